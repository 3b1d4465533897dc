import { ApiError, badInput, type CheckStatus, type EnvironmentId } from '@assay/contract';
import { type ExecutionSummary, MANAGEMENT, type ManagedExecution } from '@assay/management-api';
import {
  type Connection,
  type Database,
  evaluationsOfKey,
  executionEvents,
  findExecution,
  findExecutions,
} from '@assay/store';
import {
  changes,
  type ManagementApi,
  reads,
  readsRecord,
  spaceOf,
  timestamp,
  timestampOrNull,
} from '../../management/index';
import { keyHash, userHashOf } from '../../scoring/index';
import { expectedName } from '../checks/card-fields';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { reviewStep } from '../execution/review-execution';
import { evolve, NOTHING_YET } from '../execution/state';
import { type ExecutionEventBody, type ExecutionState, executionId } from '../execution/state-shape';
import { keyOfPerson, personOfKey, personOfText } from '../find/execution-terms';
import { reviewRoutes } from '../review/review-routes';
import { workflowRoutes } from './workflow-routes';

/** A reviewer's decision on a step, with the previous check outcome. `at` is in UNIX milliseconds. */
interface MadeDecision {
  readonly step: string;
  readonly decision: 'APPROVED' | 'DECLINED' | 'ASKED_AGAIN';
  readonly by: string;
  readonly at: number;
  readonly note: string | null;
  readonly statusBefore: CheckStatus;
  /** Previous status detail: the reason for the review. */
  readonly detailBefore: string | null;
}

interface Happened {
  readonly at: number;
  readonly body: object;
}

/** Returns the ID of the step of an event. */
const stepOf = (event: ExecutionEventBody): string | null => ('step' in event ? event.step : null);

