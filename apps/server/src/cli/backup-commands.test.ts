import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, storeAttachment, storeMedia } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../../packages/store/src/testing/create-database';
import { usualServer } from '../../../../packages/store/src/testing/test-database';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { newDataFolder, runAssay, startServer } from '../testing/program';

const MEDIA_ID = '0193a5a0-0000-7000-8000-000000000001';
const ORPHAN_ID = '0193a5a0-0000-7000-8000-000000000002';
const ATTACHED_ID = '0193a5a0-0000-7000-8000-000000000003';
const TABLES = [
  'evaluation',
  'velocity_event',
  'account',
  'api_key',
  'policy',
  'list_entry',
  'workflow_media',
  'attachment',
];

let folder: string;
let store: TestDatabase;
let server: AssayServer;
let keysDir: string;
let dataDir: string;
let backup: string;
const media = randomBytes(150_000);
const attached = randomBytes(5_000);

const mediaFile = (data: string, id = MEDIA_ID) => join(data, 'media', String(server.owner.id), id);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-backup-'));
  keysDir = join(folder, 'keys');
  dataDir = join(folder, 'data');
  backup = join(folder, 'a.backup');
  store = await openTestDatabase();
  server = await startAssay({ shared: store, env: { ASSAY_RECORD_KEYS_DIR: keysDir } });
  for (let n = 0; n < 5; n++)
    await server.owner.live.fraud({
      transaction_id: `t-${n}`,
      user_fullname: 'Zoë\tO\\Neil\n',
      ip: '8.8.8.8',
    });
  for (const id of [MEDIA_ID, ORPHAN_ID]) {
    await storeMedia(server.serving, {
      ...{ id, environmentId: server.owner.id, executionId: MEDIA_ID, sessionId: null, slot: 'selfie' },
      ...{ mediaType: 'image/png', size: media.length - 48, sha256: Buffer.alloc(32) },
      ...{ wrappedKey: Buffer.from('wrapped'), createdAt: 1 },
    });
  }
  await storeAttachment(server.serving, {
    ...{
      id: ATTACHED_ID,
      environmentId: server.owner.id,
      source: 'SCREENING',
      itemId: MEDIA_ID,
      name: 'a.txt',
    },
    ...{ mediaType: 'text/plain', size: attached.length - 16, sha256: Buffer.alloc(32) },
    ...{ wrappedKey: Buffer.from('wrapped'), author: 'user 1', createdAt: 1 },
  });
  mkdirSync(join(dataDir, 'media', String(server.owner.id)), { recursive: true });
  writeFileSync(mediaFile(dataDir), media);
  writeFileSync(mediaFile(dataDir, ATTACHED_ID), attached);
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

const env = (url: string, data: string, keys: string) => ({
  DATABASE_URL: url,
  ASSAY_DATA_DIR: data,
  ASSAY_RECORD_KEYS_DIR: keys,
});

const emptyDatabase = async () => createDatabase(await usualServer(), null);

/** Returns the row count and content digest of each table. */
async function contents(url: string) {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    const found: { [table: string]: unknown } = {};
    for (const table of TABLES) {
      const [row] = await database.query({
        text: `SELECT count(*) AS rows, md5(string_agg(t::text, ',' ORDER BY t::text)) AS digest FROM ${table} t`,
        accounts: 'every',
      });
      found[table] = row;
    }
    return found;
  } finally {
    await database.close();
  }
}

