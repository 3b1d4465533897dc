import { describe, expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { leaseTokens } from './rate-lease';

const BUCKET = { accountId: 1, perSecond: 100, burst: 200 };
const NOW = 1_900_000_000_000;

onEveryServer((databases) => {
  describe('leaseTokens', () => {
    it('starts full, refills by the second and never exceeds its burst', async () => {
      const database = await databases.open();
      const take = (wanted: number, now: number) => leaseTokens(database, BUCKET, wanted, now);
      expect(await take(150, NOW)).toBe(150);
      expect(await take(150, NOW)).toBe(50);
      expect(await take(1, NOW)).toBe(0);
      expect(await take(10, NOW + 50)).toBe(5);
      expect(await take(500, NOW + 3_600_000)).toBe(200);
    });

    it('retains the fraction of a token that was refilled', async () => {
      const database = await databases.open();
      const slow = { accountId: 1, perSecond: 1, burst: 1 };
      const take = (now: number) => leaseTokens(database, slow, 1, now);
      expect([await take(NOW), await take(NOW + 600), await take(NOW + 1000)]).toEqual([1, 0, 1]);
    });

    it('refills nothing when the clock is set back, and continues from there', async () => {
      const database = await databases.open();
      await leaseTokens(database, BUCKET, 200, NOW);
      expect(await leaseTokens(database, BUCKET, 10, NOW - 3_600_000)).toBe(0);
      expect(await leaseTokens(database, BUCKET, 10, NOW - 3_600_000 + 50)).toBe(5);
      // If the clock is set forward, it refills at most one burst.
      expect(await leaseTokens(database, BUCKET, 500, NOW)).toBe(200);
    });

    it('refills no time twice for processes that arrive in another order than they read the clock', async () => {
      const database = await databases.open();
      const take = (now: number) => leaseTokens(database, BUCKET, 200, now);
      expect([await take(NOW), await take(NOW + 50), await take(NOW), await take(NOW + 50)]).toEqual([
        200, 5, 0, 0,
      ]);
    });

    it('uses the database clock', async () => {
      const database = await databases.open();
      expect(await leaseTokens(database, BUCKET, 500, null)).toBe(200);
      await database.query({ text: 'UPDATE rate_bucket SET tokens = 0, refilled_at = refilled_at - 1000' });
      expect(await leaseTokens(database, BUCKET, 500, null)).toBeGreaterThanOrEqual(100);
      const [bucket] = await database.query<{ ahead: number }>({
        text: `SELECT abs(refilled_at - extract(epoch FROM clock_timestamp()) * 1000)::int AS ahead FROM rate_bucket`,
      });
      expect(bucket?.ahead).toBeLessThan(60_000);
    });

    it('grants no token twice to concurrent processes', async () => {
      const { url, database } = await databases.openAt();
      const processes = [database, databases.connect(url), databases.connect(url)];
      const granted = await Promise.all(
        Array.from({ length: 90 }, (_, n) => leaseTokens(processes[n % 3]!, BUCKET, 5, NOW)),
      );
      expect(granted.reduce((sum, tokens) => sum + tokens, 0)).toBe(200);
    });
  });
});
