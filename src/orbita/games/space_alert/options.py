"""Variants, house rules and disputed readings, chosen before the mission, and how a campaign starts it."""

from typing import Annotated, Final, Literal, get_args

import msgspec

from orbita.games.space_alert.missions.model import Level

Aids = Literal["box", "route", "cadet"]
InUse = Literal["script", "on", "off"]  # "script": as the level of the script has it
Place = Annotated[int, msgspec.Meta(ge=0, le=4)]
Places = Annotated[tuple[Place, ...], msgspec.Meta(max_length=5)]
SeatOrNone = Literal[-1, 0, 1, 2, 3, 4]
Token = Literal["reactor", "shield", "upper_weapon", "lower_weapon", "gravolift", "structural"]
SquadStation = Literal["lower_red", "upper_blue"]

TOKENS: Final[tuple[Token, ...]] = get_args(Token)
SQUAD_STATIONS: Final[tuple[SquadStation, ...]] = get_args(SquadStation)


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the ship starts in a campaign (6.): unrepaired damage by zone, and where its squads wait."""

    red: tuple[Token, ...] = ()
    white: tuple[Token, ...] = ()
    blue: tuple[Token, ...] = ()
    squads: tuple[SquadStation, ...] = SQUAD_STATIONS  # those on board; two never share a station

    def __post_init__(self) -> None:
        """Refuse doubles: the box has one of each in a zone."""
        for name in ("red", "white", "blue", "squads"):
            named = getattr(self, name)
            if len(set(named)) < len(named):
                raise ValueError(f"{name}: each at most once")

    @property
    def tokens(self) -> tuple[tuple[Token, ...], ...]:
        """The tokens by zone."""
        return self.red, self.white, self.blue


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the base game as facts and rulings have it."""

    mission: str = "random"  # a script by its id or code, or a new one nobody knows
    common: Level = "white"
    serious: Level = "white"
    extra_android: bool = False  # a fifth crew member (5.4)
    heroic: InUse = "script"  # heroic cards
    confirmation: InUse = "script"  # points for looking out of the window
    battlebots: InUse = "script"  # and the interceptors
    android_places: Places = ()  # by android: its place in the order of acting, from 0; behind all if none
    android_players: Places = ()  # by android: the seat that acts for it; the people in turn if none
    communications: SeatOrNone = -1  # the seat with this role; seat 1 if none, or the captain
    security: SeatOrNone = -1  # seat 2 if none, or the captain
    aids: Aids = "route"  # what the table tells a seat of its own plan, and with "cadet" of the threats
    carried: Carried = Carried()  # from the earlier missions of a campaign
    stealth_fighter_speed: Literal[3, 4] = 3
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False  # and not only the printed value
    dying_marauder_raises_shields: bool = True  # of the others, in the step that destroys it
    knocked_out_figures_count: bool = True  # for the Seeker and the Alien
    knocked_out_pilot_returns: bool = True  # with the next action step, and not only before the jump

    def __post_init__(self) -> None:
        """Refuse one place for two androids."""
        if len(set(self.android_places)) < len(self.android_places):
            raise ValueError("android_places: each place at most once")
