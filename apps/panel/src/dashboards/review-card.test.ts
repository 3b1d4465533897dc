import { describe, expect, it } from 'vitest';
import { teamOf } from './review-card';

const reviewer = (
  approved: number,
  declined: number,
  override_rate: number | null,
  median_seconds: number | null,
) => ({ approved, declined, override_rate, median_seconds });

describe('numbers of the review team', () => {
  it('weight each reviewer by the decisions', () => {
    const team = teamOf([reviewer(30, 10, 0.1, 60), reviewer(5, 5, 0.5, 600), reviewer(0, 0, null, null)]);
    expect(team.decisions).toBe(50);
    expect(team.medianSeconds).toBe(60);
    expect(team.agreement).toBeCloseTo(1 - (0.1 * 40 + 0.5 * 10) / 50, 10);
  });

  it('are unknown without decisions', () => {
    expect(teamOf([])).toEqual({ decisions: 0, medianSeconds: null, agreement: null });
    expect(teamOf([reviewer(2, 0, null, 5)])).toEqual({ decisions: 2, medianSeconds: 5, agreement: null });
  });
});
