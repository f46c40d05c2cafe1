# report  run every scenario and write the report          test   features, unit, property and command-line tests
# check   style, types and which way imports run           bench  speeds and sizes, as ratios in one run
# mutants  break the code that decides at random, and say how much of it the scenarios and the tests notice
# Each installs into .venv what it needs itself, the first time, and reuses it afterwards.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEER := .venv-peer

# What is installed: one stamp for each of pyproject.toml's extras, all on top of what the report needs.
REPORT := $(VENV)/.installed
TEST := $(VENV)/.installed-test
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench
PEER_INSTALLED := $(PEER)/.installed

# Also what builds a package, in an environment that pip makes for it, has the versions pinned here. A relative path,
# since pip parts paths at spaces; older pips read the first, newer ones the second.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP_INSTALL = $(BIN)/python -m pip install --quiet

# Where .venv's Python finds the package: elsewhere or nowhere when the checkout was moved or copied, or when that Python
# is gone. Then everything is installed anew.
FOUND := $(shell { $(BIN)/python -I -c 'import os, lasca_rules as it; os.write(1, os.fsencode(it.__path__[0]))'; } 2>/dev/null)
ifneq ($(FOUND),$(CURDIR)/src/lasca_rules)
$(shell rm -f $(REPORT))
endif

.NOTPARALLEL:
.PHONY: help report test check bench mutants wheel rulings peer constraints clean
help:
	@sed -n '1,4s/^# //p' Makefile

# FAIL_ON=weak,untested makes it stricter: CI asks for that.
report: $(REPORT)
	@$(BIN)/lasca-rules report $(if $(FAIL_ON),--fail-on $(FAIL_ON))

# HYPOTHESIS_SEED=20261130 repeats what the property tests drew in CI on that day.
test: $(TEST) $(PEER_INSTALLED)
	@$(BIN)/python -m pytest -n 2 $(if $(HYPOTHESIS_SEED),--hypothesis-seed=$(HYPOTHESIS_SEED))

check: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH)
	@$(BIN)/python bench/speed.py
	@$(BIN)/python bench/scenarios.py
	@$(BIN)/python bench/report_size.py

# Write the two books of rulings anew, after a ruling has changed on purpose: read the difference before you commit it.
rulings: $(REPORT)
	@$(BIN)/lasca-rules rulings --lang en > docs/rulings.md
	@$(BIN)/lasca-rules rulings --lang ru > docs/rulings.ru.md

# Break the code that decides at random; write down for the report how much of it the scenarios and the tests notice.
mutants: $(TEST)
	@$(BIN)/python -m tests.mutants

# An independent program of Russian draughts, in an environment of its own, that make test holds ours against.
peer: $(PEER_INSTALLED)

# Build the wheel, install it in a new environment and make the report in an empty folder: no data file is forgotten.
wheel: $(REPORT)
	@rm -rf build/wheel && mkdir -p build/wheel/empty
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m venv build/wheel/venv
	build/wheel/venv/bin/python -m pip install --quiet build/wheel/*.whl
	cd build/wheel/empty && ../venv/bin/lasca-rules report
	test -s build/wheel/empty/build/report/index.html && test -s build/wheel/empty/build/report/report.json

# The stamp is made last and is away while anything is installed: after an interruption it is missing, and the next
# install begins with an empty .venv.
$(REPORT): pyproject.toml constraints.txt
	$(if $(shell test -w . && echo yes),,$(error this folder is read-only: copy it, or see “Without make” in README.md))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed, this is " + sys.version.split()[0])'
	@echo "Installing what the report needs into $(VENV), once ..."
	@test -e $@ || $(PYTHON) -m venv --clear $(VENV)
	@rm -f $@
	@$(PIP_INSTALL) -e .
	@touch $@

$(TEST): MORE := what the tests need
$(DEV): MORE := what the tests and the checks of style and types need
$(BENCH): MORE := what the bench needs
$(TEST) $(DEV) $(BENCH): $(VENV)/.installed-%: $(REPORT)
	@echo "Adding $(MORE) to $(VENV), once ..."
	@mv $(REPORT) $(REPORT).before
	@$(PIP_INSTALL) -e '.[$*]'
	@mv $(REPORT).before $(REPORT)
	@touch $@

$(PEER_INSTALLED): tests/independent/requirements.txt
	@echo "Installing an independent program of Russian draughts into $(PEER), once ..."
	@$(PYTHON) -m venv --clear $(PEER)
	@$(PEER)/bin/python -m pip install --quiet -r $<
	@touch $@

# Take the newest versions that pyproject.toml allows and pin them, with those of what builds our package and chess.
constraints: export PIP_CONSTRAINT :=
constraints: export PIP_BUILD_CONSTRAINT :=
constraints:
	@rm -rf build/newest && $(PYTHON) -m venv build/newest
	@build/newest/bin/python -m pip install --quiet --upgrade hatchling editables setuptools wheel '.[dev,bench]'
	@{ sed -n 1p constraints.txt; build/newest/bin/python -m pip freeze --all | grep -v '^lasca-rules\|^pip='; } > build/constraints.txt
	@mv build/constraints.txt constraints.txt

clean:
	rm -rf $(VENV) $(PEER) build dist
