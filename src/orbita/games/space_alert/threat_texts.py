"""What a threat card says, in Polish and English, made from the same entries the rules read."""

from typing import Final

from orbita.games.space_alert.content import Effect, Threat

Pair = tuple[str, str]  # Polish, English

ZONES: Final[dict[str, Pair]] = {
    "own": ("swój sektor", "its zone"),
    "all": ("każdy sektor", "every zone"),
    "others": ("dwa pozostałe sektory", "the two other zones"),
    "red_blue": ("sektor czerwony i sektor niebieski", "the red and the blue zone"),
    "white": ("sektor biały", "the white zone"),
    "red": ("sektor czerwony", "the red zone"),
    "each_token_zone": ("sektor każdego ze swoich żetonów", "the zone of each of its tokens"),
}
AMOUNTS: Final[dict[str, Pair]] = {
    "hp": ("pozostałej wytrzymałości", "its hit points left"),
    "2*hp": ("dwukrotności pozostałej wytrzymałości", "twice its hit points left"),
    "3*hp": ("trzykrotności pozostałej wytrzymałości", "three times its hit points left"),
    "players_in_station": ("liczby osób w jego kabinie", "the number of crew members in its station"),
    "central_reactor_energy": ("energii w centralnym reaktorze", "the energy in the central reactor"),
}
WHO: Final[dict[str, Pair]] = {
    "zone": ("Wszyscy w jego sektorze", "Everybody in its zone"),
    "ship": ("Wszyscy na statku", "Everybody on the ship"),
    "station": ("Wszyscy w jego kabinie", "Everybody in its station"),
    "its_stations": ("Wszyscy w jego kabinach", "Everybody in its stations"),
    "not_on_bridge": ("Wszyscy poza mostkiem", "Everybody who is not on the bridge"),
    "leading_active_bots": (
        "Wszyscy z aktywnym oddziałem droidów",
        "Everybody leading an active squad",
    ),
    "station_not_leading_active_bots": (
        "Wszyscy w jego kabinie, którzy nie mają aktywnego oddziału droidów",
        "Everybody in its station without an active squad",
    ),
}
DIRECTIONS: Final[dict[str, Pair]] = {
    "left": ("w lewo", "left"),
    "right": ("w prawo", "right"),
    "deck": ("na drugi pokład", "to the other deck"),
}
CONDITIONS: Final[dict[str, Pair]] = {
    "always": ("", ""),
    "damaged": ("Jeśli jest uszkodzone: ", "If it is damaged: "),
    "undamaged": ("Jeśli nie jest uszkodzone: ", "If it is undamaged: "),
}
MODES: Final[dict[str, Pair]] = {
    "normal": ("", ""),
    "double_through": (", to, co przejdzie przez osłonę, podwojone", ", doubling what passes the shield"),
    "ignore_shields": (", osłony nie pomagają", ", shields do not help"),
}
SIMPLE: Final[dict[str, Pair]] = {
    "reveal": ("Można je odtąd namierzać", "It can be targeted from now on"),
    "start_fighting_back": ("Od tej chwili odpowiada ogniem", "It fights back from now on"),
    "lose": ("Statek jest stracony", "The ship is lost"),
    "raise_attacks": (
        "Odtąd ataki pozostałych zagrożeń zewnętrznych są silniejsze o 1",
        "From now on every other external threat attacks with 1 more",
    ),
    "raise_shields": (
        "Odtąd osłony wszystkich zagrożeń zewnętrznych są silniejsze o 1",
        "From now on all external threats have 1 more shield",
    ),
    "destroy_rocket": ("Jedna rakieta na statku przepada", "One rocket on the ship is lost"),
    "disable_stored_bots": (
        "Oddział droidów w składzie jego kabiny zostaje dezaktywowany",
        "The squad stored in its station is disabled",
    ),
    "lose_fuel": ("Jedna kapsuła paliwa przepada", "One fuel capsule is lost"),
    "seek": (
        "Przechodzi do sąsiedniej kabiny, w której jest najwięcej osób; przy remisie zostaje",
        "Moves to the neighbouring station with the most crew members; stays if tied",
    ),
    "overflow_reactor_into_shield": (
        "Energia centralnego reaktora przepływa do jego osłony; każdy nadmiarowy sześcian to 1 uszkodzenie",
        "The central reactor empties into its shield; every cube that does not fit is 1 damage",
    ),
    "leak_shield": (
        "Centralna osłona traci energię; każdy sześcian to 1 uszkodzenie",
        "The central shield loses its energy; every cube is 1 damage",
    ),
    "leak_reactors": (
        "Wszystkie reaktory tracą energię; każdy sześcian to 1 uszkodzenie własnego sektora",
        "All reactors lose their energy; every cube is 1 damage to its own zone",
    ),
    "stay_lethal": (
        "Odtąd wejście do jego kabin ogłusza",
        "From now on entering one of its stations knocks out",
    ),
}
TRAITS: Final[dict[str, Pair]] = {
    "hidden": ("Przed akcją X nie można go namierzyć.", "It cannot be targeted before its X."),
    "hidden_far": (
        "W 3. strefie odległości nie można go namierzyć.",
        "It cannot be targeted at distance 3.",
    ),
    "no_rockets": ("Rakiety go nie namierzają.", "Rockets cannot target it."),
    "no_heavy_lasers": ("Ciężkie działa laserowe je pomijają.", "Heavy lasers pass it over."),
    "rocket_decoy": ("Rakieta, która je namierzy, przepada.", "A rocket that targets it is wasted."),
    "rocket_magnet": (
        "Każda rakieta namierza je z dowolnej odległości.",
        "Every rocket targets it, at any distance.",
    ),
    "hardened_by_rockets": (
        "Każde trafienie rakietą wzmacnia jego osłonę o 1.",
        "Each rocket hit adds 1 to its shield.",
    ),
    "cryoshield": (
        "Pierwsza tura, w której coś je namierzy, nie czyni mu szkody.",
        "The first turn anything targets it does it no damage.",
    ),
    "pulse_opens_shield": (
        "W turze trafienia działem rezonansowym jego osłona wynosi 0.",
        "In a turn the pulse cannon hits it its shield is 0.",
    ),
    "one_damage_a_turn": (
        "Otrzymuje najwyżej 1 uszkodzenie na turę.",
        "It takes at most 1 damage a turn.",
    ),
    "close_combat": (
        "Jako jedyny cel myśliwców otrzymuje od nich 9, a osoba w myśliwcach zostaje ogłuszona.",
        "As the only target of the interceptors it takes 9 from them, and the pilot is knocked out.",
    ),
    "retaliates": (
        "Po każdej turze, w której zostanie uszkodzone ostrzałem, atakuje każdy sektor z siłą 1.",
        "After every turn in which weapons damage it, it attacks every zone with 1.",
    ),
    "counts_rockets": (
        "Wytrzymałość to liczba rakiet na statku w chwili pojawienia się.",
        "Its hit points are the rockets on the ship when it appears.",
    ),
    "slime": (
        "Wejście do kabiny ze szlamem opóźnia następną akcję. Potomstwo ma 1 punkt wytrzymałości.",
        "Entering a station with slime delays the next action. Offspring have 1 hit point.",
    ),
    "burns_engineers": (
        "Ostatnia naprawa ogłusza wszystkich w dolnej czerwonej i dolnej niebieskiej kabinie.",
        "The last repair knocks out everybody in the lower red and lower blue stations.",
    ),
    "takes_its_killer": (
        "Kto je zniszczy, zostaje ogłuszony.",
        "Whoever destroys it is knocked out.",
    ),
    "cleaned_by_station": (
        "Atak droidów oczyszcza jedną kabinę; znika po trzech.",
        "A battlebot attack cleans one station; three destroy it.",
    ),
    "three_at_once": (
        "Naprawiają je tylko trzy osoby w jednej turze.",
        "Only three crew members in one turn can repair it.",
    ),
}


