# report  run every scenario and write the report          test   features, unit, property and command-line tests
# check   style, types and which way imports run           bench  speeds and sizes, as ratios in one run
# mutants  break the code that decides at random, and say how much of it the scenarios and the tests notice
# Each makes .venv itself the first time and reuses it afterwards.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEER := .venv-peer
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALLED := $(VENV)/.installed
PEER_INSTALLED := $(PEER)/.installed

.PHONY: help report test check bench mutants wheel rulings peer constraints clean
help:
	@sed -n '1,4s/^# //p' Makefile

# FAIL_ON=weak,untested makes it stricter: CI asks for that.
report: $(INSTALLED)
	@$(BIN)/lasca-rules report $(if $(FAIL_ON),--fail-on $(FAIL_ON))

test: $(INSTALLED) $(PEER_INSTALLED)
	@$(BIN)/python -m pytest -n 2

check: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(INSTALLED)
	@$(BIN)/python bench/speed.py
	@$(BIN)/python bench/report_size.py

# Write the two books of rulings anew, after a ruling has changed on purpose: read the difference before you commit it.
rulings: $(INSTALLED)
	@$(BIN)/lasca-rules rulings --lang en > docs/rulings.md
	@$(BIN)/lasca-rules rulings --lang ru > docs/rulings.ru.md

# Break the code that decides at random; write down for the report how much of it the scenarios and the tests notice.
mutants: $(INSTALLED)
	@$(BIN)/python -m tests.mutants

# An independent program of Russian draughts, in an environment of its own, that make test holds ours against.
peer: $(PEER_INSTALLED)

# Build the wheel, install it in a new environment and make the report in an empty folder: no data file is forgotten.
wheel: $(INSTALLED)
	@rm -rf build/wheel && mkdir -p build/wheel/empty
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PYTHON) -m venv build/wheel/venv
	build/wheel/venv/bin/python -m pip --disable-pip-version-check --quiet install -c constraints.txt build/wheel/*.whl
	cd build/wheel/empty && ../venv/bin/lasca-rules report
	test -s build/wheel/empty/build/report/index.html && test -s build/wheel/empty/build/report/report.json

$(INSTALLED): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed, this is " + sys.version.split()[0])'
	@echo "Installing into $(VENV), once ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -c constraints.txt hatchling editables
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,bench]'
	@touch $@

$(PEER_INSTALLED): tests/independent/requirements.txt
	@$(PYTHON) -m venv $(PEER)
	@$(PEER)/bin/python -m pip --disable-pip-version-check --quiet install -r $<
	@touch $@

# Take the newest versions that pyproject.toml allows and pin them.
constraints:
	@rm -rf build/newest && $(PYTHON) -m venv build/newest
	@build/newest/bin/python -m pip --disable-pip-version-check --quiet install hatchling editables '.[dev,bench]'
	@{ sed -n 1p constraints.txt; build/newest/bin/python -m pip freeze | grep -v '^lasca-rules'; } > build/constraints.txt
	@mv build/constraints.txt constraints.txt

clean:
	rm -rf $(VENV) $(PEER) build dist
