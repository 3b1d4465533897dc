import {
  type AccountId,
  ApiError,
  type EnvironmentId,
  type ExecutionId,
  readInputs,
  WORKFLOW_DEFAULTS,
  type WorkflowDefinition,
  type WorkflowInputs,
} from '@assay/contract';
import { isIp } from '@assay/networks';
import type { GuardedFetch } from '@assay/providers';
import {
  type ActiveWorkflow,
  activeWorkflow,
  addExecution,
  addFindTerms,
  appendToExecution,
  type Connection,
  type Database,
  executionWriter,
  findExecution,
  lockExecution,
  type NewExecution,
  storeMedia,
  workflowVersion,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import type { Hasher } from '../../scoring/index';
import { termsOfExtracted, termsOfInputs } from '../find/execution-terms';
import type { FlowTokens } from '../flow/flow-token';
import type { MediaLinks } from '../media/media-link';
import type { MediaStore, ReceivedMedia } from '../media/media-store';
import { takeReference } from '../media/reference-image';
import { type Progress, start } from './commands';
import { type Execution, executionDocument } from './execution-document';
import { ExecutionEvents, personOf } from './execution-events';
import { withLinks } from './linked-data';
import { NOTHING_YET } from './state';
import type { ExecutionState } from './state-shape';

const MINUTE_MS = 60_000;
const CACHED_DEFINITIONS = 1000;
/** Interval for following workflow changes of other processes, in milliseconds. */
const FOLLOW_MS = 500;

type Active = ActiveWorkflow<WorkflowDefinition>;

interface ExecutionPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly tokens: FlowTokens;
  readonly store: MediaStore;
  readonly fetch: GuardedFetch;
  readonly links: MediaLinks;
  /** Public URL of this deployment; null = the URL that the backend used at the start of the execution. */
  readonly publicUrl: string | null;
  readonly region: string;
}

interface Started {
  readonly executionId: ExecutionId;
  readonly token: string;
  /** True when a job is due immediately. */
  readonly hasJob: boolean;
}

interface Begun {
  readonly id: ExecutionId;
  readonly token: string;
  /** Link to the hosted flow with the token. */
  readonly link: string;
  /** UNIX milliseconds. */
  readonly tokenExpiresAt: number;
  readonly hasJob: boolean;
}

/** Returns the link to the hosted flow of an execution, with its token. */
const pageAddress = (origin: string, id: ExecutionId, token: string): string =>
  `${origin}/flow/${id}#token=${token}`;

/** Token of the end user's page. */
interface PageToken {
  readonly token: string;
  /** UNIX milliseconds. */
  readonly expiresAt: number;
}

/**
 * Converts the result of a command to its stored form.
 * @param finishedAt end of an execution that had already ended
 */
const stored = ({ at, events, state, status }: Progress, finishedAt: number | null) => ({
  events: events.map((body) => ({ kind: body.kind, at, body })),
  state,
  status,
  finishedAt: status === 'PENDING' ? null : (finishedAt ?? at),
});

/** Starts, reads and changes executions, one event after the other. */
export class Executions {
  private readonly active = new LRUCache<string, { readonly workflow: Active; readonly until: number }>({
    max: CACHED_DEFINITIONS,
  });
  private readonly definitions = new LRUCache<string, WorkflowDefinition>({ max: CACHED_DEFINITIONS });

  private readonly writer;
  private readonly events;

  constructor(readonly ports: ExecutionPorts) {
    this.writer = executionWriter(ports.database);
    this.events = new ExecutionEvents(ports);
  }

  readonly newId = (): string => this.ports.runtime.timeOrderedId();

  private async activeWorkflow(accountId: AccountId, id: string): Promise<Active | null> {
    const key = `${accountId}/${id}`;
    const now = this.ports.runtime.now();
    const held = this.active.get(key);
    if (held && held.until > now) return held.workflow;
    const workflow = await activeWorkflow<WorkflowDefinition>(this.ports.database, accountId, id);
    if (workflow) this.active.set(key, { workflow, until: now + FOLLOW_MS });
    return workflow;
  }

  /** Drops a workflow from the cache after a change in this process. */
  forgetWorkflow(accountId: AccountId, id: string): void {
    this.active.delete(`${accountId}/${id}`);
  }

