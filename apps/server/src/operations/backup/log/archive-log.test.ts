import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Embedded, logSpool, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeOf } from '../frames';
import { ForeignArchive, LogArchive } from './archive-log';
import { GONE, KEYS, MEDIA } from './places';
import { openFiles } from './sealed-file';

const DAY_MS = 86_400_000;
const MASTER = Buffer.alloc(32, 7);
const KEY_FILE = '00112233445566aa';
const MEDIA_ID = '0193a5a0-0000-7000-8000-000000000001';

let scratch: string;
let archive: string;
let dataDir: string;
let recordKeysDir: string;
let embedded: Embedded;
/** Offset of the archive's clock to the database's clock, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'assay-keep-'));
  chmodSync(scratch, 0o755);
  archive = join(scratch, 'archive');
  dataDir = join(scratch, 'data');
  recordKeysDir = join(scratch, 'keys');
  mkdirSync(recordKeysDir);
  embedded = await startEmbedded({ dataDir, spoolsLog: true, clock: systemClock, log: () => undefined });
}, 60_000);
afterAll(async () => {
  await embedded.stop();
  rmSync(scratch, { recursive: true });
});

const open = async (stopping = new AbortController(), master = MASTER) =>
  new LogArchive({
    ...{ archive, retentionDays: 14, dataDir, recordKeysDir, url: embedded.url },
    ...{ spool: await logSpool(dataDir), stopping: stopping.signal },
    sealing: { master, bytes: randomBytes, now: () => Date.now() + ahead, version: '0.0.0' },
  });

const names = (...below: string[]) => readdirSync(join(archive, ...below)).sort();

it('the log archive holds the current record keys, without destroyed ones', async () => {
  const log = await open();
  const kept = async () => {
    for await (const { bytes } of openFiles(
      join(archive, KEYS, `${KEY_FILE}.assay`),
      { kind: 'record-key-file', name: KEY_FILE },
      [MASTER],
    ))
      return wholeOf(bytes);
    return null;
  };
  const path = join(recordKeysDir, KEY_FILE);
  writeFileSync(path, Buffer.alloc(32, 1));
  await log.importMissed();
  expect(await kept()).toEqual(Buffer.alloc(32, 1));
  writeFileSync(path, Buffer.concat([Buffer.alloc(16), Buffer.alloc(16, 1)]));
  await log.importMissed();
  expect(await kept()).toEqual(Buffer.concat([Buffer.alloc(16), Buffer.alloc(16, 1)]));
});

it('the log archive copies the cluster when no copy exists or one day has passed, and aborts a copy on stop', async () => {
  const log = await open();
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(1);
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(1);
  ahead = DAY_MS;
  const stopping = new AbortController();
  stopping.abort();
  await expect((await open(stopping)).copyWhenDue()).rejects.toBe(stopping.signal.reason);
  expect(names('copies')).toHaveLength(1);
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(2);
}, 60_000);

it('the log archive makes one new copy after the master key changes', async () => {
  ahead = 0;
  const before = names('copies').length;
  const log = await open(undefined, Buffer.alloc(32, 8));
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(before + 1);
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(before + 1);
  rmSync(join(archive, 'copies', names('copies').at(-1)!));
}, 60_000);

it('the log archive removes only copies, log files and captured files outside the retention period', async () => {
  const log = await open();
  ahead = 0;
  const lying = join(dataDir, 'media', '1');
  mkdirSync(lying, { recursive: true });
  writeFileSync(join(lying, MEDIA_ID), 'sealed');
  await log.takeLog();
  await log.importMissed();
  rmSync(join(lying, MEDIA_ID));
  const before = names('log');

  ahead = 2 * DAY_MS;
  await log.copyWhenDue();
  // No longer used, but within the retention period.
  expect(names(MEDIA, '1')).toEqual([`${MEDIA_ID}${GONE}`]);
  expect(names('copies')).toHaveLength(3);
  expect(names('log')).toEqual(expect.arrayContaining(before));

  ahead = 40 * DAY_MS;
  await log.copyWhenDue();
  expect(names('copies')).toHaveLength(1);
  expect(names('log').filter((name) => before.includes(name))).toEqual([]);
  expect(names('log').some((name) => names('copies')[0]!.includes(name.slice(0, 24)))).toBe(true);
}, 60_000);

it('the log archive accepts an identical segment again and rejects a different one with the same name', async () => {
  const log = await open();
  const pg = join(dataDir, 'pg');
  const spool = join(existsSync(pg) ? pg : dataDir, 'assay.log-spool');
  const has = names('log')
    .find((name) => /^[0-9A-F]{24}\.assay$/.test(name))!
    .slice(0, 24);
  const lay = async (change: (bytes: Buffer) => Buffer) => {
    for await (const { bytes } of openFiles(
      join(archive, 'log', `${has}.assay`),
      { kind: 'log', name: has },
      [MASTER],
    ))
      writeFileSync(join(spool, has), change(await wholeOf(bytes)));
  };
  await lay((bytes) => bytes);
  await log.takeLog();
  expect(existsSync(join(spool, has))).toBe(false);
  await lay((bytes) => bytes.fill(0));
  await expect(log.takeLog()).rejects.toBeInstanceOf(ForeignArchive);
  expect(existsSync(join(spool, has))).toBe(true);
  rmSync(join(spool, has));
});
