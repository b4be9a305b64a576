# make play | test | setup | bench | fmt: each does its own set-up on a machine with Python 3.11+.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
export ORBITA_COMPILER := $(shell command -v $${CC:-cc})
SYNC := UV_PROJECT_ENVIRONMENT=.venv $(UV) sync --quiet --locked --no-editable --compile-bytecode

.PHONY: play setup test test-set-up bench fmt clean

play: setup
	$(BIN)/orbita serve --host 0.0.0.0 --qr

setup: $(UV)
	@echo "installing and compiling the rules (a minute the first time)"
	$(SYNC) --no-dev --extra plot
	@$(BIN)/orbita --version

test: test-set-up
	scripts/check

test-set-up:
	@PYTHON=$(PYTHON) scripts/system-packages
	@$(MAKE) --no-print-directory $(UV)
	$(SYNC) --extra plot
	@$(BIN)/orbita --version

bench: $(UV)
	$(SYNC) --extra plot --extra peers
	scripts/bench

fmt: test-set-up
	$(BIN)/ruff check --fix --quiet . || true
	$(BIN)/ruff format .

clean:
	rm -rf .venv .tools build

$(UV):
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14"
