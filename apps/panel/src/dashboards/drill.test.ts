import { describe, expect, it } from 'vitest';
import { Drill } from './drill';

const PERIOD = {
  buckets: ['2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z', '2027-01-03T00:00:00.000Z'],
};
const drill = new Drill('live', 'day', PERIOD);

describe('filters behind the values of a dashboard', () => {
  it('select the time of a bucket and its decision', () => {
    expect(drill.state(0, 2)).toEqual({
      space: 'live',
      from: '2027-01-01T00:00:00.000Z',
      to: '2027-01-02T00:00:00.000Z',
      now: 'DECLINE',
    });
  });

  it('end the last bucket after its usual length', () => {
    expect(drill.bucket(2)).toMatchObject({ to: '2027-01-04T00:00:00.000Z' });
    expect(drill.whole({ rule: 'E101' })).toEqual({
      space: 'live',
      from: '2027-01-01T00:00:00.000Z',
      to: '2027-01-04T00:00:00.000Z',
      rule: 'E101',
    });
  });

  it('do not lose the last millisecond of a bucket, because the end of a filter is exclusive', () => {
    expect(drill.bucket(0).to).toBe(drill.bucket(1).from);
    expect(drill.verifications()).toMatchObject({ to: '2027-01-04T00:00:00.000Z' });
  });

  it('select a segment value, except missing and combined values', () => {
    expect(drill.segment('action', 'purchase')).toEqual({ action_type: 'purchase' });
    expect(drill.segment('state', 'REVIEW')).toEqual({ now: 'REVIEW' });
    expect([drill.segment('country', ''), drill.segment('country', '(other)')]).toEqual([null, null]);
    expect(drill.segment(undefined, 'DE')).toBeNull();
  });
});
