import { describe, expect, it } from 'vitest';
import { ageText } from './age';

const at = '2026-01-10T12:00:00Z';
const after = (hours: number) => Date.parse(at) + hours * 3_600_000;

describe('age of a queue item', () => {
  it.each([
    [0.5, '30 min'],
    [3.9, '3 hr'],
    [47, '47 hr'],
    [49, '2 days'],
    [-1, '0 min'],
  ])('shows %s hours as %s', (hours, text) => {
    expect(ageText(at, after(hours))).toBe(text);
  });
});
