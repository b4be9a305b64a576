"""The bots of Space Alert: parts of old ships that signed on once more."""

from typing import Final

from orbita.bots.characters import Character

CHARACTERS: Final = (
    Character(
        "Busola",
        90,
        (
            "Zawsze wie, gdzie jest północ. W kosmosie to mała pociecha, ale nie ustępuje.",
            "Always knows where north is. Little comfort in space, but she will not give it up.",
        ),
    ),
    Character(
        "Kambuz",
        110,
        (
            "Gotował na trzech statkach; na dwóch z nich gasił potem pożar.",
            "Cooked on three ships, and put out the fire on two of them.",
        ),
    ),
    Character(
        "Bulaj",
        130,
        (
            "Dwadzieścia lat patrzył przez okno. Zobaczył więcej niż cała reszta załogi.",
            "Looked out of the window for twenty years, and saw more than the rest of the crew.",
        ),
    ),
    Character(
        "Kotwa",
        120,
        (
            "Trudno ją ruszyć z miejsca, ale kto się jej trzyma, ten nie odleci.",
            "Hard to move, but whoever holds on to her does not drift away.",
        ),
    ),
    Character(
        "Sekstant",
        110,
        (
            "Mierzy dwa razy, a potem jeszcze raz, bo lubi.",
            "Measures twice, and then once more because it is fun.",
        ),
    ),
    Character(
        "Kabestan",
        120,
        (
            "Chodzi w kółko, kiedy myśli. Pokład pod nim jest już wytarty.",
            "Walks in circles while he thinks. The deck below him is worn through.",
        ),
    ),
    Character(
        "Bufor",
        80,
        (
            "Wszystko bierze na siebie i nigdy się nie skarży.",
            "Takes everything upon himself, and never complains.",
        ),
    ),
    Character(
        "Nitka",
        60,
        (
            "Najcieńszy przewód na pokładzie. Wszędzie się wciśnie.",
            "The thinnest wire on board. There is no place she cannot squeeze into.",
        ),
    ),
    Character(
        "Gwizdek",
        60,
        (
            "Budził załogę o czwartej rano. Do dziś uważa to za przysługę.",
            "Woke the crew at four in the morning, and still considers it a favour.",
        ),
    ),
    Character(
        "Szpula",
        100,
        (
            "Nawinęła na siebie całe archiwum alarmów. Najbardziej lubi fałszywe.",
            "Has every alarm there ever was wound around her. The false ones are her favourites.",
        ),
    ),
    Character(
        "Barka",
        130,
        (
            "Woziła złom między księżycami i nigdzie się nie spieszyła.",
            "Carried scrap between moons, and was never in a hurry.",
        ),
    ),
    Character(
        "Mesa",
        90,
        (
            "Zna wszystkie historie, jakie kiedykolwiek opowiedziano przy stole.",
            "Knows every story that was ever told at a table.",
        ),
    ),
)
