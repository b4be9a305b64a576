"""A wire to a server that can be cut: what a phone has in a tunnel."""

import socket
import threading
from contextlib import suppress

from tests.server.pg import free_port

CHUNK = 65536


class Wire:
    """Hands everything on between a port of its own and a server, until it is cut: then nobody gets by."""

    def __init__(self, server):
        self.server = server
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.ends: list[socket.socket] = []
        self.mend()

    def mend(self):
        """Let everything through from now on."""
        self.door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._answer, args=(self.door,), daemon=True).start()

    def cut(self):
        """Break every connection at once, and refuse new ones."""
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends = []

    def _answer(self, door):
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.ends += [near, far]
                for here, there in ((near, far), (far, near)):
                    threading.Thread(target=_hand_on, args=(here, there), daemon=True).start()


def _hand_on(here, there):
    with suppress(OSError):
        while chunk := here.recv(CHUNK):
            there.sendall(chunk)
        there.shutdown(socket.SHUT_WR)
