import type { Segment } from '../api/dashboard';
import type { Space } from '../api/evaluations';
import { readSpace } from '../page-searches';

/** Presets with their number of days and the number of latest days they skip. */
const PRESETS = {
  today: { days: 1, behind: 0 },
  yesterday: { days: 1, behind: 1 },
  '7': { days: 7, behind: 0 },
  '28': { days: 28, behind: 0 },
  '90': { days: 90, behind: 0 },
  '365': { days: 365, behind: 0 },
} as const;
export type Preset = keyof typeof PRESETS;
export const USUAL_PRESET: Preset = '28';

const SEGMENTS: readonly Segment[] = ['state', 'country', 'action', 'currency', 'merchant'];

/** URL parameters of the dashboard. */
export interface DashboardSearch {
  readonly space: Space;
  readonly range?: Preset;
  /** Local dates, instead of a preset. */
  readonly from?: string;
  readonly to?: string;
  readonly segment?: Segment;
  readonly compare?: 'off';
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Parses the URL parameters; ignores invalid values. */
export function readDashboardSearch(search: { readonly [name: string]: unknown }): DashboardSearch {
  const range = (Object.keys(PRESETS) as Preset[]).find((known) => known === String(search.range));
  const segment = SEGMENTS.find((known) => known === search.segment);
  const { from, to } = search;
  return {
    space: readSpace(search),
    ...(isDate(from) && isDate(to) ? { from, to } : range ? { range } : {}),
    ...(segment ? { segment } : {}),
    ...(search.compare === 'off' ? { compare: 'off' } : {}),
  };
}

const DAY_MS = 86_400_000;

/** Returns the local date of a time. */
function localDate(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the local dates of a search, both inclusive. */
export function datesOf(
  { range = USUAL_PRESET, from, to }: DashboardSearch,
  now: Date,
): { readonly from: string; readonly to: string } {
  if (from && to) return { from, to };
  const { days, behind } = PRESETS[range];
  const last = daysBefore(localDate(now), behind);
  return { from: daysBefore(last, days - 1), to: last };
}
