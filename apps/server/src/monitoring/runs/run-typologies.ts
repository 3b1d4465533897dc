import { type EnvironmentId, labelSignal, liveSpace } from '@assay/contract';
import {
  type Account,
  alertedEntities,
  countEvaluationsAfter,
  countPaymentEventsAfter,
  type Database,
  firstIdAt,
  labelsOfEvaluations,
} from '@assay/store';
import { Engine, type Finding, type RunningTypology } from '@assay/typologies';
import type { Hasher } from '../../scoring/index';
import { observeAll } from '../monitor';
import { readTransfers } from '../read-transfers';
import { TransferReader } from '../transfer-of';

const DAY_MS = 86_400_000;
/** Time before the period whose transactions are read without reporting, so that its beginning has a past. */
const WARM_UP_MS = 60 * DAY_MS;
const CHUNK = 1000;
/** Alerts that a run stores. */
const MAX_ALERTS = 1000;
/** Evidence of a stored alert of a run. */
const MAX_EVIDENCE = 100;
/** Entities in memory, above which those without activity for two months, and then for a week, are dropped. */
const MAX_ENTITIES = 300_000;
const IDLE_MS = [180 * DAY_MS, 60 * DAY_MS, 7 * DAY_MS];

/** Parameters of a run. Times are UNIX milliseconds. */
export interface RunRequest {
  readonly from: number;
  readonly to: number;
  readonly typologies: readonly RunningTypology[];
}

/** Result of a run, as stored with its job. */
export interface StoredRun {
  readonly transfers: number;
  readonly findings: number;
  /** Findings joined by typology and entity. */
  readonly alerts: readonly (Finding & {
    readonly isKnown: boolean;
    readonly label: 'fraud' | 'legitimate' | null;
  })[];
  readonly isComplete: boolean;
}

/** Joins a finding with the earlier one of the same typology and entity. */
function joined(before: Finding | undefined, finding: Finding): Finding {
  if (!before) return finding;
  const known = new Set(before.evidence);
  return {
    ...finding,
    since: Math.min(before.since, finding.since),
    until: Math.max(before.until, finding.until),
    evidence: [...before.evidence, ...finding.evidence.filter((id) => !known.has(id))].slice(-MAX_EVIDENCE),
    edges: [...before.edges, ...finding.edges.filter(({ id }) => !known.has(id))].slice(-MAX_EVIDENCE),
    score: Math.max(before.score, finding.score),
  };
}

const alertName = ({ typology, entity }: Finding): string => `${typology} ${entity.kind} ${entity.key}`;

/** Drops entities that no pattern needs any more, until few enough are in memory. */
function makeRoom({ graph }: Engine, at: number): void {
  graph.takeChanged();
  for (const idle of IDLE_MS) if (graph.size > MAX_ENTITIES) graph.dropIdle(at - idle);
}

async function labelOf(
  database: Database,
  environmentId: EnvironmentId,
  { evidence }: Finding,
): Promise<'fraud' | 'legitimate' | null> {
  const labels = [...(await labelsOfEvaluations(database, environmentId, evidence)).values()].map(
    labelSignal,
  );
  if (labels.includes('negative')) return 'fraud';
  return labels.includes('positive') ? 'legitimate' : null;
}

/**
 * Runs typologies over stored transactions, oldest first, in chunks and with bounded memory. Nothing is stored before
 * its end: a process that takes the job over starts from the beginning.
 */
async function runTypologies(
  database: Database,
  hasher: Hasher,
  account: Account,
  request: RunRequest,
  progress: (done: number, total: number) => Promise<void>,
): Promise<StoredRun> {
  const environmentId = liveSpace(account.id);
  const transfers = new TransferReader(hasher);
  const engine = new Engine(request.typologies);
  const alerts = new Map<string, Finding>();
  let isComplete = true;
  let after = firstIdAt(Math.max(0, request.from - WARM_UP_MS));
  const before = firstIdAt(request.to);
  const counts = [countEvaluationsAfter, countPaymentEventsAfter] as const;
  let total = 0;
  for (const count of counts)
    total += (await count(database, environmentId, after)) - (await count(database, environmentId, before));
  let done = 0;
  let findings = 0;
  for (;;) {
    const page = await readTransfers(database, environmentId, transfers, { after, before, limit: CHUNK });
    for (const finding of await observeAll(engine, page.transfers)) {
      if (finding.until < request.from) continue;
      findings++;
      const name = alertName(finding);
      const known = alerts.get(name);
      if (known || alerts.size < MAX_ALERTS) alerts.set(name, joined(known, finding));
      else isComplete = false;
    }
    done += page.count;
    await progress(done, total);
    const last = page.transfers.at(-1);
    if (page.lastId === null || page.count < CHUNK) break;
    after = page.lastId;
    if (last) makeRoom(engine, last.at);
  }
  const known = await alertedEntities(
    database,
    environmentId,
    request.typologies.map(({ id }) => id),
  );
  const stored: StoredRun['alerts'][number][] = [];
  for (const finding of alerts.values())
    stored.push({
      ...finding,
      isKnown: known.has(alertName(finding)),
      label: await labelOf(database, environmentId, finding),
    });
  return { transfers: done, findings, alerts: stored, isComplete };
}

/** Returns the implementation of the job that runs typologies on past transactions. */
export const typologyRuns =
  (database: Database, hasher: Hasher) =>
  (
    account: Account,
    job: { readonly asked: unknown; readonly progress: (done: number, total: number) => Promise<void> },
  ): Promise<StoredRun> =>
    runTypologies(database, hasher, account, job.asked as RunRequest, job.progress);
