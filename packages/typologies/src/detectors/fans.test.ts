import { describe, expect, it } from 'vitest';
import { Engine } from '../engine';
import { type Transfer, transferOf } from '../transfer';

const DAY = 86_400_000;

const paid = (sender: string, receiver: string, day: number): Transfer =>
  transferOf({
    id: `${sender}-${receiver}-${day}`,
    at: day * DAY,
    amount: 200,
    currency: 'EUR',
    sender,
    receiver,
  });

/** People who pay the same other person every week. */
const weekly = (weeks: number) =>
  Array.from({ length: weeks * 50 }, (_, n) => {
    const person = n % 50;
    return paid(`p${person}`, `p${(person + 7) % 50}`, Math.floor(n / 50) * 7 + person / 50);
  });

const fan = (receiver: string, day: number, count = 8) =>
  Array.from({ length: count }, (_, n) => paid(`p${n}`, receiver, day + n / 3));

const run = (id: string, transfers: readonly Transfer[]) => {
  const engine = new Engine([{ id, parameters: {} }]);
  return transfers.flatMap((transfer) => engine.observe(transfer));
};

describe('fanIn', () => {
  it('finds many new senders of an account that had none for months', () => {
    const [finding] = run('fan_in', [...weekly(12), ...fan('p30', 85)]);
    expect(finding).toMatchObject({ entity: { key: 'p30' }, values: { new_senders: 7 } });
    const first = fan('p30', 85, 7).map(({ id }) => id);
    expect(finding?.evidence).toEqual(first);
  });

  it('ignores the same senders after a short history', () => {
    expect(run('fan_in', [...weekly(3), ...fan('p30', 22)])).toEqual([]);
  });

  it('ignores an account that always has many new senders', () => {
    const customers = Array.from({ length: 48 }, (_, n) => paid(`c${n}`, 'shop', n * 1.7));
    const history = [...weekly(12), ...customers].sort((a, b) => a.at - b.at);
    expect(run('fan_in', [...history, ...fan('shop', 85)])).toEqual([]);
  });
});

describe('manyToNewAccount', () => {
  it('finds many senders of an account that was not seen before', () => {
    const [finding] = run('many_to_new_account', [...weekly(100), ...fan('new', 701)]);
    expect(finding).toMatchObject({ entity: { key: 'new' }, values: { senders: 5 } });
  });

  it('ignores it while most accounts are still seen for the first time', () => {
    const first = Array.from({ length: 400 }, (_, n) => paid(`a${n}`, `b${n}`, n / 15));
    expect(run('many_to_new_account', [...first, ...fan('new', 30)])).toEqual([]);
  });
});
