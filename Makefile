# `make help` lists what can be done here.

.DEFAULT_GOAL := help
PY := .venv/bin/python
export PYTHON

# Off-screen: no window system, no sound card, and nothing written into the home folder.
OFFSCREEN = mkdir -p build/demo build/shots build/home/config && \
	SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy KIVY_NO_ARGS=1 KIVY_LOG_MODE=PYTHON \
	KIVY_HOME=$(CURDIR)/build/home/kivy XDG_CONFIG_HOME=$(CURDIR)/build/home/config

.PHONY: help setup play test lint shots bench lock clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup:  ## make .venv from the lock, and install missing system libraries
	@tools/setup.sh

play: setup  ## start the app; without a display, leave pictures of a demo in build/demo
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname -s)" != Linux ]; then \
	    $(PY) main.py; \
	else \
	    echo "No display here: playing a short demo off-screen, pictures go to build/demo."; \
	    $(OFFSCREEN) $(PY) -m tools.demo build/demo; \
	fi

lint: setup  ## ruff and mypy
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict engines device

test: lint  ## lint, types and all tests, shared out among two workers
	$(PY) -m pytest -n 2 --dist worksteal

shots: setup  ## pictures of every screen, in build/shots
	@$(OFFSCREEN) $(PY) -m tools.shots build/shots

bench:  ## measure the engines against their peers
	@tools/setup.sh bench
	$(PY) -m bench

lock:  ## rewrite locks/*.txt from pyproject.toml
	@tools/lock.sh

clean:  ## remove everything that was made here, except .venv
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
