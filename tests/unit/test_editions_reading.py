"""Official texts as they come: numbered, misprinted, run together, with pages, in other encodings. All are invented."""

from pathlib import Path

import pytest

from lasca_rules.editions import Document, EditionError, Known, read_document, with_text
from lasca_rules.regulations import load

PLAIN = """1.14. О странностях

1.14.1. Если чайник закипел, игра прервана. Позже чай не пьют.

Примечание. Кофе разрешён.

1.14.2. Кто спорит, тот моет чашки.

1.14.3. Разлил чай — вытри стол.

4. Стол вытирают без спешки.

2. О посуде

2.1. Поднос

Поднос круглый, на 12—15 чашек (рисунок 3).
"""


def read(tmp_path: Path, text: str | bytes, regulation: str = "column") -> Document:
    file = tmp_path / "official.txt"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_document(file, load(), regulation)


def wording(document: Document, clause: str) -> str:
    found = document.wording(clause)
    assert found is not None
    return " ".join(word.text for word in found.words)


def said(document: Document) -> list[tuple[str, str]]:
    return [(each.clause, wording(document, each.clause)) for each in document.wordings]


def refused(tmp_path: Path, text: str | bytes, regulation: str = "column") -> str:
    with pytest.raises(EditionError) as caught:
        read(tmp_path, text, regulation)
    assert caught.value.text.en != caught.value.text.ru
    assert "\n" not in caught.value.text.en + caught.value.text.ru
    return caught.value.text.en


def clauses(document: Document) -> list[str]:
    return [each.clause for each in document.wordings]


def test_clauses_are_found_by_their_numbers_and_a_misprinted_number_is_understood(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN)
    assert clauses(document) == ["1.14", "1.14.1", "1.14.2", "1.14.3", "1.14.4", "2", "2.1"]
    assert wording(document, "1.14.4") == "Стол вытирают без спешки."
    assert [notice.en for notice in document.notices] == ["line 11: clause 1.14.4 is printed as “4.”"]


def test_a_note_and_the_text_under_a_heading_belong_to_their_clause(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN)
    assert wording(document, "1.14.1").endswith("не пьют. Примечание. Кофе разрешён.")
    assert wording(document, "2.1") == "Поднос Поднос круглый, на 12—15 чашек (рисунок 3)."
    assert [word.paragraph for word in document.wordings[1].words][-4:] == [0, 1, 1, 1]


def test_the_slip_corrected_is_the_same_clause(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN.replace("\n4. ", "\n1.14.4. "))
    assert clauses(document) == clauses(read(tmp_path, PLAIN))
    assert document.notices == ()


def test_any_number_cut_short_means_the_clause_that_follows(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN.replace("1.14.2. ", "2. ").replace("1.14.3. ", "3. "))
    assert clauses(document) == clauses(read(tmp_path, PLAIN))
    assert len(document.notices) == 3


def test_a_list_with_single_numbers_is_text_of_its_clause(tmp_path: Path) -> None:
    document = read(
        tmp_path, "2.1. Поднос бывает:\n1. круглый;\n2. квадратный;\n3. овальный\n4. никакой.\n2.2.1. Чашки."
    )
    assert clauses(document) == ["2.1", "2.2.1"]
    assert wording(document, "2.1") == "Поднос бывает: 1. круглый; 2. квадратный; 3. овальный 4. никакой."


def test_lines_broken_at_any_word_join_again(tmp_path: Path) -> None:
    text = (
        "2.1. Чашек, согласно\nп. 1.6.1, не более\n11 штук, как в пункте\n5.4.13.2, но перено-\nсы строк склеивают.\n"
    )
    document = read(tmp_path, text)
    assert clauses(document) == ["2.1"]
    assert wording(document, "2.1").endswith("не более 11 штук, как в пункте 5.4.13.2, но переносы строк склеивают.")


