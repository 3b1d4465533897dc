import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditLogHead, Database } from '../connection/connection';
import { openVault, type Vault } from '../privacy/vault';
import { onEveryServer } from '../testing/every-server';
import { createAccount } from './accounts';
import { adoptTrails, appendAudit, chainHash, GENESIS, listAudit, readAuditLog, verifyAudit } from './audit';

/** Creates a vault that authenticates with a key. */
function keyed(key: string): Vault {
  const mark = (bytes: Buffer) => createHmac('sha256', key).update(bytes).digest();
  return { ...openVault, mark, marks: (bytes, given) => mark(bytes).equals(given) };
}

const NOW = new Date('2030-01-01T00:00:00.123Z');

async function appendMore(database: Database, id: number, records: number): Promise<void> {
  for (let n = 0; n < records; n++) {
    await database.transaction((connection) =>
      appendAudit(connection, id, { at: NOW, actor: 'key 2', action: 'a', target: String(n), change: {} }),
    );
  }
}

async function trail(database: Database, records: number): Promise<number> {
  const id = await createAccount(database, { name: 'Shop', owner: false, settings: {}, now: NOW });
  for (let n = 1; n <= records; n++) {
    await database.transaction((connection) =>
      appendAudit(connection, id, {
        at: NOW,
        actor: 'key 1',
        action: 'rule.create',
        target: `R${n}`,
        // jsonb sorts members and drops values that JSON can't represent.
        change: { z: n, a: { y: [1, { c: 1, b: null }], x: undefined } },
      }),
    );
  }
  return id;
}