  /**
   * Returns the workflow to start.
   * @throws ApiError WORKFLOW_NOT_FOUND, FORBIDDEN
   */
  private async startable(caller: Caller, workflowId: string): Promise<Active> {
    const workflow = await this.activeWorkflow(caller.account.id, workflowId);
    if (!workflow) throw new ApiError('workflowNotFound');
    const keys = workflow.definition.settings?.key_ids ?? [];
    if (keys.length > 0 && !keys.includes(caller.key.id)) throw new ApiError('initForbidden');
    return workflow;
  }

  /**
   * Starts an execution.
   * @param origin URL that the caller used for this deployment
   * @throws ApiError of init-workflow
   */
  async init(
    caller: Caller,
    request: { readonly workflowId: string; readonly inputs: unknown; readonly origin: string },
  ): Promise<Started> {
    const workflow = await this.startable(caller, request.workflowId);
    const { id, token, hasJob } = await this.begin(
      { ownerId: caller.account.id, environmentId: caller.environmentId },
      { id: request.workflowId, ...workflow },
      request,
    );
    return { executionId: id, token, hasJob };
  }

  /**
   * Starts an execution of a workflow version.
   * @param within transaction to write in; omitted = a separate one, or one shared with other executions
   * @throws ApiError MISSING_REQUIRED_INPUTS, INVALID_INPUT_FORMAT
   */
  async begin(
    { ownerId, environmentId }: { readonly ownerId: AccountId; readonly environmentId: EnvironmentId },
    workflow: Active & { readonly id: string },
    request: { readonly inputs: unknown; readonly origin: string },
    within?: Connection,
  ): Promise<Begun> {
    const { runtime, hasher, publicUrl } = this.ports;
    const inputs = readInputs(workflow.definition, request.inputs, isIp);
    const reference = await this.reference(environmentId, inputs);
    const now = runtime.now();
    const id = this.newId();
    const isData = typeof inputs.reference_image === 'string' && inputs.reference_image.startsWith('data:');
    const event = {
      kind: 'started',
      inputs: isData ? { ...inputs, reference_image: 'data:' } : inputs,
      origin: request.origin,
      ip: typeof inputs.ip === 'string' ? inputs.ip : null,
      reference: reference?.id ?? null,
    } as const;
    const progress = start(workflow.definition, event, NOTHING_YET, { now, newId: this.newId });
    const { settings = {} } = workflow.definition;
    const created = {
      environmentId,
      id,
      ownerId,
      workflowId: workflow.id,
      workflowVersion: workflow.version,
      workflowName: workflow.name,
      createdAt: now,
      expiresAt: now + (settings.execution_minutes ?? WORKFLOW_DEFAULTS.execution_minutes) * MINUTE_MS,
      ...personOf(hasher, inputs),
      terms: termsOfInputs(hasher, environmentId, inputs),
      ...stored(progress, null),
      job: progress.job ?? null,
    };
    await this.add(created, reference, workflow.definition, progress, within);
    const { token, expiresAt } = await this.sign(environmentId, id, 0, workflow.definition);
    const link = pageAddress(publicUrl ?? request.origin, id, token);
    return { id, token, link, tokenExpiresAt: expiresAt, hasJob: created.job !== null };
  }

  /** @param holder number of the device that the token authorizes */
  private async sign(
    environmentId: EnvironmentId,
    executionId: ExecutionId,
    holder: number,
    { settings = {} }: WorkflowDefinition,
  ): Promise<PageToken> {
    const minutes = settings.token_minutes ?? WORKFLOW_DEFAULTS.token_minutes;
    const issuedAt = Math.floor(this.ports.runtime.now() / 1000);
    const expiresAt = issuedAt + minutes * 60;
    const { region } = this.ports;
    const token = await this.ports.tokens.sign({
      environmentId,
      executionId,
      region,
      holder,
      issuedAt,
      expiresAt,
    });
    return { token, expiresAt: expiresAt * 1000 };
  }

  /**
   * Returns a page token for an execution that waits for its end user.
   * @throws ApiError 3009 when it isn't waiting
   */
  async newToken(execution: Execution, connection?: Connection): Promise<PageToken> {
    if (execution.status !== 'PENDING')
      throw new ApiError('conflict', "The verification isn't waiting for its end user");
    const definition = await this.definitionOf(execution, connection);
    return this.sign(execution.environmentId, execution.id, execution.state.holder ?? 0, definition);
  }

