import { describe, expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { forgetExpired, fulfil, type IdempotentCall, release, reserve } from './idempotency';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NOW = 1_900_000_000_000;
const CALL: IdempotentCall = { environmentId: 1, route: 'fraud', key: 'k', bodyHash: Buffer.from('one') };
const OTHER_BODY = { ...CALL, bodyHash: Buffer.from('two') };

onEveryServer((databases) => {
  describe('an Idempotency-Key', () => {
    it('is reserved by one of many concurrent requests', async () => {
      const { url, database } = await databases.openAt();
      const processes = [database, databases.connect(url)];
      const kinds = await Promise.all(
        Array.from({ length: 20 }, async (_, n) => (await reserve(processes[n % 2]!, CALL, NOW)).kind),
      );
      expect(kinds.filter((kind) => kind === 'reserved')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'in-progress')).toHaveLength(19);
    });

    it('distinguishes a different body from the same body', async () => {
      const database = await databases.open();
      await reserve(database, CALL, NOW);
      expect(await reserve(database, OTHER_BODY, NOW)).toEqual({ kind: 'other-body' });
      await fulfil(database, CALL, 200, '{}');
      expect(await reserve(database, OTHER_BODY, NOW)).toEqual({ kind: 'other-body' });
    });

    it('is free again after a failure, but not after a response', async () => {
      const database = await databases.open();
      await reserve(database, CALL, NOW);
      await release(database, CALL, NOW);
      expect(await reserve(database, OTHER_BODY, NOW)).toEqual({ kind: 'reserved' });
      await fulfil(database, OTHER_BODY, 200, '{}');
      await release(database, OTHER_BODY, NOW);
      expect((await reserve(database, OTHER_BODY, NOW)).kind).toBe('replay');
    });

    it('of a dead process can be taken over after a minute, only with the same body', async () => {
      const database = await databases.open();
      await reserve(database, CALL, NOW);
      expect((await reserve(database, CALL, NOW + MINUTE_MS)).kind).toBe('in-progress');
      expect((await reserve(database, OTHER_BODY, NOW + MINUTE_MS + 1)).kind).toBe('other-body');
      expect((await reserve(database, CALL, NOW + MINUTE_MS + 1)).kind).toBe('reserved');
      expect((await reserve(database, CALL, NOW + MINUTE_MS + 2)).kind).toBe('in-progress');
      // The first holder resumes, but another one has taken over the reservation.
      await release(database, CALL, NOW);
      expect((await reserve(database, CALL, NOW + MINUTE_MS + 2)).kind).toBe('in-progress');
    });

    it('expires after a day', async () => {
      const database = await databases.open();
      await reserve(database, CALL, NOW);
      await fulfil(database, CALL, 200, '{}');
      await forgetExpired(database, NOW + DAY_MS);
      expect((await reserve(database, CALL, NOW + DAY_MS)).kind).toBe('replay');
      // Even before the cleanup has run.
      expect((await reserve(database, OTHER_BODY, NOW + DAY_MS + 1)).kind).toBe('reserved');
      await forgetExpired(database, NOW + 3 * DAY_MS);
      expect(await database.query({ text: 'SELECT * FROM idempotency' })).toEqual([]);
    });
  });
});
