"""Storage of every kind, and servers of our own on loopback."""

import pytest

from orbita.server.store.find import make_store
from tests.server.pg import Postgres, need_postgres


@pytest.fixture(scope="session")
def postgres():
    need_postgres()
    cluster = Postgres()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def durable_url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/orbita.db"
    return request.getfixturevalue("postgres").url


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request, tmp_path):
    if request.param == "memory":
        return make_store("memory")
    if request.param == "sqlite":
        return make_store(f"sqlite:///{tmp_path}/orbita.db")
    return make_store(request.getfixturevalue("postgres").url)
