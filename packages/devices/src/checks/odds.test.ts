import { describe, expect, it } from 'vitest';
import { CHECK_COUNTS } from '../data/check-counts';
import { CHECKS, PRIOR_LOG_ODDS } from '../data/checks';
import { logOddsOf } from './run-checks';

describe('logOddsOf', () => {
  it('is between 0 and the maximum for every check', () => {
    for (const check of CHECKS) {
      const logOdds = logOddsOf(check);
      expect(logOdds, check.id).toBeGreaterThanOrEqual(0);
      expect(logOdds, check.id).toBeLessThanOrEqual(8);
    }
  });

  it("lets checks of the browser's own claims decide alone", () => {
    for (const id of ['webdriver', 'headless-name', 'platform-claimed', 'program-input']) {
      const check = CHECKS.find((one) => one.id === id);
      expect(check && logOddsOf(check) + PRIOR_LOG_ODDS, id).toBeGreaterThan(0);
    }
  });

  it('never lets checks that people also trigger decide alone', () => {
    const deciding = CHECKS.filter((check) => {
      const [, people = 0] = CHECK_COUNTS.fired[check.id] ?? [];
      return people > 0 && logOddsOf(check) + PRIOR_LOG_ODDS >= 0;
    });
    expect(deciding.map(({ id }) => id)).toEqual([]);
  });

  it('uses the assumed odds where no counts exist, and lowers them when many setups never triggered the check', () => {
    const unseen = { id: 'not a check', belief: 3 } as const;
    expect(logOddsOf({ ...unseen, speaksFor: 'virtual_machine' })).toBe(3);
    expect(logOddsOf({ ...unseen, speaksFor: 'automation' })).toBeLessThan(3);
  });

  it('uses counts only of existing checks, within the totals', () => {
    const known = new Map(CHECKS.map((check) => [check.id, check]));
    for (const [id, [setUps, people]] of Object.entries(CHECK_COUNTS.fired)) {
      const check = known.get(id);
      expect(check, id).toBeDefined();
      expect(setUps, id).toBeLessThanOrEqual(CHECK_COUNTS.of[check?.speaksFor ?? 'automation'] ?? 0);
      expect(people, id).toBeLessThanOrEqual(CHECK_COUNTS.people);
    }
  });
});
