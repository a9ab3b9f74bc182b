# The two commands of the README are `make play` and `make test`.
.PHONY: play test prepare format lint unit scenarios wasm bench help

help: ## Show what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: prepare ## Start a game in the terminal (GAME=fantasy-realms, ARGS="--players 3")
	cargo run --quiet --release --package conclave -- play $(or $(GAME),fantasy-realms) $(ARGS)

test: prepare format lint unit scenarios wasm ## Everything CI checks

prepare:
	@scripts/prepare

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit: ## Unit, property, rule coverage and documentation tests
	cargo test --workspace --locked

scenarios: ## Every scenario through the command people use
	cargo run --quiet --locked --package conclave -- scenario scenarios

wasm: ## The pure crates must also build for browsers
	cargo build --locked --target wasm32-unknown-unknown --package table --package cardtext --package fantasy-realms --package spellbook

bench: ## Speed, and instruction counts where valgrind is installed
	cargo bench --workspace
	@scripts/instructions
