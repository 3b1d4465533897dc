import { type CaptureStep, type EnvironmentId, isCaptureStep, type WorkflowNode } from '@assay/contract';
import {
  type Account,
  type Connection,
  type Database,
  findMedia,
  holdsWorkflowJob,
  type StoredMedia,
  type WorkflowJob,
} from '@assay/store';
import { type Caller, type Directory, SCOPES } from '../../identity/index';
import { BlobsUnavailable } from '../../platform/blobs';
import type { Runtime } from '../../platform/runtime';
import { captureOutcome } from '../checks/capture-outcome';
import type { DuplicateSearch, EarlierSessions } from '../checks/duplicates';
import { type FraudStepPorts, takeFraudStep } from '../checks/fraud-step';
import type { CheckProvider, MediaRef } from '../checks/provider';
import { type CheckFindings, runCheck } from '../checks/run-check';
import { finishCheck } from '../execution/commands';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { attemptsOf } from '../execution/state';
import type { CapturedItem, CheckOutcome } from '../execution/state-shape';
import type { ChipQuestions } from '../flow/chip-question';
import type { MediaStore } from '../media/media-store';

/** Timeout of an engine for one check, in milliseconds. */
const ENGINE_MS = 30_000;

interface JobPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly directory: Directory;
  readonly executions: Executions;
  readonly store: MediaStore;
  readonly providers: readonly CheckProvider[];
  readonly duplicates: DuplicateSearch;
  readonly chips: ChipQuestions;
  readonly fraud: FraudStepPorts['fraud'];
}

interface CheckResult {
  readonly found: CheckFindings;
  /** null = no duplicate search. */
  readonly earlier: EarlierSessions | null;
}

/** Result of a job before it is written. */
type JobResult = { readonly outcome: CheckOutcome } | CheckResult;

/** Returns a caller that acts for the account, with every scope and without an API key. */
function callerOf(account: Account, environmentId: EnvironmentId): Caller {
  const isTest = environmentId === account.testEnvironmentId;
  return {
    account,
    environmentId,
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

/**
 * Reads a whole object and reports a storage outage.
 * @throws BlobsUnavailable
 */
async function bytesOf(
  store: MediaStore,
  media: StoredMedia,
  onOutage: (error: BlobsUnavailable) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of store.read(media, 0, media.size)) chunks.push(chunk);
  } catch (error) {
    if (error instanceof BlobsUnavailable) onOutage(error);
    throw error;
  }
  return Buffer.concat(chunks);
}

/** Returns captured media as a check reads it; skips removed media. */
async function mediaRefs(
  { database, store }: Pick<JobPorts, 'database' | 'store'>,
  environmentId: EnvironmentId,
  items: readonly CapturedItem[],
  onOutage: (error: BlobsUnavailable) => void,
): Promise<readonly MediaRef[]> {
  const refs: MediaRef[] = [];
  for (const item of items) {
    const media = await findMedia(database, environmentId, item.id);
    if (!media) continue;
    refs.push({
      slot: item.slot,
      id: item.id,
      mediaType: media.mediaType,
      size: media.size,
      captureMethod: item.method,
      ...(item.camera === undefined ? {} : { camera: item.camera }),
      ...(item.action === undefined ? {} : { action: item.action }),
      ...(item.light === undefined ? {} : { light: item.light }),
      ...(item.at === undefined ? {} : { at: item.at }),
      bytes: () => bytesOf(store, media, onOutage),
    });
  }
  return refs;
}

/** Returns true if the step requests a duplicate search and the capture isn't repeated. */
const isDuplicateSearched = ({ settings = {} }: WorkflowNode, found: CheckFindings): boolean =>
  settings.duplicate_check === true && found.retry === null;

/** Runs the jobs of executions: checks of captured media, and fraud steps. */
export class ExecutionJobs {
  constructor(private readonly ports: JobPorts) {}

  /**
   * Runs a job without changing the execution.
   * @param stopping aborts engines when the process ends
   * @returns null when the execution no longer exists
   * @throws BlobsUnavailable when media can't be read, because a check without its media is not a result
   */
  async carryOut(job: WorkflowJob, stopping: AbortSignal): Promise<JobResult | null> {
    const { executions, duplicates, database, directory } = this.ports;
    const execution = await executions.find(job.environmentId, job.executionId);
    if (!execution) return null;
    const definition = await executions.definitionOf(execution);
    const node = definition.nodes.find(({ id }) => id === job.step);
    if (!node) throw new Error(`a job names the unknown step ${job.step}`);
    if (isCaptureStep(node.type)) {
      const found = await this.check(execution, node, stopping);
      const isSearched = isDuplicateSearched(node, found);
      return { found, earlier: isSearched ? await duplicates.ready(database, execution, found) : null };
    }
    const account = directory.account(execution.ownerId);
    if (!account) throw new Error('the account of an execution is missing');
    const caller = callerOf(account, execution.environmentId);
    return { outcome: await takeFraudStep(this.ports, caller, execution.id, node, execution.state) };
  }

  /** Writes the result of a job if `owner` still holds it. */
  async settle(job: WorkflowJob, owner: string, result: JobResult): Promise<void> {
    const { executions, runtime } = this.ports;
    await executions.change(job.environmentId, job.executionId, async (execution, definition, connection) => {
      if (!(await holdsWorkflowJob(connection, job, owner))) return null;
      const node = definition.nodes.find(({ id }) => id === job.step);
      const step = execution.state.steps[job.step];
      if (!node || !step) return null;
      const outcome =
        'outcome' in result
          ? result.outcome
          : await this.checkOutcome(connection, execution, node, attemptsOf(step), result);
      const event = { kind: 'check-finished', step: job.step, outcome } as const;
      return finishCheck(definition, execution.state, event, {
        now: runtime.now(),
        newId: executions.newId,
      });
    });
  }

  private async checkOutcome(
    connection: Connection,
    execution: Execution,
    node: WorkflowNode,
    attempts: number,
    { found, earlier }: CheckResult,
  ): Promise<CheckOutcome> {
    const duplicates = earlier && (await this.ports.duplicates.settle(connection, execution, found, earlier));
    return captureOutcome(node.type as CaptureStep, node.settings ?? {}, found, attempts, duplicates);
  }

  /** @throws BlobsUnavailable */
  private async check(
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
      mediaRefs(this.ports, execution.environmentId, items, (error) => outages.push(error));
    const reference: readonly CapturedItem[] =
      state.reference === null ? [] : [{ slot: 'selfieImage', id: state.reference, method: 'UPLOAD' }];
    const found = await runCheck(
      this.ports.providers,
      type,
      {
        executionId: execution.id,
        checkType: type,
        settings: node.settings ?? {},
        inputs: state.inputs,
        isTest: execution.environmentId !== execution.ownerId,
        media: await refs(step?.media ?? []),
        earlier: await refs([...reference, ...others.flatMap((other) => other.media)]),
        extracted: Object.fromEntries(others.map((other) => [other.type, other.extracted])),
        submission: { ...step?.submission },
        deviceSession: state.deviceSession,
        challenge: step?.challenge ?? null,
        chip: this.ports.chips.asked(execution.id, node.id, step),
        signal: stopping,
        limitMs: ENGINE_MS,
        now: this.ports.runtime.now(),
      },
      () => performance.now(),
    );
    if (outages[0]) throw outages[0];
    return found;
  }
}
