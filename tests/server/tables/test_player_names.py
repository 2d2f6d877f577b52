"""Names of people: which are valid, which look alike, how a story writes them."""

from __future__ import annotations

import unicodedata
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.recorder import DEFAULT_NAMES, StoryRecorder
from citadels.engine.notation.runner import find_failure
from citadels.engine.notation.tokens import is_name
from citadels.engine.setup import setup_from_preset
from citadels.server.errors import ServerError
from citadels.server.tables.player_names import (
    MAX_LETTERS,
    _prototypes,
    clean_name,
    name_skeleton,
    story_names,
)


def split_names(text: str) -> list[str]:
    return text.split()


ENGLISH: Final = split_names(
    "Ada Alan Alice Amy Andrew Anna Anne Barbara Ben Bill Bob Brian Carl Carol Charles Chris "
    "Claire Dan Daniel Dave David Dean Diana Edward Eleanor Ella Emily Emma Eric Ethan Eva Evan "
    "Eve Fred George Grace Hannah Harry Helen Henry Ian Isla Jack Jake James Jane Jean Jess Jill "
    "Jim Joan Joe John Jon Josh Kate Ken Kim Laura Lena Leo Liam Lily Linda Lisa Liz Lucy Luke "
    "Mark Mary Matt Max Mia Mike Nell Nick Noah Nora Olivia Oscar Owen Pat Paul Peter Phil Ray "
    "Rob Ron Rose Ross Roy Ruth Ryan Sam Sara Sarah Scott Sean Sue Ted Tim Tina Toby Tom Tony "
    "Vera Will Zoe O'Neil Mary-Jane J.R. Player1 x_Kate_x Tom&Kate"
)
FRENCH: Final = split_names(
    "Adèle Agnès Aimée Amélie André Anaïs Antoine Aurélie Béatrice Benoît Camille Cécile Cédric "
    "Céline Chloé Chloë Clément Denis Denise Éloïse Élodie Émile Émilie Emmanuel Étienne Eugène "
    "Fabien Fabienne François Françoise Frédéric Gaël Gaëlle Geneviève Gérard Gisèle Grégoire "
    "Guénolé Hélène Hervé Inès Irène Jérôme Jean-Pierre Joël Joëlle Julien Julie Justine Léa Léo "
    "Léon Loïc Louis Louise Lucas Luc Maël Manon Marcel Marcelle Mathéo Maëlys Michèle Michel "
    "Noël Noëlle Océane Odile Pascal Pascale Pierre Raphaël Rémi Rémy René Renée Rosalie Sébastien "
    "Simon Simone Sophie Stéphane Théo Thérèse Valérie Véronique Yves Yvette Zoé L’Aigle Lætitia"
)
RUSSIAN: Final = split_names(
    "Алексей Александр Алёна Алла Анастасия Андрей Анна Антон Артём Борис Вадим Валентин Валерий "
    "Валерия Варвара Василий Василиса Вера Вика Виктор Виталий Владимир Вова Всеволод Вячеслав "
    "Галина Геннадий Георгий Глеб Григорий Даниил Дарья Даша Денис Дима Дмитрий Евгений Евгения "
    "Егор Екатерина Елена Жанна Зоя Иван Игорь Илья Инна Ирина Катя Кирилл Коля Константин Ксения "
    "Лариса Лев Лена Леонид Лида Лиза Любовь Людмила Маша Майя Максим Марина Мария Михаил Миша "
    "Надежда Наталья Наталия Никита Николай Нина Оксана Олег Ольга Павел Пётр Петр Полина Роман "
    "Саша Света Семён Сергей Софья София Стас Степан Тарас Таня Тимофей Ульяна Фёдор Эдуард Юлия "
    "Юра Юрий Яков Яна Ярослав Чингиз Щукин Объездчик Цыган Игрок2"
)
UKRAINIAN: Final = split_names(
    "Андрій Анжела Арсен Богдан Валентина Василь Віктор Вікторія Віталій Володимир Ганна "
    "Григорій Ґалаґан Данило Дмитро Євген Євгенія Єлизавета Жанна Зінаїда Зоряна Іван Ігор Ілля "
    "Інна Ірина Їжак Катерина Кирило Лариса Леся Любомир Людмила Максим Марія Мар'яна Мар’ян "
    "Микола Михайло Надія Наталія Назар Оксана Олег Олександр Олена Ольга Остап Павло Петро "
    "Роман Світлана Сергій Соломія Софія Степан Тарас Тетяна Тимофій Уляна Федір Юлія Юрій Ярина "
    "Ярослав Лукʼян"
)
BULGARIAN: Final = split_names(
    "Александър Ангел Андрей Антоанета Асен Атанас Благой Богомил Борислав Боян Валентин Ваня "
    "Васил Венцислав Веселин Виолета Галя Георги Гергана Дарина Деян Димитър Димитрина Добри "
    "Десислава Елисавета Емил Живко Захари Златка Ивайло Иван Иванка Илиян Йоан Йоана Йордан "
    "Калин Калина Камен Кирил Красимир Кръстьо Лъчезар Любен Людмил Маргарита Мария Мартин "
    "Милена Мирослав Момчил Надежда Невена Недялко Николай Огнян Пенка Петър Петя Пламен Радост "
    "Румен Румяна Светлозар Симеон Снежана Стефан Стоян Тодор Христо Христина Цветан Цветелина "
    "Чавдар Юлиан Явор Яна"
)
OTHER_SCRIPTS: Final = split_names(
    "Νίκος Ελένη Σοφία Γιώργος Ὀδυσσεύς 李明 王小龍 さくら タナカ 田中さん ロジャー・ムーア 이민호 "
    "فاطمة محمد علی\u200cرضا דוד שרה ג׳ינה आरव प्रिया ശ്രീ සිරි ශ්\u200dරියානි สมชาย "
    "གྲོལ་མ སྒྲོལ་མ မြွေ Նարեկ გიორგი Đặng Nguyễn Łukasz Jürgen Ñandú Øyvind Þór Iñaki Gal·la "
    "አበበ R2D2 007 X Я 明 Xx_Вова_xX"
)
NAMES_BY_LANGUAGE: Final = (ENGLISH, FRENCH, RUSSIAN, UKRAINIAN, BULGARIAN)


