import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import type { Reads } from '../../connection/standby-reads';
import { numbers } from '../../connection/statement';
import { openEvaluation, openRows, STORED_COLUMNS, type StoredColumns } from '../../privacy/vault';
import { type StoredEvaluationRecord, SUMMARY, type SummaryRow, toSummary } from '../../scoring/evaluations';
import { firstIdAt } from '../../scoring/ids';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';

/** Filter of evaluations; absent members don't restrict it. */
export interface EvaluationFilter {
  /** As decided by the rules. */
  readonly state?: StateName;
  /** After labels and reviews. */
  readonly currentState?: StateName;
  readonly transactionId?: TransactionId;
  readonly tag?: string;
  readonly label?: string;
  /** Each group: one of these terms. */
  readonly terms?: readonly (readonly string[])[];
  /** Each group: one of these keys of persons, devices and cards (`velocity_event`). */
  readonly keys?: readonly (readonly string[])[];
  readonly amountFrom?: number;
  readonly amountTo?: number;
  readonly currency?: string;
  readonly action?: string;
  readonly scoreFrom?: number;
  readonly scoreTo?: number;
  /** UNIX milliseconds, inclusive. */
  readonly from?: number;
  /** UNIX milliseconds, exclusive. */
  readonly to?: number;
}

export interface EvaluationPage {
  readonly evaluations: readonly StoredEvaluationRecord[];
  /** Value of `before` for the next page; null = last page. */
  readonly next: string | null;
}

/** Conditions of a filter, with parameters from $3; $1 is the environment, $2 the limit. */
class Conditions {
  readonly values: unknown[];
  readonly texts = ['b.account_id = $1'];

  constructor(environmentId: EnvironmentId, limit: number) {
    this.values = [environmentId, limit];
  }

  add(value: unknown, text: (parameter: string) => string): void {
    if (value === undefined) return;
    this.values.push(value);
    this.texts.push(text(`$${this.values.length}`));
  }
}

const stateNumber = (state: StateName | undefined) =>
  state === undefined ? undefined : STATE_NAMES.indexOf(state);

/** Returns the conditions of a filter on `evaluation_find` or `evaluation`, with alias `b`. */
export function conditionsOf(
  environmentId: EnvironmentId,
  limit: number,
  filter: EvaluationFilter,
  before?: string,
): Conditions {
  const all = new Conditions(environmentId, limit);
  all.add(before, (p) => `b.id < ${p}::uuid`);
  all.add(filter.from === undefined ? undefined : firstIdAt(filter.from), (p) => `b.id >= ${p}::uuid`);
  all.add(filter.to === undefined ? undefined : firstIdAt(filter.to), (p) => `b.id < ${p}::uuid`);
  all.add(stateNumber(filter.state), (p) => `b.state = ${p}`);
  all.add(stateNumber(filter.currentState), (p) => `b.current_state = ${p}`);
  all.add(filter.transactionId, (p) => `b.transaction_id = ${p}`);
  all.add(
    filter.tag,
    (p) =>
      `b.transaction_id IN (SELECT t.transaction_id FROM transaction_tags t WHERE t.account_id = $1 AND t.tags @> ARRAY[${p}])`,
  );
  all.add(
    filter.label,
    (p) =>
      `b.transaction_id IN (SELECT l.transaction_id FROM transaction_label l WHERE l.account_id = $1 AND l.label = ${p})`,
  );
  for (const terms of filter.terms ?? []) all.add(numbers(terms), (p) => `b.terms && ${p}::bigint[]`);
  for (const keys of filter.keys ?? []) {
    all.add(
      numbers(keys),
      (p) =>
        `b.id IN (SELECT v.evaluation_id FROM velocity_event v WHERE v.account_id = $1 AND v.key_hash = ANY(${p}::bigint[]))`,
    );
  }
  all.add(filter.amountFrom, (p) => `b.amount >= ${p}`);
  all.add(filter.amountTo, (p) => `b.amount <= ${p}`);
  all.add(filter.currency, (p) => `b.currency = ${p}`);
  all.add(filter.action, (p) => `b.action_type = ${p}`);
  all.add(filter.scoreFrom, (p) => `b.fraud_score >= ${p}`);
  all.add(filter.scoreTo, (p) => `b.fraud_score <= ${p}`);
  return all;
}

