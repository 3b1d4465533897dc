import { type CaptureStep, isCaptureStep, type WorkflowNode } from '@assay/contract';
import {
  type Account,
  claimWorkflowJob,
  type Database,
  findMedia,
  holdsWorkflowJob,
  matchTraits,
  overdueExecutions,
  putBackWorkflowJob,
  StoreUnavailable,
  type WorkflowJob,
} from '@assay/store';
import { type Caller, type Directory, SCOPES } from '../accounts/index';
import type { Hasher } from '../fraud/index';
import { every } from '../platform/followers';
import type { Sources } from '../platform/sources';
import { captureOutcome, type Duplicates } from './checks/capture-outcome';
import { type FraudStepPorts, takeFraudStep } from './checks/fraud-step';
import type { CheckProvider, MediaRef } from './checks/provider';
import { type CheckFindings, runCheck } from './checks/run-check';
import { expire, finishCheck } from './execution/commands';
import type { CapturedItem, CheckOutcome } from './execution/state';
import type { Execution } from './execution-document';
import type { Executions } from './executions';
import type { MediaStore } from './media/media-store';

const LOOK_MS = 500;
const CHECK_MS = 30_000;
/** A process that dies leaves its job to the others after this long; longer than a check may take. */
const LEASE_MS = 60_000;
/** About four minutes: longer than a fraud call that died half-way keeps its place. */
const MOST_FAILURES = 8;
const OVERDUE_A_TURN = 100;

export interface WorkerPorts {
  readonly database: Database;
  readonly sources: Sources;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly executions: Executions;
  readonly store: MediaStore;
  readonly providers: readonly CheckProvider[];
  readonly fraud: FraudStepPorts['fraud'];
  readonly onFault: (error: unknown) => void;
}

export interface Worker {
  /** Looks for jobs now instead of at the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

/** The account acts by itself: with the rights of a key of every scope, and with no key of its own. */
function callerOf(account: Account, spaceId: number): Caller {
  const isTest = spaceId === account.testSpaceId;
  return {
    account,
    spaceId,
    key: {
      id: 'workflow',
      accountId: account.id,
      name: 'Workflow',
      prefix: '',
      kind: isTest ? 'test' : 'live',
      scopes: SCOPES,
      allowedIps: [],
      createdAt: account.createdAt,
      expiresAt: null,
      revokedAt: null,
    },
  };
}

const FAULT: CheckOutcome = {
  status: 'ERROR',
  statusDetail: 'A technical fault kept the check from being done.',
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

/** What a person is known by again in what was read. */
function traitsOf(hasher: Hasher, { documentNumber, country }: { readonly [name: string]: unknown }) {
  if (typeof documentNumber !== 'string' || documentNumber === '') return [];
  const number = documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [{ kind: 'document', hash: hasher('document_number', `${String(country ?? '')}\0${number}`) }];
}

/** Carries executions on: the checks of submitted steps, fraud steps, and the end of those whose time is over. */
export function startWorker(ports: WorkerPorts): Worker {
  const { database, sources, executions } = ports;
  const stopping = new AbortController();
  const moment = () => ({ now: sources.now(), newId: executions.newId });

  async function mediaRefs(
    execution: Execution,
    items: readonly CapturedItem[],
  ): Promise<readonly MediaRef[]> {
    const refs: MediaRef[] = [];
    for (const item of items) {
      const media = await findMedia(database, execution.spaceId, item.id);
      if (!media) continue;
      refs.push({
        slot: item.slot,
        id: item.id,
        mediaType: media.mediaType,
        size: media.size,
        captureMethod: item.method,
        ...(item.action === undefined ? {} : { action: item.action }),
        ...(item.at === undefined ? {} : { at: item.at }),
        async bytes() {
          const chunks: Buffer[] = [];
          for await (const chunk of ports.store.read(media, 0, media.size)) chunks.push(chunk);
          return Buffer.concat(chunks);
        },
      });
    }
    return refs;
  }

  async function look(execution: Execution, node: WorkflowNode): Promise<CheckFindings> {
    const { state } = execution;
    const type = node.type as CaptureStep;
    const step = state.steps[node.id];
    const now = sources.now();
    const others = Object.values(state.steps).filter((other) => other !== step && isCaptureStep(other.type));
    const reference: readonly CapturedItem[] =
      state.reference === null ? [] : [{ slot: 'selfieImage', id: state.reference, method: 'UPLOAD' }];
    return runCheck(
      ports.providers,
      type,
      {
        executionId: execution.id,
        checkType: type,
        settings: node.settings ?? {},
        inputs: state.inputs,
        media: await mediaRefs(execution, step?.media ?? []),
        earlier: await mediaRefs(execution, [...reference, ...others.flatMap((other) => other.media)]),
        extracted: Object.fromEntries(others.map((other) => [other.type, other.extracted])),
        submission: { ...step?.submission },
        challenge: step?.challenge ?? null,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(CHECK_MS)]),
        deadline: now + CHECK_MS,
        now,
      },
      () => performance.now(),
    );
  }