onEveryServer((databases) => {
  describe('audit log', () => {
    it('is a valid chain, listed from its newest record', async () => {
      const database = await databases.open();
      const id = await trail(database, 4);
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: null });
      expect((await listAudit(database, id, { limit: 2 })).map(({ target }) => target)).toEqual(['R4', 'R3']);
      expect(
        (await listAudit(database, id, { limit: 9, before: 3 })).map(({ sequence }) => sequence),
      ).toEqual([2, 1]);
      expect(await verifyAudit(database, 999)).toMatchObject({ firstBroken: null, height: 0 });
    });

    it.each([
      ['a changed actor', `UPDATE audit SET actor = 'nobody' WHERE sequence = 3`, 3],
      ['a changed content', `UPDATE audit SET change = '{"z":9}' WHERE sequence = 2`, 2],
      ['another time', `UPDATE audit SET at = timestamptz '2001-01-01 00:00Z' WHERE sequence = 1`, 1],
      ['a gap', 'DELETE FROM audit WHERE sequence = 2', 2],
      ['a lost beginning', 'DELETE FROM audit WHERE sequence = 1', 1],
      [
        'two that changed places',
        `UPDATE audit SET sequence = CASE sequence WHEN 2 THEN -3 ELSE -2 END WHERE sequence IN (2, 3);
         UPDATE audit SET sequence = -sequence WHERE sequence < 0`,
        2,
      ],
    ])('detects %s', async (_about, tamper, first) => {
      const database = await databases.open();
      const id = await trail(database, 4);
      await database.query({ text: tamper, script: true });
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: first });
    });

    it.each([
      ['the newest record', 'DELETE FROM audit WHERE sequence = 4', 4],
      ['several records', 'DELETE FROM audit WHERE sequence > 1', 2],
      ['all records', 'DELETE FROM audit', 1],
    ])('detects the removal of %s with the head that the commit reported', async (_about, tamper, first) => {
      const database = await databases.open();
      const noted: AuditLogHead[] = [];
      database.noteHeadsWith(async (heads) => void noted.push(...heads));
      const id = await trail(database, 4);
      expect(noted.map(({ account, height }) => [account, height])).toEqual(
        [1, 2, 3, 4].map((at) => [id, at]),
      );
      expect(await verifyAudit(database, id, noted)).toMatchObject({ firstBroken: null, expectedHeight: 4 });
      await database.query({ text: tamper, script: true });
      const newest = noted.slice(-1);
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: null, expectedHeight: null });
      expect(await verifyAudit(database, id, newest)).toMatchObject({
        firstBroken: first,
        expectedHeight: 4,
      });
      // Records that replace the removed ones have other hashes.
      await appendMore(database, id, 6);
      expect(await verifyAudit(database, id, newest)).toMatchObject({ firstBroken: 4, expectedHeight: 4 });
      // The head of another account proves nothing.
      expect(await verifyAudit(database, id + 1, newest)).toMatchObject({ firstBroken: null });
    });

    it('accepts removed records after an operator adopted the log, and detects later removals', async () => {
      const database = await databases.open();
      const noted: AuditLogHead[] = [];
      const id = await trail(database, 4);
      database.noteHeadsWith(async (heads) => void noted.push(...heads));
      await appendMore(database, id, 2);
      await database.query({ text: 'DELETE FROM audit WHERE sequence > 3', script: true });
      expect(await adoptTrails(database, [id], NOW, noted)).toEqual([id]);
      expect(await verifyAudit(database, id, noted)).toMatchObject({ firstBroken: null, expectedHeight: 4 });
      expect(await adoptTrails(database, [id], NOW, noted)).toEqual([]);
      await appendMore(database, id, 3);
      await database.query({ text: 'DELETE FROM audit WHERE sequence > 5', script: true });
      expect(await verifyAudit(database, id, noted)).toMatchObject({ firstBroken: 6, expectedHeight: 7 });
      await database.query({ text: 'DELETE FROM audit WHERE sequence > 3', script: true });
      expect(await verifyAudit(database, id, noted)).toMatchObject({ firstBroken: 4 });
    });

    it('reports no head for a transaction that is rolled back', async () => {
      const database = await databases.open();
      const id = await trail(database, 1);
      const noted: AuditLogHead[] = [];
      database.noteHeadsWith(async (heads) => void noted.push(...heads));
      const failing = database.transaction(async (connection) => {
        await appendAudit(connection, id, { at: NOW, actor: 'a', action: 'a', target: '', change: {} });
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(noted).toEqual([]);
    });

    it('remains one chain with concurrent writers', async () => {
      const { url, database } = await databases.openAt();
      const id = await trail(database, 1);
      const processes = [database, databases.connect(url)];
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          processes[n % 2]!.transaction((connection) =>
            appendAudit(connection, id, {
              at: NOW,
              actor: 'key 1',
              action: 'a',
              target: String(n),
              change: {},
            }),
          ),
        ),
      );
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: null });
      expect(await listAudit(database, id, { limit: 1 })).toMatchObject([{ sequence: 21 }]);
    });
  });

  describe('audit log marks', () => {
    /** Rewrites a whole audit log, like an attacker who can write the database and compute hashes. */
    async function forge(database: Database, id: number, mark: (hash: Buffer) => Buffer | null) {
      let previous = GENESIS;
      for await (const record of readAuditLog(database, id)) {
        const changed = { ...record, actor: record.sequence === 2 ? 'nobody' : record.actor };
        const hash = chainHash(previous, id, changed);
        await database.query({
          text: `UPDATE audit SET actor = $3, previous_hash = $4, hash = $5, mark = $6
                 WHERE account_id = $1 AND sequence = $2`,
          values: [id, record.sequence, changed.actor, previous, hash, mark(hash)],
        });
        previous = hash;
      }
    }

    it('reveal a rewritten log with correct hashes, and one whose newest record lacks a mark', async () => {
      const database = await databases.open();
      database.sealWith(keyed('ours'));
      const id = await trail(database, 4);
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: null, markedFrom: 1, height: 4 });
      await forge(database, id, () => null);
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: 1, markedFrom: null });
      await forge(database, id, (hash) => keyed('theirs').mark(hash));
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: 1 });
    });

    it('are not replaced by later records', async () => {
      const database = await databases.open();
      database.sealWith(keyed('ours'));
      const id = await trail(database, 4);
      await forge(database, id, () => null);
      await database.transaction((connection) =>
        appendAudit(connection, id, {
          at: NOW,
          actor: 'nobody',
          action: 'key.refuse',
          target: '',
          change: {},
        }),
      );
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: 1, markedFrom: 5 });
    });

    it('can be replaced by an operator, for records that earlier versions wrote before and concurrently with this one', async () => {
      const database = await databases.open();
      const old = await trail(database, 3);
      database.sealWith(keyed('ours'));
      expect(await verifyAudit(database, old)).toMatchObject({ firstBroken: 1, markedFrom: null });
      expect(await adoptTrails(database, [old], NOW)).toEqual([old]);
      expect(await verifyAudit(database, old)).toMatchObject({ firstBroken: null, markedFrom: 4 });
      expect(await adoptTrails(database, [old], NOW)).toEqual([]);
      // A process of the previous version writes another record.
      database.sealWith(openVault);
      await database.transaction((connection) =>
        appendAudit(connection, old, { at: NOW, actor: 'key 1', action: 'a', target: '', change: {} }),
      );
      database.sealWith(keyed('ours'));
      expect(await verifyAudit(database, old)).toMatchObject({ firstBroken: 5 });
      expect(await adoptTrails(database, [old], NOW)).toEqual([old]);
      expect(await verifyAudit(database, old)).toMatchObject({ firstBroken: null });
    });

    it('of another deployment are never adopted', async () => {
      const database = await databases.open();
      database.sealWith(keyed('theirs'));
      const id = await trail(database, 2);
      database.sealWith(keyed('ours'));
      expect(await adoptTrails(database, [id], NOW)).toEqual([]);
      expect(await verifyAudit(database, id)).toMatchObject({ firstBroken: 1 });
    });
  });
});
