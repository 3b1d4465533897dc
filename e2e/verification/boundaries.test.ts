import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { type Connection, type Database, executionEvents, type Statement } from '@assay/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { type MovableClock, movableClock } from '../../apps/server/src/testing/movable-clock';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { type EndpointServer, startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { activeWorkflow, begin, finished, page, readExecution } from './flow';
import { storedEvents } from './kept-events';
import { png } from './pictures';

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
    { id: 'selfie', type: 'SELFIE', next: 'fraud', settings: { duplicate_check: true } },
    { id: 'fraud', type: 'FRAUD', next: 'end', settings: { config: {} } },
    { id: 'end', type: 'END', status: 'APPROVED' },
  ],
};

/** Place where a process dies: before or after a named statement, or after the commit of its transaction. */
interface Boundary {
  readonly statement: string;
  readonly place: 'before' | 'after' | 'after its commit';
  /** Number of executions of the statement before that. */
  readonly spared: number;
}

/** Every write that advances an execution. */
const STATEMENTS = [
  'media_announce',
  'media_keep',
  'execution_append_events',
  'execution_append',
  'execution_job_end',
  'execution_job_add',
  'workflow_job_claim',
  'workflow_job_holds',
  'faces_after',
] as const;
const BOUNDARIES: readonly Boundary[] = STATEMENTS.flatMap((statement, at) =>
  (['before', 'after', 'after its commit'] as const).map((place) => ({ statement, place, spared: at % 2 })),
);

const never = new Promise<never>(() => undefined);

/** Returns a database as seen by a process that is killed at a boundary: it receives no more results. */
function dyingAt(
  real: Database,
  boundary: Boundary,
): { readonly database: Database; readonly died: Promise<'died'> } {
  let isDead = false;
  let left = boundary.spared;
  let report: (word: 'died') => void = () => undefined;
  const died = new Promise<'died'>((resolve) => {
    report = resolve;
  });
  const die = () => {
    isDead = true;
    report('died');
  };
  /** The connection of a dead process breaks, and its uncommitted work is rolled back. */
  const broken = () => new Error('the process is dead');
  const isMeant = ({ name }: Statement) => name === boundary.statement;

  async function run<R extends object>(connection: Connection, statement: Statement, onCommit: () => void) {
    if (!isDead && boundary.place === 'before' && isMeant(statement) && left-- === 0) die();
    if (isDead) throw broken();
    const rows = await connection.query<R>(statement);
    // Checking for a job without finding one does not advance anything.
    const isIdle = statement.name === 'workflow_job_claim' && rows.length === 0;
    const hit = boundary.place !== 'before' && isMeant(statement) && !isIdle && left-- === 0;
    if (hit && boundary.place === 'after') die();
    if (hit && boundary.place === 'after its commit') onCommit();
    if (isDead) throw broken();
    return rows;
  }
  /** A dead process receives no results and no failures. */
  const unheard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const result = await work;
      return isDead ? await never : result;
    } catch (error) {
      if (isDead) return never;
      throw error;
    }
  };
  const database: Database = {
    query: (statement) => (isDead ? never : unheard(run(real, statement, die))),
    transaction: (work) => {
      if (isDead) return never;
      let diesBehind = false;
      const whole = real.transaction((connection) =>
        work({
          vault: connection.vault,
          query: (statement) =>
            run(connection, statement, () => {
              diesBehind = true;
            }),
        }),
      );
      return unheard(
        whole.then((result) => {
          if (diesBehind) die();
          return result;
        }),
      );
    },
    patient: () => database,
    refusals: real.refusals,
    isDistributed: () => real.isDistributed(),
    groupOf: (account) => real.groupOf(account),
    get vault() {
      return real.vault;
    },
    sealWith: real.sealWith,
    noteHeadsWith: real.noteHeadsWith,
    close: () => real.close(),
  };
  return { died, database };
}

/** Checks that the engine finished, as `execution check`. */
let calls: string[] = [];
const engine: CheckProvider = {
  name: 'counts',
  version: '1',
  capabilities: () =>
    (['DOCUMENT', 'SELFIE'] as const).flatMap((check) =>
      SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'strong' as const })),
    ),
  async evaluate({ executionId, checkType, media }) {
    for (const one of media) await one.bytes();
    calls.push(`${executionId} ${checkType}`);
    return {
      findings: SUB_CHECKS_OF_STEP[checkType].map((subCheck) => ({ subCheck, result: 'PASS' as const })),
      extracted: { documentNumber: executionId, country: 'DE' },
      ...(checkType === 'SELFIE' ? { embedding: Array.from({ length: 128 }, () => calls.length) } : {}),
    };
  },
};

