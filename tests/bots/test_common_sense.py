"""Common sense: what every experienced player would do, independent of the bots' weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final

import pytest

from citadels.bots.registry import make_bot
from citadels.engine import chance
from citadels.engine.answers.codec import arg1_of, arg2_of, argument_code, make_answer, verb_of
from citadels.engine.answers.text import answer_text
from citadels.engine.bits import BIT
from citadels.engine.codes import END, GOLD, PICK, THIEF, USE, WARLORD
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.playout import RandomPolicy, playout_by_seat
from citadels.engine.scoring import winners
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import FACEUP, REVEALED, SEAT_GOLD, SEEN, TURN_ROLE
from citadels.engine.view import make_view, mask_list
from tests.bots.bot_games import (
    mixed_tables,
    new_knowledge,
    scale_count,
    scale_minimum,
    some_cases,
    story_game,
)
from tests.properties.random_games import (
    NAMES,
    PLAYER_COUNTS,
    PROFILE,
    note_on_failure,
    random_setup_for,
)
from tests.properties.test_sampler_uniformity import game_before_round

STEADY_BOTS: Final = ("aggressive", "rush", "charter", "belief")
QUICK_BOTS: Final = ("beginner(mistakes=0)", *STEADY_BOTS)  # a beginner names characters on a whim
SEARCH_BOT: Final = "search(iterations=40)"
SEEDS: Final = range(scale_count(6, 12))
MAX_SIGMAS: Final = 4.5  # standard deviations; the seeds are fixed, so the result never varies

each_sensible_bot = pytest.mark.parametrize("spec", [*QUICK_BOTS, SEARCH_BOT])


def answers_of(spec: str, game: Game) -> set[str]:
    """The answers of a bot to the open question, for several seeds."""
    bot = make_bot(spec)
    seat = game.to_move()
    view = make_view(game, seat)
    answers = {bot.choose(view, new_knowledge(game, seat), seed) for seed in SEEDS}
    return {answer_text(answer, NAMES) for answer in answers}


def play_turn(spec: str, text: str, seed: int, profile: str = PROFILE) -> Game:
    """The game after Ann has ended her turn."""
    bot = make_bot(spec)
    game = story_game(text, profile)
    answer = 0
    while answer != make_answer(END):
        assert game.to_move() == 0
        answer = bot.choose(make_view(game, 0), new_knowledge(game, 0), seed)
        game.apply(answer)
    return game


@each_sensible_bot
def test_an_empty_hand_takes_cards(spec: str) -> None:
    game = story_game("Ann bishop gold 6\nBob king\nCid assassin\nDan warlord\nturn Ann")
    assert answers_of(spec, game) == {"cards"}


@each_sensible_bot
def test_a_full_hand_without_gold_takes_gold(spec: str) -> None:
    game = story_game(
        """Ann  bishop  hand palace castle manor cathedral fortress
Bob  king
Cid  assassin
Dan  warlord
turn Ann"""
    )
    assert answers_of(spec, game) == {"gold"}


@each_sensible_bot
def test_a_district_that_can_be_paid_for_is_built(spec: str) -> None:
    text = """Ann  merchant gold 4  hand castle
Bob  king
Cid  assassin
Dan  warlord
turn Ann, gathered"""
    for seed in SEEDS:
        assert play_turn(spec, text, seed).city_size(0) == 1


@each_sensible_bot
def test_a_warlord_spares_their_own_city(spec: str) -> None:
    """Also when nothing else can be destroyed."""
    text = """Ann  warlord gold 6  city tavern market temple
Bob  bishop  city manor castle
Cid  assassin
Dan  king
turn Ann, gathered"""
    for seed in SEEDS:
        assert play_turn(spec, text, seed).city_size(0) == 3


@pytest.mark.parametrize("spec", QUICK_BOTS)
def test_no_quick_bot_ever_destroys_its_own_district(spec: str) -> None:
    bot = make_bot(spec)
    could = 0
    for players in some_cases(PLAYER_COUNTS):
        for table in mixed_tables(players, scale_count(1, 4), skip=600):
            with note_on_failure(table):
                for game in table.play():
                    seat = game.to_move()
                    own = [answer for answer in game.legal() if is_attack_on(answer, seat)]
                    if own:
                        policy = bot.policy(table.seed)
                        assert policy is not None
                        assert policy.choose(game, game.write_options()) not in own
                        could += 1
    assert could >= scale_minimum(10)


def is_attack_on(answer: int, seat: int) -> bool:
    """Whether the Warlord destroys a district of this seat."""
    if verb_of(answer) != USE or arg1_of(answer) != WARLORD:
        return False
    return argument_code(arg2_of(answer)) == seat


@pytest.mark.parametrize("spec", [*STEADY_BOTS, SEARCH_BOT])
def test_the_only_character_that_the_rich_player_can_have_is_robbed(spec: str) -> None:
    game = story_game(
        """Ann  thief warlord
Bob  king      gold 12  city manor
Cid  assassin
faceup magician bishop merchant architect artist
turn Ann thief, gathered"""
    )
    assert answers_of(spec, game) == {"thief king"}


@pytest.mark.parametrize("spec", [*STEADY_BOTS, "search(iterations=80)"])
def test_a_faceup_character_is_never_murdered(spec: str) -> None:
    """Nobody can have it."""
    game = story_game(
        """Ann  assassin gold 2
