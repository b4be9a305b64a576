"""Names of what the vocabulary numbers, as files, notation and everything that leaves the game write them."""

from typing import Final, Literal, get_args

ZoneName = Literal["red", "white", "blue", "internal"]
PlaceName = Literal[
    "upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue", "space"
]
TokenName = Literal["reactor", "shield", "upper_weapon", "lower_weapon", "gravolift", "structural"]
StatusName = Literal["not_appeared", "on_track", "destroyed", "survived"]
SquadName = Literal["none", "active", "disabled"]
SeatName = Literal["captain", "officer", "chief", "fourth", "fifth"]
DelayName = Literal["damaged_lift", "busy_lift", "computer", "threat", "slime", "tripping", "space"]
VainName = Literal[
    "no_energy",
    "fired_already",
    "full",
    "no_capsule",
    "no_rocket",
    "done_already",
    "wrong_turn",
    "no_door",
    "there_already",
    "no_squad",
    "squad_disabled",
    "has_squad",
    "squad_taken",
    "nobody_to_fight",
    "pilot_out",
    "damaged",
    "delayed",
    "not_in_use",
]
StepName = Literal["appear", "crew", "shots", "threats", "computer", "jump"]
WeaponName = Literal[
    "red_heavy_laser",
    "white_heavy_laser",
    "blue_heavy_laser",
    "red_light_laser",
    "pulse_cannon",
    "blue_light_laser",
    "rocket",
    "interceptors",
]
HalfName = Literal[
    "-",
    "A",
    "B",
    "C",
    "bots",
    "red",
    "blue",
    "deck",
    "HA",
    "HB",
    "Hbots",
    "tUR",
    "tUW",
    "tUB",
    "tLR",
    "tLW",
    "tLB",
]
FoughtWith = Literal["weapons", "battlebots", "B", "C", "interceptors"]
StageName = Literal["planning", "acting", "over"]
EndingName = Literal["jumped-home", "zone-destroyed", "ship-lost"]

ZONE_NAMES: Final[tuple[ZoneName, ...]] = get_args(ZoneName)
STATION_NAMES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)
STATION_CODES: Final = ("UR", "UW", "UB", "LR", "LW", "LB", "SPACE")
STATION_OF_CODE: Final = dict(zip(STATION_CODES, STATION_NAMES, strict=True))
ACTION_NAMES: Final[tuple[HalfName, ...]] = get_args(HalfName)
ACTION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTION_NAMES)}
TOKEN_NAMES: Final[tuple[TokenName, ...]] = get_args(TokenName)
STATUS_NAMES: Final[tuple[StatusName, ...]] = get_args(StatusName)
BOTS_NAMES: Final[tuple[SquadName, ...]] = get_args(SquadName)
MARK_NAMES: Final = ("", "X", "Y", "Z")
SEAT_NAMES: Final[tuple[SeatName, ...]] = get_args(SeatName)
DELAY_NAMES: Final[tuple[DelayName, ...]] = get_args(DelayName)
VAIN_NAMES: Final[tuple[VainName, ...]] = get_args(VainName)  # from 1 on: 0 is a card that worked
STEP_NAMES: Final[tuple[StepName, ...]] = get_args(StepName)
WEAPON_NAMES: Final[tuple[WeaponName, ...]] = get_args(WeaponName)  # the stations' first, in their order
STAGE_NAMES: Final[tuple[StageName, ...]] = get_args(StageName)
ENDING_NAMES: Final[tuple[EndingName, ...]] = get_args(EndingName)
REASONS: Final = ("", *ENDING_NAMES)  # by ending
# The systems of the stations by letter, as `rules.systems` carries them out.
SYSTEMS: Final[dict[PlaceName, tuple[str, str, str]]] = {
    "upper_red": ("heavy_laser", "shield", "interceptors"),
    "upper_white": ("heavy_laser", "shield", "computer"),
    "upper_blue": ("heavy_laser", "shield", "battlebots"),
    "lower_red": ("light_laser", "side_reactor", "battlebots"),
    "lower_white": ("pulse_cannon", "central_reactor", "window"),
    "lower_blue": ("light_laser", "side_reactor", "rockets"),
}
