"""How long a press takes to be shown and to be confirmed, measured in the page; how large updates are."""

import json
import os
import statistics
import zlib
from pathlib import Path

# A press on a turn is shown by the first picture after its words have changed, and confirmed by the answer
# to its move.
MEASURE = """(() => {
  const taps = (window.taps = { shown: [], confirmed: [] });
  const under = new Map();
  let slot = "", at = 0, isFresh = false;
  addEventListener("click", (event) => {
    const pressed = event.target.closest?.("[data-slot]");
    [slot, at, isFresh] = [pressed?.dataset.slot ?? "", event.timeStamp, Boolean(pressed)];
  }, true);
  new MutationObserver((changes) => {
    if (!slot || !changes.some(({ target }) => target.dataset.slot === slot)) return;
    const began = at;
    slot = "";
    requestAnimationFrame(() => taps.shown.push(performance.now() - began));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["aria-label"] });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const { type, id, move = "" } = JSON.parse(data);
    if (isFresh && type === "move" && move.startsWith("place ")) under.set(id, at);
    isFresh = false;
    if (!this.isHeard) this.addEventListener("message", (event) => {
      const { type, id } = JSON.parse(event.data);
      if (type === "done" && under.has(id)) taps.confirmed.push(performance.now() - under.get(id));
      under.delete(id);
    });
    this.isHeard = true;
    return send.call(this, data);
  };
})()"""


class Taps:
    """What was measured in the pages of several people, over all their loads."""

    def __init__(self):
        self.shown: list[float] = []
        self.confirmed: list[float] = []
        self.updates: list[int] = []

    def watch(self, person):
        """Measure in somebody's page from its next load on."""
        person.context.add_init_script(MEASURE)
        person.page.on("websocket", lambda ws: ws.on("framereceived", self._weigh))

    def collect(self, person):
        """Take what was measured since the last load; to be called before the page is loaded anew."""
        measured = person.page.evaluate("taps")
        self.shown += measured["shown"]
        self.confirmed += measured["confirmed"]

    def figures(self):
        return {
            "shown_ms": middle_and_late(self.shown),
            "confirmed_ms": middle_and_late(self.confirmed),
            "update_bytes": middle_and_late(self.updates),
        }

    def tell(self):
        """Write the figures where somebody asked for them; no time is judged."""
        if os.environ.get("ORBITA_FIGURES"):
            Path(os.environ["ORBITA_FIGURES"]).write_text(json.dumps(self.figures()))

    def _weigh(self, payload):
        update = json.loads(payload)
        position = update.get("position") if update["type"] == "update" else None
        if position and position["view"] and position["view"]["stage"] == "planning":
            squeezed = zlib.compressobj(wbits=-zlib.MAX_WBITS)
            self.updates.append(len(squeezed.compress(payload.encode()) + squeezed.flush()))


def middle_and_late(values):
    """Number, median and 95th percentile."""
    late = statistics.quantiles(values, n=20)[-1] if len(values) > 1 else 0
    return {
        "count": len(values),
        "median": round(statistics.median(values or [0]), 1),
        "p95": round(late, 1),
    }
