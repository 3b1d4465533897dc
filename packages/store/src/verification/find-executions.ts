import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { numbers } from '../connection/statement';
import { firstIdAt } from '../scoring/ids';
import { readExecutions, type StoredExecution } from './executions';

/** A trait by which a person is recognized, such as a keyed hash of a document number. */
export interface Trait {
  readonly kind: string;
  readonly hash: string;
}

/**
 * Stores the traits of an execution and checks whether earlier ones had any of them.
 * @returns `found`: another execution has one; `other`: one that was started for another user
 */
export async function matchTraits(
  connection: Connection,
  execution: { readonly environmentId: EnvironmentId; readonly id: string; readonly userHash: string | null },
  traits: readonly Trait[],
): Promise<{ readonly found: boolean; readonly other: boolean }> {
  const values = [
    execution.environmentId,
    traits.map(({ kind }) => kind),
    traits.map(({ hash }) => hash),
    execution.id,
    execution.userHash,
  ];
  const [row] = await connection.query<{ found: boolean; other: boolean }>({
    text: `SELECT count(*) > 0 AS found, coalesce(bool_or(t.user_hash IS DISTINCT FROM $5::bigint), false) AS other
           FROM verification_trait t JOIN unnest($2::text[], $3::bigint[]) AS s (kind, hash) USING (kind, hash)
           WHERE t.account_id = $1 AND t.execution_id <> $4::uuid`,
    values,
  });
  await connection.query({
    text: `INSERT INTO verification_trait (account_id, kind, hash, execution_id, user_hash)
           SELECT $1, kind, hash, $4::uuid, $5::bigint FROM unnest($2::text[], $3::bigint[]) AS s (kind, hash)
           ON CONFLICT DO NOTHING`,
    values,
  });
  return { found: row?.found ?? false, other: row?.other ?? false };
}

/** Possible person of an execution; any one member is sufficient, of a term group all terms are required. */
export interface ExecutionPerson {
  readonly id: ExecutionId | null;
  readonly userHash: string | null;
  /** Any of these. */
  readonly emailHashes: readonly string[];
  /** Keyed hashes of document numbers, phone numbers, and words or phonetic keys of names. */
  readonly terms: readonly (readonly string[])[];
}

export interface ExecutionFilter {
  readonly status?: string | undefined;
  readonly workflowId?: string | undefined;
  /** UNIX milliseconds: start inclusive, end exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Only executions older than this one. */
  readonly before?: ExecutionId | undefined;
  readonly person?: ExecutionPerson | undefined;
  /** Only executions of this user id. */
  readonly userHash?: string | undefined;
}

/** Kind of the traits by which executions are searched. */
const FIND = 'find';
/** Limit up to which terms are counted, to find the rarest of a group. */
const COUNTED = 1000;

/** Adds search terms to an execution. */
export async function addFindTerms(
  connection: Connection,
  execution: { readonly environmentId: EnvironmentId; readonly id: ExecutionId },
  terms: readonly string[],
): Promise<void> {
  if (terms.length === 0) return;
  await connection.query({
    name: 'execution_find_terms',
    text: `INSERT INTO verification_trait (account_id, kind, hash, execution_id)
           SELECT $1, '${FIND}', hash, $2::uuid FROM unnest($3::bigint[]) AS t (hash) ON CONFLICT DO NOTHING`,
    values: [execution.environmentId, execution.id, numbers(terms)],
  });
}

/** Parameters and conditions on `e`; $1 is the environment, $2 the limit. */
class Asked {
  readonly values: unknown[];
  readonly conditions: string[] = ['e.account_id = $1'];

  constructor(environmentId: EnvironmentId, limit: number, filter: ExecutionFilter) {
    this.values = [environmentId, limit];
    const { status, workflowId, from, to, before, userHash } = filter;
    this.narrow(status, (p) => `e.status = ${p}`);
    this.narrow(workflowId, (p) => `e.workflow_id = ${p}::uuid`);
    // Ids are in time order (RFC 9562, version 7): a time range is a key range.
    this.narrow(from === undefined ? undefined : firstIdAt(from), (p) => `e.id >= ${p}::uuid`);
    this.narrow(to === undefined ? undefined : firstIdAt(to), (p) => `e.id < ${p}::uuid`);
    this.narrow(before, (p) => `e.id < ${p}::uuid`);
    this.narrow(userHash, (p) => `e.user_hash = ${p}::bigint`);
  }

