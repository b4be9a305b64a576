"""Content files are read into structs: all faults at once, and a hash of what they say."""

from typing import Annotated

import msgspec
import pytest

from orbita.core.content import ContentFile, hash_of, read_toml
from orbita.core.errors import BadContent

Few = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Board(msgspec.Struct, frozen=True):
    rows: Few
    columns: Few = 6


class Box(msgspec.Struct, frozen=True):
    name: str
    board: Board
    tokens: tuple[Few, ...] = ()


RIGHT = 'name = "a box"\ntokens = [1, 2]\n[board]\nrows = 3\n'


def content(tmp_path, text=RIGHT):
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return ContentFile(file, Box)


def faults(tmp_path, text):
    with pytest.raises(BadContent) as refused:
        content(tmp_path, text).check()
    return [(fault.file, fault.entry, fault.field) for fault in refused.value.faults]


def test_a_file_is_read_into_its_struct_once(tmp_path):
    box = content(tmp_path)
    assert box.read() == Box("a box", Board(3), (1, 2))
    assert box.read() is box.read()


def test_all_faults_are_told_at_once_each_with_its_place(tmp_path):
    wrong = 'tokens = [1, 0]\ncolour = "red"\n[board]\nrows = "three"\ndepth = 2\n'
    assert faults(tmp_path, wrong) == [
        ("box.toml", "file", "name"),
        ("box.toml", "board", "rows"),
        ("box.toml", "board", "depth"),
        ("box.toml", "file", "tokens[1]"),
        ("box.toml", "file", "colour"),
    ]


@pytest.mark.parametrize("text", ["name = ", "\x00", "[board\n", RIGHT.replace("[board]", "[[board]]")])
def test_a_file_that_is_no_such_file_is_refused(tmp_path, text):
    assert len(faults(tmp_path, text)) == 1


def test_another_file_may_be_checked_in_its_place(tmp_path):
    other = tmp_path / "other.toml"
    other.write_text(RIGHT.replace("rows = 3", "rows = 30"))
    with pytest.raises(BadContent, match=r"other\.toml: \[board\] rows"):
        content(tmp_path).check(str(other))


def test_the_hash_is_of_what_the_file_says_and_not_of_its_remarks(tmp_path):
    plain = content(tmp_path).hash()
    assert content(tmp_path, "# a remark\n" + RIGHT).hash() == plain
    assert content(tmp_path, RIGHT.replace("3", "4")).hash() != plain
    assert hash_of(read_toml(RIGHT.encode(), "box.toml")) == plain
