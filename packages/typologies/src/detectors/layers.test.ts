import { describe, expect, it } from 'vitest';
import { Engine } from '../engine';
import { type Transfer, transferOf } from '../transfer';

const HOUR = 3_600_000;

const moved = (id: string, hour: number, known: Partial<Transfer>): Transfer =>
  transferOf({ id, at: hour * HOUR, currency: 'EUR', ...known });

const received = [
  moved('in-1', 1, { sender: 'a', receiver: 'mule', amount: 2000 }),
  moved('in-2', 2, { sender: 'b', receiver: 'mule', amount: 3000 }),
];

/** Twenty days in which other people pay each other, so that the account's past is known. */
const history = Array.from({ length: 40 }, (_, n) =>
  moved(`past-${n}`, n * 12 - 480, { sender: `x${n % 10}`, receiver: `x${(n + 1) % 10}`, amount: 50 }),
);

const run = (transfers: readonly Transfer[]) => {
  const engine = new Engine([{ id: 'pass_through', parameters: {} }]);
  return [...history, ...transfers].flatMap((transfer) => engine.observe(transfer));
};

describe('passThrough', () => {
  it('finds an account that sends away what it received', () => {
    const [finding] = run([...received, moved('out', 20, { sender: 'mule', receiver: 'c', amount: 4900 })]);
    expect(finding).toMatchObject({ entity: { key: 'mule' }, values: { share: 98, inflow: 5000 } });
    expect(finding?.evidence).toEqual(['in-1', 'in-2', 'out']);
    expect(finding?.reason).toMatch(
      /^98% of the EUR 5,000 received within \d+ hours left the account again\.$/,
    );
  });

  it('states amounts without a currency if the transfers lack one', () => {
    const plain = [...received, moved('out', 20, { sender: 'mule', receiver: 'c', amount: 4900 })].map(
      (transfer) => ({ ...transfer, currency: null }),
    );
    expect(run(plain)[0]?.reason).toMatch(/^98% of the 5,000 received/);
  });

  it('counts no purchases: spending is not passing on', () => {
    const purchase = moved('shop', 20, { sender: 'mule', merchant: 'shop', amount: 4900 });
    expect(run([...received, purchase])).toEqual([]);
  });
});
