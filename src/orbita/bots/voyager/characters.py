"""The bots of Solar System Voyager: instruments of an old observatory that want to see it all from near."""

from typing import Final

from orbita.bots.characters import Character

CHARACTERS: Final = (
    Character(
        "Alidada",
        100,
        (
            "Całe życie celowała w gwiazdy palcem. Teraz chce sprawdzić, czy trafiła.",
            "Has pointed at stars all her life. Now she wants to see whether she was right.",
        ),
    ),
    Character(
        "Gnomon",
        150,
        (
            "Rzuca cień i czeka. Mówi, że tak mija każdy czas.",
            "Casts a shadow and waits. Says that all time passes like this.",
        ),
    ),
    Character(
        "Nonius",
        120,
        (
            "Zauważy różnicę jednej dziesiątej milimetra i nie omieszka o niej wspomnieć.",
            "Notices a tenth of a millimetre, and never fails to mention it.",
        ),
    ),
    Character(
        "Kwadra",
        80,
        (
            "Pojawia się co dwa tygodnie i za każdym razem udaje, że to niespodzianka.",
            "Turns up every two weeks, and acts surprised each time.",
        ),
    ),
    Character(
        "Nadir",
        110,
        (
            "Wychodzi z założenia, że niżej już nie będzie.",
            "Takes it for granted that it cannot get any lower.",
        ),
    ),
    Character(
        "Zenit",
        80,
        (
            "Patrzy na wszystkich z góry, ale ma ku temu powody.",
            "Looks down on everybody, but has his reasons.",
        ),
    ),
    Character(
        "Astrolab",
        130,
        (
            "Starszy od teleskopu i trochę o to obrażony.",
            "Older than the telescope, and a little offended by it.",
        ),
    ),
    Character(
        "Efemeryda",
        60,
        (
            "Ma rozpisany każdy dzień na sto lat naprzód i żadnego nie żałuje.",
            "Has every day planned for a century, and regrets none of them.",
        ),
    ),
    Character(
        "Nutacja",
        90,
        (
            "Kiwa się lekko, gdy słucha. To nie znaczy, że się zgadza.",
            "Nods slightly while she listens. It does not mean that she agrees.",
        ),
    ),
    Character(
        "Torkwet",
        110,
        (
            "Nikt nie pamięta, do czego służył, on sam też nie. Leci się dowiedzieć.",
            "Nobody remembers what he was for, himself included. He is off to find out.",
        ),
    ),
    Character(
        "Paralaksa",
        100,
        (
            "Na wszystko patrzy z dwóch stron, czasem jednocześnie.",
            "Looks at everything from two sides, sometimes at once.",
        ),
    ),
    Character(
        "Perygea",
        70,
        (
            "Zawsze podlatuje bliżej, niż wypada.",
            "Always comes closer than is proper.",
        ),
    ),
)
