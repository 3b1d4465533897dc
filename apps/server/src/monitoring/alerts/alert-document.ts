import { ApiError, type EnvironmentId, type FraudRequest } from '@assay/contract';
import type { AlertCaseDocument, AlertDocument } from '@assay/management-api';
import {
  alertEvents,
  type Connection,
  countDispositions,
  type DispositionCount,
  findAlert,
  findAlertCase,
  listAlerts,
  readEvaluations,
  type StoredAlert,
  type StoredEvaluationRecord,
} from '@assay/store';
import type { FindingEdge } from '@assay/typologies';
import { timestamp, timestampOrNull } from '../../management/index';
import type { TransferReader } from '../transfer-of';
import { type Disposition, suggestedDisposition } from './disposition';
import { typologyName } from './raise-alerts';

type AlertSummary = AlertCaseDocument['alerts'][number];
/** Alerts of a case. */
const MAX_IN_CASE = 500;

/** Reads alerts for the management API. */
export interface AlertReading {
  readonly connection: Connection;
  readonly environmentId: EnvironmentId;
  readonly transfers: TransferReader;
  /** UNIX milliseconds. */
  readonly now: number;
  /** True if a typology requires four-eyes approval. */
  readonly needsTwo: (typology: string) => boolean;
}

/** @throws ApiError 3001 */
export async function requireAlert(
  { connection, environmentId }: Pick<AlertReading, 'connection' | 'environmentId'>,
  id: string,
): Promise<StoredAlert> {
  const alert = await findAlert(connection, environmentId, id);
  if (!alert) throw new ApiError('notFound');
  return alert;
}

/** Returns an alert as lists show it. */
const summaryOf = (alert: StoredAlert, counts: readonly DispositionCount[], now: number): AlertSummary => ({
  id: alert.id,
  typology: alert.typology,
  name: typologyName(alert.typology),
  entity_kind: alert.entityKind,
  entity_key: alert.entityKey,
  status: alert.status,
  score: Math.round(alert.score * 1000) / 1000,
  reason: alert.reasons.at(-1) ?? '',
  findings: alert.findings,
  transactions: alert.evidence.length,
  since: timestamp(alert.since),
  until: timestamp(alert.until),
  assignee: alert.assignee,
  due_at: timestampOrNull(alert.dueAt),
  overdue: alert.status !== 'CLOSED' && alert.dueAt !== null && alert.dueAt < now,
  snoozed_until: timestampOrNull(alert.snoozedUntil),
  disposition: alert.disposition as Disposition | null,
  suggested_disposition: alert.status === 'CLOSED' ? null : suggestedDisposition(counts, alert),
  proposal:
    alert.proposed === null
      ? null
      : { disposition: alert.proposed as Disposition, by: alert.proposedBy ?? '' },
  case_id: alert.caseId,
  opened_at: timestamp(alert.openedAt),
  updated_at: timestamp(alert.updatedAt),
});

/** Returns alerts as lists show them. */
export async function summariesOf(
  { connection, environmentId, now }: Pick<AlertReading, 'connection' | 'environmentId' | 'now'>,
  alerts: readonly StoredAlert[],
): Promise<AlertSummary[]> {
  const counts = await countDispositions(connection, environmentId);
  return alerts.map((alert) => summaryOf(alert, counts, now));
}

/** Returns the evaluations of an alert, oldest first; those that are no longer stored are absent. */
export const evidenceOf = async (
  { connection, environmentId }: Pick<AlertReading, 'connection' | 'environmentId'>,
  alert: StoredAlert,
): Promise<readonly StoredEvaluationRecord[]> =>
  [...(await readEvaluations(connection, environmentId, alert.evidence))].reverse();

/** Returns the names of all entities in evaluations, by key. */
function namesIn(
  transfers: TransferReader,
  records: readonly StoredEvaluationRecord[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { request } of records)
    for (const [key, name] of transfers.namesOf(JSON.parse(request) as FraudRequest)) names.set(key, name);
  return names;
}

/** Returns an alert with its evidence, its subgraph and its history. */
export async function alertDocument(reading: AlertReading, alert: StoredAlert): Promise<AlertDocument> {
  const { connection, environmentId, transfers, now, needsTwo } = reading;
  const records = await evidenceOf(reading, alert);
  const names = namesIn(transfers, records);
  const transactions = new Map(records.map(({ id, transactionId }) => [id, transactionId]));
  const [summary] = await summariesOf({ connection, environmentId, now }, [alert]);
  const history = await alertEvents(connection, environmentId, alert.id);
  const edges = alert.edges as readonly FindingEdge[];
  return {
    ...summary!,
    entity: names.get(alert.entityKey) ?? null,
    reasons: [...alert.reasons],
    evidence: alert.evidence.map((id) => ({
      evaluation_id: id,
      transaction_id: transactions.get(id) ?? null,
    })),
    edges: edges.map(({ id, at, amount, currency, from, to }) => ({
      transaction_id: transactions.get(id) ?? null,
      at: timestamp(at),
      amount,
      currency,
      from: from.key,
      to: to.key,
    })),
    parties: alert.parties.flatMap((key) => {
      const name = names.get(key);
      return name === undefined ? [] : [{ key, name }];
    }),
    policy_version: alert.policyVersion,
    run_id: alert.runId,
    four_eyes: needsTwo(alert.typology),
    history: history.map(({ at, actor, action, note }) => ({
      at: timestamp(at),
      actor,
      action: action as AlertDocument['history'][number]['action'],
      note,
    })),
  };
}

/**
 * Returns a case with its alerts.
 * @throws ApiError 3001
 */
export async function alertCaseDocument(
  reading: Pick<AlertReading, 'connection' | 'environmentId' | 'now'>,
  id: string,
): Promise<AlertCaseDocument> {
  const { connection, environmentId } = reading;
  const found = await findAlertCase(connection, environmentId, id);
  if (!found) throw new ApiError('notFound');
  const alerts = await listAlerts(connection, environmentId, { caseId: id, limit: MAX_IN_CASE });
  return {
    id,
    name: found.name,
    created_at: timestamp(found.createdAt),
    created_by: found.createdBy,
    alerts: await summariesOf(reading, alerts),
  };
}
