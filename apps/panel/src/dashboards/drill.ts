import type { Dashboard, DashboardPeriod, Segment } from '../api/dashboard';
import type { Space, State } from '../api/evaluations';
import type { ExecutionsSearch } from '../page-searches';
import type { TrafficSearch } from '../traffic/search';

const HOUR_MS = 3_600_000;
const USUAL_MS: { readonly [unit in Dashboard['unit']]: number } = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 31 * 24 * HOUR_MS,
};
const STATES: readonly State[] = ['APPROVE', 'REVIEW', 'DECLINE'];
const SEGMENT_FILTERS = {
  country: 'country',
  action: 'action_type',
  currency: 'currency',
  merchant: 'merchant_id',
} as const;

/** Returns the filters that open the transactions that the values of a dashboard count. */
export class Drill {
  constructor(
    private readonly space: Space,
    private readonly unit: Dashboard['unit'],
    private readonly period: Pick<DashboardPeriod, 'buckets'>,
  ) {}

  /** Returns the transactions of the whole period. */
  whole(more: Omit<TrafficSearch, 'space'> = {}): TrafficSearch {
    const { buckets } = this.period;
    return { ...this.between(0, buckets.length - 1), ...more };
  }

  /** Returns the transactions of one bucket. */
  bucket(at: number, more: Omit<TrafficSearch, 'space'> = {}): TrafficSearch {
    return { ...this.between(at, at), ...more };
  }

  /** Returns the transactions of a bucket in a state. @param state index: approved, review, declined */
  state(at: number, state: number): TrafficSearch {
    const now = STATES[state];
    return this.bucket(at, now ? { now } : {});
  }

  /** Returns the filter of a segment value; null for missing and combined values, which no filter selects. */
  segment(segment: Segment | undefined, value: string): Omit<TrafficSearch, 'space'> | null {
    if (segment === undefined || value === '' || value.startsWith('(')) return null;
    if (segment === 'state') {
      const now = STATES.find((state) => state === value);
      return now ? { now } : null;
    }
    return { [SEGMENT_FILTERS[segment]]: value };
  }

  /** Returns the verifications that started in the period. */
  verifications(): ExecutionsSearch {
    const { space, from, to } = this.whole();
    return { space, ...(from ? { from } : {}), ...(to ? { to } : {}) };
  }

  /** Returns the filter of some buckets; its end is exclusive, as in the API. */
  private between(first: number, last: number): TrafficSearch {
    const { buckets } = this.period;
    const from = buckets[first];
    const start = buckets[last];
    const next = buckets[last + 1];
    const end = next ? Date.parse(next) : start ? Date.parse(start) + USUAL_MS[this.unit] : null;
    return {
      space: this.space,
      ...(from ? { from } : {}),
      ...(end === null ? {} : { to: new Date(end).toISOString() }),
    };
  }
}
