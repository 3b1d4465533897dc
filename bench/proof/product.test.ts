import { rocAuc } from '@assay/learning';
import { describe, expect, it } from 'vitest';
import { runProduct } from './product';
import type { ProofSet, ProofTransaction } from './proof-set';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const PER_DAY = 60;
const SHOPS = 12;

/**
 * Invented transactions: in each period of ten days another shop is compromised. Its frauds look like
 * all other transactions.
 */
function* transactions(): Generator<ProofTransaction> {
  for (let n = 0; n < 60 * PER_DAY; n++) {
    const day = Math.floor(n / PER_DAY);
    const shop = (n * 7) % SHOPS;
    yield {
      body: {
        transaction_id: `t${n}`,
        user_id: `u${(n * 31) % 97}`,
        merchant_id: `m${shop}`,
        transaction_amount: 10 + ((n * 13) % 40),
        transaction_currency: 'EUR',
      },
      at: START + (n * DAY) / PER_DAY,
      fraud: shop === Math.floor(day / 10) % SHOPS,
      part: day < 10 ? 'history' : day < 45 ? 'train' : 'test',
    };
  }
}

const setOf = (labelDelayMs: number): ProofSet => ({
  name: 'invented',
  transactions: transactions(),
  labelDelayMs,
  payers: ['user_id'],
  counterparties: ['merchant_id'],
});

describe('runProduct', () => {
  it('scores every test row with the model that was trained on the earlier rows', async () => {
    const run = await runProduct(setOf(DAY));
    expect(run.train.labels.length).toBe(35 * PER_DAY);
    expect(run.rows.length).toBe(15 * PER_DAY);
    expect(run.scores.length).toBe(run.test.labels.length);
    expect(rocAuc(run.probabilities, run.test.labels)).toBeGreaterThan(0.85);
    for (const [i, score] of run.scores.entries())
      expect(score).toBeCloseTo(100 * (run.probabilities[i] ?? 0), 1);
  });

  it('uses no label before it has arrived', async () => {
    // Labels that arrive after the compromised shop has changed say nothing about the next one.
    await expect(runProduct(setOf(10 * DAY))).rejects.toThrow("isn't better than chance");
  });
});
