import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { executionEvents, findExecution, openDatabase } from '@assay/store';
import pg from 'pg';
import { systemRuntime } from '../../../apps/server/src/platform/runtime';
import { openDeploymentKeys } from '../../../apps/server/src/platform/secrets/deployment-keys';
import { openVaultOf } from '../../../apps/server/src/platform/secrets/open-vault';
import {
  type ExecutionEventBody,
  evolve,
  NOTHING_YET,
} from '../../../apps/server/src/verification/execution/state';
import { CRASH_MASTER_KEY } from './master-key';
import type { Delivery, User } from './receiver';

/** Faults after the crashes; every number is zero in a correct run. */
export interface CrashFindings {
  readonly notEnded: number;
  readonly notApproved: number;
  /** Checks without exactly one result. */
  readonly checksNotOnce: number;
  /** Engine calls that started after their check had a result. */
  readonly repeatedAfterFinish: number;
  readonly fraudCallsNotOnce: number;
  /** Snapshots that differ from the fold of their events. */
  readonly foldsBroken: number;
  readonly jobsLeft: number;
  readonly mediaLost: number;
  /** Files without a row and without an entry in the removal list. */
  readonly filesUnknown: number;
  readonly webhooksMissing: number;
  readonly webhooksUnexpected: number;
  /** Events that arrived under more than one ID. */
  readonly webhooksTwice: number;
  /** For information only: engine calls and deliveries that a crash caused to repeat. */
  readonly engineCallsRedone: number;
  readonly deliveriesRepeated: number;
}

interface Aftermath {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly callLog: string;
  readonly serverUrl: string;
  readonly key: string;
  readonly users: readonly User[];
  readonly deliveries: readonly Delivery[];
  readonly withFraud: boolean;
}

const CHECKS = ['DOCUMENT', 'SELFIE'];
const countOf = (values: Iterable<boolean>): number => [...values].filter(Boolean).length;

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

interface EventRow {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly body: ExecutionEventBody;
}

function fromEvents(
  rows: readonly EventRow[],
  calls: readonly string[],
  users: readonly User[],
  withFraud: boolean,
) {
  const finishedAt = new Map<string, number>();
  const results: string[] = [];
  for (const { id, at, body } of rows) {
    if (body.kind !== 'check-finished') continue;
    results.push(`${id} ${body.step}`);
    finishedAt.set(`${id} ${body.step.toUpperCase()}`, Number(at));
  }
  const steps = withFraud ? ['document', 'selfie', 'fraud'] : ['document', 'selfie'];
  const counts = tally(results);
  const begun = calls.filter((line) => line.startsWith('begun')).map((line) => line.split(' '));
  return {
    checksNotOnce: countOf(
      users.flatMap(({ executionId }) => steps.map((step) => counts.get(`${executionId} ${step}`) !== 1)),
    ),
    repeatedAfterFinish: countOf(
      begun.map(
        ([, id, check, at]) => Number(at) > (finishedAt.get(`${id} ${check}`) ?? Number.POSITIVE_INFINITY),
      ),
    ),
    engineCallsRedone: begun.length - users.length * CHECKS.length,
  };
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, one]) => [name, sorted(one)]),
        )
      : value;
const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function foldsBroken(rows: readonly EventRow[], states: ReadonlyMap<string, unknown>): number {
  const folded = new Map<string, typeof NOTHING_YET>();
  for (const { id, at, body } of rows)
    folded.set(id, evolve(folded.get(id) ?? NOTHING_YET, body, Number(at)));
  return countOf([...states].map(([id, state]) => !same(JSON.parse(JSON.stringify(folded.get(id))), state)));
}

function fromWebhooks(deliveries: readonly Delivery[], users: readonly User[]) {
  const about = ({ event, executionId, checkType }: Delivery) => `${event} ${executionId} ${checkType}`;
  const expected = new Set(
    users.flatMap(({ executionId }) => [
      `orchestration/workflow_execution_finished ${executionId} `,
      ...CHECKS.map((check) => `verification/session_finished ${executionId} ${check}_CHECK`),
    ]),
  );
  const byId = new Map(deliveries.map((delivery) => [delivery.requestId, about(delivery)]));
  const came = tally([...byId.values()]);
  return {
    webhooksMissing: countOf([...expected].map((one) => !came.has(one))),
    webhooksUnexpected: countOf([...came.keys()].map((one) => !expected.has(one))),
    webhooksTwice: countOf([...came.values()].map((count) => count > 1)),
    deliveriesRepeated: deliveries.length - byId.size,
  };
}

