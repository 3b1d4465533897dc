import type { Dashboard } from '../api/dashboard';
import { locale, t } from '../i18n/language';

/** `12.3 %`; a dash where there is nothing to have a share of. */
export const percent = (share: number | null): string =>
  share === null || !Number.isFinite(share)
    ? '–'
    : share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });

export const whole = (value: number): string => value.toLocaleString(locale(), { maximumFractionDigits: 0 });

/** As short as fits beside an axis: 12.5K. */
export const short = (value: number): string =>
  value.toLocaleString(locale(), { notation: 'compact', maximumFractionDigits: 1 });

export const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString(locale(), { maximumSignificantDigits: 3 })} ms`;

/** An amount in its currency, without the small coins; a currency that nobody knows is named as it was sent. */
export function money(value: number, currency: string): string {
  try {
    return value.toLocaleString(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  } catch {
    return `${whole(value)} ${currency}`;
  }
}

export const stateNames = () => ({ approve: t('Approved'), review: t('Review'), decline: t('Declined') });

/** The moments of buckets, short for an axis and whole for a table. */
export function momentNames(
  { unit, time_zone: timeZone }: Pick<Dashboard, 'unit' | 'time_zone'>,
  buckets: readonly string[],
): { readonly ticks: readonly string[]; readonly labels: readonly string[] } {
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone });
    return buckets.map((at) => format.format(new Date(at)));
  };
  if (unit === 'hour')
    return {
      ticks: of({ hour: '2-digit', minute: '2-digit' }),
      // The hour that a clock change repeats is told apart by its offset.
      labels: of({
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'shortOffset',
      }),
    };
  if (unit === 'month')
    return { ticks: of({ month: 'short', year: '2-digit' }), labels: of({ month: 'long', year: 'numeric' }) };
  return { ticks: of({ month: 'short', day: 'numeric' }), labels: of({ dateStyle: 'medium' }) };
}

/** What the first column of a table over time is headed by. */
export const unitName = (unit: Dashboard['unit']): string =>
  ({ hour: t('Hour'), day: t('Day'), week: t('Week from'), month: t('Month') })[unit];

/** A colour of the charts, by a CSS class of `charts.module.css`. */
export type Tone = 'approve' | 'review' | 'decline' | 'plain' | `tone${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export interface ChartSeries {
  readonly name: string;
  readonly tone: Tone;
  /** One per bucket; null = nothing is known. */
  readonly values: readonly (number | null)[];
}

/** What a chart over time shows, and what its table and its file hold. */
export interface TimeData {
  /** First moments of the buckets as the axis names them, and as the table does. */
  readonly ticks: readonly string[];
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The period before, as a line over the same buckets. */
  readonly previous: ChartSeries | null;
}

/** A number that is read in other words than it is kept in: `12.3 %` for 0.123. */
interface ToldNumber {
  readonly value: number | null;
  readonly told: string;
}
export type Cell = string | number | null | ToldNumber;

/** A table: the heading of its rows, those of its columns, and the rows. */
export interface TableData {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Everything of a chart as a table. @param first heading of the moments */
export const tableOf = (first: string, { labels, series, previous }: TimeData): TableData => {
  const columns = previous ? [...series, previous] : series;
  return {
    head: [first, ...columns.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...columns.map(({ values }) => values[at] ?? null)]),
  };
};

const NEEDS_QUOTES = /[",\r\n]/;
/** Programs that open such a file take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t]/;

function csvCell(cell: Cell): string {
  const value = typeof cell === 'object' && cell !== null ? cell.value : cell;
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As CSV (RFC 4180), numbers as programs read them in every language; a text that a spreadsheet would run as a formula is made one that it does not. */
export const csvOf = ({ head, rows }: TableData): string =>
  [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** The least round number that is not less: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= value * (1 - 1e-9)) ?? value;
}

/** The top of an axis that is not less than a value and has so many lines, each at a round whole number: there is no half call. */
export function axisTop(value: number, lines: number): number {
  return lines * Math.ceil(Math.max(1, roundUp(value / lines)));
}