/** True if the surviving server takes jobs. */
let isAwake = true;
const onStandby = (real: Database): Database => ({
  ...real,
  get vault() {
    return real.vault;
  },
  query: async (statement) =>
    statement.name === 'workflow_job_claim' && !isAwake ? [] : real.query(statement),
});

let database: TestDatabase;
let clock: MovableClock;
let survivor: AssayServer;
let shop: TestAccount;
let endpoint: EndpointServer;
let workflow: string;
let folder: string;

const start = (over: Database) =>
  startAssay({
    shared: { ...database, serving: over },
    clock,
    env: { ASSAY_DATA_DIR: folder, ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
    checkProviders: [engine],
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-boundaries-'));
  database = await openTestDatabase();
  clock = movableClock();
  endpoint = await startEndpoint();
  survivor = await start(onStandby(database.serving));
  shop = await survivor.newAccount('Shop');
  const events = ['orchestration/workflow_execution_finished', 'verification/session_finished'];
  await shop.live.manage('POST', '/webhooks', { name: 'Shop', url: endpoint.url, events });
  workflow = await activeWorkflow(shop.live, WORKFLOW);
});
afterAll(async () => {
  await survivor.close();
  await endpoint.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Completes all steps of the flow. */
async function leadThrough(server: AssayServer, token: string): Promise<void> {
  const flow = page(server, token);
  for (;;) {
    const data = await flow.settled();
    if (String(data.state) === 'finished') return;
    const [slot = ''] = (data.step?.required ?? []) as unknown as readonly string[];
    const received = (data.step?.received ?? []) as unknown as readonly string[];
    if (!received.includes(slot)) await flow.media(slot, png());
    await flow.submit(String(data.step?.id));
  }
}

const finishedChecks = async (id: string) => {
  const events = await executionEvents(database.database, shop.id, id);
  return events
    .filter(({ kind }) => kind === 'check-finished')
    .map(({ body }) => body as { readonly step: string });
};
const count = async (text: string, id: string) =>
  (await database.database.query<{ count: number }>({ text, values: [shop.id, id] }))[0]?.count;

it.each(
  BOUNDARIES,
)('a process that dies $place the statement $statement leaves all work to the next one', async (boundary) => {
  isAwake = false;
  calls = [];
  const { database: dying, died } = dyingAt(database.serving, boundary);
  const doomed = await start(dying);
  const { id, token } = await begin(survivor, shop, workflow);
  const end = await Promise.race([leadThrough(doomed, token), died]);
  expect(end).toBe('died');
  const before = (await finishedChecks(id)).map(({ step }) => step);
  const callsBefore = [...calls];

  isAwake = true;
  // Longer than a job lease, and than the reservation of an interrupted fraud request.
  clock.advance(61_000);
  await leadThrough(survivor, token);
  const data = await finished(shop.live, id);
  expect(String(data.status)).toBe('APPROVED');
  expect((await finishedChecks(id)).map(({ step }) => step)).toEqual(['document', 'selfie', 'fraud']);
  const again = calls.slice(callsBefore.length).map((call) => call.split(' ')[1]?.toLowerCase());
  expect(again.filter((step) => before.includes(step ?? ''))).toEqual([]);
  const { data: shown } = await readExecution(shop.live, id, '?mediaOnly=true');
  expect(shown.checks).toMatchObject([
    { capturedMedia: { documentFront: expect.any(String) } },
    { capturedMedia: { selfieImage: expect.any(String) } },
  ]);
  const ofExecution = 'WHERE account_id = $1 AND execution_id = $2::uuid';
  expect([
    await count(`SELECT count(*) FROM workflow_media ${ofExecution}`, id),
    await count(`SELECT count(*) FROM verification_face ${ofExecution}`, id),
    await count(`SELECT count(*) FROM workflow_job ${ofExecution}`, id),
    await count(
      `SELECT count(*) FROM evaluation WHERE account_id = $1 AND transaction_id = $2 || '.fraud'`,
      id,
    ),
    (await storedEvents(database.database, shop.id)).filter((data) => data.includes(id)).length,
  ]).toEqual([2, 1, 0, 1, 3]);
}, 60_000);
