"""What people do at a table, and what the table refuses."""

import dataclasses

import httpx
import msgspec
import pytest

from orbita.core.replay import replay
from orbita.server.app import make_app
from orbita.server.errors import NoRight, Refusal
from orbita.server.rooms import clock as clock_module
from orbita.server.rooms import room as room_module
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.socket.session import greet
from orbita.server.table import commands, keys, lobby, show
from orbita.server.table.fairness import commitment
from orbita.server.table.fold import DAY, GRACE
from orbita.server.table.proofs import SealedRecord, open_seal, seal, verify
from tests.contract.sealed import SEALED
from tests.server.club import code_of, open_club, run, settle


async def placed(club, *people, **wish):
    """A guardians table at the beginning of red's first turn, and its people's clients."""
    laid, room = await club.lay(*people, **wish)
    clients = [await club.client(key) for key in laid.seats.values()]
    while "shoot" not in choices_of(room, 0):
        seat = room.table.awaited()[0]
        assert isinstance(await clients[seat].play(choices_of(room, seat)[0]), wire.Done)
    return laid, room, clients


def choices_of(room, seat):
    return [choice.move for choice in room._shown().position(seat, show.Wanted(effects=False)).choices]


def test_a_move_is_acknowledged_when_it_is_in_the_log():
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await placed(club, "Ala", "Ola")
            done = await ala.play("shoot")
            stored = await club.rooms.store.log(room.table.code)
            assert done == wire.Done(0, len(stored))
            assert b'"move":"shoot"' in stored[-1].body

    run(work())


@pytest.mark.parametrize(
    ("move", "code"),
    [
        pytest.param("move 1/1", "move/too-far", id="the rules say no"),
        pytest.param("dance", "notation/unknown", id="no such move"),
        pytest.param("undo 1", "notation/unknown", id="taking back is another message"),
    ],
)
def test_a_refused_move_changes_nothing(move, code):
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await placed(club, "Ala", "Ola")
            before = room.table.seq
            answer = await ala.play(move)
            assert isinstance(answer, wire.Error)
            assert answer.code.partition("/")[0] == code.partition("/")[0]
            assert room.table.seq == before

    run(work())


def test_a_move_sent_again_after_a_lost_answer_is_not_made_twice():
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await placed(club, "Ala", "Ola")
            seen = room.table.seq
            first = await ala.send(wire.Play("shoot", seen))
            again = await ala.send(wire.Play("shoot", seen))
            assert code_of(again) == "move/already"
            assert again.details == {"seq": first.seq}

    run(work())


def test_everybody_is_told_what_happened_since_and_what_they_may_do():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            update = ala.update()
            assert (update.since, update.seq, update.seat) == (0, room.table.seq, 0)
            assert "shoot" in [choice.move for choice in update.position.choices]
            assert ola.update().position.choices == ()
            assert ala.update() is None
            await ala.play("shoot")
            news = ola.update()
            assert (news.since, news.seq) == (update.seq, update.seq + 1)
            assert news.items[0].events[0] == {"event": "mine_shot", "seat": 0, "space": "5/1"}
            assert news.items[0].texts[0].startswith("Ala")
            assert news.table is None

    run(work())


def test_choices_tell_their_effect_in_words_and_for_the_board():
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            polish = await club.client(laid.seats["0"], lang="pl")
            choice = next(c for c in polish.update().position.choices if c.move == "shoot")
            assert choice.text
            assert choice.effect == "tylko mina"
            assert choice.preview == ({"event": "mine_shot", "seat": 0, "space": "5/1"},)

    run(work())


def test_a_client_that_comes_back_is_told_what_it_missed():
    async def work():
        async with open_club() as club:
            laid, _, (ala, ola) = await placed(club, "Ala", "Ola")
            known = ola.update().seq
            ola.leave()
            await ala.play("shoot")
            await ala.play("keep")
            back = await club.client(laid.seats["1"], since=known)
            update = back.update()
            assert [item.seq for item in update.items] == [known + 1, known + 2]
            assert update.table is not None

    run(work())


def test_the_seat_opened_last_is_the_one_that_plays():
    async def work():
        async with open_club() as club:
            laid, _, (ala, _) = await placed(club, "Ala", "Ola")
            await club.client(laid.seats["0"])
            assert ala.connection.farewell.code == "seat/elsewhere"
            assert not ala.connection.farewell.again

    run(work())