describe('backup of an external database', { timeout: 120_000 }, () => {
  it('is written while a server runs, and reports missing files', async () => {
    const made = await runAssay(['db', 'backup', backup], { env: env(store.url, dataDir, keysDir) });
    expect(made.stderr).toContain('1 captured files');
    expect(made.code).toBe(1);
    const line = JSON.parse(made.stdout);
    expect(line).toMatchObject({ file: backup, media: 2, missing_media: 1, schema: expect.any(Number) });
    expect(line.record_keys).toBe(join(folder, 'record-keys.assay'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is restored completely into an empty database: rows, row-level security, media and record keys', async () => {
    const empty = await emptyDatabase();
    const target = env(empty.url, join(folder, 'data-2'), join(folder, 'keys-2'));
    try {
      const restored = await runAssay(['db', 'restore', backup], { env: target });
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      expect(JSON.parse(restored.stdout)).toMatchObject({ restored: backup, media: 2 });
      expect(await contents(empty.url)).toEqual(await contents(store.url));
      expect(readFileSync(mediaFile(join(folder, 'data-2'))).equals(media)).toBe(true);
      expect(readFileSync(mediaFile(join(folder, 'data-2'), ATTACHED_ID)).equals(attached)).toBe(true);
      const replayed = await runAssay(['replay', 't-4'], { env: target });
      expect(replayed.code).toBe(0);
      expect(replayed.stderr).toContain('matches the response');

      const database = openDatabase({ url: empty.url, maxConnections: 1 });
      // Citus names its coordinator copies of constraints with the table name and a number.
      const protection = {
        text: `SELECT count(*) FILTER (WHERE relforcerowsecurity) AS walled,
                 (SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text !~ '_[0-9]{6,}$') AS keys
               FROM pg_class`,
      };
      expect(await database.query(protection)).toEqual(await server.database.query(protection));
      await database.close();

      const again = await runAssay(['db', 'restore', backup], { env: target });
      expect([again.code, again.stdout]).toEqual([1, '']);
      expect(again.stderr).toContain('into an empty database');
    } finally {
      await empty.drop();
    }
  });

  it('is rejected in one sentence when truncated, changed or encrypted with another key, and leaves no row', async () => {
    const empty = await emptyDatabase();
    const target = env(empty.url, join(folder, 'data-3'), join(folder, 'keys-3'));
    const whole = readFileSync(backup);
    const bad = join(folder, 'bad.backup');
    const refuse = async (bytes: Buffer, sentence: string, more: object = {}) => {
      writeFileSync(bad, bytes);
      const keys = ['--record-keys', join(folder, 'record-keys.assay')];
      const refused = await runAssay(['db', 'restore', bad, ...keys], { env: { ...target, ...more } });
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toContain(sentence);
      expect(refused.stderr).not.toContain('    at ');
    };
    try {
      await refuse(whole.subarray(0, whole.length - 70_000), 'is incomplete or was changed');
      await refuse(whole.subarray(0, whole.length - 1), 'is incomplete or was changed');
      const flipped = Buffer.from(whole);
      flipped[whole.length >> 1]! ^= 1;
      await refuse(flipped, 'is incomplete or was changed');
      await refuse(whole, 'needs the master key', { ASSAY_MASTER_KEY: '11'.repeat(32) });
      await refuse(Buffer.from('nothing'), "isn't an Assay backup");
      const database = openDatabase({ url: empty.url, maxConnections: 1 });
      const [rows] = await database.query({ text: 'SELECT count(*) AS rows FROM account' });
      await database.close();
      expect(rows).toEqual({ rows: 0 });

      // A rejected backup doesn't prevent a later restore.
      const restored = await runAssay(['db', 'restore', backup], { env: target });
      expect([restored.code, restored.stderr]).toEqual([0, '']);
    } finally {
      await empty.drop();
    }
  });

  it('is not restored without its record keys, nor over the keys of another database', async () => {
    const empty = await emptyDatabase();
    const others = join(folder, 'others');
    mkdirSync(others);
    writeFileSync(join(others, 'id'), '0011223344556677\n');
    try {
      const restore = (keys: string, ...more: readonly string[]) =>
        runAssay(['db', 'restore', backup, ...more], { env: env(empty.url, join(folder, 'data-4'), keys) });
      const missing = await restore(join(folder, 'keys-4'), '--record-keys', join(folder, 'no-such-file'));
      expect(missing.stderr).toContain('Set --record-keys to the copy');
      expect((await restore(others)).stderr).toContain('keys of another deployment');
      expect((await restore('off')).stderr).toContain('ASSAY_RECORD_KEYS_DIR');
      const mixed = await restore(join(folder, 'keys-4'), '--record-keys', backup);
      expect(mixed.stderr).toContain("doesn't contain record keys");
      const other = await runAssay(['db', 'restore', join(folder, 'record-keys.assay')], {
        env: env(empty.url, join(folder, 'data-4'), join(folder, 'keys-4')),
      });
      expect(other.stderr).toContain('Give it as --record-keys');
      expect(existsSync(join(folder, 'keys-4', 'id'))).toBe(false);
    } finally {
      await empty.drop();
    }
  });

  it('is verified by --check, which leaves no files', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('assay-check-'));
    const checked = await runAssay(['db', 'restore', backup, '--check'], {
      env: env('postgres://nobody@127.0.0.1:1/none', join(folder, 'data-5'), 'off'),
    });
    expect([checked.code, checked.stderr]).toEqual([0, '']);
    expect(JSON.parse(checked.stdout)).toMatchObject({ checked: backup, media: 2 });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('assay-check-'))).toEqual(before);
    expect(existsSync(join(folder, 'data-5'))).toBe(false);
  });
});

