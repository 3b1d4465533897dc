import { describe, expect, it } from 'vitest';
import { toneOf } from './tones';

describe('toneOf', () => {
  it.each([
    ['APPROVE', 'positive'],
    ['REVIEW', 'caution'],
    ['DECLINE', 'negative'],
    ['pass', 'positive'],
    ['FAIL', 'negative'],
    ['SHADOW', 'info'],
    ['something else', 'neutral'],
  ])('returns the tone of %s', (state, tone) => {
    expect(toneOf(state)).toBe(tone);
  });
});