def test_own_moves_are_taken_back_until_the_turn_has_been_over_for_a_moment():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.play("shoot")
            assert ala.update().position.undo == 1
            assert code_of(await ola.send(wire.Undo())) == "undo/not-allowed"
            assert isinstance(await ala.send(wire.Undo()), wire.Done)
            assert isinstance(ola.update().items[-1], wire.TakenBack)
            await ala.play("shoot")
            await ala.play("keep")
            club.moment += 5001
            assert code_of(await ala.send(wire.Undo())) == "undo/not-allowed"
            assert room.table.match.entries[-3].move == "undo 1"

    run(work())


def test_a_longer_take_back_needs_everybodys_consent_and_the_log_never_shrinks():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            moves = len(room.table.match.entries)
            await ela.send(wire.Propose("take_back", count=2))
            assert ala.update().table.proposal.waiting_for == (0, 1)
            assert code_of(await ela.answer(True)) == "wish/no-vote"
            await ala.answer(True)
            assert len(room.table.match.entries) == moves
            await ola.answer(True)
            assert [entry.move for entry in room.table.match.entries][-1] == "undo 2"
            assert room.table.awaited() == (2,)
            assert ala.update().table.proposal is None

    run(work())


def test_one_no_ends_a_proposal():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.send(wire.Propose("take_back", count=1))
            assert code_of(await ola.send(wire.Propose("resign"))) == "wish/open"
            await ola.answer(False)
            assert room.table.wish is None
            assert code_of(await ala.answer(False)) == "wish/none"

    run(work())


@pytest.mark.parametrize("gone", [0, 1], ids=["who proposed it", "who was asked"])
def test_a_proposal_falls_when_somebody_it_needs_is_gone(gone):
    async def work():
        async with open_club() as club:
            _, room, (ala, _, _) = await placed(club, "Ala", "Ola", "Ela")
            await ala.send(wire.Propose("take_back", count=1))
            host = commands.Who(is_host=True)
            await room.submit(lambda table: commands.kick(table, host, gone))
            assert room.table.wish is None

    run(work())


def test_a_table_without_take_backs_refuses_them():
    async def work():
        async with open_club() as club:
            _, _, (ala, _) = await placed(club, "Ala", "Ola", take_backs=False)
            assert code_of(await ala.send(wire.Propose("take_back", count=1))) == "wish/no-take-backs"

    run(work())


def test_a_game_is_resigned_by_agreement():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.send(wire.Propose("resign"))
            assert room.table.phase == "playing"
            await ola.answer(True)
            assert room.table.phase == "over"
            assert ola.update().position.outcome.reason == "agreed"
            assert code_of(await ala.play("shoot")) == "table/over"

    run(work())


def test_a_bot_stands_in_for_who_vanished_after_a_minute_and_only_if_the_others_agree():
    async def work():
        async with open_club(bot_pace=3600) as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            left = club.moment
            club.moment += GRACE - 1
            early = await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert code_of(early) == "bot/grace"
            assert early.details == {"until": left + GRACE, "seconds": 60}
            club.moment += 1
            await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert room.table.wish.waiting_for == (2,)
            assert not room.table.places[0].stand_in
            await ela.answer(True)
            assert room.table.places[0].stand_in == "easy"
            assert (room.table.places[0].kind, room.table.places[0].player) == ("person", "Ala")
            assert room.bots.thinking

    run(work())


def test_who_comes_back_takes_the_seat_back_from_the_bot():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            ala.leave()
            club.moment += GRACE
            await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert room.table.places[0].stand_in == "easy"
            back = await club.client(laid.seats["0"])
            await settle()
            assert not room.table.places[0].stand_in
            assert not room.bots.thinking
            changes = [item.change for item in ola.update().items if isinstance(item, wire.SeatChanged)]
            assert changes[-2:] == ["stand_in", "back"]
            assert isinstance(await back.play("shoot"), wire.Done)

    run(work())


def test_a_proposal_to_let_a_bot_stand_in_falls_when_the_player_is_back():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            club.moment += GRACE
            await ola.send(wire.Propose("bot", seat=0, level="easy"))
            await club.client(laid.seats["0"])
            await settle()
            assert room.table.wish is None
            assert code_of(await ela.answer(True)) == "wish/none"

    run(work())


def test_who_let_a_bot_stand_in_while_staying_says_so_to_play_again():
    async def work():
        async with open_club(bot_pace=3600) as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            assert code_of(await ala.send(wire.Back())) == "seat/yours"
            await ala.send(wire.Propose("bot", seat=0, level="easy"))
            await ola.answer(True)
            assert room.table.places[0].stand_in == "easy"
            assert isinstance(await ala.send(wire.Back()), wire.Done)
            assert not room.table.places[0].stand_in

    run(work())


