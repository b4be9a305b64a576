"""Somebody who cannot see the page: knows roles, names and what live regions say, and nothing else."""

import re
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import TimeoutError as Gone

LISTEN = """(() => {
  const said = (window.said = []);
  const live = "[aria-live=assertive], [aria-live=polite], [role=alert], [role=status]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      const text = region?.textContent.trim();
      if (text && said.at(-1) !== text) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
LINE = re.compile(r'^\s*- \'?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)\'?(?::\s*(.*))?$')
BRIEFLY = 1000  # ms


class Node(NamedTuple):
    role: str
    name: str
    states: str
    text: str


class Reader:
    """Reads the accessibility tree as a list, and presses what has a role and a name."""

    def __init__(self, person):
        self.page = person.page
        person.context.add_init_script(LISTEN)

    def tree(self):
        """Everything there is, from the beginning to the end."""
        lines = self.page.locator("body").aria_snapshot().splitlines()
        found = (LINE.match(line) for line in lines)
        return [Node(one[1], one[2] or "", one[3], one[4] or "") for one in found if one]

    def names(self, role, pattern=""):
        """The names of everything of a role that can be used."""
        return [
            node.name
            for node in self.tree()
            if node.role == role and re.search(pattern, node.name) and "disabled" not in node.states
        ]

    def press(self, role, name):
        """Press what is called just so; it may be gone by now."""
        with suppress(Gone):
            self.page.get_by_role(role, name=name, exact=True).first.click(timeout=BRIEFLY)

    def said(self):
        """What was spoken since the page was loaded, in its order."""
        return self.page.evaluate("window.said")

    def waits_for(self, role, pattern):
        self.page.get_by_role(role, name=re.compile(pattern)).first.wait_for()
