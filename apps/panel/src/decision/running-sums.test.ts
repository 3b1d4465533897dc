import { expect, it } from 'vitest';
import { runningSums } from './score-reasons';

const rule = (operation: '+' | '-' | null, score: number) => ({ id: 'R', name: 'A rule', operation, score });

it('adds up as the rules fired, in cents', () => {
  expect(runningSums([rule('+', 0.1), rule('+', 0.2), rule('-', 1)])).toEqual([0.1, 0.3, -0.7]);
});

it('passes over rules that leave the score as it is', () => {
  expect(runningSums([rule('+', 5), rule(null, 0), rule('+', 1)])).toEqual([5, null, 6]);
});
