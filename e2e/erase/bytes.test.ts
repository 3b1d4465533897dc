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
 * What lies on the disk: the files of the embedded server, its write-ahead log among them, searched byte by byte while no
 * process runs. A transaction's id is the caller's name for it, and stays readable; so do tags and values that are on lists.
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

/** With owners and permissions, as a back-up is made. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

const env = (path: string) => ({ ASSAY_DATA_DIR: path, ASSAY_API_KEY: KEY, ASSAY_RATE_LIMIT: '0' });

/** Runs a server on a data folder for as long as the work takes. */
async function withServer(path: string, work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startServer(env(path));
  try {
    await work(server);
  } finally {
    await server.end('SIGTERM');
  }
}

/** Calls that name everything of a person, one of them with an answer that is kept for its repetition. */
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

/** What is kept of a person beside calls: a name under monitoring with its case, comments on it and on a state, a verification. */
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

/** What a data folder gives out of a person: whole lines, one a row. */
async function exportedFrom(path: string, who: Identity): Promise<readonly string[]> {
  const person = ['--email', who.email, '--user-id', who.userId];
  const { code, stdout, stderr } = await runAssay(['export-person', ...person], {
    env: { ASSAY_DATA_DIR: path },
  });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

/** How many evaluations of a person a data folder gives out. */
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
/** The tables of which a data folder gives out rows that can be read. */
async function readableTables(path: string, who: Identity): Promise<readonly string[]> {
  const lines = await exportedFrom(path, who);
  const tables = lines
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { table: string }).table);
  return SEALED_TABLES.filter((table) => tables.includes(table));
}

describe('the files of an embedded database', { timeout: 300_000 }, () => {
  it('hold no byte of a person that can be read, before they are erased or after', async () => {
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

  it('of a back-up open nothing of who was erased since, even with the master key: only the keys of records are newer', async () => {
    const before = join(copies, 'before');
    const restored = join(copies, 'restored');
    copy(before, restored);
    rmSync(join(restored, 'keys'), { recursive: true });
    copy(join(folder.path, 'keys'), join(restored, 'keys'));
    // The back-up of the keys from then would open it: that is why they are kept apart, and only the newest.
    expect(await readableTables(before, person)).toEqual(SEALED_TABLES);
    const left = (await exportedFrom(restored, person)).join('\n').toLowerCase();
    expect(marks(person).filter((mark) => left.includes(mark))).toEqual([]);
    expect(await readableTables(restored, neighbour)).toEqual(SEALED_TABLES);
  });

  it('open nothing without the master key', async () => {
    const before = join(copies, 'before');
    renameSync(join(before, 'master.key'), join(copies, 'master.key'));
    await expect(evaluationsIn(before, person)).rejects.toThrow('There is no master key');
    const { code, stderr } = await runAssay(['serve'], { env: { ...env(before), PORT: '0' } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no master key')]);
    const wrong = await runAssay(['export-person', '--email', person.email], {
      env: { ASSAY_DATA_DIR: before, ASSAY_MASTER_KEY: 'ab'.repeat(32) },
    });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('not the master key')]);
  });
});
