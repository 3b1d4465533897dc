import { expect, it } from 'vitest';
import { runningSums } from './applied-rules';

const rule = (operation: '+' | '-' | null, score: number) => ({ id: 'R', name: 'A rule', operation, score });

it('adds scores in evaluation order, in cents', () => {
  expect(runningSums([rule('+', 0.1), rule('+', 0.2), rule('-', 1)])).toEqual([0.1, 0.3, -0.7]);
});

it('skips rules without a score change', () => {
  expect(runningSums([rule('+', 5), rule(null, 0), rule('+', 1)])).toEqual([5, null, 6]);
});
