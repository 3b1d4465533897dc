import { defaultCurrency } from '../api/account';
import type { Dashboard, DashboardPeriod } from '../api/dashboard';
import { locale, t } from '../i18n/language';
import type { TrafficSearch } from '../traffic/search';

/** Formats a share as `12.3%`; returns a dash for null. */
export const percent = (share: number | null): string =>
  share === null || !Number.isFinite(share)
    ? '–'
    : share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });

/** Formats a share with a fixed number of decimals, so that shares of one whole can be added: `93.0%`. */
export const exactPercent = (share: number | null, digits = 1): string =>
  share === null
    ? '–'
    : share.toLocaleString(locale(), {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });

export const whole = (value: number): string => value.toLocaleString(locale(), { maximumFractionDigits: 0 });

/** Formats a number for an axis: 12.5K. */
export const short = (value: number): string =>
  value.toLocaleString(locale(), { notation: 'compact', maximumFractionDigits: 1 });

export const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString(locale(), { maximumSignificantDigits: 3 })} ms`;

/** Formats an amount without cents; shows unknown currency codes unchanged. */
export function money(value: number, currency: string): string {
  try {
    return value.toLocaleString(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  } catch {
    return `${whole(value)} ${currency}`;
  }
}

interface MoneyByFrequency {
  /** Most transactions first. */
  readonly money: readonly Pick<DashboardPeriod['money'][number], 'currency'>[];
}

/**
 * Returns the amounts of labeled transactions in the main currency of a period: the account's currency, otherwise
 * the one with the most transactions. Skips currencies without labeled amounts; undefined if no currency has any.
 */
export function mainMoney({
  money: byFrequency,
  outcome_money: rows,
}: MoneyByFrequency & Pick<DashboardPeriod, 'outcome_money'>):
  | DashboardPeriod['outcome_money'][number]
  | undefined {
  const order = [defaultCurrency(), ...byFrequency.map(({ currency }) => currency)];
  const main = order.find((currency) => rows.some((row) => row.currency === currency));
  return main ? rows.find(({ currency }) => currency === main) : rows[0];
}

export const stateNames = () => ({ approve: t('Approved'), review: t('Review'), decline: t('Declined') });

/** Returns the names of time buckets, short for an axis and full for a table. */
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
      // The UTC offset distinguishes the hour that a clock change repeats.
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

/** Returns the heading of the first column of a time table. */
export const unitName = (unit: Dashboard['unit']): string =>
  ({ hour: t('Hour'), day: t('Day'), week: t('Week from'), month: t('Month') })[unit];

/** Chart color: a CSS class of `charts.module.css`. */
export type Tone = 'approve' | 'review' | 'decline' | 'plain' | `tone${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export interface ChartSeries {
  readonly name: string;
  readonly tone: Tone;
  /** One per bucket; null if unknown. */
  readonly values: readonly (number | null)[];
}

/** Event on the time axis, such as a policy change. */
export interface Mark {
  /** Index of the bucket. */
  readonly at: number;
  readonly label: string;
}

/** Returns the transactions that a value counts; null without any. @param series index of the series */
type LinkOf = (at: number, series: number) => TrafficSearch | null;

/** Data of a time chart, its table and its file. */
export interface TimeData {
  /** Bucket start times, in axis and table format. */
  readonly ticks: readonly string[];
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Previous period, as a line over the same buckets. */
  readonly previous: ChartSeries | null;
  readonly marks?: readonly Mark[];
  readonly linkOf?: LinkOf;
}

/** Number with a formatted text, such as `12.3%` for 0.123. */
interface FormattedNumber {
  readonly value: number | null;
  readonly formatted: string;
}
export type Cell = string | number | null | FormattedNumber;

/** Table: heading of the rows, column headings, and rows. */
export interface TableData {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Transactions that a cell counts. Rows and columns count from 0, without the headings. */
  readonly linkOf?: LinkOf;
}

/** Returns the data of a chart as a table. @param first heading of the time column */
export const tableOf = (first: string, { labels, series, previous, linkOf }: TimeData): TableData => {
  const columns = previous ? [...series, previous] : series;
  return {
    head: [first, ...columns.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...columns.map(({ values }) => values[at] ?? null)]),
    ...(linkOf ? { linkOf: (at, column) => (column < series.length ? linkOf(at, column) : null) } : {}),
  };
};

const NEEDS_QUOTES = /[",\r\n]/;
/** Spreadsheets interpret cells with these prefixes as formulas. */
const FORMULA = /^[=+\-@\t]/;

function csvCell(cell: Cell): string {
  const value = typeof cell === 'object' && cell !== null ? cell.value : cell;
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table as CSV (RFC 4180) with locale-independent numbers. Escapes texts that a spreadsheet would
 * run as a formula.
 */
export const csvOf = ({ head, rows }: TableData): string =>
  [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Returns the smallest round number that is not less than the value: 1, 2, 2.5 or 5 times a power of 10. */
function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= value * (1 - 1e-9)) ?? value;
}

/** Returns the axis maximum for a number of grid lines at round integers, because counts are integers. */
export function axisTop(value: number, lines: number): number {
  return lines * Math.ceil(Math.max(1, roundUp(value / lines)));
}