  private narrow(value: unknown, condition: (parameter: string) => string): void {
    if (value !== undefined) this.conditions.push(condition(this.parameter(value)));
  }

  parameter(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Returns a query of the newest ids that match all conditions and an additional one. */
  branch(condition: string): string {
    const where = [...this.conditions, condition].join(' AND ');
    return `(SELECT e.id FROM workflow_execution e WHERE ${where} ORDER BY e.id DESC LIMIT $2)`;
  }

  /** Returns a query of executions with all terms, driven by the first in index order. */
  branchOfTerms([first = '', ...others]: readonly string[]): string {
    const trait = (alias: string, hash: string) =>
      `${alias}.account_id = $1 AND ${alias}.kind = '${FIND}' AND ${alias}.hash = ${this.parameter(hash)}::bigint`;
    const more = others.map(
      (hash, index) =>
        `EXISTS (SELECT 1 FROM verification_trait o${index} WHERE ${trait(`o${index}`, hash)} AND o${index}.execution_id = t.execution_id)`,
    );
    const where = [trait('t', first), ...this.conditions, ...more].join(' AND ');
    return `(SELECT e.id FROM verification_trait t JOIN workflow_execution e ON e.account_id = $1 AND e.id = t.execution_id
             WHERE ${where} ORDER BY t.execution_id DESC LIMIT $2)`;
  }
}

/** Sorts the terms of a group, the rarest first. */
async function rarestFirst(
  connection: Connection,
  environmentId: EnvironmentId,
  terms: readonly string[],
): Promise<readonly string[]> {
  if (terms.length < 2) return terms;
  const rows = await connection.query<{ hash: string; count: number }>({
    text: `SELECT asked.hash::text AS hash, c.count::int AS count FROM unnest($2::bigint[]) AS asked (hash)
           CROSS JOIN LATERAL (SELECT count(*) AS count FROM (SELECT 1 FROM verification_trait t
             WHERE t.account_id = $1 AND t.kind = '${FIND}' AND t.hash = asked.hash LIMIT ${COUNTED}) s) c`,
    values: [environmentId, numbers(terms)],
  });
  return [...rows].sort((one, other) => one.count - other.count).map(({ hash }) => hash);
}

/**
 * Returns executions, newest first, decrypted.
 * @returns at most `limit`; pass the id of the last one as `before` for the next page
 */
export function findExecutions<S>(
  database: Database,
  environmentId: EnvironmentId,
  filter: ExecutionFilter,
  limit: number,
): Promise<readonly StoredExecution<S>[]> {
  const { person } = filter;
  return database.transaction(async (connection) => {
    // Each filter is planned by its values.
    await connection.query({ text: `SELECT set_config('plan_cache_mode', 'force_custom_plan', true)` });
    const asked = new Asked(environmentId, limit, filter);
    const branches: string[] = [];
    if (person) {
      const { id, userHash, emailHashes, terms } = person;
      if (id !== null) branches.push(asked.branch(`e.id = ${asked.parameter(id)}::uuid`));
      if (userHash !== null)
        branches.push(asked.branch(`e.user_hash = ${asked.parameter(userHash)}::bigint`));
      for (const hash of emailHashes)
        branches.push(asked.branch(`e.email_hash = ${asked.parameter(hash)}::bigint`));
      for (const group of terms)
        branches.push(asked.branchOfTerms(await rarestFirst(connection, environmentId, group)));
      if (branches.length === 0) return [];
    }
    const from = person ? branches.join(' UNION ') : asked.branch('true');
    const ids = await connection.query<{ id: string }>({
      text: `SELECT f.id::text AS id FROM (${from}) f ORDER BY f.id DESC LIMIT $2`,
      values: asked.values,
    });
    return readExecutions<S>(
      connection,
      environmentId,
      ids.map(({ id }) => id),
    );
  });
}
