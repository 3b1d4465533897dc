import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../configuration';
import { inspectCheckServices, inspectLists, inspectProviders, inspectSignIn } from './data';
import { inspectFacts, inspectPartitions } from './database';
import { inspectConfiguration, withoutRepeated } from './doctor';
import { findingText, looked, ok, warning } from './findings';
import { inspectFolder, inspectKeyFile, inspectLimits, inspectPort, inspectProgram } from './machine';

const GIB = 2 ** 30;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const states = (findings: readonly { readonly check: string; readonly state: string }[]) =>
  Object.fromEntries(findings.map(({ check, state }) => [check, state]));
const config = (env: { readonly [name: string]: string } = {}) =>
  readConfiguration({ ASSAY_DATA_DIR: folder, ...env });

describe('machine checks', () => {
  it('report root and a Node.js version without security fixes', () => {
    expect(states(inspectProgram('20.19.0', 0))).toEqual({ node: 'warning', user: 'warning' });
    expect(states(inspectProgram('24.1.0', 1000))).toEqual({ node: 'ok', user: 'ok' });
  });

  it('report insufficient memory for the engines and few file descriptors', () => {
    expect(states(inspectLimits(config(), 8 * GIB, 60_000))).toEqual({ memory: 'ok', descriptors: 'ok' });
    const four = config({ ASSAY_VERIFICATION_ENGINES: '4' });
    expect(states(inspectLimits(four, 2 * GIB, 900))).toEqual({ memory: 'warning', descriptors: 'warning' });
    expect(states(inspectLimits(config(), 8 * GIB, null))).toMatchObject({ descriptors: 'skipped' });
  });

  it('report a disk that is nearly full', async () => {
    const room = (free: number) => async () => ({ free, total: 1000 * GIB });
    expect(states(await inspectFolder(config(), room(500 * GIB)))).toEqual({
      'data folder': 'ok',
      disk: 'ok',
    });
    expect(states(await inspectFolder(config(), room(GIB)))).toMatchObject({ disk: 'failed' });
    const none = config({ ASSAY_DATA_DIR: join(folder, 'none') });
    expect(states(await inspectFolder(none))).toEqual({ 'data folder': 'skipped' });
  });

  it('report a key file that other users can read', async () => {
    const file = join(folder, 'key');
    writeFileSync(file, 'k', { mode: 0o600 });
    expect(await inspectKeyFile(file)).toEqual([]);
    chmodSync(file, 0o644);
    expect(await inspectKeyFile(file)).toMatchObject([
      { state: 'warning', remedy: `Run chmod 600 ${file}.` },
    ]);
  });

  it('distinguish an Assay server, another program and a free port', async () => {
    let answer: object = { ready: true, components: [{ name: 'disk', state: 'degraded', note: 'Short.' }] };
    const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const at = { host: '127.0.0.1', port, trustProxy: false as const };
    expect(await inspectPort(at)).toMatchObject([
      { check: 'server', state: 'ok' },
      {
        check: 'server: disk',
        state: 'warning',
        note: 'Short.',
        remedy: 'Free some space or use a larger disk. If the disk is full, no data can be stored.',
      },
    ]);
    answer = { ready: true, components: [{ name: 'engines', state: 'degraded' }] };
    expect(await inspectPort(at)).toMatchObject([
      { check: 'server', state: 'ok' },
      { check: 'server: engines', remedy: 'See docs/operate/runbooks/component-degraded.md.' },
    ]);
    answer = { ready: false };
    expect(await inspectPort(at)).toMatchObject([{ check: 'server', state: 'failed' }]);
    answer = { hello: 'world' };
    expect(await inspectPort(at)).toMatchObject([{ check: 'port', state: 'failed' }]);
    await new Promise((closed) => server.close(closed));
    expect(await inspectPort(at)).toMatchObject([{ check: 'port', state: 'ok' }]);
    expect(states(await inspectPort({ ...at, host: '0.0.0.0' }))).toEqual({ port: 'ok', proxy: 'warning' });
  });
});

describe('inspectPartitions', () => {
  const DAY_MS = 86_400_000;
  const now = 20_000 * DAY_MS;
  const parts = (lastBegins: number) => [
    { name: 'velocity_event_first', from: null, to: lastBegins },
    { name: 'velocity_event_rest', from: lastBegins, to: null },
  ];
  const look = (begins: number | null, more: Partial<Parameters<typeof inspectPartitions>[0]> = {}) =>
    inspectPartitions(
      { partitions: begins === null ? [] : parts(begins), closing: null, isRestUsed: false, ...more },
      now,
    );

  it('reports the days covered by future partitions', () => {
    expect(look(now + 30 * DAY_MS)).toMatchObject({ state: 'ok', note: expect.stringContaining('30 days') });
  });

  it('reports an unpartitioned table, its conversion progress, and a default partition in use', () => {
    const closing = { table: 'velocity_event', isChecked: false, bytes: 5e9 };
    expect(look(null)).toMatchObject({ state: 'warning', note: expect.stringContaining('one by one') });
    expect(look(null, { closing })).toMatchObject({
      state: 'warning',
      note: expect.stringContaining('5000 MB'),
    });
    expect(look(now - 1)).toMatchObject({ state: 'warning' });
    expect(look(now + DAY_MS, { isRestUsed: true })).toMatchObject({ state: 'warning' });
  });
});