  /** Returns the link to the hosted flow of an execution, with a token. */
  pageLink({ id, state }: Execution, { token }: PageToken): string {
    return pageAddress(this.ports.publicUrl ?? state.origin, id, token);
  }

  /** Writes a new execution with its effects on other tables. */
  private async add(
    created: NewExecution,
    reference: ReceivedMedia | null,
    definition: WorkflowDefinition,
    progress: Progress,
    within?: Connection,
  ): Promise<void> {
    // Most executions start without other changes and are written in batches.
    if (!reference && progress.status === 'PENDING' && !within) return this.writer.add(created);
    const { environmentId, id: executionId, createdAt } = created;
    const write = async (connection: Connection) => {
      await addExecution(connection, created);
      if (reference) {
        const slot = 'referenceImage';
        await storeMedia(connection, { ...reference, executionId, sessionId: null, slot, createdAt });
      }
      const execution = await findExecution<ExecutionState>(connection, environmentId, executionId);
      if (execution) await this.events.emit(connection, execution, definition, progress, 'PENDING');
    };
    await (within ? write(within) : this.ports.database.transaction(write));
  }

  private async reference(environmentId: EnvironmentId, inputs: WorkflowInputs) {
    const { reference_image: value } = inputs;
    return typeof value === 'string' ? takeReference(this.ports, environmentId, value) : null;
  }

  find(environmentId: EnvironmentId, id: string): Promise<Execution | null> {
    return findExecution<ExecutionState>(this.ports.database, environmentId, id);
  }

  /** Returns the workflow version that an execution started with. */
  async definitionOf(
    { ownerId, workflowId, workflowVersion: version }: Execution,
    connection: Connection = this.ports.database,
  ): Promise<WorkflowDefinition> {
    const key = `${ownerId}/${workflowId}/${version}`;
    const cached = this.definitions.get(key);
    if (cached) return cached;
    const definition = await workflowVersion<WorkflowDefinition>(connection, ownerId, workflowId, version);
    if (!definition) throw new Error('the workflow of an execution is missing');
    this.definitions.set(key, definition);
    return definition;
  }

  /** Returns the `data` of GET. */
  async document(execution: Execution) {
    const definition = await this.definitionOf(execution);
    const { links, publicUrl, runtime } = this.ports;
    const now = runtime.now();
    const document = executionDocument(execution, definition, publicUrl);
    return withLinks(document, (address) => links.link(address, execution.environmentId, now));
  }

  /**
   * Changes an execution under a lock. Its events, snapshot, job and webhooks are written in one transaction.
   * @param command returns null for no change
   * @returns the execution afterwards; null = not found
   */
  async change(
    environmentId: EnvironmentId,
    id: string,
    command: (
      execution: Execution,
      definition: WorkflowDefinition,
      connection: Connection,
    ) => Promise<Progress | null> | Progress | null,
    within?: Connection,
  ): Promise<Execution | null> {
    const work = async (connection: Connection): Promise<Execution | null> => {
      const execution = await lockExecution<ExecutionState>(connection, environmentId, id);
      if (!execution) return null;
      const definition = await this.definitionOf(execution, connection);
      const progress = await command(execution, definition, connection);
      if (!progress) return execution;
      const written = stored(progress, execution.finishedAt);
      const expiresAt = progress.expiresAt ?? execution.expiresAt;
      await appendToExecution(connection, execution, {
        ...written,
        expiresAt,
        ...(progress.job === undefined ? {} : { job: progress.job }),
      });
      const { state, status, finishedAt } = written;
      const sequence = execution.sequence + progress.events.length;
      const changed: Execution = { ...execution, sequence, state, status, finishedAt, expiresAt };
      await this.makeFound(connection, changed, progress);
      await this.events.emit(connection, changed, definition, progress, execution.status);
      return changed;
    };
    return within ? work(within) : this.ports.database.transaction(work);
  }

  /** Adds search terms for the data extracted from a document. */
  private async makeFound(
    connection: Connection,
    { environmentId, id, state }: Execution,
    { events }: Progress,
  ): Promise<void> {
    for (const event of events) {
      if (event.kind !== 'check-finished') continue;
      const { extracted = {} } = state.steps[event.step] ?? {};
      await addFindTerms(
        connection,
        { environmentId, id },
        termsOfExtracted(this.ports.hasher, environmentId, extracted),
      );
    }
  }
}
