# The two commands of the README are `make play` and `make test`.
.PHONY: play terminal test web webcheck e2e format lint unit scenarios wasm golden bench help

help: ## Show what can be made
	@grep -E '^[a-z0-9]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: web ## Open the house at http://localhost:4000 (ARGS="--listen 0.0.0.0:8080")
	cargo run --quiet --release --locked --package conclave -- serve $(ARGS)

terminal: ## Start a game in the terminal (GAME=fantasy-realms, ARGS="--players 3")
	@scripts/prepare terminal
	cargo run --quiet --release --locked --package conclave -- play $(or $(GAME),fantasy-realms) $(ARGS)

web: ## Build the web app into web/dist
	@scripts/prepare play
	@scripts/web

test: prepare format lint unit scenarios wasm webcheck e2e ## Everything CI checks

golden: ## Add the golden games that are missing; none is ever rewritten
	cargo test --locked --package conclave --test golden -- --ignored --nocapture add_missing

.PHONY: prepare
prepare:
	@scripts/prepare test

webcheck: web ## Format, types and unit tests of the web app
	cd web && npm run --silent format:check && npm run --silent check && npm run --silent test

e2e: web binary ## People at tables, in a real browser
	cd web && CONCLAVE=$(abspath $(BINARY)) npm run --silent e2e

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit: ## Unit, property, rule coverage and documentation tests
	cargo test --workspace --locked

scenarios: binary ## Every scenario through the command people use
	$(BINARY) scenario scenarios

# The command as the tests build it: by itself it has other features, and all games are built again.
BINARY = $(or $(CARGO_TARGET_DIR),target)/debug/conclave
.PHONY: binary
binary:
	cargo test --quiet --locked --workspace --no-run

wasm: ## The pure crates must also build for browsers; nothing is run there, so nothing is optimised
	CARGO_PROFILE_DEV_OPT_LEVEL=0 cargo build --locked --target wasm32-unknown-unknown --package table --package cardtext --package resolve --package fantasy-realms --package spellbook --package black-rose-wars --package darkest-doom

bench: ## Speed, and instruction counts where valgrind is installed
	cargo bench --workspace
	@scripts/instructions
