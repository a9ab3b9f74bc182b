# The two commands of the README are `make play` and `make test`.
.PHONY: play terminal test test-long web webcheck e2e format lint unit scenarios wasm golden look bench help

help: ## Show what can be made
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: web ## Open the house at http://localhost:4000 (ARGS="--listen 0.0.0.0:8080")
	cargo run --quiet --profile play --locked --package conclave -- serve $(ARGS)

terminal: ## Start a game in the terminal (GAME=fantasy-realms, ARGS="--players 3")
	@scripts/prepare terminal
	cargo run --quiet --profile play --locked --package conclave -- play $(or $(GAME),fantasy-realms) $(ARGS)

web: ## Build the web app into web/dist
	@scripts/prepare play
	@scripts/web

test: prepare format lint unit scenarios wasm webcheck e2e ## Everything CI checks

test-long: export CONCLAVE_EFFORT ?= 25
test-long: export CONCLAVE_MOST ?= 15
test-long: test ## The same with 25 times as many random games (or CONCLAVE_EFFORT=100), and every moment of boards

golden: ## Add the golden games that are missing; none is ever rewritten
	cargo test --locked --package conclave --test golden -- --ignored --nocapture add_missing

.PHONY: prepare
prepare:
	@scripts/prepare test

webcheck: web moments ## Format, types and unit tests of the web app
	cd web && npm run --silent format:check && npm run --silent check && CONCLAVE_FIXTURES=$(MOMENTS) npm run --silent test

look: web moments ## Pictures of the boards at many moments, sizes and themes: web/dev/looks/index.html
	cd web && node dev/look-all.mjs $(MOMENTS)

e2e: web binary ## People at tables, in a real browser
	cd web && CONCLAVE=$(abspath $(BINARY)) npm run --silent e2e

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --features conclave/bench --locked -- -D warnings

unit: ## Unit, property, rule coverage and documentation tests
	$(TESTS)
	cargo test --workspace --locked --doc

scenarios: binary ## Every scenario through the command people use
	$(BINARY) scenario scenarios

# Examples are left out: nothing of them is run, and clippy has read them.
TESTS = cargo test --workspace --locked --tests

# The command as the tests build it.
BINARY = $(or $(CARGO_TARGET_DIR),target)/debug/conclave
.PHONY: binary
binary:
	$(TESTS) --quiet --no-run

# Moments of games that boards are tested and looked at with.
MOMENTS = $(abspath $(or $(CARGO_TARGET_DIR),target))/fixtures
.PHONY: moments
moments: binary
	scripts/fixtures $(BINARY) $(MOMENTS)

wasm: ## The pure crates must also compile for browsers; nothing is run there, so no code is made
	cargo check --locked --target wasm32-unknown-unknown --package table --package cardtext --package resolve --package fantasy-realms --package spellbook --package black-rose-wars --package darkest-doom

bench: ## Speed, and instruction counts where valgrind is installed
	cargo bench --workspace
	@scripts/instructions