describe('backup of the built-in database', { timeout: 180_000 }, () => {
  it('is written with a running or stopped server and restored into a new data folder', async () => {
    const [from, to] = [await newDataFolder(), await newDataFolder()];
    const key = 'assay_live_key-of-a-back-up';
    try {
      const running = await startServer({ ASSAY_DATA_DIR: from.path, ASSAY_API_KEY: key });
      const call = await fetch(`${running.url}/RestService/fraud-api/v2/`, {
        method: 'POST',
        headers: { 'X-API-KEY': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ transaction_id: 'kept', ip: '8.8.8.8' }),
      });
      expect(call.status).toBe(200);
      const file = join(folder, 'built-in', 'b.backup');
      const beside = await runAssay(['db', 'backup', file], { env: { ASSAY_DATA_DIR: from.path } });
      expect([beside.code, beside.stderr]).toEqual([0, '']);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      await running.end('SIGTERM');
      const stopped = await runAssay(['db', 'backup', file], { env: { ASSAY_DATA_DIR: from.path } });
      expect([stopped.code, stopped.stderr]).toEqual([0, '']);
      expect(createHash('sha256').update(readFileSync(file)).digest('hex')).not.toBe(digest);

      const withoutKey = await runAssay(['db', 'restore', file], { env: { ASSAY_DATA_DIR: to.path } });
      expect(withoutKey.code).toBe(1);
      expect(withoutKey.stderr).toContain('No master key in');
      copyFileSync(join(from.path, 'master.key'), join(to.path, 'master.key'));
      const restored = await runAssay(['db', 'restore', file], { env: { ASSAY_DATA_DIR: to.path } });
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      const replayed = await runAssay(['replay', 'kept'], { env: { ASSAY_DATA_DIR: to.path } });
      expect(replayed.stderr).toContain('matches the response');
      const again = await startServer({ ASSAY_DATA_DIR: to.path });
      const known = await fetch(`${again.url}/RestService/fraud-api/v2/`, {
        method: 'POST',
        headers: { 'X-API-KEY': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ transaction_id: 'next', ip: '8.8.8.8' }),
      });
      expect(known.status).toBe(200);
      await again.end('SIGTERM');
    } finally {
      await from.remove();
      await to.remove();
    }
  });

  it('reports an error when no database exists', async () => {
    const none = await runAssay(['db', 'backup', join(folder, 'none.backup')], {
      env: { ASSAY_DATA_DIR: join(folder, 'no-data') },
    });
    expect([none.code, none.stdout]).toEqual([1, '']);
    expect(none.stderr).toContain('No database in');
  });
});