def name_error_code(text: str) -> str:
    with pytest.raises(ServerError) as caught:
        clean_name(text)
    return caught.value.code


# Valid names.


@pytest.mark.parametrize("names", [*NAMES_BY_LANGUAGE, OTHER_SCRIPTS])
def test_an_ordinary_name_is_unchanged(names: list[str]) -> None:
    assert [clean_name(name) for name in names] == names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Jose\u0301", "José"),
        ("Ｂｏｂ", "Bob"),
        ("𝓑𝓸𝓫", "Bob"),
        ("ﬁona", "fiona"),
        ("Henry Ⅷ", "Henry VIII"),
        ("A\u200bn\u00adn\ufeff", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("An\u200dn", "Ann"),
        ("An\u200cn", "Ann"),
        ("明\ufe00", "明"),
        ("Ann\u3164", "Ann"),
        ("e\u200b\u0301", "é"),
    ],
)
def test_equivalent_forms_are_normalized(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "  ", "\n", "\u200b", "\u200d\u200d", "\u2800", "\u3164"])
def test_an_invisible_name_is_empty(text: str) -> None:
    assert name_error_code(text) == "name-empty"


def test_a_name_has_at_most_20_letters() -> None:
    assert clean_name("a" * MAX_LETTERS) == "a" * MAX_LETTERS
    assert name_error_code("a" * (MAX_LETTERS + 1)) == "name-too-long"
    assert name_error_code("a" * 1_000_000) == "name-too-long"


def test_marks_do_not_count_towards_the_length() -> None:
    name = "कि" * MAX_LETTERS
    assert clean_name(name) == name
    assert name_error_code(name + "क") == "name-too-long"


@pytest.mark.parametrize(
    "text",
    [
        "Ann\x00",
        "Ann\x1b[31m",
        "Ann\ud800",
        "Ann\ue000",
        "Ann\uffff",
        "Ann\U000e0fff",
        "Ann 🏰",
        "Ann<b>",
        "Ann, Bob",
        "Ann: gold",
        "#Ann",
        "Ann\u20dd",
        "A\u0336n\u0336n",
        "7\u0301",
        "Ann \u0301b",
        "\u0301Ann",
        "´Ann",
    ],
)
def test_a_wrong_character_is_refused(text: str) -> None:
    assert name_error_code(text) == "name-bad-character"


@pytest.mark.parametrize("text", ["...", "-_-", "' '", "ʼʼʼ", "ーー"])
def test_a_name_needs_a_letter_or_a_digit(text: str) -> None:
    assert name_error_code(text) == "name-without-letters"


