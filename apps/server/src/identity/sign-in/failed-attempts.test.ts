import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../../platform/rate-limit';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { FailedAttempts } from './sign-in-guard';

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1::1', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('returns for %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('FailedAttempts', () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await openTestDatabase();
  });
  afterAll(() => store.drop());
  const process = () => new FailedAttempts(store.database);

  it('blocks a network in every process until its first failure is one minute old', async () => {
    const [one, other] = [process(), process()];
    for (let at = 1; at <= 10; at++) await (at % 2 ? one : other).begin(`2001:db8::${at}`, at * 1000);
    for (const attempts of [one, other, process()])
      await expect(attempts.begin('2001:db8::ffff', 11_000)).rejects.toMatchObject({ retryAfterSeconds: 50 });
    await one.begin('2001:db8:0:1::1', 11_000);
    for (let at = 1; at <= 10; at++) await one.begin('2001:db8::1', 61_000 + at);
    await expect(one.begin('2001:db8::1', 61_011)).rejects.toThrow();
  });

  it('removes the count of a successful attempt', async () => {
    const attempts = process();
    for (let round = 0; round < 30; round++) await (await attempts.begin('198.51.100.7', 5))();
    for (let round = 0; round < 10; round++) await attempts.begin('198.51.100.7', 5);
    await expect(attempts.begin('198.51.100.7', 5)).rejects.toThrow();
  });

  it('counts concurrent attempts', async () => {
    const attempts = Array.from({ length: 25 }, () => process().begin('198.51.100.8', 5));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