@pytest.mark.parametrize("between", [" ", "", "\t"])
def test_clauses_that_run_together_in_one_line_are_taken_apart(tmp_path: Path, between: str) -> None:
    document = read(tmp_path, f"1.14.1. Чай пьют.{between}1.14.2. Кофе тоже.{between}2.1. Поднос\n\nКруглый.")
    assert clauses(document) == ["1.14.1", "1.14.2", "2.1"]
    assert wording(document, "1.14.2") == "Кофе тоже."


def test_texts_of_several_regulations_stuck_together_are_taken_apart(tmp_path: Path) -> None:
    text = (
        "2.2.3. Башни из чашек.5.4.13. О чае (кроме зелёного)\n\n5.4.13.1. Сахар.Статья 28. О варенье\n\n28.1. Ложка."
    )
    assert clauses(read(tmp_path, text)) == ["2.2.3"]
    assert read(tmp_path, text).beyond == ("5.4.13", "5.4.13.1", "28", "28.1")
    assert wording(read(tmp_path, text), "2.2.3") == "Башни из чашек."
    assert clauses(read(tmp_path, text, "draughts")) == ["5.4.13", "5.4.13.1"]
    assert clauses(read(tmp_path, text, "nardy")) == ["28", "28.1"]


def test_a_reference_to_a_clause_begins_none(tmp_path: Path) -> None:
    document = read(tmp_path, "1.14.1. Чай по п. 1.14.2. Кофе по пункту 2.1. Сок (см. 2.2.1). Вода.")
    assert clauses(document) == ["1.14.1"]
    document = read(tmp_path, "2.1. Чай как в пункте\n1.14.1. Кофе по ст.\n2.2.1. Сок.")
    assert clauses(document) == ["2.1"]
    assert wording(document, "2.1") == "Чай как в пункте 1.14.1. Кофе по ст. 2.2.1. Сок."


def known(tmp_path: Path, text: str) -> Known:
    """Return what another copy of the text is recognised by, once it is stored."""
    return with_text(Known(), read(tmp_path, text))


def again(tmp_path: Path, text: str, known: Known) -> Document:
    file = tmp_path / "again.txt"
    file.write_bytes(text.encode())
    return read_document(file, load(), "column", known)


HEADER = "Правила вида спорта «чай»"
PAGED = f"{HEADER}\n" + PLAIN.replace("вытри стол.", f"вытри\n\n- 7 -\n\n{HEADER}\n\nстол.", 1).replace(
    "Позже чай", f"Позже\n{HEADER}\nчай"
)


def test_pages_are_known_by_the_fingerprints_of_the_text_without_them_and_said(tmp_path: Path) -> None:
    document = again(tmp_path, PAGED, known(tmp_path, PLAIN))
    assert said(document) == said(read(tmp_path, PLAIN))
    assert [notice.en for notice in document.notices] == [
        "line 14 left out as the number of a page: “- 7 -”",
        f"lines 1, 5, 16 left out as a page header: “{HEADER}”",
        "line 20: clause 1.14.4 is printed as “4.”",
    ]


def test_without_fingerprints_nothing_is_left_out_and_what_may_be_a_page_is_said(tmp_path: Path) -> None:
    document = read(tmp_path, PAGED)
    assert wording(document, "1.14.3") == f"Разлил чай — вытри - 7 - {HEADER} стол."
    notices = [notice.en for notice in document.notices]
    assert "line 14 may be the number of a page: “- 7 -”; counted as text unless you say --leave-out 14" in notices
    assert any(each.startswith("lines 5, 16 may be a page header") for each in notices)
    file = tmp_path / "official.txt"
    confirmed = read_document(file, load(), "column", leave_out=frozenset({1, 5, 14, 16}))
    assert said(confirmed) == said(read(tmp_path, PLAIN))


def test_a_wrapped_line_that_occurs_twice_is_no_header(tmp_path: Path) -> None:
    text = "1.14.1. Чай пьют\nмолча и сидя\nза столом.\n\n1.14.2. Кофе пьют\nмолча и сидя\nна полу, в числе\n35\nчашек."
    assert wording(read(tmp_path, text), "1.14.2") == "Кофе пьют молча и сидя на полу, в числе 35 чашек."
    assert wording(again(tmp_path, text, Known()), "1.14.1") == "Чай пьют молча и сидя за столом."