describe('configuration checks', () => {
  it('report invalid values and unused variables', () => {
    expect(inspectConfiguration({ PORT: 'x' }, readConfiguration)).toMatchObject({
      config: null,
      findings: [{ state: 'failed' }],
    });
    const { findings } = inspectConfiguration(
      { ASSAY_DATADIR: '/x', ASSAY_MEDIA_S3_PREFIX: 'a/' },
      readConfiguration,
    );
    expect(findings.map(({ note }) => note)).toEqual([
      "ASSAY_DATADIR is set, but Assay doesn't use it.",
      "ASSAY_MEDIA_S3_PREFIX is set, but Assay doesn't use it.",
    ]);
    expect(inspectConfiguration({ ASSAY_DATA_DIR: '/x' }, readConfiguration).findings).toMatchObject([
      { state: 'ok' },
    ]);
  });

  it('report an invalid check services file', async () => {
    const file = join(folder, 'services.json');
    writeFileSync(file, '[{"name":"x"}]');
    expect(await inspectCheckServices(config({ ASSAY_CHECK_SERVICES_FILE: file }), {})).toMatchObject([
      { check: 'check services', state: 'failed' },
    ]);
    expect(states(await inspectCheckServices(config(), {}))).toEqual({ 'check services': 'ok' });
  });

  it('report an invalid single sign-on file and its missing member', async () => {
    const file = join(folder, 'oidc.json');
    writeFileSync(file, '{"issuer":"https://id.example.com","clientId":"assay"}');
    const described = config({ ASSAY_OIDC_FILE: file });
    expect(await inspectSignIn(described, {})).toMatchObject([
      { check: 'sign-in', state: 'failed', note: expect.stringContaining('"panelUrl"') },
    ]);
    writeFileSync(
      file,
      '{"issuer":"https://id.example.com","clientId":"assay","panelUrl":"https://assay.example.com"}',
    );
    expect(states(await inspectSignIn(described, {}))).toEqual({ 'sign-in': 'ok' });
    expect(states(await inspectSignIn(config(), {}))).toEqual({ 'sign-in': 'ok' });
  });

  it('report an invalid providers file', async () => {
    const file = join(folder, 'providers.json');
    writeFileSync(file, '{"nothing":');
    expect(await inspectProviders(config({ ASSAY_PROVIDERS_FILE: file }), {})).toMatchObject([
      { check: 'providers', state: 'failed' },
    ]);
    expect(states(await inspectProviders(config(), {}))).toEqual({ providers: 'ok' });
  });
});

describe('inspectFacts', () => {
  const facts = {
    version: '17.2',
    versionNumber: 170_002,
    durability: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
    connections: 97,
    isStandby: false,
  };

  it("reports settings that risk data loss and a database that doesn't accept writes", () => {
    expect(states(inspectFacts(facts, 10, true))).toEqual({ 'database version': 'ok' });
    const bad = {
      ...facts,
      versionNumber: 140_001,
      isStandby: true,
      connections: 12,
      durability: { ...facts.durability, fsync: 'off' },
    };
    expect(states(inspectFacts(bad, 10, true))).toEqual({
      'database version': 'failed',
      database: 'failed',
      durability: 'failed',
      connections: 'warning',
    });
  });
});

describe('data checks', () => {
  it('report missing screening lists', async () => {
    expect(await inspectLists(config(), 0)).toMatchObject([{ check: 'lists', state: 'warning' }]);
  });

  it('are reported once if the running server reports the same problem', async () => {
    const lists = await inspectLists(config(), 0);
    const note = `${lists[0]!.note} Load real lists.`;
    const server = warning('server: screening', note, 'Run assay lists update.');
    const disk = warning('server: disk', 'Short.', 'Free some space.');
    const ready = ok('server', 'The server is ready.');
    expect(withoutRepeated([ready, server, disk, ...lists])).toEqual([ready, disk, ...lists]);
  });
});

it('looked converts an error to a finding without the error text', async () => {
  const findings = await looked('lists', async () => {
    throw new Error('jane@shop.example is in it');
  });
  expect(findings).toMatchObject([{ check: 'lists', state: 'failed' }]);
  expect(JSON.stringify(findings)).not.toContain('jane');
  expect(findingText(findings[0]!)).toContain('→ ');
});
