import type { DispositionCount } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { precisionOf, suggestedDisposition } from './disposition';

const closed = (tenth: number, disposition: string, count: number): DispositionCount => ({
  typology: 'fan_in',
  status: 'CLOSED',
  disposition,
  tenth,
  count,
});

describe('precisionOf', () => {
  it('counts dispositions and suggests the lowest score with half of the alerts suspicious', () => {
    const counts = [
      closed(5, 'FALSE_POSITIVE', 30),
      closed(7, 'FALSE_POSITIVE', 4),
      closed(7, 'SUSPICIOUS', 6),
      closed(9, 'SUSPICIOUS', 6),
      closed(9, 'INCONCLUSIVE', 2),
    ];
    expect(precisionOf(counts, 'fan_in')).toEqual({
      open: 0,
      suspicious: 12,
      false_positive: 34,
      inconclusive: 2,
      precision: 12 / 46,
      suggestion: { min_score: 0.6, precision: 0.75, recall: 1 },
    });
    expect(precisionOf(counts, 'cycle').precision).toBeNull();
  });

  it('suggests nothing when a higher score loses suspicious alerts', () => {
    const counts = [closed(5, 'FALSE_POSITIVE', 30), closed(5, 'SUSPICIOUS', 5), closed(9, 'SUSPICIOUS', 5)];
    expect(precisionOf(counts, 'fan_in').suggestion).toBeNull();
  });
});

describe('suggestedDisposition', () => {
  it('follows closed alerts with a similar score, otherwise the score', () => {
    const alert = { typology: 'fan_in', score: 0.65 };
    expect(suggestedDisposition([], alert)).toBeNull();
    expect(suggestedDisposition([], { ...alert, score: 0.8 })).toBe('SUSPICIOUS');
    expect(suggestedDisposition([closed(6, 'FALSE_POSITIVE', 12)], alert)).toBe('FALSE_POSITIVE');
    expect(suggestedDisposition([closed(7, 'SUSPICIOUS', 12)], alert)).toBe('SUSPICIOUS');
  });
});
