# make play | test | quick | setup | bench | fmt: each does its own set-up on a machine with Python 3.11+.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
export ORBITA_COMPILER := $(shell command -v $${CC:-cc})
SYNC := UV_PROJECT_ENVIRONMENT=.venv $(UV) sync --quiet --locked --no-editable --compile-bytecode
COMPILED := $(wildcard .venv/lib/python3*/site-packages/orbita__mypyc*)

.PHONY: play packages setup web test quick test-set-up bench fmt clean

# As soon as possible: rules that were compiled before stay so, otherwise they run as plain Python until they are.
play: $(UV)
	@$(MAKE) --no-print-directory -j2 web packages
	@echo "installing orbita$(if $(COMPILED), (rules that changed are compiled anew: a minute or two))"
	@$(if $(COMPILED),,ORBITA_COMPILER=none) $(SYNC) --inexact --no-dev
	@scripts/play

packages: $(UV)
	@echo "fetching Python packages"
	@$(SYNC) --inexact --no-dev --no-install-project

setup: web
	@echo "installing and compiling the rules (a minute or two the first time)"
	@$(SYNC) --no-dev --extra plot
	@$(BIN)/orbita --version

web: $(UV)
	@scripts/build-web

test: test-set-up
	scripts/check

# For work: less than a minute, once `make test` has set everything up.
quick:
	@scripts/quick

test-set-up:
	@PYTHON=$(PYTHON) scripts/system-packages
	@$(MAKE) --no-print-directory web
	$(SYNC) --extra plot --extra train
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
	@echo "fetching uv"
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14"
