import type { Half, Part, ProofSet, ProofTransaction } from '../proof-set';
import { SECONDS_OF_DAY, type SimulatedTransactions, simulate } from './simulator';

const START = Date.UTC(2018, 3, 1);
const WEEK = 7;
const DAY_MS = SECONDS_OF_DAY * 1000;
/** Days of transactions before the training week that velocity counts: its longest window. */
const HISTORY_DAYS = 90;
/** The published split: the training week begins on 25 July 2018. */
const PUBLISHED_START = 115;
/** A week that ends before the published split begins; models were developed on it. */
const DEVELOPMENT_START = 91;

/**
 * Returns the customers with a known fraud at the beginning of a test day: from the training week, and from
 * the days whose labels have arrived (handbook, `get_train_test_set`).
 */
function knownCards(data: SimulatedTransactions, start: number): readonly ReadonlySet<number>[] {
  const byDay: Set<number>[] = Array.from({ length: 3 * WEEK }, () => new Set());
  for (let i = 0; i < data.seconds.length; i++) {
    const day = Math.floor((data.seconds[i] as number) / SECONDS_OF_DAY) - start;
    if (data.scenario[i] !== 0 && day >= 0) byDay[day]?.add(data.customer[i] as number);
  }
  const known = new Set(byDay.slice(0, WEEK).flatMap((customers) => [...customers]));
  return Array.from({ length: WEEK }, (_, day) => {
    for (const customer of byDay[WEEK + day - 1] ?? []) known.add(customer);
    return new Set(known);
  });
}

function* transactions(data: SimulatedTransactions, start: number): Generator<ProofTransaction> {
  const known = knownCards(data, start);
  for (let i = 0; i < data.seconds.length; i++) {
    const seconds = data.seconds[i] as number;
    const day = Math.floor(seconds / SECONDS_OF_DAY) - start;
    if (day < -HISTORY_DAYS) continue;
    if (day >= 3 * WEEK) return;
    const customer = data.customer[i] as number;
    const isTest = day >= 2 * WEEK;
    const part: Part = isTest ? 'test' : day >= 0 && day < WEEK ? 'train' : 'history';
    yield {
      body: {
        transaction_id: String(i),
        user_id: `c${customer}`,
        merchant_id: `t${data.terminal[i]}`,
        transaction_amount: data.amount[i] as number,
        transaction_currency: 'EUR',
      },
      at: START + seconds * 1000,
      fraud: data.scenario[i] !== 0,
      part,
      isLeftOut: isTest && known[day - 2 * WEEK]?.has(customer) === true,
    };
  }
}

/**
 * Returns the simulated transactions with the published split: a training week, a week in which labels
 * arrive, a test week. The handbook leaves out test transactions of cards with a known fraud.
 * @param half the published weeks are counted; models were developed on earlier ones
 */
export function handbookSet(half: Half): ProofSet {
  const data = simulate();
  const start = half === 'counted' ? PUBLISHED_START : DEVELOPMENT_START;
  return {
    name: 'handbook',
    transactions: transactions(data, start),
    labelDelayMs: WEEK * DAY_MS,
    payers: ['user_id'],
    counterparties: ['merchant_id'],
  };
}
