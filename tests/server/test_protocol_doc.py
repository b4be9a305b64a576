"""The examples of docs/protocol.md are run, in their order, against a real server."""

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from orbita.client.links import Link
from tests.server.servers import Served

DOC = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
SESSIONS = re.findall(r"^```session\n(.*?)^```", DOC.read_text(encoding="utf-8"), re.M | re.S)


class Reader:
    """Plays the part of the reader who tries every example."""

    def __init__(self, server):
        self.server = server
        self.known = {}
        self.socket = None

    def fill(self, text):
        return re.sub(r"\$[A-Z]+", lambda name: self.known[name[0]], text)

    def match(self, pattern, value, where="answer"):
        """Compare with a pattern; what it does not mention may be anything."""
        if pattern == "…":
            return
        if isinstance(pattern, str) and pattern.startswith("$"):
            assert self.known.setdefault(pattern, value) == value, where
        elif isinstance(pattern, dict):
            for name, part in pattern.items():
                assert name in value, f"{where}: no {name} in {value}"
                self.match(part, value[name], f"{where}.{name}")
        elif isinstance(pattern, list):
            assert len(pattern) <= len(value), where
            for at, part in enumerate(pattern):
                self.match(part, value[at], f"{where}[{at}]")
        else:
            assert value == pattern, where

    def request(self, line, lines):
        """One request with its answer."""
        method, path, *key = self.fill(line).split()
        body = self.fill(lines.pop(0)).encode() if lines[0].startswith("{") else None
        status, pattern = lines.pop(0).split(" ", 1)
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key[0]}"
        request = urllib.request.Request(self.server.address + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                found, raw = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            found, raw = error.code, error.read()
        assert found == int(status), raw
        self.match(json.loads(pattern), json.loads(raw))

    def open(self, table):
        if self.socket is not None:
            self.socket.close()
        self.context = connect(Link(self.server.address, self.fill(table), "").socket, close_timeout=1)
        self.socket = self.context.__enter__()
        self.heard = []

    def hear(self, pattern):
        """Wait for the next message of the pattern's type; answers and updates may overtake each other."""
        pattern = json.loads(pattern)
        for _ in range(20):
            for message in self.heard:
                if message["type"] == pattern["type"]:
                    self.heard.remove(message)
                    self.match(pattern, message)
                    return
            self.heard.append(json.loads(self.socket.recv(timeout=60)))
        pytest.fail(f"no {pattern['type']} came")

    def play(self, text):
        lines = [line for line in text.splitlines() if line.strip()]
        while lines:
            line = lines.pop(0)
            if line.startswith("socket "):
                self.open(line.split()[1])
            elif line.startswith("> "):
                self.socket.send(self.fill(line[2:]))
            elif line.startswith("< "):
                self.hear(line[2:])
            else:
                self.request(line, lines)


def test_the_examples_of_the_protocol_are_true(tmp_path):
    assert len(SESSIONS) >= 6
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    reader = Reader(served)
    try:
        for session in SESSIONS:
            reader.play(session)
        assert served.figure("orbita_failures_total") == 0, served.log()
    finally:
        if reader.socket is not None:
            reader.socket.close()
        served.stop()