def test_who_is_here_has_a_word_in_being_replaced():
    async def work():
        async with open_club() as club:
            _, room, (_, ola) = await placed(club, "Ala", "Ola")
            await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert room.table.wish.waiting_for == (0,)

    run(work())


def test_whose_days_are_over_is_not_waited_for():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola", days_per_move=2)
            for client in (ala, ola, await club.client(laid.watch)):
                assert client.update().position.deadline == club.moment + 2 * DAY
            club.moment += 2 * DAY + 1
            await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert room.table.places[0].stand_in == "easy"

    run(work())


def test_at_a_slow_table_nobody_is_stood_in_for_before_the_deadline():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola", days_per_move=2)
            ala.leave()
            club.moment += 2 * DAY - 1
            early = await ola.send(wire.Propose("bot", seat=0, level="easy"))
            assert code_of(early) == "bot/grace"
            assert early.details == {"until": room.table.deadline(), "seconds": 60}

    run(work())


def test_a_seat_is_joined_by_the_tables_code_and_left_before_the_start():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "open", start=False)
            secret = keys.new_secret()
            await room.submit(lambda table: commands.join(table, "  Ola \u202e ", -1, secret, ""))
            assert room.table.places[1].player == "Ola"
            with pytest.raises(Refusal, match="no seat"):
                await room.submit(lambda table: commands.join(table, "Ela", -1, "x", ""))
            ola = commands.Who(1)
            with pytest.raises(Refusal, match="not everybody"):
                await room.submit(lambda table: commands.start(table, commands.Who(is_host=True)))
            with pytest.raises(NoRight):
                await room.submit(lambda table: commands.start(table, ola))
            await room.submit(lambda table: commands.set_ready(table, ola, True))
            await room.submit(lambda table: commands.leave(table, ola))
            assert room.table.places[1].kind == "open"
            with pytest.raises(Refusal, match="open seats"):
                await room.submit(lambda table: commands.start(table, commands.Who(is_host=True)))
            assert laid.table == room.table.code

    run(work())


def test_a_renewed_link_shuts_out_the_old_one_even_while_it_is_open():
    async def work():
        async with open_club() as club:
            laid, room, (ala, _) = await placed(club, "Ala", "Ola")
            secret = keys.new_secret()
            host = commands.Who(is_host=True)
            await room.submit(lambda table: commands.renew_link(table, host, 0, secret))
            assert ala.connection.farewell.code == "seat/link-by-host"
            assert code_of(await ala.play("shoot")) == "seat/revoked"
            with pytest.raises(NoRight):
                await club.client(laid.seats["0"])
            new = await club.client(str(keys.Key(laid.table, "0", secret)))
            assert isinstance(await new.play("shoot"), wire.Done)

    run(work())


def test_only_the_host_and_the_seat_itself_renew_a_link():
    async def work():
        async with open_club() as club:
            _, room, _ = await placed(club, "Ala", "Ola")
            with pytest.raises(NoRight):
                await room.submit(lambda table: commands.renew_link(table, commands.Who(1), 0, "x"))

    run(work())


def test_chat_is_plain_text_and_can_be_muted():
    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await placed(club, "Ala", "Ola")
            ola.update()
            await ala.send(wire.Say("<b>hej</b>\n\u202eoops\x00  "))
            assert ola.update().items[0].text == "<b>hej</b> oops"
            assert code_of(await ala.send(wire.Say(" \u200b "))) == "chat/empty"
            await ola.send(wire.Mute(0))
            await ala.send(wire.Say("słychać?"))
            assert ola.update().items == ()
            assert ala.update().items[-1].text == "słychać?"
            await ola.send(wire.Mute(0, on=False))
            await ala.send(wire.Say("a teraz?"))
            assert ola.update().items[-1].text == "a teraz?"

    run(work())


def test_spectators_see_and_touch_nothing():
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            watcher = await club.client(laid.watch)
            update = watcher.update()
            assert update.seat is None
            assert update.position.choices == ()
            for message in (wire.Play("shoot", 9), wire.Say("hej"), wire.Undo(), wire.AskHint()):
                assert code_of(await watcher.send(message)) == "seat/needed"

    run(work())


