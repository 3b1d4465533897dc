import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningEmbeddedUrl } from '@assay/embedded-postgres';
import { openDatabase, ROLE_NAMES, storeMedia } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  type Environment,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-point-in-time';
const MEDIA_ID = '0193a5a0-0000-7000-8000-000000000001';
const TAKEN_BACK_ID = '0193a5a0-0000-7000-8000-000000000002';
const MASTER = 'ab'.repeat(32);
const WAIT = { timeout: 90_000, interval: 100 };

let scratch: string;
let archive: string;
let folder: DataFolder;
let server: ServerProcess;
/** Time between the first request and the second. */
let between: string;
const media = randomBytes(5_000);
const folders: DataFolder[] = [];

const env = (dataDir: string): Environment => ({
  ASSAY_DATA_DIR: dataDir,
  ASSAY_API_KEY: KEY,
  ASSAY_MASTER_KEY: MASTER,
  ASSAY_VERIFICATION_ENGINES: 'off',
  ASSAY_LOG_ARCHIVE_DIR: archive,
});

const call = async (running: ServerProcess, id: string) => {
  const { status } = await clientAt(running.url, KEY).fraud({ transaction_id: id, ip: '8.8.8.8' });
  expect(status).toBe(200);
};

/** Opens the database of a running server, as a command does. */
async function within<T>(dataDir: string, work: (database: ReturnType<typeof openDatabase>) => Promise<T>) {
  const url = await runningEmbeddedUrl(dataDir);
  const database = openDatabase({ url: url!, maxConnections: 1, role: ROLE_NAMES.serving });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const idsOf = (dataDir: string) =>
  within(dataDir, async (database) => {
    const rows = await database.query<{ id: string }>({
      text: 'SELECT transaction_id AS id FROM evaluation ORDER BY 1',
      accounts: 'every',
    });
    return rows.map(({ id }) => id);
  });

/** Returns the files in a folder of the archive, except unfinished ones. */
const archived = (...below: string[]) =>
  existsSync(join(archive, ...below))
    ? readdirSync(join(archive, ...below)).filter((name) => !name.startsWith('draft'))
    : [];
const health = async (running: ServerProcess) => {
  const answer = await fetch(`${running.url}/readyz`);
  const { components } = (await answer.json()) as {
    components: { name: string; state: string; note?: string }[];
  };
  return components.find(({ name }) => name === 'log-archive');
};

async function newFolder(): Promise<DataFolder> {
  const made = await newDataFolder();
  folders.push(made);
  return made;
}

async function recover(args: readonly string[], dataDir: string, changed: Environment = {}) {
  return runAssay(['db', 'recover', archive, ...args], { env: { ...env(dataDir), ...changed } });
}

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'assay-archive-'));
  archive = join(scratch, 'archive');
  folder = await newFolder();
  server = await startServer(env(folder.path));
  await call(server, 'first');
  await within(folder.path, async (database) => {
    for (const id of [MEDIA_ID, TAKEN_BACK_ID]) {
      await storeMedia(database, {
        ...{ id, environmentId: 1, executionId: MEDIA_ID, sessionId: null, slot: 'selfie' },
        ...{ mediaType: 'image/png', size: media.length - 16, sha256: Buffer.alloc(32) },
        ...{ wrappedKey: Buffer.from('wrapped'), createdAt: 1 },
      });
    }
  });
  const lying = join(folder.path, 'media', '1');
  mkdirSync(lying, { recursive: true });
  for (const id of [MEDIA_ID, TAKEN_BACK_ID]) writeFileSync(join(lying, id), media);
  await vi.waitFor(async () => expect(await health(server)).toMatchObject({ state: 'ok' }), WAIT);
  const [at] = await within(folder.path, (database) =>
    database.query<{ at: Date }>({ text: 'SELECT clock_timestamp() AS at' }),
  );
  between = at!.at.toISOString();
  await call(server, 'second');
  await server.end('SIGTERM');
}, 180_000);

afterAll(async () => {
  for (const made of folders) await made.remove();
  rmSync(scratch, { recursive: true, force: true });
});

