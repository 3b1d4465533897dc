import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { activeWorkflow, init } from '../verification/flow';
import { type Identity, identity } from './identity';
import { tracesInFiles } from './traces';

/*
 * Searches the files on the disk byte by byte while no process runs: the files of the embedded server,
 * including its write-ahead log. A transaction's ID is chosen by the caller and stays readable; so do tags
 * and values on lists.
 */

const KEY = 'assay_live_key-of-byte-tests';
const ERASE = '/RestService/erase-api/v2';
const DOMAINS = ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'];

let folder: DataFolder;
let copies: string;
let person: Identity;
let neighbour: Identity;

beforeAll(async () => {
  folder = await newDataFolder();
  copies = mkdtempSync(join(tmpdir(), 'assay-copies-'));
  // Root's database runs as another user.
  chmodSync(copies, 0o755);
  person = identity('quillwen', 1, { fullname: 'Valtor Krestinsky', birth: '1961-04-17' });
  neighbour = identity('ottokar', 2, { fullname: 'Ri Chol-bok', birth: '1970-11-02' });
});
afterAll(async () => {
  rmSync(copies, { recursive: true, force: true });
  await folder.remove();
});

/** Copies with owners and permissions, as a backup does. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

const env = (path: string) => ({ ASSAY_DATA_DIR: path, ASSAY_API_KEY: KEY, ASSAY_RATE_LIMIT: '0' });

/** Runs a server on a data folder during the work. */
async function withServer(path: string, work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startServer(env(path));
  try {
    await work(server);
  } finally {
    await server.end('SIGTERM');
  }
}

/** Sends requests with all personal data of a person, one of them with a stored response for its repetition. */
async function call(server: ServerProcess, who: Identity): Promise<void> {
  const client = clientAt(server.url, KEY);
  for (const [n, id] of who.transactions.entries()) {
    const request = {
      transaction_id: `t${n}-${id.length}-${who.phone.slice(-1)}`,
      email: who.email,
      user_id: who.userId,
      user_fullname: who.fullname,
      phone_number: who.phone,
      user_city: who.city,
      user_street: who.street,
      ip: who.ip,
      order_memo: who.secretNote,
      card_hash: who.cardHash,
    };
    const answer = await client.fraud(request, n === 0 ? { 'idempotency-key': `key-${n}-${who.phone}` } : {});
    expect(answer.status).toBe(200);
  }
}

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

/**
 * Creates the other stored data of a person: a monitored name with its case, comments on the case and on a
 * state, a verification.
 */
async function meet(server: ServerProcess, who: Identity): Promise<void> {
  const client = clientAt(server.url, KEY);
  const screened = await client.send('POST', '/RestService/aml-api/v1', {
    json: {
      user_id: who.userId,
      user_fullname: who.fullname,
      user_dob: who.birth,
      config: { monitoring_required: true, monitoring_schedule: 'DAILY' },
    },
  });
  expect(screened.status).toBe(200);
  const cases = (await client.manage('GET', '/cases')).data.cases as unknown as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  const found = cases.find(({ name }) => name === who.fullname);
  const { comment } = who;
  const decided = await client.manage('POST', `/cases/${found?.id}/decisions`, {
    decision: 'FALSE_POSITIVE',
    comment,
  });
  expect(decided.status).toBe(200);
  const transaction = `t0-${who.transactions[0]?.length}-${who.phone.slice(-1)}`;
  const reviewed = await client.manage('POST', `/transactions/${transaction}/review`, {
    state: 'DECLINE',
    comment,
  });
  expect(reviewed.status).toBe(200);
  const workflow = await activeWorkflow(client, WORKFLOW);
  const begun = await init(client, workflow, {
    user_id: who.userId,
    email: who.email,
    user_fullname: who.fullname,
  });
  expect(begun.status).toBe(200);
}