def test_a_line_that_is_law_in_one_clause_is_left_out_in_none(tmp_path: Path) -> None:
    """An added line that another clause has too would make its own clause recognised if it were left out."""
    before = "1.14.1. Чай пьют\nмолча.\n\n1.14.2. Кофе пьют\nмолча\nи сидя."
    after = before.replace("пьют\nмолча.", "пьют\nмолча\nмолча.")
    document = again(tmp_path, after, known(tmp_path, before))
    assert wording(document, "1.14.1") == "Чай пьют молча молча."
    assert wording(document, "1.14.2") == "Кофе пьют молча и сидя."


def test_a_sentence_added_at_the_foot_of_a_page_is_no_footer(tmp_path: Path) -> None:
    document = again(tmp_path, PLAIN + "\nЧай не бывает холодным.\n\n7\n", known(tmp_path, PLAIN))
    assert wording(document, "2.1").endswith("(рисунок 3). Чай не бывает холодным. 7")
    document = again(tmp_path, PLAIN + "\nСоюз любителей чая\n\n7\n", known(tmp_path, PLAIN))
    assert wording(document, "2.1").endswith("(рисунок 3).")


def test_a_header_that_stands_once_is_known_by_the_sentence_it_breaks(tmp_path: Path) -> None:
    paged = PLAIN.replace("тот моет чашки", "тот\n\nПравила чаепития\n\nмоет чашки")
    assert wording(read(tmp_path, paged), "1.14.2") == "Кто спорит, тот Правила чаепития моет чашки."
    assert wording(again(tmp_path, paged, known(tmp_path, PLAIN)), "1.14.2") == "Кто спорит, тот моет чашки."


@pytest.mark.parametrize("page", [" .......... {}", "\t{}", "     {}", " {}", ""])
def test_a_table_of_contents_is_passed_over(tmp_path: Path, page: str) -> None:
    headings = ["1.14. О странностях", "2. О посуде", "2.1. Поднос"]
    contents = "\n".join(heading + page.format(3 + place) for place, heading in enumerate(headings))
    for text in (f"Содержание\n{contents}\n\n{PLAIN}", f"{contents}\n\nПравила чаепития\n\n{PLAIN}"):
        document = read(tmp_path, text)
        assert [each.words for each in document.wordings] == [each.words for each in read(tmp_path, PLAIN).wordings]
        assert sum("entry of a table of contents" in notice.en for notice in document.notices) == 3


def test_a_header_in_the_heading_that_the_contents_repeat_is_known(tmp_path: Path) -> None:
    paged = PLAIN.replace("О посуде", f"О\n{HEADER}\nпосуде").replace("Позже чай", f"Позже\n{HEADER}\nчай")
    document = again(tmp_path, f"2. О посуде\n2.1. Поднос\n\n{paged}", known(tmp_path, PLAIN))
    assert said(document) == said(read(tmp_path, PLAIN))


def test_what_is_more_lines_than_a_page_adds_is_no_page(tmp_path: Path) -> None:
    annex = "\n".join(f"Чашка {letter} стоит на столе." for letter in "абвгдежзик")
    document = again(tmp_path, f"{PLAIN}\n{annex}\n{annex}\n", known(tmp_path, PLAIN))
    assert wording(document, "2.1").endswith("Чашка к стоит на столе.")
    assert not any("left out" in notice.en for notice in document.notices)


def test_a_sentence_that_begins_small_after_a_heading_begins_its_clause(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN.replace("1.14.1. Если", "1.14.1. если"))
    assert clauses(document) == clauses(read(tmp_path, PLAIN))


def test_the_next_clause_begins_also_after_a_word_that_breaks_off(tmp_path: Path) -> None:
    document = read(tmp_path, "1.14.1. Чай пьют или\n1.14.2. Кофе по пункту 2.1 и\n2.2.1. Сок.")
    assert clauses(document) == ["1.14.1", "1.14.2"]