def pick(pair: Pair, lang: str) -> str:
    """One of the two languages."""
    return pair[0] if lang == "pl" else pair[1]


def effect_text(effect: Effect, lang: str) -> str:
    """One effect as a sentence without its full stop."""
    condition = pick(CONDITIONS[effect.when], lang)
    if effect.unless_damage:
        told = ("Jeśli ma mniej uszkodzeń niż {n}: ", "If it carries less than {n} damage: ")
        condition = pick(told, lang).format(n=effect.unless_damage)
    text = body_text(effect, lang)
    return condition + (text[0].lower() + text[1:] if condition else text)


def body_text(effect: Effect, lang: str) -> str:
    """The effect without its condition."""
    if effect.do in SIMPLE:
        return pick(SIMPLE[effect.do], lang)
    if effect.do in ("attack", "damage"):
        return blow_text(effect, lang)
    if effect.do in ("drain_shields", "drain_reactor"):
        return drain_text(effect, lang)
    if effect.do in ("delay", "knock_out"):
        told = ("opóźnione akcje", "delayed") if effect.do == "delay" else ("ogłuszenie", "knocked out")
        return f"{pick(WHO[effect.who], lang)}: {pick(told, lang)}"
    if effect.do == "double_damage":
        told = ("Uszkodzenia są podwajane: {zone}", "Damage is doubled: {zone}")
        return pick(told, lang).format(zone=pick(ZONES[effect.zones], lang))
    if effect.do in ("move", "spread"):
        verb = ("Przechodzi {to}", "Moves {to}") if effect.do == "move" else ("Pełznie {to}", "Spreads {to}")
        return pick(verb, lang).format(to=pick(DIRECTIONS[effect.to], lang))
    return change_text(effect, lang)


