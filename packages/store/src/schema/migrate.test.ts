import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unavailable';
import { MIGRATIONS } from '../migrations/index';
import { openVault } from '../privacy/vault';
import { onEveryServer } from '../testing/every-server';
import { hasCurrentSchema, migrate } from './migrate';

const ALL = MIGRATIONS.map((migration) => migration.name);
const NOW = new Date('2030-01-01T00:00:00Z');

onEveryServer((databases) => {
  describe('migrate', () => {
    it('runs once, even if invoked repeatedly', async () => {
      const database = databases.connect(await databases.create());
      expect(await migrate(database, NOW)).toEqual({ applied: ALL });
      expect(await migrate(database, NOW)).toEqual({ applied: [] });
      const rows = await database.query({ text: 'SELECT version, name, applied_at FROM schema_migration' });
      expect(rows).toEqual(MIGRATIONS.map(({ version, name }) => ({ version, name, applied_at: NOW })));
    });

    it('runs once when several processes start together', async () => {
      const url = await databases.create();
      const processes = Array.from({ length: 5 }, () => databases.connect(url));
      const outcomes = await Promise.all(processes.map((database) => migrate(database, NOW)));
      expect(outcomes.flatMap(({ applied }) => applied)).toEqual(ALL);
    });

    it('fails when a newer Assay wrote the database', async () => {
      const database = await databases.open();
      await database.query({
        text: `INSERT INTO schema_migration VALUES (9999, 'from the future', now())`,
      });
      await expect(migrate(database, NOW)).rejects.toThrow(UnusableDatabase);
      await expect(migrate(database, NOW)).rejects.toThrow(
        /written by a newer version of Assay \(schema 9999/,
      );
    });

    it('distinguishes the current schema from a missing and a newer one', async () => {
      const database = databases.connect(await databases.create());
      expect(await hasCurrentSchema(database)).toBe(false);
      await migrate(database, NOW);
      expect(await hasCurrentSchema(database)).toBe(true);
      await database.query({ text: `INSERT INTO schema_migration VALUES (9999, 'from the future', now())` });
      expect(await hasCurrentSchema(database)).toBe(false);
    });

    it('compresses evaluations with LZ4, or not at all if the server lacks it', async () => {
      const database = await databases.open();
      const [known] = await database.query({
        text: `SELECT 'lz4' = ANY (enumvals) AS lz4 FROM pg_settings WHERE name = 'default_toast_compression'`,
      });
      const columns = await database.query({
        text: `SELECT attname, attcompression, attstorage FROM pg_attribute WHERE attrelid = 'evaluation'::regclass
               AND attname IN ('answer', 'request', 'seen') ORDER BY 1`,
      });
      // attstorage: x = compressed if that saves space, e = never.
      const kept = known?.lz4
        ? { attcompression: 'l', attstorage: 'x' }
        : { attcompression: '', attstorage: 'e' };
      expect(columns).toEqual(['answer', 'request', 'seen'].map((attname) => ({ attname, ...kept })));
    });

    it('changes nothing when a part of it fails', async () => {
      const database = databases.connect(await databases.create());
      // Conflicts with the first migration.
      await database.query({ text: 'CREATE TABLE evaluation (n int)' });
      await expect(migrate(database, NOW)).rejects.toThrow(/already exists/);
      const tables = await database.query({
        text: `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
      });
      expect(tables).toEqual([{ tablename: 'evaluation' }]);
      await database.query({ text: 'DROP TABLE evaluation' });
      expect(await migrate(database, NOW)).toEqual({ applied: ALL });
    });
  });
});

describe('a server older than PostgreSQL 15', () => {
  it('is rejected in one sentence, and receives no further statement', async () => {
    const old: Database = {
      query: async () => [{ version: 140_011, name: '14.11' }] as never,
      transaction: () => Promise.reject(new Error('nothing may be changed')),
      patient: () => old,
      refusals: { last: () => null, forget: () => undefined },
      isDistributed: async () => false,
      groupOf: async () => 0,
      vault: openVault,
      sealWith: () => undefined,
      noteHeadsWith: () => undefined,
      close: async () => undefined,
    };
    await expect(migrate(old, NOW)).rejects.toThrow(
      new UnusableDatabase('Assay needs PostgreSQL 15 or newer. This server has 14.11.'),
    );
  });
});
