# make play | test | setup | bench | fmt: each does its own set-up on a machine with Python 3.11+.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
export ORBITA_COMPILER := $(shell command -v $${CC:-cc})
SYNC := UV_PROJECT_ENVIRONMENT=.venv $(UV) sync --quiet --locked --no-editable --compile-bytecode

.PHONY: play setup web test test-set-up bench fmt clean

play: setup
	$(BIN)/orbita serve --host 0.0.0.0 --qr --log-level warning

setup: web
	@echo "installing and compiling the rules (a minute the first time)"
	$(SYNC) --no-dev --extra plot
	@$(BIN)/orbita --version

web: $(UV)
	@scripts/build-web

test: test-set-up
	scripts/check

test-set-up:
	@PYTHON=$(PYTHON) scripts/system-packages
	@$(MAKE) --no-print-directory web
	$(SYNC) --extra plot
	@$(BIN)/orbita --version

bench: $(UV)
	$(SYNC) --extra plot --extra peers
	scripts/bench

fmt: test-set-up
	$(BIN)/ruff check --fix --quiet . || true
	$(BIN)/ruff format .
	scripts/with-node npm --prefix web run --silent format

clean:
	rm -rf .venv .tools build web/node_modules src/orbita/server/static

$(UV):
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14"
