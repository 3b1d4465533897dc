import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableRestrictions, launchersHere } from '../create-engines';
import type { EngineJob } from '../engine-job';
import { EnginePool } from '../pool';
import { NO_TRUST } from '../trusted-certificates';
import { launchOf, type SandboxedProgram, sandboxed } from './launch';
import { activeRestrictions, type Restrictions, sandboxNote } from './walls';

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target: SandboxedProgram = {
  node: process.execPath,
  program: place('../testing/hostile-engine.mjs'),
  preload: place('./no-network.mjs'),
  packages: place('../../../../../../node_modules'),
  processes: 2,
};
const launchers = launchersHere();
const isRoot = process.getuid?.() === 0;
const patient = new AbortController().signal;

const job = (submission: { readonly say: string }, limitMs = 60_000): EngineJob => ({
  kind: 'document',
  executionId: '5d0c2a3e-8f1b-4c6d-9e7f-0a1b2c3d4e5f' as EngineJob['executionId'],
  countries: NO_TRUST,
  sealSigners: [],
  settings: {},
  inputs: {},
  isTest: false,
  media: [],
  earlier: [],
  extracted: {},
  submission: submission as EngineJob['submission'],
  challenge: null,
  chip: null,
  limitMs,
  now: 0,
});

/** Returns the error code of an attempt; null = it succeeded. */
async function refusal(
  pool: EnginePool,
  attempt: { readonly say: string; readonly [name: string]: unknown },
) {
  const { extracted } = await pool.run(job(attempt), patient);
  return (extracted as { readonly refused: string | null }).refused;
}

