import { describe, expect, it } from 'vitest';
import type { PolicyHeading } from '../api/policy';
import { changesIn, marksOf } from './policy-marks';

const BUCKETS = ['2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z'];
const END = Date.parse('2027-01-03T00:00:00Z');
const version = (number: number, created_at: string): PolicyHeading => ({
  version: number,
  created_at,
  author: 'user 1',
  note: 'Thresholds changed',
});
const VERSIONS = [
  version(5, '2027-01-03T09:00:00.000Z'),
  version(4, '2027-01-02T12:00:00.000Z'),
  version(3, '2027-01-02T09:00:00.000Z'),
  version(2, '2026-12-31T09:00:00.000Z'),
];

describe('policy changes of a dashboard', () => {
  it('are those of the period, without the first version', () => {
    expect(changesIn(VERSIONS, BUCKETS, END).map((change) => change.version)).toEqual([4, 3]);
    expect(changesIn([version(1, '2027-01-01T09:00:00.000Z')], BUCKETS, END)).toEqual([]);
  });

  it('share one mark in a bucket', () => {
    const marks = marksOf(changesIn(VERSIONS, BUCKETS, END), BUCKETS);
    expect(marks).toEqual([{ at: 1, label: 'Version 4: Thresholds changed\nVersion 3: Thresholds changed' }]);
  });
});
