// Which rule is shown in the one rule dialog of the page.

let shown = $state.raw<{ game: string; rule: string } | null>(null);

/** The rule to show, if any. */
export const ruleShown = {
  get now(): { game: string; rule: string } | null {
    return shown;
  },
};

/** Shows a rule's words. */
export function openRule(game: string, rule: string): void {
  shown = { game, rule };
}

/** Puts it away. */
export function closeRule(): void {
  shown = null;
}
