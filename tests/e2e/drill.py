"""Games with secrets and no board of their own: Space Alert, with its clock, and Voyager by other names."""

import pytest

from tests.examples.install import search_path
from tests.server.servers import Served

DRILL = "drill"
VOYAGE = "voyage"
MODULE = '''"""Games named so that no page knows them."""

from dataclasses import replace

from orbita.games.space_alert.game import GAME as SPACE_ALERT
from orbita.games.voyager.game import GAME as VOYAGER

GAME = replace(SPACE_ALERT, name="drill")
VOYAGE = replace(VOYAGER, name="voyage")
'''
ENTRY = "[orbita.games]\ndrill = orbita_drill:GAME\nvoyage = orbita_drill:VOYAGE\n"
METADATA = "Metadata-Version: 2.1\nName: orbita-drill\nVersion: 0.1.0\n"


def install_drill(site):
    """Lay the package out as an installer would; gives where it lies."""
    info = site / "orbita_drill-0.1.0.dist-info"
    info.mkdir(parents=True)
    (site / "orbita_drill.py").write_text(MODULE)
    (info / "entry_points.txt").write_text(ENTRY)
    (info / "METADATA").write_text(METADATA)
    return site


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that has them."""
    folder = tmp_path_factory.mktemp("drill")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(install_drill(folder / "site")))
        served = Served(f"sqlite:///{folder}/orbita.db", folder)
    yield served
    served.stop()
