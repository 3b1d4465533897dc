import { describe, expect, it } from 'vitest';
import { describeDecidedBy, describeFlip } from './verdict';

describe('describeDecidedBy', () => {
  it.each([
    [
      { by: 'threshold', threshold: 'decline', at: 20 } as const,
      'the score 34 reached the decline threshold of 20',
    ],
    [{ by: 'block_list', ids: ['mules'] } as const, 'it matches the blocklist mules'],
    [{ by: 'rule', ids: ['P1', 'P2'] } as const, 'declined by rules P1, P2'],
    [{ by: 'default' } as const, 'is below both thresholds'],
  ])('%j', (decided_by, words) => {
    expect(describeDecidedBy({ state: 'DECLINE', fraud_score: 34, decided_by })).toContain(words);
  });
});

describe('describeFlip', () => {
  it.each([
    [null, 'No single change'],
    [{ by: 'score', to: 'REVIEW', points: -14.01, rule_ids: [] } as const, '14.01 points less'],
    [
      { by: 'score', to: 'DECLINE', points: 1, rule_ids: [] } as const,
      'With 1 more point, the decision would be DECLINE',
    ],
    [{ by: 'score', to: 'REVIEW', points: -2, rule_ids: ['P1'] } as const, 'Removing rule P1 would'],
    [{ by: 'score', to: 'REVIEW', points: -2, rule_ids: ['P1', 'P2'] } as const, 'any of the rules P1, P2'],
    [{ by: 'list', to: 'APPROVE', list_ids: ['mules'] } as const, 'Without the list mules'],
    [{ by: 'rule', to: 'APPROVE', rule_ids: ['P1'] } as const, 'Without rule P1'],
  ])('%j', (flip, words) => {
    expect(describeFlip(flip)).toContain(words);
  });
});