def blow_text(effect: Effect, lang: str) -> str:
    """An attack from outside or damage from within."""
    amount = pick(AMOUNTS[effect.n], lang) if isinstance(effect.n, str) else str(effect.n)
    if effect.do == "attack":
        if isinstance(effect.n, str):
            told = ("Atak na {zone} o sile równej {n}{mode}", "Attack on {zone} with {n}{mode}")
        else:
            told = ("Atak na {zone} o sile {n}{mode}", "Attack on {zone} with strength {n}{mode}")
    elif isinstance(effect.n, str):
        told = ("Uszkadza {zone} w liczbie {n}", "Damage to {zone}: {n}")
    else:
        told = ("Uszkadza {zone}: {n}", "Damage to {zone}: {n}")
    values = {
        "zone": pick(ZONES[effect.zones], lang),
        "n": amount,
        "mode": pick(MODES[effect.mode], lang),
    }
    return pick(told, lang).format(**values)


def drain_text(effect: Effect, lang: str) -> str:
    """Energy lost from shields or reactors."""
    what = ("Osłona", "The shield") if effect.do == "drain_shields" else ("Reaktor", "The reactor")
    if effect.n == "all":
        told = ("{what} traci całą energię ({zone})", "{what} loses all energy ({zone})")
    else:
        told = ("{what} traci energię: {n} ({zone})", "{what} loses {n} energy ({zone})")
    zone = pick(ZONES[effect.zones], lang)
    text = pick(told, lang).format(n=effect.n, what=pick(what, lang), zone=zone)
    if effect.else_damage:
        told = ("; z pustego: {n} uszkodzenie", "; if empty: {n} damage")
        text += pick(told, lang).format(n=effect.else_damage)
    return text


def change_text(effect: Effect, lang: str) -> str:
    """What a threat does to itself, and the scout's command."""
    told: dict[str, Pair] = {
        "heal": ("Naprawia swoje uszkodzenia: {n}", "Removes damage from itself: {n}"),
        "speed": ("Szybkość +{n}", "Speed +{n}"),
        "shield_add": ("Osłona +{n}", "Shield +{n}"),
        "shield_set": ("Osłona wynosi {n}", "Shield becomes {n}"),
        "self_damage": ("Uszkadza siebie: {n}", "Damages itself: {n}"),
        "advance_others": (
            "Pozostałe zagrożenia zewnętrzne przesuwają się o {n}",
            "Every other external threat advances by {n}",
        ),
    }
    half = pick(("połowa, zaokrąglona w dół", "half of it, rounded down"), lang)
    return pick(told[effect.do], lang).format(n=half if effect.n == "half_floor" else effect.n)


def action_text(effects: tuple[Effect, ...], lang: str) -> str:
    """All effects of a mark as sentences."""
    if not effects:
        return pick(("Nic.", "Nothing."), lang)
    return " ".join(effect_text(effect, lang) + "." for effect in effects)


def lasting_text(threat: Threat, lang: str) -> str:
    """The rules that hold while the threat is there."""
    texts = [pick(TRAITS[trait], lang) for trait in threat.traits]
    if threat.fights_back:
        texts.append(pick(("Odpowiada ogniem.", "It fights back."), lang))
    if threat.debris:
        told = (
            "Zniszczone atakuje swój sektor z siłą {n} za każde minięte pole X i Y.",
            "When destroyed it attacks its zone with {n} for each X and Y space passed.",
        )
        texts.append(pick(told, lang).format(n=threat.debris))
    if threat.explosion:
        told = (
            "Zniszczone zadaje {n} każdemu innemu zagrożeniu zewnętrznemu, mimo osłon.",
            "When destroyed it deals {n} to every other external threat, past shields.",
        )
        texts.append(pick(told, lang).format(n=threat.explosion))
    if threat.bonus:
        told = (
            "Naprawa we wszystkich jego kabinach w jednej turze liczy się o {n} więcej.",
            "Repairs at all its stations in one turn count {n} more.",
        )
        texts.append(pick(told, lang).format(n=threat.bonus))
    return " ".join(texts)


def threat_text(threat: Threat, lang: str) -> str:
    """The whole card as lines."""
    name = threat.name.pl if lang == "pl" else threat.name.en
    lines = [f"{threat.code} {name}"]
    lines += [
        f"{mark}: {action_text(effects, lang)}"
        for mark, effects in (("X", threat.x), ("Y", threat.y), ("Z", threat.z))
    ]
    lasting = lasting_text(threat, lang)
    return "\n".join([*lines, lasting] if lasting else lines)
