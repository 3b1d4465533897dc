import { convertAmount, type RateTable } from '@assay/enrichment';
import type { DashboardPeriod } from '@assay/management-api';
import { plainAmount } from './rule-figures';

type Money = DashboardPeriod['money'];

const SERIES = ['approved', 'stopped', 'declined'] as const;
const zeros = (count: number) => new Array<number>(count).fill(0);

/** The currency in which an account compares amounts. */
export interface AccountCurrency {
  /** ISO 4217; null = the account has none. */
  readonly currency: string | null;
  /** The present reference rates. */
  readonly rates: RateTable;
}

/**
 * Returns the amounts of all currencies in the currency of the account.
 * @param money the amounts of each currency
 * @param buckets number of buckets of the period
 * @returns null without a currency; currencies without a rate are not included, but named
 */
export function accountMoney(
  money: Money,
  buckets: number,
  { currency, rates }: AccountCurrency,
): DashboardPeriod['account_money'] {
  if (currency === null) return null;
  const sum = { approve: 0, review: 0, decline: 0 };
  const series = { approved: zeros(buckets), stopped: zeros(buckets), declined: zeros(buckets) };
  const unconverted: string[] = [];
  for (const row of money) {
    const factor = convertAmount(rates, 1, row.currency.toUpperCase(), currency);
    if (factor === null) {
      unconverted.push(row.currency);
      continue;
    }
    for (const state of ['approve', 'review', 'decline'] as const) sum[state] += row[state] * factor;
    for (let bucket = 0; bucket < buckets; bucket++) {
      for (const part of SERIES) series[part][bucket]! += (row[part][bucket] ?? 0) * factor;
    }
  }
  return {
    currency,
    approve: plainAmount(sum.approve),
    review: plainAmount(sum.review),
    decline: plainAmount(sum.decline),
    approved: series.approved.map(plainAmount),
    stopped: series.stopped.map(plainAmount),
    declined: series.declined.map(plainAmount),
    unconverted,
  };
}
