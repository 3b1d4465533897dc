import { type AccountId, ApiError, type ResponseOf } from '@assay/contract';
import type {
  BacktestResult,
  MANAGEMENT,
  ModelDriftCheck,
  SuggestionsResult,
  TrainingResult,
} from '@assay/management-api';
import {
  addLearningJob,
  type Connection,
  findLearningJob,
  hasOpenJob,
  type LearningJob,
  type LearningJobKind,
} from '@assay/store';
import { type Change, type Changed, type ManagementApi, timestamp, uuid } from '../../management/index';
import { asItIs } from './jobs';

/** Converts a job to the format of the management API. */
export const jobDocument = ({
  id,
  kind,
  state,
  author,
  done,
  total,
  failure,
  askedAt,
  touchedAt,
}: LearningJob) => ({
  id,
  kind,
  state,
  author,
  done,
  total,
  failure,
  requested_at: timestamp(askedAt),
  updated_at: timestamp(touchedAt),
});

/**
 * Adds a job to the queue.
 * @throws ApiError 3009 while a job of this kind is running for the account
 */
export async function addJob(
  { runtime }: ManagementApi['routePorts'],
  { connection, account, principal, now }: Change<unknown, unknown>,
  kind: LearningJobKind,
  asked: object,
): Promise<Changed<ResponseOf<typeof MANAGEMENT.startBacktest>>> {
  if (await hasOpenJob(connection, account.id, kind))
    throw new ApiError('conflict', `A ${kind} is already running. Wait until it finishes`);
  const job = {
    id: runtime.timeOrderedId(),
    kind,
    author: principal.actor.auditName,
    asked,
    askedAt: now.getTime(),
  };
  await addLearningJob(connection, account.id, job);
  const waiting = {
    ...job,
    state: 'waiting',
    done: 0,
    total: 0,
    result: null,
    failure: null,
    touchedAt: job.askedAt,
  } as const;
  return {
    data: { job: jobDocument(waiting) },
    audit: { action: `${kind}.start`, target: job.id, change: {} },
  };
}

/** Result of each kind of job. */
interface JobResults {
  readonly training: TrainingResult;
  readonly backtest: BacktestResult;
  readonly suggestions: SuggestionsResult;
  readonly drift: ModelDriftCheck;
  /** Read by the domain of monitoring. */
  readonly typologies: unknown;
}

/**
 * Returns the current state of a job of the caller's account.
 * @throws ApiError 3001
 */
export async function requireJob<Kind extends LearningJobKind>(
  {
    database,
    runtime,
  }: { readonly database: Connection; readonly runtime: ManagementApi['routePorts']['runtime'] },
  accountId: AccountId,
  kind: Kind,
  id: string,
): Promise<LearningJob & { readonly result: JobResults[Kind] | null }> {
  const job = await findLearningJob(database, accountId, uuid(id));
  if (job?.kind !== kind) throw new ApiError('notFound');
  return { ...asItIs(job, runtime.now()), result: job.result as JobResults[Kind] | null };
}
