import { describe, expect, it } from 'vitest';
import { Engine } from '../engine';
import { type Transfer, transferOf } from '../transfer';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const engineOf = (...ids: readonly string[]) => new Engine(ids.map((id) => ({ id, parameters: {} })));

const paid = (id: string, at: number, more: Partial<Transfer> = {}): Transfer =>
  transferOf({ id, at, amount: 100, currency: 'EUR', sender: 'anna', merchant: 'shop', ...more });

/** A later event of a payment. */
const event = (payment: Transfer, type: Transfer['event'], more: Partial<Transfer> = {}): Transfer => ({
  ...payment,
  event: type,
  at: payment.at + HOUR,
  transactionAt: payment.at,
  ...more,
});

const found = (engine: Engine, transfers: readonly Transfer[]) =>
  transfers.flatMap((transfer) => engine.observe(transfer));

describe('events of a payment', () => {
  it('turn a payment into a declined attempt, counted once', () => {
    const engine = engineOf();
    const payment = paid('t1', DAY);
    const declined = event(payment, 'declined');
    found(engine, [payment, declined, declined]);
    const shop = engine.graph.find('merchant', 'shop')!;
    expect(shop.in).toMatchObject([{ id: 't1', event: 'declined', at: DAY, amount: 100 }]);
    expect(shop.days).toMatchObject([{ payments: 0, amount: 0, declined: 1 }]);
    expect(engine.graph.party('anna')?.out).toMatchObject([{ event: 'declined' }]);
  });

  it('replace the amount of a payment by what was captured', () => {
    const engine = engineOf();
    const payment = paid('t1', DAY);
    found(engine, [
      payment,
      event(payment, 'captured', { amount: 30 }),
      event(payment, 'captured', { amount: 20 }),
      event(payment, 'captured', { amount: 20, currency: 'USD' }),
    ]);
    const shop = engine.graph.find('merchant', 'shop')!;
    expect(shop.in).toMatchObject([{ event: 'captured', amount: 50 }]);
    expect(shop.days).toMatchObject([{ payments: 1, amount: 50 }]);
  });

  it('ignore a capture in another currency, also if it is the first', () => {
    const engine = engineOf();
    const payment = paid('t1', DAY);
    found(engine, [payment, event(payment, 'captured', { amount: 30, currency: 'USD' })]);
    const shop = engine.graph.find('merchant', 'shop')!;
    expect(shop.in).toMatchObject([{ event: 'payment', amount: 100 }]);
    found(engine, [event(payment, 'captured', { amount: 30 })]);
    expect(shop.in).toMatchObject([{ event: 'captured', amount: 30 }]);
    expect(shop.days).toMatchObject([{ payments: 1, amount: 30 }]);
  });

  it('forget a paid receiver only if no other payment to it remains', () => {
    const engine = engineOf();
    const [first, second] = [paid('t1', DAY, { receiver: 'ben' }), paid('t2', 2 * DAY, { receiver: 'ben' })];
    found(engine, [first, second, event(first, 'declined')]);
    expect(engine.graph.party('anna')?.known).toEqual(['ben']);
    const other = engineOf();
    found(other, [first, event(first, 'declined')]);
    expect(other.graph.party('anna')?.known).toEqual([]);
  });

  it('make a payment of a declined attempt that is captured', () => {
    const engine = engineOf();
    const attempt = paid('t1', DAY, { event: 'declined' });
    found(engine, [attempt, event(attempt, 'captured')]);
    expect(engine.graph.find('merchant', 'shop')?.days).toMatchObject([{ payments: 1, declined: 0 }]);
  });

  it('count a dispute once, and not after it was won', () => {
    const engine = engineOf();
    const payment = paid('t1', DAY);
    found(engine, [payment, event(payment, 'disputed'), event(payment, 'disputed', { at: 3 * DAY })]);
    const shop = engine.graph.find('merchant', 'shop')!;
    expect(shop.days).toMatchObject([{ payments: 1, disputed: 1 }]);
    found(engine, [event(payment, 'dispute_won', { at: 9 * DAY })]);
    expect(shop.days).toMatchObject([{ payments: 1, disputed: 0 }]);
    expect(shop.in).toHaveLength(1);
  });

  it('change nothing for a payment that is not remembered', () => {
    const engine = engineOf();
    found(engine, [event(paid('gone', DAY), 'captured'), event(paid('gone', DAY), 'dispute_won')]);
    expect(engine.graph.size).toBe(0);
  });
});

describe('bank accounts of a user', () => {
  it('belong to the user up to the maximum, and stay separate parties beyond it', () => {
    const engine = engineOf();
    const transfers = Array.from({ length: 33 }, (_, n) =>
      paid(`t${n}`, DAY + n, { senderAccount: `account-${n}` }),
    );
    found(engine, transfers);
    expect(engine.graph.party('anna')?.accounts).toHaveLength(32);
    expect(engine.graph.party('account-0')?.owner).toBe('anna');
    expect(engine.graph.party('account-32')?.owner).toBeNull();
  });
});

describe('typologies with payment events', () => {
  it('find refund abuse, and count a payment that is refunded in parts once', () => {
    const payments = Array.from({ length: 6 }, (_, n) => paid(`t${n}`, n * DAY));
    const parts = [1, 2, 3, 4, 5].map((n) =>
      event(payments[0]!, 'refunded', { amount: 10, at: 7 * DAY + n * HOUR }),
    );
    const engine = engineOf('refund_abuse');
    expect(found(engine, [...payments, ...parts])).toEqual([]);
    const [finding] = found(
      engine,
      payments.slice(1, 4).map((payment) => event(payment, 'refunded', { at: 9 * DAY })),
    );
    expect(finding).toMatchObject({ typology: 'refund_abuse', values: { refunds: 4, payments: 6 } });
    expect(finding?.evidence).toEqual(['t0', 't1', 't2', 't3']);
  });

  it('find a BIN attack and card testing by declines of the issuer', () => {
    const attempts = Array.from({ length: 12 }, (_, n) =>
      paid(`t${n}`, DAY + n * 1000, {
        sender: `s${n}`,
        amount: 5,
        card: `c${n}`,
        bin: '411111',
        device: 'browser',
      }),
    );
    const engine = engineOf('bin_attack', 'card_testing');
    expect(found(engine, attempts)).toEqual([]);
    const findings = found(
      engine,
      attempts.map((attempt) => event(attempt, 'declined')),
    );
    expect(new Set(findings.map(({ typology }) => typology))).toEqual(
      new Set(['bin_attack', 'card_testing']),
    );
  });

  it('find a merchant bust-out by disputes of captured payments', () => {
    const day = (n: number, count: number) =>
      Array.from({ length: count }, (_, k) =>
        paid(`d${n}-${k}`, n * DAY + k * 1000, { sender: `b${n}-${k}`, amount: 300 }),
      );
    const usual = Array.from({ length: 8 }, (_, n) => day(n, 1)).flat();
    const burst = day(9, 20);
    const engine = engineOf('merchant_bust_out', 'dispute_cluster');
    expect(found(engine, [...usual, ...burst])).toEqual([]);
    const findings = found(
      engine,
      burst.slice(0, 6).map((payment) => event(payment, 'disputed', { at: 10 * DAY })),
    );
    expect(findings.map(({ typology }) => typology)).toEqual(
      expect.arrayContaining(['merchant_bust_out', 'dispute_cluster']),
    );
  });
});