def test_a_private_table_is_not_watched_without_its_link_a_public_one_is():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            with pytest.raises(NoRight):
                await club.client(f"{laid.table}.watch.wrong")
            with pytest.raises(NoRight):
                lobby.commands.who_is(room.table, keys.Key("other", "0", laid.seats["0"].split(".")[2]))
            public, _ = await club.lay("Ala", "Ola", public=True)
            room = await club.rooms.room(public.table)
            assert greet(room, wire.Hello()).who.seat is None

    run(work())


def test_the_seed_is_bound_at_the_start_and_shown_at_the_end():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            info = ala.update().table
            assert info.commitment
            assert not info.seed
            assert not info.salt
            await ala.send(wire.Propose("resign"))
            await ola.answer(True)
            shown = ola.update().table
            assert commitment(shown.seed, shown.salt) == info.commitment
            sealed = msgspec.json.decode(msgspec.json.encode(seal(room.table)), type=SealedRecord)
            assert verify(sealed, club.rooms.games).seed == int(shown.seed, 16)
            forged = msgspec.structs.replace(sealed, salt="00")
            with pytest.raises(Exception, match="does not belong"):
                open_seal(forged)

    run(work())


def test_nobody_is_sent_the_seed_or_another_seats_key_while_the_game_goes_on():
    async def work():
        async with open_club() as club:
            laid, room, (ala, _) = await placed(club, "Ala", "Ola")
            raw = wire.write_message(ala.update()).decode()
            begun = room.table.begun
            for secret in (begun.seed, begun.salt, room.table.places[1].secret, room.table.laid.host):
                assert secret not in raw
            assert laid.seats["1"].split(".")[2] not in raw

    run(work())


def test_a_hidden_move_is_told_to_its_own_seat_only():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            north, east = [await club.client(key) for key in laid.seats.values()]
            card = north.update().position.choices[-1].move
            assert card.startswith("lay ")
            east.update()
            await north.play(card)
            assert north.update().items[0].move == card
            told = east.update()
            assert told.items[0].move == ""
            number = int(card.split()[1])
            assert all(event["number"] != number for event in told.items[0].events)
            assert room.table.phase == "playing"

    run(work())


def test_the_clock_of_a_game_ticks_and_its_record_replays():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            north = await club.client(laid.seats["0"])
            assert north.update().position.clock == wire.Clock(
                now=club.moment, time=0, rate=1.0, begins=club.moment, paused=False, pace="real", waiting=()
            )
            club.moment += 2000
            await north.play("done")
            for _ in range(12):
                if room.table.phase == "over":
                    break
                club.moment += 5000
                room.clock.mind()
                await settle()
            assert room.table.phase == "over" or room.table.wake_at() > 5000
            record = room.table.record()
            assert record.moves[0].at == 2000
            assert record.moves[1].at == 5000
            assert replay(record, SEALED).state.now == room.table.match.state.now

    run(work())


@pytest.mark.parametrize("error", [Refusal("server/storage", "away"), AttributeError("a bug of ours")])
def test_a_clock_whose_entry_could_not_be_written_goes_on(error, monkeypatch):
    monkeypatch.setattr(clock_module, "PAUSE", 0.0)

    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            _, room = await club.lay("North", "East", game="sealed")
            append, errors = club.rooms.store.append, [error, error]

            async def fail_at_first(*entry):
                if errors:
                    raise errors.pop()
                return await append(*entry)

            club.rooms.store.append = fail_at_first
            club.moment += 5000
            room.clock.mind()
            for _ in range(20):
                await settle()
            assert room.table.last_by_seat.get(-1)

    run(work())


def test_after_the_server_was_away_the_clock_goes_on_from_where_it_was():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            _, room = await club.lay("North", "East", game="sealed")
            club.moment += 60_000
            room.clock.mind()
            await settle()
            assert room.table.game_time(club.moment) == 0
            assert room.table.match.state.now == 0

    run(work())


def test_the_rematch_moves_everybody_one_seat_on():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            key = keys.read_key(laid.seats["0"])
            with pytest.raises(Refusal, match="not over"):
                await lobby.lay_rematch(club.rooms, room, key)
            await ala.send(wire.Propose("resign"))
            await ola.answer(True)
            again = await lobby.lay_rematch(club.rooms, room, key)
            with pytest.raises(Refusal, match="already"):
                await lobby.lay_rematch(club.rooms, room, key)
            next_room = await club.rooms.room(again.table)
            assert [place.player for place in next_room.table.places] == ["Ola", "Ala"]
            claimed = await lobby.claim_rematch(club.rooms, room, key, "http://x")
            assert claimed.seat == 1
            assert await lobby.claim_rematch(club.rooms, room, key, "http://x") == claimed
            assert (await club.client(claimed.key)).update().seat == 1

    run(work())


