import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { movableClock } from '../../apps/server/src/testing/movable-clock';

const RATE = 50;
const BURST = 2 * RATE;
/** Maximum tokens that each of the two processes may hold leased at the end: 50 ms worth. */
const LEASED = 2 * Math.ceil(RATE * 0.05);

// The clock doesn't advance between steps, so the numbers don't depend on the speed of the machine.
const clock = movableClock(Date.UTC(2030, 0, 1));
let shared: TestDatabase;
let servers: readonly AssayServer[];

beforeAll(async () => {
  shared = await openTestDatabase();
  servers = [await startAssay({ shared, clock }), await startAssay({ shared, clock })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await shared.drop();
});

describe('rate limit of an account', () => {
  it('applies across two processes and all endpoints together', async () => {
    const [one, two] = servers as [AssayServer, AssayServer];
    const shop = await one.newAccount('Shop', { rate_limit: RATE });
    const far = two.withKey(shop.liveKey);
    // Refusals show that a process has loaded an account; the account itself is read from the database.
    const isLimited = async () => {
      const answers = await Promise.all(Array.from({ length: BURST + LEASED }, () => far.ip('192.0.2.1')));
      return answers.some(({ status }) => status === 429);
    };
    await expect.poll(isLimited, { timeout: 15_000 }).toBe(true);
    // Starts from a full bucket.
    clock.advance(10_000);

    let granted = 0;
    let refused = 0;
    for (let step = 0; step < 60; step++) {
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => shop.live.fraud({})),
        ...Array.from({ length: 4 }, () => far.ip('192.0.2.1')),
      ]);
      for (const { status, error, headers } of answers) {
        if (status === 200) granted++;
        else {
          refused++;
          expect([status, error.code, error.message]).toEqual([429, '4004', 'Too Many Requests']);
          expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
        }
      }
      clock.advance(50);
    }
    // Sixty steps of 50 ms are three seconds.
    expect(granted).toBeLessThanOrEqual(BURST + 3 * RATE + LEASED);
    expect(granted).toBeGreaterThanOrEqual(0.9 * (BURST + 3 * RATE));
    expect(refused).toBe(480 - granted);
  });

  it('does not affect other accounts, and 0 means no limit', async () => {
    const [one] = servers as [AssayServer];
    const slow = await one.newAccount('Slow', { rate_limit: 1 });
    const free = await one.newAccount('Free', { rate_limit: 0 });
    clock.advance(10_000);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await slow.live.fraud({})).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    for (const answer of await Promise.all(Array.from({ length: 20 }, () => free.live.fraud({})))) {
      expect(answer.status).toBe(200);
    }
    clock.advance(1000);
    expect((await slow.live.fraud({})).status).toBe(200);
    expect((await slow.live.fraud({})).status).toBe(429);
  });
});
