import { describe, expect, it } from 'vitest';
import { Engine } from '../engine';
import { type Transfer, transferOf } from '../transfer';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ordinary payments of a party, so that small parts are unusual for it. */
const usual = (party: string): Transfer[] =>
  [1, 2, 3].map((n) =>
    transferOf({
      id: `${party}-${n}`,
      at: n * DAY,
      amount: 200,
      currency: 'EUR',
      sender: party,
      receiver: 'shop',
    }),
  );

/** One party pays another in parts on one day. */
const split = (sender: string, receiver: string, day: number, count = 5, amount = 11.5): Transfer[] =>
  Array.from({ length: count }, (_, n) =>
    transferOf({
      id: `${sender}-${receiver}-${n}`,
      at: day * DAY + n * HOUR,
      amount,
      currency: 'EUR',
      sender,
      receiver,
    }),
  );

const run = (transfers: readonly Transfer[]) => {
  const engine = new Engine([{ id: 'split_transfers', parameters: {} }]);
  return transfers.flatMap((transfer) => engine.observe(transfer));
};

describe('splitTransfers', () => {
  it('follows a flow of splits over several parties, in any order', () => {
    const findings = run([
      ...['a', 'b', 'c', 'd'].flatMap(usual),
      ...split('c', 'd', 20),
      ...split('a', 'b', 40),
      ...split('b', 'c', 60),
    ]);
    const last = findings.at(-1)!;
    expect(last.entity.key).toBe('c');
    expect(last.evidence).toHaveLength(14);
    expect(new Set(last.edges.map(({ from }) => from.key))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('collects the splits of several senders to one account', () => {
    const findings = run([
      ...['a', 'b', 'c'].flatMap(usual),
      ...split('a', 'hub', 10),
      ...split('b', 'hub', 40, 5, 11),
      ...split('c', 'hub', 70, 5, 12),
    ]);
    expect(findings.at(-1)).toMatchObject({ entity: { key: 'hub' }, values: { parts: 4 } });
    expect(findings.at(-1)!.evidence.length).toBeGreaterThanOrEqual(14);
  });

  it('leaves out splits of other amounts, and payments that are not split', () => {
    const findings = run([
      ...['a', 'b', 'c'].flatMap(usual),
      ...split('b', 'c', 10, 5, 35),
      ...split('c', 'b', 12, 1),
      ...split('a', 'b', 20),
    ]);
    expect(findings.at(-1)!.evidence).toEqual(split('a', 'b', 20, 4).map(({ id }) => id));
  });
});