@pytest.mark.parametrize(
    ("people", "brought", "phase"),
    [
        pytest.param(("Ala", "bot"), (), "playing", id="alone against a bot: at once"),
        pytest.param(("Ala", "Ola"), ("1",), "playing", id="two at one device: at once"),
        pytest.param(("Ala", "Ola"), (), "lobby", id="somebody else has to come"),
        pytest.param(("Ala", "Ola", "bot"), (), "lobby", id="somebody else and a bot"),
    ],
)
def test_a_rematch_starts_at_once_when_nobody_else_has_to_come(people, brought, phase):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay(*people)
            for key in laid.seats.values():
                if room.table.phase == "playing":
                    await (await club.client(key)).send(wire.Resign())
            headers = {"Authorization": f"Bearer {laid.seats['0']}"}
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                body = {"keys": [laid.seats[seat] for seat in brought]} if brought else None
                answer = await client.post(f"/api/tables/{laid.table}/rematch", json=body, headers=headers)
                claimed = await client.post(f"/api/tables/{laid.table}/rematch/claim", headers=headers)
            again = answer.json()
            next_room = await club.rooms.room(again["table"])
            assert again["phase"] == next_room.table.phase == phase
            if phase == "playing":
                assert again["seats"]["1"] == claimed.json()["key"], "who claims finds the same key"
                assert len(again["seats"]) == 1 + len(brought)
                assert (await club.client(again["seats"]["1"])).update().seat == 1
            else:
                assert again["seats"] == {}

    run(work())


def test_keys_of_another_table_start_no_rematch():
    async def work():
        async with open_club() as club:
            laid, room, (ala, _) = await placed(club, "Ala", "Ola")
            other, *_ = await placed(club, "Ela", "Ula")
            await ala.send(wire.Resign())
            mine, foreign = keys.read_key(laid.seats["0"]), keys.read_key(other.seats["1"])
            with pytest.raises(NoRight):
                await lobby.lay_rematch(club.rooms, room, mine, others=[foreign])
            assert not room.table.rematch

    run(work())


def test_a_rematch_that_was_forgotten_can_be_laid_anew():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            key = keys.read_key(laid.seats["0"])
            await ala.send(wire.Propose("resign"))
            await ola.answer(True)
            first = await lobby.lay_rematch(club.rooms, room, key)
            await club.rooms.forget(first.table, wire.Bye("table/expired", "gone", False))
            second = await lobby.lay_rematch(club.rooms, room, key)
            assert room.table.rematch == second.table != first.table
            assert (await lobby.claim_rematch(club.rooms, room, key, "http://x")).table == second.table

    run(work())


def test_a_table_loaded_from_a_snapshot_is_the_table_that_was(monkeypatch):
    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", 7)

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            clients = [await club.client(key) for key in laid.seats.values()]
            while room.table.phase == "playing" and room.table.seq < 40:
                club.moment += 1000
                seat = room.table.awaited()[0]
                choices = choices_of(room, seat)
                move = choices[room.table.seq % len(choices)]
                await clients[seat].send(wire.Say(f"I will {move}"))
                assert isinstance(await clients[seat].play(move), wire.Done)
            await settle()
            assert await club.rooms.store.snapshot(laid.table) is not None
            async with open_club(club.rooms.store) as other:
                loaded = (await other.rooms.room(laid.table)).table
                assert loaded.match.record() == room.table.match.record()
                assert loaded.game.pack(loaded.match.state) == room.table.game.pack(room.table.match.state)
                assert (loaded.phase, loaded.seq, loaded.awaited()) == (
                    room.table.phase,
                    room.table.seq,
                    room.table.awaited(),
                )

    run(work())


def test_a_game_of_other_rules_can_be_read_but_not_continued():
    async def work():
        async with open_club() as club:
            laid, room, _ = await placed(club, "Ala", "Ola")
            newer = dataclasses.replace(room.table.game, rules_version=99)
            async with open_club(club.rooms.store, games={"guardians": newer}) as other:
                ala = await other.client(laid.seats["0"])
                update = ala.update()
                assert update.table.phase == "frozen"
                assert update.position is None
                assert code_of(await ala.play("shoot")) == "table/frozen"
                assert ala.room.table.record().moves == room.table.record().moves

    run(work())