/**
 * Checks whether a filter needs `evaluation_find`. Other filters query the evaluations directly, which are
 * complete at all times.
 */
const asksFindRows = (filter: EvaluationFilter): boolean =>
  filter.currentState !== undefined ||
  (filter.terms ?? []).length > 0 ||
  [filter.amountFrom, filter.amountTo, filter.currency, filter.action].some((value) => value !== undefined);

/** Number of newest rows that are scanned before an index is used. */
export const NEWEST = 20_000;

/**
 * Returns the conditions of a page that also apply to its window; `before` is the first parameter after
 * environment and limit.
 */
const paged = (before: string | undefined): string =>
  before === undefined ? 'b.account_id = $1' : 'b.account_id = $1 AND b.id < $3::uuid';

/** Filters vary: each is planned by its values, and may use any scan. Ends with the transaction. */
const planFreely = (connection: Connection) =>
  connection.query({
    text: `SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true),
           set_config('enable_bitmapscan', 'on', true)`,
  });

/** Returns evaluations by their ids, newest first, decrypted; deleted ones are omitted. */
export async function readEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  ids: readonly string[],
): Promise<readonly StoredEvaluationRecord[]> {
  const rows = await connection.query<SummaryRow & StoredColumns>({
    name: 'read_evaluations',
    text: `SELECT ${SUMMARY}, ${STORED_COLUMNS} FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id DESC`,
    values: [environmentId, ids],
  });
  return openRows(connection, rows, (row, vault) => {
    const opened = openEvaluation(vault, environmentId, row);
    return opened && { ...toSummary(row), ...opened };
  });
}

/** Returns the newest evaluations of an environment, newest first, decrypted. */
export async function newestRecords(
  connection: Connection,
  environmentId: EnvironmentId,
  limit: number,
): Promise<readonly StoredEvaluationRecord[]> {
  const newest = await connection.query<{ id: string }>({
    name: 'newest_evaluations',
    text: 'SELECT id::text AS id FROM evaluation WHERE account_id = $1 ORDER BY id DESC LIMIT $2',
    values: [environmentId, limit],
  });
  return readEvaluations(
    connection,
    environmentId,
    newest.map(({ id }) => id),
  );
}

/**
 * Returns evaluations, newest first, decrypted.
 * @param page `before`: `next` of the previous page
 */
export async function listEvaluations(
  reads: Reads,
  environmentId: EnvironmentId,
  { limit, before, ...filter }: EvaluationFilter & { readonly limit: number; readonly before?: string },
): Promise<EvaluationPage> {
  const { texts, values } = conditionsOf(environmentId, limit, filter, before);
  const base = asksFindRows(filter) ? 'evaluation_find' : 'evaluation';
  const where = texts.join(' AND ');
  const isPlain = texts.length === 1 + Number(before !== undefined) && base === 'evaluation';
  return reads.transaction(async (connection) => {
    if (!isPlain) await planFreely(connection);
    const page = (from: string) =>
      connection.query<{ id: string }>({
        text: `SELECT id::text AS id FROM ${from} ORDER BY b.id DESC LIMIT $2`,
        values,
      });
    const ids = `${base} b WHERE ${where}`;
    // Frequent matches are among the newest rows. Rare ones are searched by the rarest condition. An
    // optimization fence prevents a backwards scan of all rows for a page that never fills.
    const newest = isPlain
      ? await page(ids)
      : await page(
          `(SELECT * FROM ${base} b WHERE ${paged(before)} ORDER BY b.id DESC LIMIT ${NEWEST}) b WHERE ${where}`,
        );
    const found =
      isPlain || newest.length === limit ? newest : await page(`(SELECT b.id FROM ${ids} OFFSET 0) b`);
    const evaluations = await readEvaluations(
      connection,
      environmentId,
      found.map(({ id }) => id),
    );
    return { evaluations, next: found.length === limit ? (found.at(-1)?.id ?? null) : null };
  });
}