@pytest.mark.parametrize(
    "text", ["x\u0300\u0301\u0302", "Ann" + "\u0304\u0305\u0306" * 9, "ก็็", "x\u0301\u0301"]
)
def test_stacked_marks_are_refused(text: str) -> None:
    assert name_error_code(text) == "name-too-many-marks"


@pytest.mark.parametrize("text", ["Аnn", "Bоb", "Ιvan", "Вeра", "Ann Bоb", "ᎪNN", "А1nn"])
def test_a_word_must_be_written_in_one_alphabet(text: str) -> None:
    assert name_error_code(text) == "name-mixed-alphabets"


@pytest.mark.parametrize("text", ["Ann Вова", "Ann-Вова", "Ann明", "東京Tower", "ひらカタ漢"])
def test_words_in_different_alphabets_may_be_combined(text: str) -> None:
    assert clean_name(text) == text


def test_the_error_message_quotes_the_name_and_is_short() -> None:
    with pytest.raises(ServerError, match=r"'Ann 🏰' has .*U0001f3f0.* in it"):
        clean_name("Ann 🏰")
    with pytest.raises(ServerError) as caught:
        clean_name("\x00" * 10_000)
    assert len(str(caught.value)) < 300


TRICKY_NAMES: Final = st.text(
    st.sampled_from("aeЯдكरක क्්ี\u0301\u0323\u200b\u200c\u200d\u202e\ufe0f\u1160 \t'-ﬁ1ㅋ가ᅡ"),
    max_size=14,
)


@given(st.text(max_size=25) | TRICKY_NAMES)
@example("क\u0301\u200d\u094d\u200dक")
def test_cleaning_is_idempotent_and_raises_no_other_error(text: str) -> None:
    try:
        name = clean_name(text)
    except ServerError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MAX_LETTERS * 6
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Co", "Cn"} for letter in name)


