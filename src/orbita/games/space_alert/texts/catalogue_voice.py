"""What the ship's computer says aloud, clip by clip, as pairs (Polish, English).

`scripts/make-voice` speaks these sentences, the browser shows them as subtitles, `orbita mission speak` plays
them. A changed sentence needs new clips.
"""

from typing import Final

from orbita.core.lang import Pair

VOICE: Final[dict[str, Pair]] = {
    "start": (
        "Alarm bojowy. Zegar misji ruszył. Etap pierwszy.",
        "Battle stations. Mission clock running. Phase one.",
    ),
    "t1": ("Te plus jeden.", "T plus one."),
    "t2": ("Te plus dwa.", "T plus two."),
    "t3": ("Te plus trzy.", "T plus three."),
    "t4": ("Te plus cztery.", "T plus four."),
    "t5": ("Te plus pięć.", "T plus five."),
    "t6": ("Te plus sześć.", "T plus six."),
    "t7": ("Te plus siedem.", "T plus seven."),
    "t8": ("Te plus osiem.", "T plus eight."),
    "threat": ("Zagrożenie.", "Threat."),
    "serious": ("Poważne zagrożenie.", "Serious threat."),
    "internal": ("Zagrożenie na pokładzie.", "Threat on board."),
    "serious_internal": ("Poważne zagrożenie na pokładzie.", "Serious threat on board."),
    "red": ("Sektor czerwony.", "Red zone."),
    "white": ("Sektor biały.", "White zone."),
    "blue": ("Sektor niebieski.", "Blue zone."),
    "again": ("Jeszcze raz.", "Once more."),
    "unconfirmed": ("Raport bez potwierdzenia.", "Unconfirmed report."),
    "data": (
        "Napływają dane. Każdy może dobrać jedną kartę.",
        "Data incoming. Everyone may draw one card.",
    ),
    "transfer": (
        "Okno transferu. Można oddać jedną kartę.",
        "Transfer window. You may hand over one card.",
    ),
    "transfer_closed": ("Transfer zamknięty.", "Transfer closed."),
    "n5": ("Pięć.", "Five."),
    "n4": ("Cztery.", "Four."),
    "n3": ("Trzy.", "Three."),
    "n2": ("Dwa.", "Two."),
    "n1": ("Jeden.", "One."),
    "silence": ("Łączność zerwana.", "Communications lost."),
    "silence_end": ("Łączność wróciła.", "Communications are back."),
    "p1_60": ("Etap pierwszy. Została minuta.", "Phase one. One minute left."),
    "p2_60": ("Etap drugi. Została minuta.", "Phase two. One minute left."),
    "p1_20": ("Etap pierwszy. Dwadzieścia sekund.", "Phase one. Twenty seconds."),
    "p2_20": ("Etap drugi. Dwadzieścia sekund.", "Phase two. Twenty seconds."),
    "p1_end": ("Etap pierwszy zamknięty. Trwa etap drugi.", "Phase one closed. Now phase two."),
    "p2_end": ("Etap drugi zamknięty. Trwa etap trzeci.", "Phase two closed. Now phase three."),
    "m_60": ("Do skoku została minuta.", "One minute to the jump."),
    "m_20": ("Do skoku dwadzieścia sekund.", "Twenty seconds to the jump."),
    "m_end": ("Skok!", "Jump!"),
    "ended_early": ("Załoga zamyka planowanie. Skok!", "The crew closes planning. Jump!"),
    "act": ("Odtwarzam przebieg misji.", "Replaying the mission."),
    "computer_ok": ("Komputer czuwa.", "Computer awake."),
    "computer_bad": ("Komputer zasnął. Akcje opóźnione.", "Computer asleep. Actions delayed."),
    "damage_red": ("Uszkodzenie, sektor czerwony.", "Damage, red zone."),
    "damage_white": ("Uszkodzenie, sektor biały.", "Damage, white zone."),
    "damage_blue": ("Uszkodzenie, sektor niebieski.", "Damage, blue zone."),
    "won": ("Skok udany. Witajcie w domu.", "Jump complete. Welcome home."),
    "lost": ("Statek stracony. Kontakt zerwany.", "Ship lost. Signal gone."),
    "setup": ("Przygotujcie statek. Start za", "Set up the ship. Starting in"),
    "pause": ("Misja wstrzymana.", "Mission paused."),
    "resume": ("Misja trwa.", "Mission running."),
    "check": ("Próba głośnika. Słychać mnie dobrze?", "Speaker test. Can you hear me?"),
}

# As one reads it where it is written otherwise than it is said.
WRITTEN: Final[dict[str, Pair]] = {
    **{f"t{turn}": (f"T+{turn}.", f"T+{turn}.") for turn in range(1, 9)},
    **{f"n{left}": (f"{left}…", f"{left}…") for left in range(1, 6)},
}

SUBTITLES: Final[dict[str, Pair]] = {**VOICE, **WRITTEN}
