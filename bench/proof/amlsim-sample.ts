import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../typologies/csv-data';
import type { OpenedSet, ProofTransaction } from './proof-set';

const DAY_MS = 86_400_000;
const START = Date.UTC(2017, 0, 1);
const LABEL_DELAY_DAYS = 7;
const TRAIN_SHARE = 0.2;
const TEST_SHARE = 0.7;
/** Ordinary amounts begin at 100; those of patterns are below this one. */
const MAX_PATTERN_AMOUNT = 50;

interface Transfer {
  readonly day: number;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

/** Returns the moment of each transfer: the files only contain days, so a day's transfers are spread over it. */
function moments(transfers: readonly Transfer[]): readonly number[] {
  const perDay = new Map<number, number>();
  for (const { day } of transfers) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  const seen = new Map<number, number>();
  return transfers.map(({ day }) => {
    const place = seen.get(day) ?? 0;
    seen.set(day, place + 1);
    return START + day * DAY_MS + Math.floor((place / (perDay.get(day) ?? 1)) * DAY_MS);
  });
}

/** Returns the folders below a folder that contain a sample. */
export function amlSimSamples(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((one) => existsSync(join(one, 'nodes.csv')) && existsSync(join(one, 'transactions.csv')));
}

/**
 * Reads a sample of AMLSim (IBM, Apache-2.0): `nodes.csv` and `transactions.csv`. A small transfer between two
 * accounts of patterns counts as fraud, because the sample only names accounts. The amount would reveal the
 * label, so requests don't contain it.
 */
export function amlSimSample(folder: string, name: string): OpenedSet {
  const suspicious = new Set(
    rowsOf(join(folder, 'nodes.csv')).flatMap(({ nodeid, isFraud }) =>
      isFraud === '1' ? [String(nodeid)] : [],
    ),
  );
  const transfers = rowsOf(join(folder, 'transactions.csv'))
    .map(
      (row): Transfer => ({
        day: Number(row.time),
        amount: Number(row.value),
        from: String(row.sourceNodeId),
        to: String(row.targetNodeId),
      }),
    )
    .sort((a, b) => a.day - b.day);
  const at = moments(transfers);
  const first = at[0] ?? 0;
  const span = (at.at(-1) ?? 0) - first;
  const test = first + TEST_SHARE * span;
  const train = first + TRAIN_SHARE * span;
  const partOf = (time: number): ProofTransaction['part'] => {
    if (time >= test) return 'test';
    return time >= train && time < test - LABEL_DELAY_DAYS * DAY_MS ? 'train' : 'history';
  };
  return {
    name,
    transactions: transfers.map(({ from, to, amount }, n) => ({
      body: { transaction_id: String(n), user_id: from, receiver_id: to, transaction_type: 'TRANSFER' },
      at: at[n] as number,
      fraud: amount < MAX_PATTERN_AMOUNT && suspicious.has(from) && suspicious.has(to),
      part: partOf(at[n] as number),
    })),
    labelDelayMs: LABEL_DELAY_DAYS * DAY_MS,
    payers: ['user_id'],
    counterparties: ['receiver_id'],
    reviewsPerDay: 100,
    reviewCost: 50,
    targets: {},
  };
}