def test_a_clause_that_begins_as_another_is_no_entry_of_contents(tmp_path: Path) -> None:
    text = "1.14.1. Чай пьют молча.\n\n1.14.2. Кофе.\n\n1.14.1. Чай не пьют."
    assert "clause 1.14.1 begins twice, on lines 1 and 5" in refused(tmp_path, text)


SPELLINGS = [
    "\u200b1.14.2.",
    "\ufeff1.14.2.",
    "1.\u200e14.2.",
    "• 1.14.2.",
    "- 1.14.2.",
    "### 1.14.2.",
    "**1.14.2.**",
    "п. 1.14.2.",
    "Пункт 1.14.2.",
    "1. 14. 2.",
    "1.14. 2.",
    "1.14 .2.",
    "1.14.2\\.",
    "1\\.14\\.2\\.",
    "1.14.2)",
    "1.14.2:",
    "(1.14.2)",
    "1.14,2.",
    "1․14․2.",
    "1．14．2．",
    "１.１４.２.",
    "1.l4.2.",
    "<b>1.14.2.</b>",
]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_clauses_number_is_found_in_every_spelling(tmp_path: Path, spelling: str) -> None:
    document = read(tmp_path, PLAIN.replace("1.14.2.", spelling))
    assert said(document) == said(read(tmp_path, PLAIN))


@pytest.mark.parametrize(
    "heading", ["СТАТЬЯ 28.", "статья 28.", "Ст. 28.", "## Статья 28.", "Статья № 28.", "Статья 28:"]
)
def test_an_article_is_found_in_every_spelling(tmp_path: Path, heading: str) -> None:
    document = read(tmp_path, f"{heading} О варенье\n\n28.1. Ложка.", "nardy")
    assert said(document) == [("28", "О варенье"), ("28.1", "Ложка.")]


def test_a_letter_after_a_number_is_none_of_its_digits(tmp_path: Path) -> None:
    document = read(tmp_path, "28.2.2. Чай.\n\n• 28.3. За чаем.\n\n• 28.4. О кофе.", "nardy")
    assert clauses(document) == ["28.2.2", "28.3", "28.4"]
    assert wording(document, "28.4") == "О кофе."


@pytest.mark.parametrize("end", ["\r", "\r\n", "\u2028", "\u2029", "\v", "\f", "\x85"])
def test_every_end_of_line_is_one(tmp_path: Path, end: str) -> None:
    assert said(read(tmp_path, PLAIN.replace("\n\n", end))) == said(read(tmp_path, PLAIN))


def test_a_number_spelled_past_recognition_is_named_with_its_line(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN.replace("1.14.2. Кто", "№ 1/14/2, кто"))
    assert "clause 1.14.2 begins on no line; its number stands on line 7: “№ 1/14/2, кто спорит, тот моет чашки.”" in [
        notice.en for notice in document.notices
    ]


def test_centimetres_are_not_the_word_for_see(tmp_path: Path) -> None:
    document = read(tmp_path, "2.1. Поднос от 35 до 40 см.\n2.2. Чашки\n\n2.2.1. Чашек 11 (см.\n2.2.2. Сок) штук.")
    assert clauses(document) == ["2.1", "2.2", "2.2.1"]


@pytest.mark.parametrize("hyphen", ["-", "\u2010", "\u2011", "\u00ad", "\u00ac", "\x1f"])
@pytest.mark.parametrize("between", ["\n", " \n", "\n\n", "\n7\n", "\n\n- 7 -\n\n"])
def test_a_word_divided_at_a_lines_end_is_one_word(tmp_path: Path, hyphen: str, between: str) -> None:
    text = PLAIN.replace("вытирают", f"выти{hyphen}{between}рают")
    document = again(tmp_path, text, known(tmp_path, PLAIN))
    assert said(document) == said(read(tmp_path, PLAIN))