const marks = (who: Identity) =>
  [
    who.email,
    who.userId,
    who.fullname,
    who.street,
    who.city,
    who.secretNote,
    who.cardHash,
    who.birth,
    who.comment,
  ].map((text) => text.toLowerCase());

/** Returns the exported data of a person from a data folder: one line per row. */
async function exportedFrom(path: string, who: Identity): Promise<readonly string[]> {
  const person = ['--email', who.email, '--user-id', who.userId];
  const { code, stdout, stderr } = await runAssay(['export-person', ...person], {
    env: { ASSAY_DATA_DIR: path },
  });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

/** Returns the number of exported evaluations of a person. */
async function evaluationsIn(path: string, who: Identity): Promise<number> {
  const lines = await exportedFrom(path, who);
  return lines.filter((line) => line.startsWith('{"table":"evaluation"')).length;
}

const SEALED_TABLES = [
  'evaluation',
  'monitored_name',
  'screening_case',
  'transaction_change',
  'workflow_execution',
];
/** Returns the tables whose exported rows are readable. */
async function readableTables(path: string, who: Identity): Promise<readonly string[]> {
  const lines = await exportedFrom(path, who);
  const tables = lines
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { table: string }).table);
  return SEALED_TABLES.filter((table) => tables.includes(table));
}

describe('files of an embedded database', { timeout: 300_000 }, () => {
  it('contain no readable byte of a person, before or after erasure', async () => {
    await withServer(folder.path, async (server) => {
      await clientAt(server.url, KEY).manage('POST', '/webhooks', {
        name: 'all',
        url: 'https://192.0.2.1/',
        events: ['transaction/processed'],
      });
      await call(server, person);
      await call(server, neighbour);
      await meet(server, person);
      await meet(server, neighbour);
    });
    expect(await readableTables(folder.path, person)).toEqual(SEALED_TABLES);
    expect(await evaluationsIn(folder.path, person)).toBe(3);
    expect(await tracesInFiles(folder.path, [...marks(person), ...marks(neighbour)])).toEqual([]);
    copy(folder.path, join(copies, 'before'));

    await withServer(folder.path, async (server) => {
      const client = clientAt(server.url, KEY);
      const { data } = await client.send('POST', ERASE, {
        json: { domains: DOMAINS, emails: [person.email], user_ids: [person.userId] },
      });
      const status = async () => (await client.send('GET', `${ERASE}/${data.request_id}`)).data.status;
      await expect.poll(status, { timeout: 30_000 }).toBe('COMPLETED');
    });
    expect(await tracesInFiles(folder.path, marks(person))).toEqual([]);
    expect(await readableTables(folder.path, neighbour)).toEqual(SEALED_TABLES);
  });

  it('of a backup reveal no person erased since, even with the master key: only the record keys are newer', async () => {
    const before = join(copies, 'before');
    const restored = join(copies, 'restored');
    copy(before, restored);
    rmSync(join(restored, 'keys'), { recursive: true });
    copy(join(folder.path, 'keys'), join(restored, 'keys'));
    // A backup of the keys from then would decrypt it. That is why they are stored separately, and only the
    // newest.
    expect(await readableTables(before, person)).toEqual(SEALED_TABLES);
    const left = (await exportedFrom(restored, person)).join('\n').toLowerCase();
    expect(marks(person).filter((mark) => left.includes(mark))).toEqual([]);
    expect(await readableTables(restored, neighbour)).toEqual(SEALED_TABLES);
  });

  it('are unreadable without the master key', async () => {
    const before = join(copies, 'before');
    renameSync(join(before, 'master.key'), join(copies, 'master.key'));
    await expect(evaluationsIn(before, person)).rejects.toThrow('No master key');
    const { code, stderr } = await runAssay(['serve'], { env: { ...env(before), PORT: '0' } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('No master key')]);
    const wrong = await runAssay(['export-person', '--email', person.email], {
      env: { ASSAY_DATA_DIR: before, ASSAY_MASTER_KEY: 'ab'.repeat(32) },
    });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("The master key doesn't match")]);
  });
});
