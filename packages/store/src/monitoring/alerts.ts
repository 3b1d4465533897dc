import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { jsonText, numbers } from '../connection/statement';
import { openRows } from '../privacy/vault';

export const alertEventPlace = (id: string): string => `alert_event/${id}`;
export const alertCasePlace = (id: string): string => `alert_case/${id}`;

export type AlertStatus = 'OPEN' | 'SNOOZED' | 'CLOSED';

/** An alert. Times are UNIX milliseconds; `edges` and `reasons` are opaque to the store. */
export interface StoredAlert {
  readonly id: string;
  readonly typology: string;
  readonly entityKind: string;
  readonly entityKey: string;
  readonly status: AlertStatus;
  readonly since: number;
  readonly until: number;
  /** Ids of evaluations. */
  readonly evidence: readonly string[];
  readonly edges: readonly unknown[];
  readonly parties: readonly string[];
  readonly score: number;
  readonly reasons: readonly string[];
  readonly findings: number;
  readonly policyVersion: number;
  readonly runId: string | null;
  readonly caseId: string | null;
  readonly assignee: string | null;
  readonly dueAt: number | null;
  readonly snoozedUntil: number | null;
  readonly disposition: string | null;
  /** Disposition that waits for a second user, and its author. */
  readonly proposed: string | null;
  readonly proposedBy: string | null;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly openedAt: number;
  readonly updatedAt: number;
}

const COLUMNS = `id::text AS id, typology, entity_kind AS "entityKind", entity_key::text AS "entityKey", status, since, until,
  evidence::text[] AS evidence, edges, parties::text[] AS parties, score, reasons, findings, policy_version AS "policyVersion", run_id::text AS "runId",
  case_id::text AS "caseId", assignee, due_at AS "dueAt", snoozed_until AS "snoozedUntil", disposition, proposed,
  proposed_by AS "proposedBy", closed_by AS "closedBy", closed_at AS "closedAt", opened_at AS "openedAt", updated_at AS "updatedAt"`;

/** Returns the alert of a typology and an entity that is not closed, and locks it. */
export async function lockOpenAlert(
  connection: Connection,
  environmentId: EnvironmentId,
  { typology, entityKind, entityKey }: Pick<StoredAlert, 'typology' | 'entityKind' | 'entityKey'>,
): Promise<StoredAlert | null> {
  const [row] = await connection.query<StoredAlert>({
    name: 'alert_open',
    text: `SELECT ${COLUMNS} FROM alert
           WHERE account_id = $1 AND typology = $2 AND entity_kind = $3 AND entity_key = $4::bigint AND status <> 'CLOSED' FOR UPDATE`,
    values: [environmentId, typology, entityKind, entityKey],
  });
  return row ?? null;
}

/** Checks whether a closed alert of the typology and the entity contains all of the evidence. */
export async function isClosedAlready(
  connection: Connection,
  environmentId: EnvironmentId,
  {
    typology,
    entityKind,
    entityKey,
    evidence,
  }: Pick<StoredAlert, 'typology' | 'entityKind' | 'entityKey' | 'evidence'>,
): Promise<boolean> {
  const [row] = await connection.query<{ closed: boolean }>({
    name: 'alert_closed',
    text: `SELECT EXISTS (SELECT 1 FROM alert WHERE account_id = $1 AND typology = $2 AND entity_kind = $3 AND entity_key = $4::bigint
             AND status = 'CLOSED' AND evidence @> $5::uuid[]) AS closed`,
    values: [environmentId, typology, entityKind, entityKey, `{${evidence.join()}}`],
  });
  return row!.closed;
}

/** Returns `typology kind key` of the alerts of typologies, open or closed. */
export async function alertedEntities(
  connection: Connection,
  environmentId: EnvironmentId,
  typologies: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ name: string }>({
    text: `SELECT DISTINCT typology || ' ' || entity_kind || ' ' || entity_key AS name FROM alert
           WHERE account_id = $1 AND typology = ANY($2::text[])`,
    values: [environmentId, typologies],
  });
  return new Set(rows.map(({ name }) => name));
}