Bob  king     gold 5  city manor  hand tavern
Cid  merchant gold 5  city tavern  hand manor
Dan  warlord  gold 5  city prison  hand castle
faceup thief bishop
turn Ann"""
    )
    assert not answers_of(spec, game) & {"assassin thief", "assassin bishop"}


def thief_turns(gold: tuple[int, ...]) -> Iterator[Game]:
    """The third of four players is the Thief; the others have any characters and this gold."""
    begin = game_before_round(setup_from_preset(PROFILE, 4))
    for seed in range(100):
        game = begin.copy()
        chance.seed(game, seed)
        game.proceed()
        while verb_of(game.legal()[0]) == PICK:
            game.apply(first_pick(game, seed))
        if not game.roles(2) >> THIEF & 1:
            continue
        while game.get(TURN_ROLE) != THIEF or make_answer(GOLD) in game.legal():
            game.apply(make_answer(GOLD) if make_answer(GOLD) in game.legal() else make_answer(END))
        if game.get(REVEALED) == BIT[THIEF]:
            for seat in range(4):
                game.put_seat(seat, SEAT_GOLD, gold[seat])
            yield game


def first_pick(game: Game, seed: int) -> int:
    """The third player picks the Thief if possible, the others only if they have to."""
    thief = [answer for answer in game.legal() if answer == make_answer(PICK, THIEF)]
    other_answers = [answer for answer in game.legal() if answer not in thief]
    return thief[0] if thief and game.to_move() == 2 else other_answers[seed % len(other_answers)]


@pytest.mark.parametrize(
    ("gold", "rich_are_before"), [((15, 15, 0, 0), True), ((0, 0, 0, 15), False)]
)
def test_the_thief_names_characters_that_the_rich_may_hold(
    gold: tuple[int, ...], rich_are_before: bool
) -> None:
    """Passed-on characters can only be with the last player, missing ones with the first two."""
    bot = make_bot("belief")
    turns = 0
    for game in thief_turns(gold):
        answer = bot.choose(make_view(game, 2), new_knowledge(game, 2), turns)
        assert (verb_of(answer), arg1_of(answer)) == (USE, THIEF)
        target = argument_code(arg2_of(answer))
        passed_on = target in mask_list(game.get_seat(2, SEEN))
        assert passed_on != rich_are_before, f"{CHARACTERS[target]} cannot be with the rich"
        assert target not in mask_list(game.get(FACEUP))
        turns += 1
    assert turns > 10


@pytest.mark.parametrize("spec", STEADY_BOTS)
def test_a_magician_without_cards_takes_the_largest_hand(spec: str) -> None:
    game = story_game(
        """Ann  magician gold 2
Bob  king      hand tavern
Cid  assassin  hand manor castle palace temple church
Dan  warlord   hand market
turn Ann"""
    )
    assert answers_of(spec, game) == {"magician Cid"}


@pytest.mark.parametrize("spec", ["random", "beginner(mistakes=1)"])
def test_a_random_bot_chooses_every_answer_equally_often(spec: str) -> None:
    bot = make_bot(spec)
    count = scale_count(1200, 2400)
    table = next(iter(mixed_tables(4, 1, skip=610)))
    game = next(game for game in table.play() if len(game.legal()) == 5)
    counts: Counter[int] = Counter()
    for seed in range(count):
        policy = bot.policy(seed)
        assert policy is not None
        counts[policy.choose(game, game.write_options())] += 1
    assert sorted(counts) == game.legal()
    for often in counts.values():
        assert abs(often - count / 5) < MAX_SIGMAS * sqrt(count * 0.2 * 0.8)


def test_a_beginner_errs_at_the_given_rate() -> None:
    """A mistake is a random answer; without mistakes the answer is always the same."""
    game = story_game("Ann bishop gold 6\nBob king\nCid assassin\nDan warlord\nturn Ann")
    count = scale_count(400, 400)
    for mistakes in (0.0, 0.3, 1.0):
        bot = make_bot(f"beginner(mistakes={mistakes})")
        view, knowledge = make_view(game, 0), new_knowledge(game, 0)
        wrong = sum(bot.choose(view, knowledge, seed) == make_answer(GOLD) for seed in range(count))
        likely = mistakes / 2  # half of the random answers are the better one
        assert abs(wrong - count * likely) <= MAX_SIGMAS * sqrt(count * likely * (1 - likely))


@pytest.mark.parametrize("spec", ["beginner", *QUICK_BOTS])
def test_bots_with_a_plan_beat_bots_without(spec: str) -> None:
    """With two players, the random bot in either seat wins at most a quarter of the games."""
    bot = make_bot(spec)
    games, won = scale_count(24, 60), 0
    for number in range(games):
        game = new_game(random_setup_for(2, 2 * number, PROFILE), number)
        game.is_quiet = True
        seat = number % 2
        policy = bot.policy(number)
        assert policy is not None
        players = [policy, RandomPolicy(number)]
        playout_by_seat(game, players if seat == 0 else players[::-1])
        won += seat in winners(game)
    assert won >= 0.75 * games
