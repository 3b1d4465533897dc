import { EMBEDDED_RATES, EMBEDDED_RATES_DATE } from './data/reference-rates';
import { RATE_DIVIDER } from './parse-rates';

/** Reference rates of one day. */
export interface RateTable {
  /** Units of a currency (ISO 4217) per euro; the euro has 1. */
  readonly perEuro: ReadonlyMap<string, number>;
}

const withEuro = (rates: Iterable<readonly [string, number]>): RateTable => ({
  perEuro: new Map([['EUR', 1], ...rates]),
});

/** The embedded rates of `EMBEDDED_RATES_DATE`. */
const EMBEDDED = withEuro(Object.entries(EMBEDDED_RATES));

/** Opens the rates from the lines of the imported feed, or the embedded ones if there are none. */
export function openRates(lines: readonly string[] | undefined): RateTable {
  if (lines === undefined || lines.length === 0) return EMBEDDED;
  return withEuro(
    lines.map((line) => {
      const [currency = '', rate = ''] = line.split(RATE_DIVIDER);
      return [currency, Number(rate)] as const;
    }),
  );
}

/** Day of the embedded rates and their number, without the euro. */
export const EMBEDDED_RATES_VERSION = {
  date: EMBEDDED_RATES_DATE,
  rows: Object.keys(EMBEDDED_RATES).length,
};

/**
 * Converts an amount by the reference rates.
 * @param from currency of the amount, ISO 4217
 * @returns null if the rate of one of the currencies is unknown
 */
export function convertAmount(
  { perEuro }: RateTable,
  amount: number,
  from: string,
  to: string,
): number | null {
  if (from === to) return amount;
  const [source, target] = [perEuro.get(from), perEuro.get(to)];
  if (source === undefined || target === undefined) return null;
  const converted = (amount / source) * target;
  return Number.isFinite(converted) ? converted : null;
}