/** Returns the labels of evaluations by id; unlabeled ones are absent. */
export async function labelsOfEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await connection.query<{ id: string; label: string }>({
    text: `SELECT e.id::text AS id, l.label FROM evaluation e
           JOIN transaction_label l ON l.account_id = e.account_id AND l.transaction_id = e.transaction_id
           WHERE e.account_id = $1 AND e.id = ANY($2::uuid[])`,
    values: [environmentId, `{${ids.join()}}`],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}

export async function findAlert(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredAlert | null> {
  const [row] = await connection.query<StoredAlert>({
    text: `SELECT ${COLUMNS} FROM alert WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  return row ?? null;
}

/** Stores an alert: a new one, or the changed members of a known one. */
export async function saveAlert(
  connection: Connection,
  environmentId: EnvironmentId,
  alert: StoredAlert,
): Promise<void> {
  await connection.query({
    name: 'alert_save',
    text: `INSERT INTO alert (account_id, id, typology, entity_kind, entity_key, status, since, until, evidence, edges, parties, score, reasons,
             findings, policy_version, run_id, case_id, assignee, due_at, snoozed_until, disposition, proposed, proposed_by, closed_by,
             closed_at, opened_at, updated_at)
           VALUES ($1, $2::uuid, $3, $4, $5::bigint, $6, $7, $8, $9::uuid[], $10::jsonb, $11::bigint[], $12, $13::jsonb, $14, $15, $16::uuid,
             $17::uuid, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)
           ON CONFLICT (account_id, id) DO UPDATE SET status = excluded.status, since = excluded.since, until = excluded.until,
             evidence = excluded.evidence, edges = excluded.edges, parties = excluded.parties, score = excluded.score,
             reasons = excluded.reasons, findings = excluded.findings, case_id = excluded.case_id, assignee = excluded.assignee,
             due_at = excluded.due_at, snoozed_until = excluded.snoozed_until, disposition = excluded.disposition,
             proposed = excluded.proposed, proposed_by = excluded.proposed_by, closed_by = excluded.closed_by,
             closed_at = excluded.closed_at, updated_at = excluded.updated_at
           RETURNING 1`,
    values: [
      environmentId,
      alert.id,
      alert.typology,
      alert.entityKind,
      alert.entityKey,
      alert.status,
      alert.since,
      alert.until,
      `{${alert.evidence.join()}}`,
      jsonText(alert.edges),
      numbers(alert.parties),
      alert.score,
      jsonText(alert.reasons),
      alert.findings,
      alert.policyVersion,
      alert.runId,
      alert.caseId,
      alert.assignee,
      alert.dueAt,
      alert.snoozedUntil,
      alert.disposition,
      alert.proposed,
      alert.proposedBy,
      alert.closedBy,
      alert.closedAt,
      alert.openedAt,
      alert.updatedAt,
    ],
  });
}

export interface AlertFilter {
  readonly status?: AlertStatus;
  readonly typology?: string;
  readonly assignee?: string;
  readonly caseId?: string;
  /** Only alerts whose entity has this key. */
  readonly entityKey?: string;
  /** Only open alerts whose deadline is before this time. */
  readonly overdueAt?: number;
  /** Only alerts with at least this score. */
  readonly minScore?: number;
  /** Only alerts with evidence at or after this time. */
  readonly from?: number;
  /** Only alerts with evidence before this time. */
  readonly to?: number;
  /** Only these alerts. */
  readonly ids?: readonly string[];
  /** Only alerts before this id. */
  readonly before?: string;
  /** The earliest deadline first, and alerts without one last. Without it, the newest first. */
  readonly byDeadline?: boolean;
  readonly limit: number;
}

/** Deadline of an alert as a sort key. */
const DEADLINE = 'coalesce(due_at, 9223372036854775807)';

/** Returns alerts, newest first or by deadline. */
export async function listAlerts(
  connection: Connection,
  environmentId: EnvironmentId,
  filter: AlertFilter,
): Promise<readonly StoredAlert[]> {
  const after = filter.byDeadline
    ? `(${DEADLINE}, id) > (SELECT ${DEADLINE}, id FROM alert WHERE account_id = $1 AND id = $8)`
    : 'id < $8';
  return connection.query<StoredAlert>({
    text: `SELECT ${COLUMNS} FROM alert WHERE account_id = $1 AND ($2::text IS NULL OR status = $2)
             AND ($3::text IS NULL OR typology = $3) AND ($4::text IS NULL OR assignee = $4) AND ($5::uuid IS NULL OR case_id = $5)
             AND ($6::bigint IS NULL OR entity_key = $6) AND ($7::bigint IS NULL OR (status <> 'CLOSED' AND due_at < $7))
             AND ($8::uuid IS NULL OR ${after}) AND ($9::float8 IS NULL OR score >= $9)
             AND ($10::bigint IS NULL OR until >= $10) AND ($11::bigint IS NULL OR since < $11)
             AND ($13::uuid[] IS NULL OR id = ANY($13))
           ORDER BY ${filter.byDeadline ? `${DEADLINE}, id` : 'id DESC'} LIMIT $12`,
    values: [
      environmentId,
      filter.status ?? null,
      filter.typology ?? null,
      filter.assignee ?? null,
      filter.caseId ?? null,
      filter.entityKey ?? null,
      filter.overdueAt ?? null,
      filter.before ?? null,
      filter.minScore ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.limit,
      filter.ids ?? null,
    ],
  });
}

/** Opens the snoozed alerts whose time has come. */
export async function wakeAlerts(
  connection: Connection,
  environmentId: EnvironmentId,
  now: number,
): Promise<void> {
  await connection.query({
    name: 'alert_wake',
    text: `UPDATE alert SET status = 'OPEN', snoozed_until = NULL, updated_at = $2
           WHERE account_id = $1 AND status = 'SNOOZED' AND snoozed_until <= $2 RETURNING 1`,
    values: [environmentId, now],
  });
}

/** Numbers of closed alerts of a typology by disposition and score, from 0 to 9 tenths. */
export interface DispositionCount {
  readonly typology: string;
  readonly status: AlertStatus;
  readonly disposition: string | null;
  readonly tenth: number;
  readonly count: number;
}

export async function countDispositions(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<readonly DispositionCount[]> {
  return connection.query<DispositionCount>({
    text: `SELECT typology, status, disposition, least(9, floor(score * 10))::int AS tenth, count(*)::int AS count
           FROM alert WHERE account_id = $1 GROUP BY 1, 2, 3, 4`,
    values: [environmentId],
  });
}

/** A step in the history of an alert. */
export interface AlertEvent {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly note: string;
}

export async function addAlertEvent(
  connection: Connection,
  environmentId: EnvironmentId,
  alertId: string,
  event: AlertEvent,
): Promise<void> {
  await connection.query({
    name: 'alert_event_add',
    text: `INSERT INTO alert_event (account_id, alert_id, id, at, actor, action, kept) VALUES ($1, $2::uuid, $3::uuid, $4, $5, $6, $7) RETURNING 1`,
    values: [
      environmentId,
      alertId,
      event.id,
      event.at,
      event.actor,
      event.action,
      connection.vault.seal(environmentId, alertEventPlace(event.id), Buffer.from(event.note)),
    ],
  });
}

export async function alertEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  alertId: string,
): Promise<readonly AlertEvent[]> {
  const rows = await connection.query<Omit<AlertEvent, 'note'> & { kept: Buffer }>({
    text: `SELECT id::text AS id, at, actor, action, kept FROM alert_event WHERE account_id = $1 AND alert_id = $2::uuid ORDER BY id`,
    values: [environmentId, alertId],
  });
  return openRows(connection, rows, ({ kept, ...event }, vault) => {
    const note = vault.open(environmentId, alertEventPlace(event.id), kept);
    return note && { ...event, note: note.toString() };
  });
}

/** Alerts that are examined together. */
export interface AlertCase {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly createdBy: string;
}

export async function addAlertCase(
  connection: Connection,
  environmentId: EnvironmentId,
  { id, name, createdAt, createdBy }: AlertCase,
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO alert_case (account_id, id, kept, created_at, created_by) VALUES ($1, $2::uuid, $3, $4, $5) RETURNING 1',
    values: [
      environmentId,
      id,
      connection.vault.seal(environmentId, alertCasePlace(id), Buffer.from(name)),
      createdAt,
      createdBy,
    ],
  });
}

export async function findAlertCase(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<AlertCase | null> {
  const rows = await connection.query<Omit<AlertCase, 'name'> & { kept: Buffer }>({
    text: `SELECT id::text AS id, kept, created_at AS "createdAt", created_by AS "createdBy" FROM alert_case
           WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  const [found = null] = await openRows(connection, rows, ({ kept, ...row }, vault) => {
    const name = vault.open(environmentId, alertCasePlace(id), kept);
    return name && { ...row, name: name.toString() };
  });
  return found;
}

/** Deletes the alerts in which one of these keys takes part, and their cases that have no other alerts. */
export async function eraseAlerts(
  connection: Connection,
  environmentId: EnvironmentId,
  keys: readonly string[],
): Promise<number> {
  const parties = numbers(keys);
  await connection.query({
    text: `DELETE FROM alert_event e USING alert a
           WHERE e.account_id = $1 AND a.account_id = $1 AND a.id = e.alert_id AND a.parties && $2::bigint[]`,
    values: [environmentId, parties],
  });
  const gone = await connection.query<{ caseId: string | null }>({
    text: 'DELETE FROM alert WHERE account_id = $1 AND parties && $2::bigint[] RETURNING case_id::text AS "caseId"',
    values: [environmentId, parties],
  });
  const cases = new Set(gone.flatMap(({ caseId }) => caseId ?? []));
  if (cases.size > 0)
    await connection.query({
      text: `DELETE FROM alert_case c WHERE c.account_id = $1 AND c.id = ANY($2::uuid[])
               AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.account_id = $1 AND a.case_id = c.id)`,
      values: [environmentId, [...cases]],
    });
  return gone.length;
}