/** Returns all reviewer decisions from the events, oldest first; the state contains only the newest. */
function madeDecisions(events: readonly Happened[]): readonly MadeDecision[] {
  const made: MadeDecision[] = [];
  let state: ExecutionState = NOTHING_YET;
  for (const { at, body } of events) {
    const event = body as ExecutionEventBody;
    if (event.kind === 'reviewed' || event.kind === 'asked-again') {
      const before = state.steps[event.step];
      if (before)
        made.push({
          step: event.step,
          decision: event.kind === 'reviewed' ? event.decision : 'ASKED_AGAIN',
          by: event.by,
          at,
          note: event.note,
          statusBefore: before.status,
          detailBefore: before.statusDetail,
        });
    }
    state = evolve(state, event, at);
  }
  return made;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null;

/** Returns the person of an execution: as sent by the backend, or the name read from the document. */
function executionPerson({ inputs, steps }: ExecutionState): ExecutionSummary['person'] {
  const read = Object.values(steps).map(({ extracted }) => textOrNull(extracted.fullName));
  return {
    name: expectedName({ inputs }) ?? read.find((name) => name !== null) ?? null,
    email: textOrNull(inputs.email),
    user_id: textOrNull(inputs.user_id),
  };
}

const DEFAULT_PAGE = 100;
/** Maximum count of search matches. */
const MAX_COUNTED = 100;

/** Parses a time of the query; returns UNIX milliseconds. */
const momentOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

const at = (ms: number) => timestamp(new Date(ms));
const atOrNull = (ms: number | null) => timestampOrNull(ms === null ? null : new Date(ms));

/** Returns an execution as lists show it. */
export const executionSummary = (execution: Execution): ExecutionSummary => ({
  id: execution.id,
  status: execution.status as ExecutionSummary['status'],
  workflow: {
    id: execution.workflowId,
    name: execution.workflowName,
    version: execution.workflowVersion,
  },
  person: executionPerson(execution.state),
  created_at: at(execution.createdAt),
  expires_at: at(execution.expiresAt),
  finished_at: atOrNull(execution.finishedAt),
  purged_at: atOrNull(execution.purgedAt),
});

async function wholeExecution(connection: Connection, execution: Execution): Promise<ManagedExecution> {
  const events = await executionEvents(connection, execution.environmentId, execution.id);
  const decisions = madeDecisions(events);
  return {
    ...executionSummary(execution),
    steps: Object.entries(execution.state.steps).map(([id, step]) => ({
      id,
      type: step.type,
      session_id: step.sessionId,
      status: step.decided ? step.status : null,
      attempts: step.attempts,
      findings: step.findings.map((finding) => ({
        sub_check: finding.subCheck,
        result: finding.result,
        strength: finding.strength,
        engine: finding.engine,
        version: finding.version,
        score: finding.score,
        reasons: [...finding.reasons],
        duration_ms: finding.durationMs,
      })),
      reviewed_by: step.review?.by ?? null,
      review_note: step.review?.note ?? null,
      decisions: decisions
        .filter((made) => made.step === id)
        .map((made) => ({
          decision: made.decision,
          by: made.by,
          at: at(made.at),
          note: made.note,
          status_before: made.statusBefore,
          detail_before: made.detailBefore,
        })),
    })),
    events: events.map(({ sequence, at: when, kind, body }) => ({
      sequence,
      at: at(when),
      kind,
      step: stepOf(body as ExecutionEventBody),
    })),
  };
}

/** @throws ApiError 3001 */
async function requireExecution(
  database: Database,
  environmentId: EnvironmentId,
  id: string,
): Promise<Execution> {
  const found = await findExecution<ExecutionState>(database, environmentId, id);
  if (!found) throw new ApiError('notFound');
  return found;
}

const MAX_TRANSACTIONS = 200;

/** Returns the fraud transactions that reference an execution, newest first. */
async function transactionsOf(
  { database, hasher }: Executions['ports'],
  environmentId: EnvironmentId,
  id: string,
) {
  const key = keyHash(hasher, 'idv_reference_id', id);
  const found = await evaluationsOfKey(database, environmentId, key, MAX_TRANSACTIONS);
  return found.map((call) => ({
    evaluation_id: call.evaluationId,
    transaction_id: call.transactionId,
    at: at(call.at),
  }));
}

/** Adds workflows, executions and manual review to the management API. */
export const verificationManagement =
  (executions: Executions) =>
  (api: ManagementApi): void => {
    workflowRoutes(api, executions);
    reviewRoutes(api, executions);
    const { database } = api.routePorts;

    reads(api, MANAGEMENT.listWorkflowExecutions, async ({ principal, query }) => {
      const { limit = DEFAULT_PAGE, status, before, environment, workflow_id: workflowId, key, user } = query;
      const person = key === undefined ? undefined : personOfKey(key);
      if (person === null)
        throw badInput([{ field: 'key', expected: '`key` from POST /workflow-executions/search' }]);
      const found = await findExecutions<ExecutionState>(
        database,
        spaceOf(principal, environment),
        {
          status,
          before,
          workflowId,
          person,
          userHash: user === undefined ? undefined : userHashOf(user),
          from: momentOf(query.from),
          to: momentOf(query.to),
        },
        limit,
      );
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      return { executions: found.map(executionSummary), next };
    });

    reads(api, MANAGEMENT.searchWorkflowExecutions, async ({ principal, body }) => {
      const environmentId = spaceOf(principal, body.environment);
      const person = personOfText(executions.ports.hasher, environmentId, body.query);
      const found = await findExecutions<ExecutionState>(database, environmentId, { person }, MAX_COUNTED);
      return { key: keyOfPerson(person), matches: found.length };
    });

    readsRecord(
      api,
      MANAGEMENT.readManagedExecution,
      MANAGEMENT.revealExecution,
      async ({ principal, query, param }) => {
        const environmentId = spaceOf(principal, query.environment);
        const execution = await requireExecution(database, environmentId, executionId(param('id')));
        return {
          execution: await wholeExecution(database, execution),
          result: await executions.document(execution),
          transactions: await transactionsOf(executions.ports, environmentId, execution.id),
        };
      },
    );

    changes(
      api,
      MANAGEMENT.reviewWorkflowExecution,
      async ({ principal, query, body, connection, param, now }) => {
        const environmentId = spaceOf(principal, query.environment);
        const { step, decision } = body;
        const by = principal.actor.auditName;
        const note = body.note ?? null;
        const review = { decision, by, note, expectedVersion: body.expected_version, now: now.getTime() };
        const id = executionId(param('id'));
        const changed = await reviewStep(executions, connection, environmentId, id, step, review);
        if (!changed) throw new ApiError('notFound');
        return {
          data: { execution: await wholeExecution(connection, changed) },
          audit: {
            action: 'execution.review',
            target: `execution ${changed.id}`,
            change: { step, decision, status: changed.status },
          },
        };
      },
    );
  };
