import { describe, expect, it } from 'vitest';
import { ruleText } from './rules';

const document = `# Rules

- **FR-1.1** \`[seed]\` Draw *one* card,
  then discard one.
- **FR-1.10** Another.

## 2. More
`;

describe('the text of a rule', () => {
  it('is found whole and without marks', () => {
    expect(ruleText(document, 'FR-1.1')).toBe('Draw one card, then discard one.');
    expect(ruleText(document, 'FR-1.10')).toBe('Another.');
  });

  it('is missing where there is none', () => {
    expect(ruleText(document, 'FR-9.9')).toBeNull();
  });
});
