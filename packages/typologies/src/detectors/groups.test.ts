import { describe, expect, it } from 'vitest';
import { Engine } from '../engine';
import { type Transfer, transferOf } from '../transfer';

const DAY = 86_400_000;

const paid = (sender: string, receiver: string, day: number): Transfer =>
  transferOf({
    id: `${sender}-${receiver}-${day}`,
    at: day * DAY,
    amount: 100,
    currency: 'EUR',
    sender,
    receiver,
  });

/** Forty days in which each of 1,000 people pays three others for the first time. */
const background = Array.from({ length: 3000 }, (_, n) =>
  paid(`p${n % 1000}`, `p${(n * 37 + 11 + 7 * Math.floor(n / 1000)) % 1000}`, (n * 40) / 3000),
);

/** Every sender pays every receiver, over six days. */
const manyToMany = (senders: readonly string[], receivers: readonly string[], day: number) =>
  senders.flatMap((sender, s) =>
    receivers.map((receiver, r) => paid(sender, receiver, day + s + r / receivers.length)),
  );

const run = (transfers: readonly Transfer[]) => {
  const engine = new Engine([{ id: 'new_group', parameters: {} }]);
  return transfers.flatMap((transfer) => engine.observe(transfer));
};

const SENDERS = ['p1', 'p2', 'p3', 'p4'];
const RECEIVERS = ['p101', 'p102', 'p103', 'p104'];

describe('newGroup', () => {
  it('finds accounts that form a dense group for the first time, in one alert', () => {
    const group = manyToMany(SENDERS, RECEIVERS, 42);
    const findings = run([...background, ...group]);
    expect(new Set(findings.map(({ entity }) => entity.key)).size).toBe(1);
    const last = findings.at(-1)!;
    expect(last.values.members).toBeGreaterThanOrEqual(7);
    const ids = new Set(group.map(({ id }) => id));
    expect(last.evidence.filter((id) => ids.has(id)).length).toBeGreaterThanOrEqual(10);
  });

  it('finds money that is scattered to intermediaries and gathered again', () => {
    const middle = ['p20', 'p21', 'p22', 'p23', 'p24', 'p25', 'p26'];
    const findings = run([
      ...background,
      ...manyToMany(['p1'], middle, 42),
      ...manyToMany(middle, ['p200'], 45),
    ]);
    expect(findings.at(-1)?.values.members).toBeGreaterThanOrEqual(8);
  });

  it('ignores the same transfers if the parties paid each other before', () => {
    const before = manyToMany(SENDERS, RECEIVERS, 0).map((one) => ({ ...one, id: `old-${one.id}` }));
    const spread = before.map((one, n) => ({ ...one, at: n * 20 * DAY }));
    const later = 16 * 20;
    const shifted = background.map((one) => ({ ...one, at: one.at + later * DAY }));
    expect(run([...spread, ...shifted, ...manyToMany(SENDERS, RECEIVERS, later + 42)])).toEqual([]);
  });

  it('ignores many payers of one popular account', () => {
    const payers = Array.from({ length: 30 }, (_, n) => `p${n}`);
    expect(run([...background, ...manyToMany(payers, ['shop'], 42)])).toEqual([]);
  });
});
