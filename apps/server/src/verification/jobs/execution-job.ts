import { type CaptureStep, isCaptureStep, type SpaceId, type WorkflowNode } from '@assay/contract';
import { type Account, type Database, findMedia, holdsWorkflowJob, type WorkflowJob } from '@assay/store';
import { type Caller, type Directory, SCOPES } from '../../accounts/index';
import { BlobsUnavailable } from '../../platform/blobs';
import type { Sources } from '../../platform/sources';
import { captureOutcome } from '../checks/capture-outcome';
import type { DuplicateSearch } from '../checks/duplicates';
import type { FaceSearch } from '../checks/face-match';
import { type FraudStepPorts, takeFraudStep } from '../checks/fraud-step';
import type { CheckProvider, MediaRef } from '../checks/provider';
import { type CheckFindings, runCheck } from '../checks/run-check';
import { finishCheck } from '../execution/commands';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import type { CapturedItem, CheckOutcome } from '../execution/state';
import type { MediaStore } from '../media/media-store';

/** How long one engine may work on a check. */
const ENGINE_MS = 30_000;

interface JobPorts {
  readonly database: Database;
  readonly sources: Sources;
  readonly directory: Directory;
  readonly executions: Executions;
  readonly store: MediaStore;
  readonly providers: readonly CheckProvider[];
  readonly duplicates: DuplicateSearch;
  readonly fraud: FraudStepPorts['fraud'];
}

/** What the work of a job came to, before it is written. */
type JobResult =
  | { readonly outcome: CheckOutcome }
  | { readonly found: CheckFindings; readonly searched: FaceSearch | null };

export interface ExecutionJobs {
  /**
   * Does the work of a job and changes nothing.
   * @param stopping aborts engines when the process ends
   * @returns null when the execution is gone.
   * @throws BlobsUnavailable when media could not be read: an engine that saw nothing has judged nothing.
   */
  carryOut(job: WorkflowJob, stopping: AbortSignal): Promise<JobResult | null>;
  /** Writes what it came to, when `owner` still holds the job. */
  settle(job: WorkflowJob, owner: string, result: JobResult): Promise<void>;
}

/** The account acts by itself: with the rights of a key of every scope, and with no key of its own. */
function callerOf(account: Account, spaceId: SpaceId): Caller {
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

/** The work behind the jobs of executions: checks of what was captured, and fraud steps. */
export function executionJobs(ports: JobPorts): ExecutionJobs {
  async function mediaRefs(
    execution: Execution,
    items: readonly CapturedItem[],
    onOutage: (error: BlobsUnavailable) => void,
  ): Promise<readonly MediaRef[]> {
    const refs: MediaRef[] = [];
    for (const item of items) {
      const media = await findMedia(ports.database, execution.spaceId, item.id);
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
          try {
            for await (const chunk of ports.store.read(media, 0, media.size)) chunks.push(chunk);
          } catch (error) {
            if (error instanceof BlobsUnavailable) onOutage(error);
            throw error;
          }
          return Buffer.concat(chunks);
        },
      });
    }
    return refs;
  }

  async function look(
    execution: Execution,
    node: WorkflowNode,
    stopping: AbortSignal,
  ): Promise<CheckFindings> {
    const { state } = execution;
    const type = node.type as CaptureStep;
    const step = state.steps[node.id];
    const others = Object.values(state.steps).filter((other) => other !== step && isCaptureStep(other.type));
    const outages: BlobsUnavailable[] = [];
    const refs = (items: readonly CapturedItem[]) =>
      mediaRefs(execution, items, (error) => outages.push(error));
    const reference: readonly CapturedItem[] =
      state.reference === null ? [] : [{ slot: 'selfieImage', id: state.reference, method: 'UPLOAD' }];
    const found = await runCheck(
      ports.providers,
      type,
      {
        executionId: execution.id,
        checkType: type,
        settings: node.settings ?? {},
        inputs: state.inputs,
        isTest: execution.spaceId !== execution.ownerId,
        media: await refs(step?.media ?? []),
        earlier: await refs([...reference, ...others.flatMap((other) => other.media)]),
        extracted: Object.fromEntries(others.map((other) => [other.type, other.extracted])),
        submission: { ...step?.submission },
        challenge: step?.challenge ?? null,
        signal: stopping,
        limitMs: ENGINE_MS,
        now: ports.sources.now(),
      },
      () => performance.now(),
    );
    if (outages[0]) throw outages[0];
    return found;
  }

  return {
    async carryOut(job, stopping) {
      const execution = await ports.executions.find(job.spaceId, job.executionId);
      if (!execution) return null;
      const definition = await ports.executions.definitionOf(execution);
      const node = definition.nodes.find(({ id }) => id === job.step);
      if (!node) throw new Error(`a job for the step ${job.step}, which is not there`);
      if (isCaptureStep(node.type)) {
        const found = await look(execution, node, stopping);
        const isSearched = node.settings?.duplicate_check === true && found.retry === null;
        const searched = isSearched ? await ports.duplicates.faceOf(ports.database, execution, found) : null;
        return { found, searched };
      }
      const account = ports.directory.account(execution.ownerId);
      if (!account) throw new Error('the account of an execution is missing');
      const caller = callerOf(account, execution.spaceId);
      return { outcome: await takeFraudStep(ports, caller, execution.id, node, execution.state) };
    },
    async settle(job, owner, result) {
      await ports.executions.change(
        job.spaceId,
        job.executionId,
        async (execution, definition, connection) => {
          if (!(await holdsWorkflowJob(connection, job, owner))) return null;
          const node = definition.nodes.find(({ id }) => id === job.step);
          const step = execution.state.steps[job.step];
          if (!node || !step) return null;
          let outcome: CheckOutcome;
          if ('outcome' in result) outcome = result.outcome;
          else {
            const { settings = {} } = node;
            const { found, searched } = result;
            const isSearched = settings.duplicate_check === true && found.retry === null;
            const duplicates = isSearched
              ? await ports.duplicates.settle(connection, execution, found, searched)
              : null;
            outcome = captureOutcome(node.type as CaptureStep, settings, found, step.attempts, duplicates);
          }
          const event = { kind: 'check-finished', step: job.step, outcome } as const;
          const moment = { now: ports.sources.now(), newId: ports.executions.newId };
          return finishCheck(definition, execution.state, event, moment);
        },
      );
    },
  };
}