# Look-alikes.


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ann", "ann"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("ANNA", "АNNА"),
        ("Bob", "Воb"),
        ("Bob", "B0b"),
        ("Bob", "Βοb"),
        ("Cora", "Сога"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Ivan", "ivan"),
        ("Ivan", "Iνan"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Oscar", "0scar"),
        ("Mark", "rnark"),
        ("Mark", "Маrk"),
        ("Emma", "Ernrna"),
        ("Eva", "Еvа"),
        ("Bob", "Ｂｏｂ"),
        ("Bob", "𝓑𝓸𝓫"),
        ("Bob", "B\u200bob"),
        ("Bob", "Bob\ufe0f"),
        ("José", "Jose\u0301"),
        ("O'Neil", "O’Neil"),
        ("Мар'яна", "Марʼяна"),
        ("Mary-Jane", "Mary‐Jane"),
        ("Вера", "Bepa"),
        ("ВЕРА", "вера"),
        ("Коля", "Kоля"),
        ("Марк", "Mаpк"),
        ("Нина", "Hинa"),
        ("Тарас", "Tapac"),
        ("Тарас", "ТАРАС"),
        ("Хома", "Xома"),
        ("Игорь", "ИГОРЬ"),
        ("Зоя", "3оя"),
        ("Іван", "Iван"),
        ("Іван", "іван"),
        ("Їжак", "Ïжaк"),
        ("Юрій", "ЮРІЙ"),
        ("Объект", "ОБЪЕКТ"),
        ("Рыбак", "РЫБАК"),
        ("Léa", "LÉA"),
        ("Lætitia", "LAETITIA"),
        ("ALICE", "ᎪᏞᎥᏟᎬ"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_names_that_look_alike(first: str, second: str) -> None:
    assert name_skeleton(first) == name_skeleton(second)


@pytest.mark.parametrize("names", [*NAMES_BY_LANGUAGE, OTHER_SCRIPTS])
def test_ordinary_names_of_a_language_are_distinct(names: list[str]) -> None:
    assert len({name_skeleton(name) for name in names}) == len(names)


def test_ordinary_names_of_all_languages_are_distinct() -> None:
    names = {name for language in (*NAMES_BY_LANGUAGE, OTHER_SCRIPTS) for name in language}
    assert len({name_skeleton(name) for name in names}) == len(names)


def test_letters_of_one_alphabet_are_distinct_except_i_and_l() -> None:
    latin = "abcdefghijkmnopqrstuvwxyz23456789"
    cyrillic = "абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя"
    for alphabet in (latin, cyrillic):
        assert len({name_skeleton(letter) for letter in alphabet}) == len(alphabet)
    assert (
        name_skeleton("i")
        == name_skeleton("I")
        == name_skeleton("l")
        == name_skeleton("L")
        == name_skeleton("1")
    )


@pytest.mark.parametrize("names", NAMES_BY_LANGUAGE)
def test_capitals_look_like_small_letters(names: list[str]) -> None:
    assert [name_skeleton(name.upper()) for name in names] == [
        name_skeleton(name) for name in names
    ]
    assert [name_skeleton(name.lower()) for name in names] == [
        name_skeleton(name) for name in names
    ]


def test_different_marks_do_not_look_alike() -> None:
    assert len({name_skeleton(name) for name in ("Петр", "Пётр", "Anais", "Anaïs")}) == 4


def test_all_look_alikes_have_the_same_skeleton() -> None:
    for letter, look in _prototypes().items():
        alike = name_skeleton(look)
        assert name_skeleton(alike) == alike
        if unicodedata.normalize("NFKD", letter) == letter:
            assert name_skeleton(letter) == alike


@given(st.text(max_size=25) | TRICKY_NAMES)
def test_the_skeleton_of_a_skeleton_is_itself(text: str) -> None:
    assert name_skeleton(name_skeleton(text)) == name_skeleton(text)


@given(st.text(max_size=25) | TRICKY_NAMES)
def test_cleaning_does_not_change_the_skeleton(text: str) -> None:
    try:
        name = clean_name(text)
    except ServerError:
        return
    assert name_skeleton(name) == name_skeleton(text)


# Stories.


@pytest.mark.parametrize(
    ("names", "story_form"),
    [
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["ann", "вова", "élodie", "νίκος"], ["Ann", "Вова", "Élodie", "Νίκος"]),
        (["Ann Lee", "O’Neil", "Jean-Pierre", "J.R."], ["Ann_Lee", "O'Neil", "Jean-Pierre", "JR"]),
        (["3 мушкетёра", "_kate_", "ßen"], ["Мушкетёра", "Kate", "Sen"]),
        (["李明", "Bob", "محمد"], ["Ann", "Bob", "Cid"]),
        (["李明", "Ann"], ["Bob", "Ann"]),
        (["007", "आरव", "..."], ["Ann", "Bob", "Cid"]),
        (["Ann.", "Ann", "ann"], ["Ann2", "Ann", "Ann3"]),
        (["Ann.", "Ann", "Ann2"], ["Ann3", "Ann", "Ann2"]),
        (["Ann", "Ann"], ["Ann", "Ann2"]),
        (["x\u0301y", "李Ann"], ["Xy", "Ann"]),
        ([], []),
    ],
)
def test_a_story_writes_names_faithfully(names: list[str], story_form: list[str]) -> None:
    assert story_names(names) == story_form


@pytest.mark.parametrize("names", NAMES_BY_LANGUAGE)
def test_an_ordinary_capitalized_word_is_unchanged(names: list[str]) -> None:
    plain = [name for name in names if is_name(name)]
    assert len(plain) > len(names) * 0.9
    assert story_names(plain) == plain


@given(
    st.lists(
        st.text(max_size=8) | TRICKY_NAMES | st.sampled_from([*DEFAULT_NAMES, "Ann2"]), max_size=10
    )
)
def test_names_in_a_story_are_valid_and_distinct(names: list[str]) -> None:
    story_form = story_names(names)
    assert len(set(story_form)) == len(names) == len(story_form)
    assert all(is_name(name) for name in story_form)
    assert story_names(story_form) == story_form


@given(st.lists(st.text(max_size=8) | st.sampled_from(OTHER_SCRIPTS), min_size=4, max_size=4))
@example(["Turn", "Over", "Gold", "Crown"])
@example(["Chance", "New", "Rules", "Thief"])
def test_a_story_with_these_names_can_be_parsed(names: list[str]) -> None:
    story_form = story_names(names)
    record = StoryRecorder(setup_from_preset("2016", 4), 7, 0, list(story_form))
    game = record.begin()
    for _ in range(12):
        answer = game.legal()[-1]
        record.add(game.to_move(), answer)
        game.apply(answer)
    story = parse_stories(record.story_text(game, "names"))[0]
    assert story.setup.names() == story_form
    assert find_failure(story) is None