/** Counts pictures that can't be downloaded unchanged through the links of their execution. */
async function mediaLost({ serverUrl, key, users }: Aftermath): Promise<number> {
  let lost = 0;
  for (const { executionId, pictures } of users) {
    const path = `${serverUrl}/orchestration-api/v1/workflow-execution/${executionId}?mediaOnly=true`;
    const response = await fetch(path, { headers: { 'x-api-key': key } });
    const { data } = (await response.json()) as {
      readonly data: {
        readonly checks:
          | readonly { readonly capturedMedia: { readonly [slot: string]: string } | null }[]
          | null;
      };
    };
    const links = Object.assign({}, ...(data.checks ?? []).map(({ capturedMedia }) => capturedMedia)) as {
      readonly [slot: string]: string;
    };
    for (const [slot, hash] of pictures) {
      const file = links[slot] === undefined ? null : await fetch(links[slot]);
      const bytes = file?.status === 200 ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      if (createHash('sha256').update(bytes).digest('hex') !== hash) lost++;
    }
  }
  return lost;
}

async function filesUnknown(database: pg.Client, dataDir: string): Promise<number> {
  const folder = join(dataDir, 'media');
  if (!existsSync(folder)) return 0;
  const { rows } = await database.query<{ id: string }>(
    'SELECT id::text AS id FROM workflow_media UNION ALL SELECT media_id::text FROM media_removal',
  );
  const known = new Set(rows.map(({ id }) => id));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return countOf(files.map(({ name }) => !known.has(name.replace(/\.part$/, ''))));
}

/** Reads executions and their events, which are stored encrypted. */
async function sealsOf(url: string, executions: readonly { readonly id: string; readonly space: number }[]) {
  const database = openDatabase({ url, maxConnections: 2 });
  try {
    const runtime = systemRuntime();
    await openVaultOf(database, await openDeploymentKeys(database, CRASH_MASTER_KEY, runtime), null, runtime);
    const states = new Map<string, unknown>();
    const events: EventRow[] = [];
    for (const { id, space } of executions) {
      states.set(id, (await findExecution(database, space, id))?.state);
      for (const { at, kind, body } of await executionEvents(database, space, id)) {
        events.push({ id, at: String(at), kind, body: body as ExecutionEventBody });
      }
    }
    return { states, events };
  } finally {
    await database.close();
  }
}

/** Compares the contents of the database, the disk and the receiver with the expected ones. */
export async function findingsAfter(aftermath: Aftermath): Promise<CrashFindings> {
  const { users, withFraud } = aftermath;
  const database = new pg.Client({ connectionString: aftermath.databaseUrl });
  await database.connect();
  try {
    const executions = await database.query<{ id: string; space: number; status: string }>(
      'SELECT id::text AS id, account_id AS space, status FROM workflow_execution ORDER BY id',
    );
    const { states, events } = await sealsOf(aftermath.databaseUrl, executions.rows);
    const { rows: jobs } = await database.query('SELECT 1 FROM workflow_job');
    const fraud = await database.query<{ id: string }>('SELECT transaction_id AS id FROM evaluation');
    const evaluations = tally(fraud.rows.map(({ id }) => id));
    const calls = readFileSync(aftermath.callLog, 'utf8').trim().split('\n');
    return {
      notEnded: countOf(executions.rows.map(({ status }) => status === 'PENDING')),
      notApproved: countOf(executions.rows.map(({ status }) => status !== 'APPROVED')),
      ...fromEvents(events, calls, users, withFraud),
      fraudCallsNotOnce: withFraud
        ? countOf(users.map(({ executionId }) => evaluations.get(`${executionId}.fraud`) !== 1))
        : 0,
      foldsBroken: foldsBroken(events, states),
      jobsLeft: jobs.length,
      mediaLost: await mediaLost(aftermath),
      filesUnknown: await filesUnknown(database, aftermath.dataDir),
      ...fromWebhooks(aftermath.deliveries, users),
    };
  } finally {
    await database.end();
  }
}
