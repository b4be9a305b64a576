import csv
import io

import pytest

from orbita.games.space_alert.tools.starlog.log import (
    MAX_BYTES,
    BadLog,
    frames,
    make_entry,
    pages,
    read_log,
    total,
    why_not_add,
    write_line,
)
from orbita.games.space_alert.tools.starlog.texts import csv_text, harmless, list_text, sheet_text

CREW = [{"name": "Ola", "roles": ["captain"]}, {"name": "Jan", "roles": ["communications", "security"]}]
CREW += [{"name": "Ewa"}, {"name": "android"}]


def won(survived=4, destroyed=16, penalty=3, confirmation=2):
    return {
        "type": "survived",
        "survived": survived,
        "destroyed": destroyed,
        "penalty": penalty,
        "confirmation": confirmation,
    }


LOST = {"type": "lost", "to": "Nemesis"}


def entry(**changes):
    values = {
        "date": "2026-11-15",
        "crew": CREW,
        "mission": "mission_3",
        "common": "white",
        "serious": "both",
        "result": won(),
    }
    return make_entry({**values, **changes})


def numbered(*entries):
    return list(enumerate(entries, 1))


def names(*crew):
    return [{"name": name} for name in crew]


# Scores


def test_the_total_is_threats_less_penalty_plus_confirmation():
    assert total(entry()) == 4 + 16 - 3 + 2


def test_a_total_may_be_negative():
    assert total(entry(result=won(0, 0, 9, 1))) == -8


def test_a_lost_mission_has_no_total():
    assert total(entry(result=LOST)) is None


def test_a_mission_of_a_campaign_has_no_total_of_its_own():
    assert total(entry(campaign="Orion")) is None


# Entries


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        pytest.param({"crew": names("a", "b", "c")}, "4 or 5 members", id="three: add androids"),
        pytest.param({"crew": names(*"abcdef")}, "4 or 5 members", id="six"),
        pytest.param({"crew": names("a", "b", "c", "a")}, "same name", id="two of one name"),
        pytest.param({"crew": names("a", "b", "c", "")}, "name 4: 1 to 80", id="no name"),
        pytest.param(
            {"crew": [{"name": n, "roles": ["captain"]} for n in "ab"] + names("c", "d")},
            "two members are captain",
            id="two captains",
        ),
        pytest.param({"crew": [{"name": "a", "roles": ["cook"]}]}, "cook", id="no such role"),
        pytest.param({"mission": "two\nlines"}, "mission: 1 to 80", id="a mission in two lines"),
        pytest.param({"mission": "x" * 81}, "mission: 1 to 80", id="a mission too long"),
        pytest.param({"campaign": " Orion"}, "campaign: 1 to 80", id="a campaign with a blank in front"),
        pytest.param({"result": {"type": "lost", "to": ""}}, "lost to: 1 to 80", id="lost to nothing"),
        pytest.param({"result": won(survived=-1)}, ">= 0", id="negative points"),
        pytest.param({"result": won(penalty=1000)}, "<= 999", id="too many points"),
        pytest.param({"result": {"type": "survived", "survived": 3}}, "destroyed", id="parts missing"),
        pytest.param({"common": "red"}, "red", id="a level of the expansion"),
        pytest.param({"date": "15.11.2026"}, "date", id="a date of another form"),
        pytest.param({"date": "2026-02-29"}, "date", id="no leap year"),
        pytest.param({"date": "2026-13-01"}, "date", id="a thirteenth month"),
        pytest.param({"date": "0000-01-01"}, "date", id="no year"),
        pytest.param({"colour": 1}, "colour", id="an unknown field"),
    ],
)
def test_what_is_no_entry(changes, told):
    with pytest.raises(BadLog, match=told) as refused:
        entry(**changes)
    assert refused.value.code == "log/entry"


def test_one_member_may_hold_several_roles_and_roles_may_stay_unmarked():
    assert entry().crew[1].roles == ("communications", "security")
    assert entry(crew=names(*"abcd")).crew[0].roles == ()


# The file


def test_entries_survive_their_lines():
    written = [entry(), entry(result=LOST), entry(campaign="Orion", crew=names("Zoë", "b", "c", "d", "e"))]
    raw = b"".join(map(write_line, written))
    assert read_log(raw) == (numbered(*written), [])


def test_an_entry_is_one_line_whatever_is_in_it():
    assert write_line(entry(mission='a "quoted" name \\ é')).count(b"\n") == 1


def test_an_empty_log_is_a_log():
    assert read_log(b"") == ([], [])


def test_a_damaged_line_is_told_by_its_number_and_the_others_are_read():
    good = write_line(entry())
    raw = good + b"{broken\n" + b"\n" + good + write_line(entry())[:40] + b"\n" + good + b"\xff\xfe\n"
    entries, damages = read_log(raw)
    assert [number for number, _ in entries] == [1, 4, 6]
    assert [damage.line for damage in damages] == [2, 5, 7]


def test_a_line_that_breaks_the_rules_of_entries_is_damaged_too():
    raw = write_line(entry()).replace(b"android", b"Ewa")
    entries, [damage] = read_log(raw)
    assert (entries, damage.line, damage.reason) == ([], 1, "crew: two members have the same name")


def test_a_line_of_a_later_format_is_not_guessed_at():
    entries, [damage] = read_log(write_line(entry()).replace(b'"format":1', b'"format":2'))
    assert entries == []
    assert "format" in damage.reason


