import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { conditionsOf, type EvaluationFilter } from '../find/list-evaluations';
import type { QueueSource } from './queues';

/** Filter of a queue: the waiting items that match. */
export type WaitingFilter =
  | { readonly source: 'DECISIONS'; readonly filter: EvaluationFilter }
  | { readonly source: 'SCREENING'; readonly list?: string; readonly listKind?: string }
  | { readonly source: 'VERIFICATIONS'; readonly workflowId?: string }
  | { readonly source: 'ALERTS'; readonly typology?: string; readonly minScore?: number };

/** Assignment of a waiting item. */
export interface ItemWork {
  /** Increases with every change; 0 = unchanged so far. */
  readonly version: number;
  readonly holder: string | null;
  readonly heldAt: number | null;
  /** null = until it is released. */
  readonly heldUntil: number | null;
  readonly priority: number;
  /** Individual deadline; null = that of its queue. */
  readonly deadline: number | null;
  readonly proposed: string | null;
  readonly proposedBy: string | null;
}

export interface WaitingItem extends ItemWork {
  readonly id: string;
  /** Time since when it waits, UNIX milliseconds. */
  readonly at: number;
  /** Its deadline, or that of its queue; null = none. */
  readonly due: number | null;
}

/** Maximum number of oldest items that are sorted; items with a changed assignment are always included. */
export const MAX_WAITING = 2000;

/** Returns SQL of the time in a time-ordered id (RFC 9562 §5.7). */
const timeOf = (id: string): string =>
  `('x0000' || replace(left(${id}::text, 13), '-', ''))::bit(64)::bigint`;

interface Source {
  readonly from: string;
  readonly at: string;
  readonly texts: readonly string[];
  readonly values: unknown[];
  /** SQL of the deadline and the proposal that the source stores. By default, the item stores its proposal. */
  readonly own?: { readonly due: string; readonly proposed: string; readonly proposedBy: string };
}

/** An alert stores its deadline and its proposed disposition. A queue has no decision for `INCONCLUSIVE`. */
const OF_ALERTS = {
  due: 'b.due_at',
  proposed: "CASE b.proposed WHEN 'FALSE_POSITIVE' THEN 'APPROVE' WHEN 'SUSPICIOUS' THEN 'DECLINE' END",
  proposedBy: "CASE WHEN b.proposed IN ('FALSE_POSITIVE', 'SUSPICIOUS') THEN b.proposed_by END",
};

/** Returns the waiting items of a source, with alias `b`. $1 is the environment, $2 the limit. */
function sourceOf(environmentId: EnvironmentId, limit: number, waiting: WaitingFilter): Source {
  if (waiting.source === 'DECISIONS') {
    const { texts, values } = conditionsOf(environmentId, limit, waiting.filter);
    // An evaluation that was superseded by the next one of its transaction is decided with that one.
    const isNewest =
      'NOT EXISTS (SELECT 1 FROM evaluation n WHERE n.account_id = $1 AND n.transaction_id = b.transaction_id AND n.id > b.id)';
    return {
      from: 'evaluation_find b',
      at: timeOf('b.id'),
      texts: [...texts, 'b.current_state = 1', isNewest],
      values,
    };
  }
  const values: unknown[] = [environmentId, limit];
  const also = (
    value: string | number | undefined,
    text: (parameter: string) => string,
  ): readonly string[] => {
    if (value === undefined) return [];
    values.push(value);
    return [text(`$${values.length}`)];
  };
  if (waiting.source === 'ALERTS')
    return {
      from: 'alert b',
      at: 'b.opened_at',
      texts: [
        'b.account_id = $1',
        "b.status = 'OPEN'",
        ...also(waiting.typology, (parameter) => `b.typology = ${parameter}`),
        ...also(waiting.minScore, (parameter) => `b.score >= ${parameter}`),
      ],
      values,
      own: OF_ALERTS,
    };
  if (waiting.source === 'SCREENING') {
    const match = (column: string) => (parameter: string) =>
      `EXISTS (SELECT 1 FROM screening_case_match m WHERE m.account_id = $1 AND m.case_id = b.id AND m.${column} = ${parameter})`;
    return {
      from: 'screening_case b',
      at: 'b.created_at',
      texts: [
        'b.account_id = $1',
        "b.status <> 'CLOSED'",
        ...also(waiting.list, match('list')),
        ...also(waiting.listKind, match('kind')),
      ],
      values,
    };
  }
  return {
    from: 'workflow_execution b',
    at: 'b.created_at',
    texts: [
      'b.account_id = $1',
      "b.status = 'REVIEW' AND b.purged_at IS NULL",
      ...also(waiting.workflowId, (parameter) => `b.workflow_id = ${parameter}::uuid`),
    ],
    values,
  };
}

interface Asked {
  readonly deadlineMs: number | null;
  readonly now: number;
  readonly limit: number;
  /** Only this item. */
  readonly id?: string;
  /** Only items that this user may claim; their own first. */
  readonly freeFor?: string;
  /** Only overdue items. */
  readonly isOverdue?: boolean;
}

