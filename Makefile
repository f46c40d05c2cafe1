# report  run every scenario and write the report          test   features, unit, property and command-line tests
# check   style, types and which way imports run           bench  speeds, as ratios in one run
# Each makes .venv itself the first time and reuses it afterwards.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALLED := $(VENV)/.installed

.PHONY: help report test check bench wheel constraints clean
help:
	@sed -n '1,3s/^# //p' Makefile

report: $(INSTALLED)
	@$(BIN)/lasca-rules report

test: $(INSTALLED)
	@$(BIN)/python -m pytest -n 2

check: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(INSTALLED)
	@$(BIN)/python bench/speed.py

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

constraints: $(INSTALLED)
	@{ sed -n 1p constraints.txt; $(BIN)/python -m pip freeze --exclude-editable; } > build/constraints.txt && mv build/constraints.txt constraints.txt

clean:
	rm -rf $(VENV) build dist
