import { describe, expect, it } from 'vitest';
import { CHECK_COUNTS } from '../data/check-counts';
import { CHECKS, PRIOR_LOG_ODDS } from '../data/checks';
import { logOddsOf } from './run-checks';

describe('the odds of checks', () => {
  it('are between nothing and what nothing is surer than', () => {
    for (const check of CHECKS) {
      const logOdds = logOddsOf(check);
      expect(logOdds, check.id).toBeGreaterThanOrEqual(0);
      expect(logOdds, check.id).toBeLessThanOrEqual(8);
    }
  });

  it('of what the browser says of itself decide alone', () => {
    for (const id of ['webdriver', 'headless-name', 'platform-claimed', 'program-input']) {
      const check = CHECKS.find((one) => one.id === id);
      expect(check && logOddsOf(check) + PRIOR_LOG_ODDS, id).toBeGreaterThan(0);
    }
  });

  it('of what people do as well never decide alone', () => {
    const deciding = CHECKS.filter((check) => {
      const [, people = 0] = CHECK_COUNTS.fired[check.id] ?? [];
      return people > 0 && logOddsOf(check) + PRIOR_LOG_ODDS >= 0;
    });
    expect(deciding.map(({ id }) => id)).toEqual([]);
  });

  it('are believed where nothing was counted, and less where many set-ups showed nothing', () => {
    const unseen = { id: 'not a check', belief: 3 } as const;
    expect(logOddsOf({ ...unseen, speaksFor: 'virtual_machine' })).toBe(3);
    expect(logOddsOf({ ...unseen, speaksFor: 'automation' })).toBeLessThan(3);
  });

  it('rest on counts of checks that exist, no more than there was', () => {
    const known = new Map(CHECKS.map((check) => [check.id, check]));
    for (const [id, [setUps, people]] of Object.entries(CHECK_COUNTS.fired)) {
      const check = known.get(id);
      expect(check, id).toBeDefined();
      expect(setUps, id).toBeLessThanOrEqual(CHECK_COUNTS.of[check?.speaksFor ?? 'automation'] ?? 0);
      expect(people, id).toBeLessThanOrEqual(CHECK_COUNTS.people);
    }
  });
});