let folder: string;
let secret: string;
let arrived = 0;
const tcp = createServer(() => arrived++);
const local = createServer(() => arrived++);
const udp = createSocket('udp4', () => arrived++);
let offered: Restrictions;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-walls-'));
  secret = join(folder, 'secret');
  // World-readable and writable, so that file ownership isn't what blocks access.
  chmodSync(folder, 0o777);
  writeFileSync(secret, 'a secret', { mode: 0o666 });
  tcp.listen(0, '127.0.0.1');
  local.listen(join(folder, 'socket'));
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(local, 'listening'), once(udp, 'listening')]);
  chmodSync(join(folder, 'socket'), 0o777);
  offered = await availableRestrictions(target, launchers, { pid: process.pid, isRoot });
});
afterAll(() => {
  tcp.close();
  local.close();
  udp.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = [
  { name: 'every sandbox mechanism of this machine', walls: () => offered },
  {
    name: 'the permission model of Node.js only',
    walls: (): Restrictions => ({
      ...offered,
      network: null,
      user: null,
      noNewPrivileges: false,
      limits: [],
      landlock: false,
    }),
  },
];

describe.each(settings)('compromised engine, $name', ({ walls }) => {
  let pool: EnginePool;
  beforeAll(() => {
    pool = new EnginePool({ launch: launchOf(walls(), launchers, target), size: 1, mostJobs: 1000 });
  });
  afterAll(() => pool.close());

  const attempts: readonly (readonly [string, () => { readonly [name: string]: unknown }])[] = [
    ['read', () => ({ path: secret })],
    ['list', () => ({ path: folder })],
    ['environment', () => ({ pid: process.pid })],
    ['write', () => ({ path: join(folder, 'left-behind') })],
    ['remove', () => ({ path: secret })],
    ['tcp', () => ({ port: (tcp.address() as AddressInfo).port })],
    ['http', () => ({ port: (tcp.address() as AddressInfo).port })],
    ['unix', () => ({ path: join(folder, 'socket') })],
    ['udp', () => ({ port: udp.address().port })],
    ['name', () => ({})],
    ['listen', () => ({})],
    ['handle', () => ({})],
    ['fork', () => ({})],
    ['worker', () => ({})],
    ['kill', () => ({ pid: process.pid })],
  ];
  it.each(attempts)("can't %s", async (say, more) => {
    expect(await refusal(pool, { say, ...more() })).toBe('ERR_ACCESS_DENIED');
  });

  it('leaves no file and sends nothing', () => {
    expect(existsSync(secret)).toBe(true);
    expect(existsSync(join(folder, 'left-behind'))).toBe(false);
    expect(arrived).toBe(0);
  });

  it('is ended when its heap is full', { timeout: 60_000 }, async () => {
    await expect(pool.run(job({ say: 'heap' }), patient)).rejects.toThrow('the engine process stopped');
  });

  it('is ended when it loops forever', { timeout: 60_000 }, async () => {
    await expect(pool.run(job({ say: 'spin' }, 1000), patient)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    // The next job runs in a working process.
    expect(await refusal(pool, { say: 'read', path: secret })).toBe('ERR_ACCESS_DENIED');
  });
});

/** Tests each operating system sandbox feature separately, with a program that Node.js doesn't restrict. */
describe('operating system sandbox', () => {
  const program = (...args: readonly string[]): SandboxedProgram & { readonly args: readonly string[] } => ({
    ...target,
    args,
  });
  const pool = (walls: Partial<Restrictions>) => {
    const none = { network: null, user: null, noNewPrivileges: false, limits: [], landlock: false } as const;
    const { node, args, program: path } = program();
    const launch = sandboxed([node, ...args, path], { ...none, ...walls }, launchers, target);
    return new EnginePool({ launch, size: 1 });
  };
  const withRestrictions = async (walls: Partial<Restrictions>, attempt: Parameters<typeof refusal>[1]) => {
    const opened = pool(walls);
    try {
      return await refusal(opened, attempt);
    } finally {
      await opened.close();
    }
  };

  it('allows everything when no feature is active', async () => {
    const before = arrived;
    expect(await withRestrictions({}, { say: 'read', path: secret })).toBeNull();
    expect(await withRestrictions({}, { say: 'tcp', port: (tcp.address() as AddressInfo).port })).toBeNull();
    expect(await withRestrictions({}, { say: 'fork' })).toBeNull();
    expect(await withRestrictions({}, { say: 'kill', pid: process.pid })).toBeNull();
    expect(arrived).toBeGreaterThan(before);
  });

  it('network namespace blocks all connections', async ({ skip }) => {
    if (!offered.network) skip('this machine does not support network namespaces');
    const { network } = offered;
    const before = arrived;
    expect(
      await withRestrictions({ network }, { say: 'tcp', port: (tcp.address() as AddressInfo).port }),
    ).toBe('ENETUNREACH');
    expect(await withRestrictions({ network }, { say: 'udp', port: udp.address().port })).toBe('ENETUNREACH');
    expect(arrived).toBe(before);
  });

  it("separate user can't read private files or send signals", async ({ skip }) => {
    if (!offered.user) skip('only root can create a separate user');
    const { user } = offered;
    const own = join(folder, 'private');
    writeFileSync(own, 'a secret', { mode: 0o600 });
    expect(await withRestrictions({ user }, { say: 'read', path: own })).toBe('EACCES');
    expect(await withRestrictions({ user }, { say: 'environment', pid: process.pid })).toBe('EACCES');
    expect(await withRestrictions({ user }, { say: 'kill', pid: process.pid })).toBe('EPERM');
  });

  it('Landlock blocks files, TCP, signals and other programs, also for native code', async ({ skip }) => {
    if (!offered.landlock) skip('this machine lacks Landlock or a way to enter it');
    const landlock = { noNewPrivileges: true, landlock: true };
    const before = arrived;
    expect(await withRestrictions(landlock, { say: 'read', path: secret })).toBe('EACCES');
    expect(await withRestrictions(landlock, { say: 'list', path: folder })).toBe('EACCES');
    expect(await withRestrictions(landlock, { say: 'environment', pid: process.pid })).toBe('EACCES');
    expect(await withRestrictions(landlock, { say: 'write', path: join(folder, 'written') })).toBe('EACCES');
    expect(await withRestrictions(landlock, { say: 'remove', path: secret })).toBe('EACCES');
    expect(await withRestrictions(landlock, { say: 'fork' })).toBe('EACCES');
    const { port } = tcp.address() as AddressInfo;
    // Older kernels restrict files only.
    expect(['EACCES', null]).toContain(await withRestrictions(landlock, { say: 'tcp', port }));
    expect(['EPERM', null]).toContain(await withRestrictions(landlock, { say: 'kill', pid: process.pid }));
    expect(arrived - before).toBeLessThan(2);
  });

  it('memory limit ends a process that exceeds it', { timeout: 60_000 }, async ({ skip }) => {
    if (!offered.limits.includes('data')) skip('this machine limits no memory');
    const opened = pool({ limits: ['data', 'core'] });
    const outcome = await refusal(opened, { say: 'memory' }).catch((error: Error) => error.message);
    await opened.close();
    expect(['ERR_MEMORY_ALLOCATION_FAILED', 'RangeError', 'the engine process stopped']).toContain(outcome);
  });

  it('file size limit prevents writing', async ({ skip }) => {
    if (!offered.limits.includes('file')) skip('this machine limits no files');
    const path = join(folder, 'written');
    const opened = pool({ limits: ['file'] });
    const outcome = await refusal(opened, { say: 'write', path }).catch((error: Error) => error.message);
    await opened.close();
    expect(['EFBIG', 'the engine process stopped']).toContain(outcome);
  });

  it('description for operators names missing features', () => {
    expect(sandboxNote({ ...offered, network: null, refusesNetwork: false, user: null })).toMatch(
      /Not on this machine: .*network.*user/,
    );
    const all = { ...offered, network: 'namespace', user: { uid: 1, gid: 1 } } as const;
    expect(
      activeRestrictions({ ...all, noNewPrivileges: true, limits: ['data', 'file'], landlock: true }),
    ).toEqual({
      files: true,
      processes: true,
      network: true,
      user: true,
      privileges: true,
      limits: true,
      landlock: true,
    });
  });
});

describe('availableRestrictions', () => {
  it("finds no feature without launchers and doesn't fail", async () => {
    const none = { sh: null, unshare: null, setpriv: null, perl: null };
    const walls = await availableRestrictions(target, none, { pid: 1, isRoot: true });
    expect(walls).toMatchObject({ network: null, user: null, noNewPrivileges: false, limits: [] });
  });

  it("returns no separate user if that user can't read the program", async () => {
    const closed = join(folder, 'closed.mjs');
    writeFileSync(closed, '', { mode: 0o600 });
    const walls = await availableRestrictions({ ...target, program: closed }, launchers, { pid: 1, isRoot });
    expect(walls.user).toBeNull();
  });
});