def test_a_heading_in_capitals_and_a_range_are_joined(tmp_path: Path) -> None:
    document = read(tmp_path, "2.1. ПОД-\nНОС\n\nНа 12—\n\n15 чашек и блюдце -\nбелое.")
    assert wording(document, "2.1") == "ПОДНОС На 12—15 чашек и блюдце - белое."


def test_diagram_lines_stay_words(tmp_path: Path) -> None:
    document = read(tmp_path, PLAIN + "\nрисунок 3\tрисунок 4\n\nПоднос моют.")
    assert wording(document, "2.1").endswith("(рисунок 3). рисунок 3 рисунок 4 Поднос моют.")


def test_clauses_out_of_order_are_coped_with_and_said(tmp_path: Path) -> None:
    document = read(tmp_path, "2.1. Поднос.\n1.14.1. Чай.\n1.14.2. Кофе.")
    assert clauses(document) == ["2.1", "1.14.1", "1.14.2"]
    assert [each.en for each in document.notices] == ["line 2: clause 1.14.1 stands after 2.1, out of order"]


def test_text_before_the_first_clause_is_left_out_and_said(tmp_path: Path) -> None:
    document = read(tmp_path, "Утверждаю.\n\nПовар.\n\n" + PLAIN)
    assert clauses(document) == clauses(read(tmp_path, PLAIN))
    assert "text before the first clause left out; lines: 2" in [notice.en for notice in document.notices]


def test_a_clause_twice_is_refused_with_both_lines(tmp_path: Path) -> None:
    assert "clause 1.14.1 begins twice, on lines 1 and 3" in refused(tmp_path, "1.14.1. Чай.\n\n1.14.1. Кофе.")


def test_a_text_of_another_regulation_is_refused_with_what_it_has(tmp_path: Path) -> None:
    assert "its clauses are 28.1" in refused(tmp_path, "28.1. Ложка.")
    assert "no clause of “nardy”" in refused(tmp_path, PLAIN, "nardy")


@pytest.mark.parametrize("text", ["Чай без номеров.", "1,14 чая", "12.05.2024 г. утверждено"])
def test_a_text_without_clauses_is_refused(tmp_path: Path, text: str) -> None:
    assert "no clause of “column” in it; expected lines that begin with a number such as 1.14.1" in refused(
        tmp_path, text
    )


@pytest.mark.parametrize("data", [b"", b"\n \n\t", b"\xef\xbb\xbf"])
def test_an_empty_file_is_refused(tmp_path: Path, data: bytes) -> None:
    assert "is empty" in refused(tmp_path, data)


@pytest.mark.parametrize(
    ("encoding", "said"), [("cp1251", "Windows-1251"), ("koi8-r", "KOI8-R"), ("cp866", "CP866"), ("utf-16", "UTF-16")]
)
def test_other_encodings_are_named(tmp_path: Path, encoding: str, said: str) -> None:
    text = PLAIN.replace("—", "-")
    message = refused(tmp_path, text.encode(encoding))
    assert said in message
    assert "save it as plain text in UTF-8" in message


@pytest.mark.parametrize(
    ("data", "said"), [(b"%PDF-1.7", "PDF"), (b"PK\x03\x04", "docx"), (b"{\\rtf1", "RTF"), (b"1.1 \0", "not text")]
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    assert said in refused(tmp_path, data)


def test_a_byte_order_mark_and_windows_lines_change_nothing(tmp_path: Path) -> None:
    windows = b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode()
    assert read(tmp_path, windows).wordings == read(tmp_path, PLAIN).wordings


def test_too_large_a_file_and_too_long_a_clause_are_refused(tmp_path: Path) -> None:
    assert "larger than 2000000 bytes" in refused(tmp_path, b"1.14.1. " + b"a" * 2_000_000)
    assert "more than 20000 words" in refused(tmp_path, "1.14.1. " + "чай " * 20_001)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path, said in ((tmp_path / "none.txt", "no such file"), (tmp_path, "it is a folder")):
        with pytest.raises(EditionError) as caught:
            read_document(path, load(), "column")
        assert said in caught.value.text.en
