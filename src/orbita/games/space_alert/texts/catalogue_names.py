"""What things are called, as pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

SEATS: Final[dict[str, Pair]] = {
    "captain": ("Kapitan", "Captain"),
    "officer": ("Oficer łączności", "Communications officer"),
    "chief": ("Szef ochrony", "Security chief"),
    "fourth": ("Czwarta osoba", "Fourth member"),
    "fifth": ("Piąta osoba", "Fifth member"),
}
ANDROID: Final[Pair] = ("Android {number}", "Android {number}")
STATIONS: Final[dict[str, Pair]] = {
    "upper_red": ("górna czerwona", "upper red"),
    "upper_white": ("mostek", "the bridge"),
    "upper_blue": ("górna niebieska", "upper blue"),
    "lower_red": ("dolna czerwona", "lower red"),
    "lower_white": ("dolna biała", "lower white"),
    "lower_blue": ("dolna niebieska", "lower blue"),
    "space": ("kosmos", "space"),
}
ZONES: Final[dict[str, Pair]] = {
    "red": ("czerwony", "red"),
    "white": ("biały", "white"),
    "blue": ("niebieski", "blue"),
    "internal": ("wnętrze statku", "inside the ship"),
}
ZONES_IN_FULL: Final[dict[str, Pair]] = {
    "red": ("sektor czerwony", "red zone"),
    "white": ("sektor biały", "white zone"),
    "blue": ("sektor niebieski", "blue zone"),
    "internal": ("wnętrze statku", "inside the ship"),
}
HALVES: Final[dict[str, Pair]] = {
    "A": ("A", "A"),
    "B": ("B", "B"),
    "C": ("C", "C"),
    "bots": ("droidy bojowe", "battlebots"),
    "red": ("czerwona strzałka", "red arrow"),
    "blue": ("niebieska strzałka", "blue arrow"),
    "deck": ("grawiwinda", "gravolift"),
    "HA": ("bohaterskie A", "heroic A"),
    "HB": ("bohaterskie B", "heroic B"),
    "Hbots": ("bohaterskie droidy bojowe", "heroic battlebots"),
    "tUR": ("bohaterski ruch: górna czerwona", "heroic move: upper red"),
    "tUW": ("bohaterski ruch: mostek", "heroic move: the bridge"),
    "tUB": ("bohaterski ruch: górna niebieska", "heroic move: upper blue"),
    "tLR": ("bohaterski ruch: dolna czerwona", "heroic move: lower red"),
    "tLW": ("bohaterski ruch: dolna biała", "heroic move: lower white"),
    "tLB": ("bohaterski ruch: dolna niebieska", "heroic move: lower blue"),
    "action": ("działanie (zakryte)", "an action (face down)"),
    "move": ("ruch (zakryty)", "a movement (face down)"),
}
TOKENS: Final[dict[str, Pair]] = {
    "reactor": ("reaktor", "reactor"),
    "shield": ("osłona", "shield"),
    "upper_weapon": ("ciężkie działo", "heavy laser"),
    "lower_weapon": ("dolne działo", "lower weapon"),
    "gravolift": ("grawiwinda", "gravolift"),
    "structural": ("kadłub", "structure"),
}
DELAYS: Final[dict[str, Pair]] = {
    "damaged_lift": ("uszkodzona grawiwinda", "the gravolift is damaged"),
    "busy_lift": ("zajęta grawiwinda", "the gravolift was in use"),
    "computer": ("brak konserwacji komputera", "the computer was not maintained"),
    "threat": ("zagrożenie", "a threat"),
    "slime": ("szlam", "slime"),
    "tripping": ("potknięcie", "tripping"),
    "space": ("najpierw powrót z kosmosu", "the way back from space comes first"),
}
VAIN: Final[dict[str, Pair]] = {  # why a card did nothing
    "no_energy": ("brak energii w reaktorze", "no energy in the reactor"),
    "fired_already": ("to działo w tej turze już strzela", "this weapon fires already in this turn"),
    "full": ("więcej energii się nie zmieści", "it holds no more energy"),
    "no_capsule": ("nie ma już kapsuł paliwa", "no fuel capsule is left"),
    "no_rocket": ("nie ma już rakiet", "no rocket is left"),
    "done_already": ("to już zrobione", "it has been done already"),
    "wrong_turn": ("konserwacja liczy się w innych turach", "maintenance counts in other turns"),
    "no_door": ("w tę stronę nie ma drzwi", "there is no door on that side"),
    "there_already": ("to ta sama kabina", "this is that very station"),
    "no_squad": ("brak oddziału droidów", "no squad of battlebots"),
    "squad_disabled": ("oddział droidów jest dezaktywowany", "the squad is disabled"),
    "has_squad": ("oddział droidów już idzie z tą osobą", "a squad follows already"),
    "squad_taken": ("nie czeka tu żaden oddział droidów", "no squad waits here"),
    "nobody_to_fight": ("nie ma tu intruza", "there is no intruder here"),
    "pilot_out": ("myśliwce są już w kosmosie", "the interceptors are out already"),
    "damaged": ("tego systemu nie da się już naprawić", "this system is beyond repair"),
    "delayed": ("karta opóźni się o turę", "the card will be delayed by a turn"),
    "not_in_use": ("na tym poziomie szkolenia tego się nie używa", "this level of training does without it"),
}
WEAPONS: Final[dict[str, Pair]] = {
    "red_heavy_laser": ("czerwone ciężkie działo", "red heavy laser"),
    "white_heavy_laser": ("białe ciężkie działo", "white heavy laser"),
    "blue_heavy_laser": ("niebieskie ciężkie działo", "blue heavy laser"),
    "red_light_laser": ("czerwone lekkie działo", "red light laser"),
    "pulse_cannon": ("działo rezonansowe", "pulse cannon"),
    "blue_light_laser": ("niebieskie lekkie działo", "blue light laser"),
    "rocket": ("rakieta", "rocket"),
    "interceptors": ("myśliwce przechwytujące", "interceptors"),
}
STATUS: Final[dict[str, Pair]] = {
    "not_appeared": ("zapowiedziane", "announced"),
    "on_track": ("w drodze", "on its way"),
    "destroyed": ("zniszczone", "destroyed"),
    "survived": ("przetrwane", "survived"),
}
BACKS: Final[dict[str, Pair]] = {"action": ("akcja", "action"), "move": ("ruch", "move")}
LEVELS: Final[dict[str, Pair]] = {
    "white": ("białe", "white"),
    "both": ("białe i żółte", "white and yellow"),
    "yellow": ("żółte", "yellow"),
}
