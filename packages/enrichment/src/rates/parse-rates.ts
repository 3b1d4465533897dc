import { parseCsv } from '../feeds/csv-json';
import { type FeedContent, FeedFormatError } from '../feeds/feed-content';

/** Separates the currency from its rate in a stored line. */
export const RATE_DIVIDER = '\t';

const CURRENCY = /^[A-Z]{3}$/;
const RATE = /^\d{1,9}(?:\.\d{1,9})?$/;
/** The dated element of the daily document; the first one is the newest. */
const DAY = /<Cube\s+time=(['"])(\d{4}-\d{2}-\d{2})\1\s*>([\s\S]*?)<\/Cube\s*>/;
const ENTRY = /<Cube\s+currency=(['"])([^'"]*)\1\s+rate=(['"])([^'"]*)\3\s*\/>/g;
const MAX_DATE_LENGTH = 10;

function contentOf(date: string, rates: readonly (readonly [currency: string, rate: string])[]): FeedContent {
  const lines = new Map<string, string>();
  for (const [index, [currency, rate]] of rates.entries()) {
    if (!CURRENCY.test(currency)) throw new FeedFormatError('not a currency code', index + 1);
    if (!RATE.test(rate) || Number(rate) === 0) throw new FeedFormatError('not a rate', index + 1);
    if (currency === 'EUR' || lines.has(currency))
      throw new FeedFormatError('a repeated currency', index + 1);
    lines.set(currency, `${currency}${RATE_DIVIDER}${rate}`);
  }
  if (lines.size === 0) throw new FeedFormatError('no rates');
  return { kind: 'lines', date, lines: [...lines.values()].sort() };
}

/** Reads the layout of `eurofxref.csv` and `eurofxref-hist.csv`: a row of currencies, then rows of rates by day. */
function fromCsv(text: string): FeedContent {
  const [head = [], first = []] = parseCsv(text);
  const time = Date.parse(`${first[0]?.trim()} UTC`);
  if (head[0]?.trim() !== 'Date' || Number.isNaN(time))
    throw new FeedFormatError('no row of currencies and rates');
  const date = new Date(time).toISOString().slice(0, MAX_DATE_LENGTH);
  const rates = head
    .map((currency, at) => [currency.trim(), (first[at] ?? '').trim()] as const)
    .slice(1)
    .filter(([currency, rate]) => currency !== '' && rate !== '' && rate !== 'N/A');
  return contentOf(date, rates);
}

/**
 * Parses the euro foreign exchange reference rates of the European Central Bank: the XML document, of which
 * the newest day is used, or the CSV layout with the newest day first.
 * @throws FeedFormatError
 */
export function parseReferenceRates(text: string): FeedContent {
  if (!text.trimStart().startsWith('<')) return fromCsv(text);
  const [, , date, entries = ''] = DAY.exec(text) ?? [];
  if (date === undefined) throw new FeedFormatError('no dated rates');
  return contentOf(
    date,
    [...entries.matchAll(ENTRY)].map(([, , currency = '', , rate = '']) => [currency, rate] as const),
  );
}
