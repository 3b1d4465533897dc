import type { SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import type { Reads } from '../../connection/standby-reads';
import { numbers } from '../../connection/statement';
import { KEPT_COLUMNS, type KeptColumns, openEvaluation, openRows } from '../../privacy/vault';
import { type KeptEvaluationRecord, SUMMARY, type SummaryRow, toSummary } from '../../scoring/evaluations';
import { firstIdAt } from '../../scoring/ids';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';

/** What kept calls are narrowed to; members that are absent narrow nothing. */
export interface EvaluationFilter {
  /** As the rules decided. */
  readonly state?: StateName;
  /** After labels and reviews. */
  readonly currentState?: StateName;
  readonly transactionId?: TransactionId;
  readonly tag?: string;
  readonly label?: string;
  /** Each: one of these terms. */
  readonly terms?: readonly (readonly string[])[];
  /** Each: one of these keys of persons, devices and cards (`velocity_event`). */
  readonly keys?: readonly (readonly string[])[];
  readonly amountFrom?: number;
  readonly amountTo?: number;
  readonly currency?: string;
  readonly action?: string;
  readonly scoreFrom?: number;
  readonly scoreTo?: number;
  /** UNIX milliseconds: from this moment on. */
  readonly from?: number;
  /** UNIX milliseconds: before this moment. */
  readonly to?: number;
}

export interface EvaluationPage {
  readonly evaluations: readonly KeptEvaluationRecord[];
  /** Id to hand over as `before` for the page behind; null = there is none. */
  readonly next: string | null;
}

/** The conditions of a filter, with parameters from $3 on; $1 is the space, $2 the limit. */
class Conditions {
  readonly values: unknown[];
  readonly texts = ['b.account_id = $1'];

  constructor(spaceId: SpaceId, limit: number) {
    this.values = [spaceId, limit];
  }

  add(value: unknown, text: (parameter: string) => string): void {
    if (value === undefined) return;
    this.values.push(value);
    this.texts.push(text(`$${this.values.length}`));
  }
}

const stateNumber = (state: StateName | undefined) =>
  state === undefined ? undefined : STATE_NAMES.indexOf(state);

/** What a filter asks of the rows of `evaluation_find` or `evaluation`, `b` in the text. */
export function conditionsOf(
  spaceId: SpaceId,
  limit: number,
  filter: EvaluationFilter,
  before?: string,
): Conditions {
  const all = new Conditions(spaceId, limit);
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

/** What only `evaluation_find` can answer. Everything else is asked of the calls themselves, which are there from the first moment on. */
const asksFindRows = (filter: EvaluationFilter): boolean =>
  filter.currentState !== undefined ||
  (filter.terms ?? []).length > 0 ||
  [filter.amountFrom, filter.amountTo, filter.currency, filter.action].some((value) => value !== undefined);

/** So many of the newest are looked through before an index is asked. */
export const NEWEST = 20_000;

/** The part of a page's conditions that its window has as well; `before` is the first parameter behind space and limit. */
const paged = (before: string | undefined): string =>
  before === undefined ? 'b.account_id = $1' : 'b.account_id = $1 AND b.id < $3::uuid';

/** Filters are of many kinds: each is planned by its own values, and may be answered by any scan. Ends with the transaction. */
const planFreely = (connection: Connection) =>
  connection.query({
    text: `SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true),
           set_config('enable_bitmapscan', 'on', true)`,
  });

/** Kept calls by their ids, newest first, opened; those that are gone are left out. */
export async function readEvaluations(
  connection: Connection,
  spaceId: SpaceId,
  ids: readonly string[],
): Promise<readonly KeptEvaluationRecord[]> {
  const rows = await connection.query<SummaryRow & KeptColumns>({
    name: 'read_evaluations',
    text: `SELECT ${SUMMARY}, ${KEPT_COLUMNS} FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id DESC`,
    values: [spaceId, ids],
  });
  return openRows(connection, rows, (row, vault) => {
    const opened = openEvaluation(vault, spaceId, row);
    return opened && { ...toSummary(row), ...opened };
  });
}

/**
 * Kept calls, newest first, opened.
 * @param page `before`: `next` of the page before
 */
export async function listEvaluations(
  reads: Reads,
  spaceId: SpaceId,
  { limit, before, ...filter }: EvaluationFilter & { readonly limit: number; readonly before?: string },
): Promise<EvaluationPage> {
  const { texts, values } = conditionsOf(spaceId, limit, filter, before);
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
    // What is frequent is among the newest. What is not is looked for by what is rarest, whatever the planner expects of the
    // limit: a fence keeps it from reading everything backwards for a page that never fills.
    const newest = isPlain
      ? await page(ids)
      : await page(
          `(SELECT * FROM ${base} b WHERE ${paged(before)} ORDER BY b.id DESC LIMIT ${NEWEST}) b WHERE ${where}`,
        );
    const found =
      isPlain || newest.length === limit ? newest : await page(`(SELECT b.id FROM ${ids} OFFSET 0) b`);
    const evaluations = await readEvaluations(
      connection,
      spaceId,
      found.map(({ id }) => id),
    );
    return { evaluations, next: found.length === limit ? (found.at(-1)?.id ?? null) : null };
  });
}