def test_a_last_line_without_its_end_is_read_and_so_are_lines_of_windows():
    raw = write_line(entry())
    assert read_log(raw.rstrip(b"\n"))[0] == numbered(entry())
    assert read_log(raw.replace(b"\n", b"\r\n") * 2)[0] == numbered(entry(), entry())


def test_a_file_of_another_size_altogether_is_refused():
    with pytest.raises(BadLog) as refused:
        read_log(b"\n" * (MAX_BYTES + 1))
    assert refused.value.code == "log/too-large"


# Pages and campaigns


def test_each_crew_has_a_page_whatever_the_order_of_its_names():
    others = names(*"abcd")
    log = numbered(entry(), entry(crew=others), entry(crew=CREW[::-1]))
    assert [[number for number, _ in page] for page in pages(log)] == [[1, 3], [2]]


def test_missions_of_a_campaign_are_framed_together():
    log = numbered(entry(campaign="Orion"), entry(), entry(campaign="Orion"), entry())
    assert [[number for number, _ in frame] for frame in frames(log)] == [[1, 3], [2], [4]]


def test_a_fourth_mission_does_not_fit_into_a_campaign():
    log = numbered(*[entry(campaign="Orion")] * 3)
    assert why_not_add(log[:2], entry(campaign="Orion")) is None
    assert why_not_add(log, entry(campaign="Orion")).code == "log/campaign-full"


def test_a_lost_campaign_takes_no_further_mission():
    log = numbered(entry(campaign="Orion", result=LOST))
    assert why_not_add(log, entry(campaign="Orion")).code == "log/campaign-lost"


def test_another_campaign_another_crew_or_no_campaign_is_not_concerned():
    log = numbered(*[entry(campaign="Orion")] * 3)
    assert why_not_add(log, entry(campaign="Vega")) is None
    assert why_not_add(log, entry(campaign="Orion", crew=names(*"abcd"))) is None
    assert why_not_add(numbered(*[entry()] * 5), entry()) is None


# On paper


def test_a_page_in_english():
    log = numbered(
        entry(),
        entry(date="2026-11-16", common="yellow", serious="yellow", result=LOST),
        entry(campaign="Orion", result=won(2, 10, 6, 3)),
        entry(campaign="Orion", result=won(4, 12, 8, 2)),
    )
    assert (
        list_text(log, "en")
        == """\
Ola ★, Jan ♫ !, Ewa, android
  no  date        mission    common  serious  survived  destroyed  penalty  confirmation  total
  1   2026-11-15  Mission 3  1       1+2      4         16         3        2             19
  2   2026-11-16  Mission 3  2       2        ship lost: Nemesis
│ 3   2026-11-15  Mission 3  1       1+2      2         10         6        3
│ 4   2026-11-15  Mission 3  1       1+2      4         12         8        2
└ campaign Orion: 22
"""
    )


def test_a_lost_campaign_is_told_as_lost():
    log = numbered(entry(campaign="Orion"), entry(campaign="Orion", result=LOST))
    assert list_text(log, "pl").endswith("└ kampania Orion: przegrana\n")


def test_an_empty_log_says_so():
    assert list_text([], "pl") == "Dziennik jest pusty.\n"


def test_a_sheet_in_polish():
    assert (
        sheet_text(7, entry(), "pl")
        == """\
nr 7
data:             2026-11-15
załoga:           Ola, Jan, Ewa, android
kapitan:          Ola
oficer łączności: Jan
szef ochrony:     Jan
misja:            Misja 3
zwykłe:           1
poważne:          1+2
przetrwane:       4
zniszczone:       16
kary:             3
potwierdzenia:    2
wynik:            19
"""
    )


def test_the_sheet_of_a_lost_mission_names_the_threat_and_no_points():
    sheet = sheet_text(1, entry(result=LOST), "en")
    assert "lost to:" in sheet
    assert "Nemesis" in sheet
    assert "total" not in sheet


def test_a_soundtrack_of_ones_own_keeps_its_name():
    assert "random-4-7" in sheet_text(1, entry(mission="random-4-7"), "pl")


# CSV


def table(log, lang="en"):
    return list(csv.DictReader(io.StringIO(csv_text(log, lang))))


def test_csv_has_a_row_for_each_mission():
    first, second = table(numbered(entry(), entry(result=LOST)))
    assert (first["total"], first["survived"], first["lost to"]) == ("19", "4", "")
    assert (second["total"], second["survived"], second["lost to"]) == ("", "", "Nemesis")
    assert first["captain"] == "Ola"
    assert first["crew"] == "Ola, Jan, Ewa, android"


def test_csv_gives_a_campaign_its_score_once():
    rows = table(numbered(entry(campaign="Orion"), entry(campaign="Orion"), entry()))
    assert [row["campaign total"] for row in rows] == ["", "39", ""]
    assert [row["total"] for row in rows] == ["", "", "19"]


def test_csv_in_polish():
    assert table(numbered(entry()), "pl")[0]["wynik"] == "19"


@pytest.mark.parametrize(
    ("text", "written"),
    [("=1+1", "'=1+1"), ("@x", "'@x"), ("-8", "-8"), ("-x", "'-x"), ("1+2", "1+2"), ("Ola", "Ola")],
)
def test_a_name_is_never_a_formula(text, written):
    assert harmless(text) == written
