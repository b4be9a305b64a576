"""The bots of Strażnicy Kosmosu: parts of arcade cabinets that went on after the arcades had closed."""

from typing import Final

from orbita.bots.characters import Character

CHARACTERS: Final = (
    Character(
        "Katoda",
        140,
        (
            "Świeciła w pierwszym automacie nad morzem; zanim coś zrobi, musi się rozgrzać.",
            "Lit up the first cabinet by the sea, and still has to warm up before anything else.",
        ),
    ),
    Character(
        "Rastra",
        90,
        (
            "Kreśliła obraz linia po linii i tak samo prowadzi rozmowę.",
            "Drew the picture line by line, and holds a conversation in the same way.",
        ),
    ),
    Character(
        "Tilda",
        70,
        (
            "Pilnowała, żeby nikt nie przechylał automatu. Nikt już nie próbuje.",
            "Saw to it that nobody tilted the cabinet. Nobody tries any more.",
        ),
    ),
    Character(
        "Moneta",
        110,
        (
            "Połknęła w życiu trzydzieści tysięcy złotówek i każdą pamięta.",
            "Has swallowed thirty thousand coins in her life, and remembers every one.",
        ),
    ),
    Character(
        "Bakelit",
        130,
        (
            "Gałka najstarszego joysticka w mieście. Nic go już nie wyprowadzi z równowagi.",
            "The knob of the oldest joystick in town. Nothing can upset him any more.",
        ),
    ),
    Character(
        "Pentoda",
        100,
        (
            "Ma pięć elektrod i na każdą sprawę pięć poglądów.",
            "Has five electrodes, and five opinions on everything.",
        ),
    ),
    Character(
        "Trafo",
        120,
        (
            "Buczy, kiedy myśli. Kiedy nie myśli, też buczy.",
            "Hums while he thinks. Hums while he does not think, too.",
        ),
    ),
    Character(
        "Neonka",
        60,
        (
            "Zapala się od byle czego i tak samo szybko gaśnie.",
            "Flares up at anything, and goes out just as fast.",
        ),
    ),
    Character(
        "Oscylo",
        100,
        (
            "Widzi fale tam, gdzie inni widzą kropki. Trudno go przekonać, że to inwazja.",
            "Sees waves where others see dots. Hard to convince that this is an invasion.",
        ),
    ),
    Character(
        "Diodek",
        70,
        (
            "Przepuszcza tylko w jedną stronę, ale za to z uśmiechem.",
            "Lets things through one way only, but always with a smile.",
        ),
    ),
    Character(
        "Piksa",
        80,
        (
            "Najmniejsza na ekranie, więc zawsze w pierwszym rzędzie.",
            "The smallest on the screen, and so always in the front row.",
        ),
    ),
    Character(
        "Ferryt",
        130,
        (
            "Był pamięcią automatu. Twierdzi, że pamięta każdą waszą partię.",
            "Used to be the cabinet's memory. Claims to remember every game of yours.",
        ),
    ),
)
