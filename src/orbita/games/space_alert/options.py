"""Variants, house rules and disputed readings, chosen before the mission, and how a campaign starts it."""

from typing import Final, Literal, get_args

import msgspec

from orbita.games.space_alert.missions.model import Level

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
        """Refuse what the box has once a zone."""
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
    carried: Carried = Carried()  # from the earlier missions of a campaign
    stealth_fighter_speed: Literal[3, 4] = 3
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False  # and not only the printed value
    dying_marauder_raises_shields: bool = True  # of the others, in the step that destroys it
    knocked_out_figures_count: bool = True  # for the Seeker and the Alien