describe('archived log', { timeout: 180_000 }, () => {
  it('contains a copy, the log, keys and captured files, all unreadable', () => {
    expect(archived('copies')).toHaveLength(1);
    expect(archived('log').length).toBeGreaterThan(1);
    expect(archived('media', '1').sort()).toEqual([MEDIA_ID, TAKEN_BACK_ID]);
    expect(archived('record-keys')).toContain('id.assay');
    const copy = readFileSync(join(archive, 'copies', archived('copies')[0]!));
    for (const clear of ['PG_VERSION', 'pg_filenode.map', 'assay.password'])
      expect(copy.includes(clear)).toBe(false);
  });

  it('reports the times it can recover to', async () => {
    const { code, stdout } = await runAssay(['db', 'archived', archive], { env: env(folder.path) });
    expect(code).toBe(0);
    const { from, until, gap_behind: gap } = JSON.parse(stdout);
    expect(Date.parse(from)).toBeLessThanOrEqual(Date.parse(between));
    expect(Date.parse(until)).toBeGreaterThan(Date.parse(between));
    expect(gap).toBe(false);
  });

  it('is recovered to a point in time, and the server continues from there with a new archive history', async () => {
    const target = await newFolder();
    const made = await recover(['--to', between], target.path);
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(JSON.parse(made.stdout)).toMatchObject({
      recovered: archive,
      to: between,
      media: 2,
      missing_media: 0,
    });
    expect(readFileSync(join(target.path, 'media', '1', MEDIA_ID)).equals(media)).toBe(true);

    const again = await startServer(env(target.path));
    try {
      expect(await idsOf(target.path)).toEqual(['first']);
      await call(again, 'third');
      await vi.waitFor(() => expect(archived('copies')).toHaveLength(2), WAIT);
      const replayed = await runAssay(['replay', 'first'], { env: env(target.path) });
      expect(replayed.stderr).toContain('matches the response');
    } finally {
      await again.end('SIGTERM');
    }
    const last = await newFolder();
    expect((await recover([], last.path)).code).toBe(0);
    const newest = await startServer({ ...env(last.path), ASSAY_LOG_ARCHIVE_DIR: '' });
    expect(await idsOf(last.path)).toEqual(['first', 'third']);
    await newest.end('SIGTERM');
  });

  it('is recovered for a trial that leaves no files', async () => {
    const before = archived('log');
    const nowhere = join(scratch, 'nowhere');
    const { code, stdout } = await recover(['--check', '--to', between], nowhere);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ checked: archive, media: 2, missing_media: 0 });
    expect(existsSync(nowhere)).toBe(false);
    expect(archived('log')).toEqual(before);
  });

  it('reports missing captured files', async () => {
    const place = join(archive, 'media', '1', TAKEN_BACK_ID);
    writeFileSync(`${place}.away`, readFileSync(place));
    rmSync(place);
    try {
      const { code, stdout, stderr } = await recover(['--check', '--to', between], folder.path);
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ media: 1, missing_media: 1 });
      expect(stderr).toContain('1 captured files');
    } finally {
      renameSync(`${place}.away`, place);
    }
  });
});

describe('recovery that is refused', { timeout: 120_000 }, () => {
  const refused = async (args: readonly string[], changed: Environment = {}) => {
    const { code, stdout, stderr } = await recover(args, join(scratch, 'never'), changed);
    expect([code, stdout]).toEqual([1, '']);
    expect(readdirSync(join(scratch, 'never')).filter((name) => name.startsWith('pg'))).toEqual([]);
    return stderr;
  };
  const damagedCopy = join('copies', 'x');

  beforeAll(() => mkdirSync(join(scratch, 'never'), { recursive: true }));

  it.each([
    'yesterday',
    '2026-11-23',
    '2026-11-23T14:05:00',
    '2026-13-45T00:00:00Z',
  ])('because of an invalid time: %s', async (to) =>
    expect(await refused(['--to', to])).toContain('--to must be a time'));

  it('because of a time before or after the archive', async () => {
    expect(await refused(['--to', '2020-01-01T00:00:00Z'])).toContain('Choose a later time');
    expect(await refused(['--to', '2999-01-01T00:00:00Z'])).toContain('ends before the requested time');
  });

  it('because of another master key', async () => {
    expect(await refused([], { ASSAY_MASTER_KEY: 'cd'.repeat(32) })).toContain('needs the master key');
  });

  it('because of the keys of another deployment in the target', async () => {
    const keys = join(scratch, 'other-keys');
    mkdirSync(keys);
    writeFileSync(join(keys, 'id'), 'ffffffffffffffff\n');
    expect(await refused([], { ASSAY_RECORD_KEYS_DIR: keys })).toContain('the keys of another deployment');
  });

  it('because the database is not the built-in one', async () => {
    const outside = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ASSAY_LOG_ARCHIVE_DIR: '' };
    expect(await refused([], outside)).toContain('built-in database');
    const both = { DATABASE_URL: outside.DATABASE_URL };
    expect(await refused([], both)).toContain('ASSAY_LOG_ARCHIVE_DIR works only with the built-in database');
  });

  it('because the archive is missing, changed, swapped or has a gap', async () => {
    const whole = archive;
    try {
      archive = join(scratch, 'none');
      expect(await refused([])).toContain('Folder not found');
      archive = scratch;
      expect(await refused([])).toContain("isn't an archived log");
      archive = join(scratch, 'broken');
      cpSync(whole, archive, { recursive: true, preserveTimestamps: true });
      const copy = join(archive, 'copies', archived('copies').at(-1)!);
      const bytes = readFileSync(copy);
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(copy, bytes);
      expect(await refused([])).toContain('was changed');
      rmSync(copy);
      const [first, second, ...more] = archived('log')
        .filter((name) => /^0{7}1[0-9A-F]{16}\.assay$/.test(name))
        .sort();
      renameSync(join(archive, 'log', first!), join(archive, damagedCopy));
      cpSync(join(archive, 'log', second!), join(archive, 'log', first!), { preserveTimestamps: true });
      expect(await refused([])).toContain("doesn't match its name");
      renameSync(join(archive, damagedCopy), join(archive, 'log', first!));
      if (more.length > 0) {
        rmSync(join(archive, 'log', second!));
        expect(await refused([])).toContain('has a gap');
      }
      rmSync(join(archive, 'log', first!));
      expect(await refused([])).toContain('has no log after');
    } finally {
      archive = whole;
    }
  });
});