  /** Does the work of a job; what it came to is written by who still holds the job then. */
  async function carryOut(execution: Execution, node: WorkflowNode) {
    if (isCaptureStep(node.type)) return { found: await look(execution, node) };
    const account = ports.directory.account(execution.ownerId);
    if (!account) throw new Error('the account of an execution is missing');
    const caller = callerOf(account, execution.spaceId);
    return { outcome: await takeFraudStep(ports, caller, execution.id, node, execution.state) };
  }

  async function settle(
    job: WorkflowJob,
    owner: string,
    done: { readonly outcome: CheckOutcome } | { readonly found: CheckFindings },
  ): Promise<void> {
    await executions.change(job.spaceId, job.executionId, async (execution, definition, connection) => {
      if (!(await holdsWorkflowJob(connection, job, owner))) return null;
      const node = definition.nodes.find(({ id }) => id === job.step);
      const step = execution.state.steps[job.step];
      if (!node || !step) return null;
      let outcome: CheckOutcome;
      if ('outcome' in done) outcome = done.outcome;
      else {
        const { settings = {} } = node;
        const traits =
          settings.duplicate_check === true && done.found.retry === null
            ? traitsOf(ports.hasher, done.found.extracted)
            : [];
        const duplicates: Duplicates | null =
          traits.length > 0 ? await matchTraits(connection, execution, traits) : null;
        outcome = captureOutcome(node.type as CaptureStep, settings, done.found, step.attempts, duplicates);
      }
      return finishCheck(
        definition,
        execution.state,
        { kind: 'check-finished', step: job.step, outcome },
        moment(),
      );
    });
  }

  async function attempt(job: WorkflowJob, owner: string): Promise<void> {
    try {
      const execution = await executions.find(job.spaceId, job.executionId);
      if (!execution) return;
      const definition = await executions.definitionOf(execution);
      const node = definition.nodes.find(({ id }) => id === job.step);
      if (!node) throw new Error(`a job for the step ${job.step}, which is not there`);
      const done = await carryOut(execution, node);
      // A check that was cut off by the end of the process is begun anew by the next one.
      if (stopping.signal.aborted && 'found' in done) {
        await putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt: sources.now() });
      } else await settle(job, owner, done);
    } catch (error) {
      // The database is away: the lease ends by itself, and the job is there again.
      if (error instanceof StoreUnavailable) throw error;
      const failures = job.failures + 1;
      if (failures >= MOST_FAILURES) await settle(job, owner, { outcome: FAULT });
      else {
        const dueAt = sources.now() + 1000 * 2 ** failures;
        await putBackWorkflowJob(database, job, owner, { failures, dueAt });
      }
      throw error;
    }
  }

  async function next(): Promise<boolean> {
    const owner = sources.timeOrderedId();
    const now = sources.now();
    const job = await claimWorkflowJob(database, { owner, now, until: now + LEASE_MS });
    if (!job) return false;
    await attempt(job, owner).catch(ports.onFault);
    return true;
  }

  async function endOverdue(): Promise<void> {
    const now = sources.now();
    for (const { spaceId, id } of await overdueExecutions(database, now, OVERDUE_A_TURN)) {
      await executions.change(spaceId, id, (execution, definition) =>
        execution.status === 'PENDING' && execution.expiresAt <= now
          ? expire(definition, execution.state, moment())
          : null,
      );
    }
  }

  let looking: Promise<void> | undefined;
  let again = false;
  function turn(): Promise<void> {
    if (looking) again = true;
    looking ??= (async () => {
      do {
        again = false;
        while (!stopping.signal.aborted && (await next()));
      } while (again && !stopping.signal.aborted);
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const follower = every(
    LOOK_MS,
    async () => {
      await turn();
      await endOverdue();
      await ports.store.sweep();
    },
    ports.onFault,
  );
  return {
    wake: () => void turn().catch(ports.onFault),
    async stop() {
      stopping.abort();
      follower.stop();
      await Promise.allSettled([looking]);
    },
  };
}