/** Returns SQL of the waiting items with their assignment: `o` with its deadline `due`. */
function waitingText(environmentId: EnvironmentId, waiting: WaitingFilter, asked: Asked) {
  const source = sourceOf(environmentId, asked.limit, waiting);
  const { from, at, texts, values } = source;
  const own = source.own ?? { due: 'NULL::bigint', proposed: 'NULL::text', proposedBy: 'NULL::text' };
  const parameter = (value: unknown, type: string): string => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const proposer = source.own ? 'o' : 'w';
  const name = parameter(waiting.source, 'text');
  const columns = `b.id, ${at} AS at, ${own.due} AS due, ${own.proposed} AS proposed, ${own.proposedBy} AS proposed_by`;
  const where = [...texts, ...(asked.id === undefined ? [] : [`b.id = ${parameter(asked.id, 'uuid')}`])].join(
    ' AND ',
  );
  const deadline = parameter(asked.deadlineMs, 'bigint');
  const text = `WITH open AS (
      (SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY b.id LIMIT ${MAX_WAITING})
      UNION
      (SELECT ${columns} FROM queue_item t JOIN ${from} ON b.id = t.item_id
       WHERE t.account_id = $1 AND t.source = ${name} AND ${where} LIMIT ${MAX_WAITING})
    ), o AS (
      SELECT o.id::text AS id, o.at, coalesce(w.version, 0) AS version, w.holder, w.held_at AS "heldAt", w.held_until AS "heldUntil",
        coalesce(w.priority, 0)::int AS priority, w.deadline, coalesce(w.deadline, o.due, o.at + ${deadline}) AS due,
        ${proposer}.proposed, ${proposer}.proposed_by AS "proposedBy"
      FROM open o LEFT JOIN queue_item w ON w.account_id = $1 AND w.source = ${name} AND w.item_id = o.id
    )`;
  return { text, values, parameter };
}

/** Returns waiting items, most urgent first: by priority, then by deadline, then the oldest. */
export async function waitingItems(
  connection: Connection,
  environmentId: EnvironmentId,
  waiting: WaitingFilter,
  asked: Asked,
): Promise<readonly WaitingItem[]> {
  const { text, values, parameter } = waitingText(environmentId, waiting, asked);
  const wanted: string[] = [];
  let first = '';
  if (asked.isOverdue) wanted.push(`due < ${parameter(asked.now, 'bigint')}`);
  if (asked.freeFor !== undefined) {
    const person = parameter(asked.freeFor, 'text');
    wanted.push(
      `(holder IS NULL OR holder = ${person} OR "heldUntil" <= ${parameter(asked.now, 'bigint')})`,
      `"proposedBy" IS DISTINCT FROM ${person}`,
    );
    first = `(holder IS NOT DISTINCT FROM ${person}) DESC, `;
  }
  const rows = await connection.query<WaitingItem>({
    text: `${text} SELECT * FROM o ${wanted.length > 0 ? `WHERE ${wanted.join(' AND ')}` : ''} ORDER BY ${first}priority DESC, due NULLS LAST, at, id LIMIT $2`,
    values,
  });
  return rows.map((row) => heldNow(row, asked.now));
}

/** Removes an expired assignment. */
const heldNow = <Item extends ItemWork>(item: Item, now: number): Item =>
  item.heldUntil !== null && item.heldUntil <= now
    ? { ...item, holder: null, heldAt: null, heldUntil: null }
    : item;

export interface WaitingCounts {
  readonly waiting: number;
  readonly held: number;
  readonly overdue: number;
}

/** Counts the waiting items, among at most `MAX_WAITING`. */
export async function countWaiting(
  connection: Connection,
  environmentId: EnvironmentId,
  waiting: WaitingFilter,
  asked: Pick<Asked, 'deadlineMs' | 'now'>,
): Promise<WaitingCounts> {
  const { text, values, parameter } = waitingText(environmentId, waiting, { ...asked, limit: MAX_WAITING });
  const now = parameter(asked.now, 'bigint');
  const [row] = await connection.query<WaitingCounts>({
    text: `${text} SELECT count(*)::int AS waiting,
             (count(*) FILTER (WHERE holder IS NOT NULL AND ("heldUntil" IS NULL OR "heldUntil" > ${now})))::int AS held,
             (count(*) FILTER (WHERE due < ${now}))::int AS overdue
           FROM (SELECT * FROM o LIMIT $2) o`,
    values,
  });
  return row!;
}

/**
 * Saves the assignment of an item. The proposal of an alert is not saved, because the alert stores it.
 * @returns false if another user has changed it since its version was read
 */
export async function saveItem(
  connection: Connection,
  environmentId: EnvironmentId,
  source: QueueSource,
  item: ItemWork & { readonly id: string },
): Promise<boolean> {
  const saved = await connection.query({
    text: `INSERT INTO queue_item AS q (account_id, source, item_id, version, holder, held_at, held_until, priority, deadline, proposed, proposed_by)
           VALUES ($1, $2, $3::uuid, $4 + 1, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (account_id, source, item_id) DO UPDATE SET version = excluded.version, holder = excluded.holder,
             held_at = excluded.held_at, held_until = excluded.held_until, priority = excluded.priority, deadline = excluded.deadline,
             proposed = excluded.proposed, proposed_by = excluded.proposed_by
           WHERE q.version = excluded.version - 1
           RETURNING 1`,
    values: [
      environmentId,
      source,
      item.id,
      item.version,
      item.holder,
      item.heldAt,
      item.heldUntil,
      item.priority,
      item.deadline,
      source === 'ALERTS' ? null : item.proposed,
      source === 'ALERTS' ? null : item.proposedBy,
    ],
  });
  return saved.length > 0;
}