describe('server with the archive of another one', { timeout: 120_000 }, () => {
  it('answers requests, leaves that archive unchanged, and reports it', async () => {
    const other = await newFolder();
    const before = archived('log');
    const running = await startServer(env(other.path));
    try {
      await call(running, 'elsewhere');
      await vi.waitFor(
        () => expect(running.log()).toContain('contains the log of a different database'),
        WAIT,
      );
      expect(await health(running)).toMatchObject({ state: 'degraded' });
    } finally {
      await running.end('SIGTERM');
    }
    expect(archived('log')).toEqual(before);
  });
});

describe('archive from before and after a rotation of the master key', { timeout: 600_000 }, () => {
  it('is recovered to a time after it with the new key, and to one before it with both', async () => {
    const whole = archive;
    archive = join(scratch, 'rotated');
    const newKey = join(scratch, 'new-master.key');
    writeFileSync(newKey, 'cd'.repeat(32), { mode: 0o600 });
    const both = ['--other-key', newKey];
    const own = await newFolder();
    const under = (dataDir: string, key: 'old' | 'new'): Environment =>
      key === 'old' ? env(dataDir) : { ...env(dataDir), ASSAY_MASTER_KEY: '', ASSAY_MASTER_KEY_FILE: newKey };
    /** Returns the data of a recovered database, and checks that its encrypted data is readable. */
    const recovered = async (args: readonly string[], key: 'old' | 'new') => {
      const target = await newFolder();
      const made = await runAssay(['db', 'recover', archive, ...args], { env: under(target.path, key) });
      if (made.code !== 0) return made.stderr;
      const running = await startServer({ ...under(target.path, key), ASSAY_LOG_ARCHIVE_DIR: '' });
      try {
        const replayed = await runAssay(['replay', 'before'], { env: under(target.path, key) });
        expect(replayed.stderr).toContain('matches the response');
        return await idsOf(target.path);
      } finally {
        await running.end('SIGTERM');
      }
    };
    try {
      const first = await startServer(env(own.path));
      await call(first, 'before');
      await vi.waitFor(async () => expect(await health(first)).toMatchObject({ state: 'ok' }), WAIT);
      await first.end('SIGTERM');
      const moment = new Date().toISOString();
      const rotated = await runAssay(['keys', 'rotate', 'master', '--to', newKey], { env: env(own.path) });
      expect([rotated.code, rotated.stderr]).toEqual([0, '']);
      const second = await startServer(under(own.path, 'new'));
      await call(second, 'behind');
      await vi.waitFor(async () => {
        expect(archived('copies')).toHaveLength(2);
        expect(await health(second)).toMatchObject({ state: 'ok' });
      }, WAIT);
      await second.end('SIGTERM');

      expect(await recovered([], 'new')).toEqual(['before', 'behind']);
      expect(await recovered(['--to', moment, ...both], 'old')).toEqual(['before']);
      for (const key of ['old', 'new'] as const)
        expect(await recovered(['--to', moment], key)).toContain('needs the master key');
      expect(await recovered(['--to', moment, '--other-key', scratch], 'old')).toContain(
        "Can't read the master key",
      );
    } finally {
      archive = whole;
    }
  });
});
