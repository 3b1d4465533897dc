import { ApiError, type EnvironmentId, type FraudRequest } from '@assay/contract';
import type { AlertCaseDocument, AlertDocument, AlertSummary } from '@assay/management-api';
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
import type { Hasher } from '../../scoring/index';
import { type EntityName, TransferReader } from '../transfer-of';
import { type Disposition, suggestedDisposition } from './disposition';
import { typologyName } from './raise-alerts';

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

type ListReading = Omit<AlertReading, 'needsTwo'>;

/** @throws ApiError 3001 */
export async function requireAlert(
  { connection, environmentId }: Pick<AlertReading, 'connection' | 'environmentId'>,
  id: string,
): Promise<StoredAlert> {
  const alert = await findAlert(connection, environmentId, id);
  if (!alert) throw new ApiError('notFound');
  return alert;
}

/** Returns the amount that the entity of an alert received or sent, the larger of both. */
function moneyOf({
  edges,
  entityKey,
}: Pick<StoredAlert, 'edges' | 'entityKey'>): Pick<AlertSummary, 'amount' | 'currency'> {
  const known = (edges as readonly FindingEdge[]).filter(({ amount }) => amount !== null);
  const [currency = null, ...others] = new Set(known.map((edge) => edge.currency));
  if (known.length === 0 || others.length > 0) return { amount: null, currency: null };
  const sum = (members: readonly FindingEdge[]) =>
    members.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const received = sum(known.filter(({ to }) => to.key === entityKey));
  const sent = sum(known.filter(({ from }) => from.key === entityKey));
  return { amount: Math.round(100 * (Math.max(received, sent) || sum(known))) / 100, currency };
}

/** Returns an alert as lists show it. */
const summaryOf = (
  alert: StoredAlert,
  entity: string | null,
  counts: readonly DispositionCount[],
  now: number,
): AlertSummary => ({
  id: alert.id,
  typology: alert.typology,
  name: typologyName(alert.typology),
  entity_kind: alert.entityKind,
  entity_key: alert.entityKey,
  entity,
  status: alert.status,
  score: Math.round(alert.score * 1000) / 1000,
  reason: alert.reasons.at(-1) ?? '',
  ...moneyOf(alert),
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

/** Returns an evaluation of the evidence that names the entity of an alert. */
function namingEvidence({ edges, entityKey, evidence }: StoredAlert): string | undefined {
  const naming = (edges as readonly FindingEdge[]).findLast(
    ({ from, to }) => from.key === entityKey || to.key === entityKey,
  );
  return naming?.id ?? evidence.at(-1);
}

/** Returns alerts as lists show them. */
export async function summariesOf(
  { connection, environmentId, transfers, now }: ListReading,
  alerts: readonly StoredAlert[],
): Promise<AlertSummary[]> {
  const counts = await countDispositions(connection, environmentId);
  const ids = new Set(alerts.flatMap((alert) => namingEvidence(alert) ?? []));
  const names = namesIn(transfers, await readEvaluations(connection, environmentId, [...ids]));
  return alerts.map((alert) => summaryOf(alert, names.get(alert.entityKey)?.name ?? null, counts, now));
}

/** Returns the alerts with these ids as lists show them; unknown ones are absent. */
export async function readAlertSummaries(
  reading: Pick<AlertReading, 'connection' | 'environmentId' | 'now'> & { readonly hasher: Hasher },
  ids: readonly string[],
): Promise<readonly AlertSummary[]> {
  const { connection, environmentId, hasher } = reading;
  const alerts = await listAlerts(connection, environmentId, { ids, limit: ids.length });
  return summariesOf({ ...reading, transfers: new TransferReader(hasher) }, alerts);
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
  records: readonly Pick<StoredEvaluationRecord, 'request'>[],
): ReadonlyMap<string, EntityName> {
  const names = new Map<string, EntityName>();
  for (const { request } of records)
    for (const [key, name] of transfers.namesOf(JSON.parse(request) as FraudRequest)) names.set(key, name);
  return names;
}

/** Returns a transaction of the evidence; only its ID if it is no longer stored. */
function evidenceDocument(
  id: string,
  record: StoredEvaluationRecord | undefined,
): AlertDocument['evidence'][number] {
  const request = record ? (JSON.parse(record.request) as FraudRequest) : null;
  return {
    evaluation_id: id,
    transaction_id: record?.transactionId ?? null,
    at: timestampOrNull(record?.at ?? null),
    state: record?.state ?? null,
    fraud_score: record?.fraudScore ?? null,
    amount: request?.transaction_amount ?? null,
    currency: request?.transaction_currency ?? null,
    action_type: request?.action_type ?? null,
  };
}

/** Returns an alert with its evidence, its subgraph and its history. */
export async function alertDocument(reading: AlertReading, alert: StoredAlert): Promise<AlertDocument> {
  const { connection, environmentId, transfers, now, needsTwo } = reading;
  const records = await evidenceOf(reading, alert);
  const names = namesIn(transfers, records);
  const stored = new Map(records.map((record) => [record.id, record]));
  const counts = await countDispositions(connection, environmentId);
  const history = await alertEvents(connection, environmentId, alert.id);
  const edges = alert.edges as readonly FindingEdge[];
  return {
    ...summaryOf(alert, names.get(alert.entityKey)?.name ?? null, counts, now),
    reasons: [...alert.reasons],
    evidence: alert.evidence.map((id) => evidenceDocument(id, stored.get(id))),
    edges: edges.map(({ id, at, amount, currency, from, to }) => ({
      transaction_id: stored.get(id)?.transactionId ?? null,
      at: timestamp(at),
      amount,
      currency,
      from: from.key,
      to: to.key,
    })),
    parties: alert.parties.flatMap((key) => {
      const named = names.get(key);
      return named === undefined ? [] : [{ key, ...named }];
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
export async function alertCaseDocument(reading: ListReading, id: string): Promise<AlertCaseDocument> {
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
