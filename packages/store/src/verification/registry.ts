import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';

/**
 * Counts the cost of a query to a paid source before it is sent.
 * @param day `YYYY-MM-DD`, UTC
 * @param cost of the query, and the daily maximum, in the operator's currency
 * @returns false if the daily maximum would be exceeded; nothing is counted then
 */
export async function spendOnQuestion(
  connection: Connection,
  question: { readonly source: string; readonly day: string; readonly cost: number; readonly perDay: number },
): Promise<boolean> {
  const { source, day, cost, perDay } = question;
  if (cost > perDay) return false;
  const rows = await connection.query<{ questions: number }>({
    name: 'identity_spend',
    text: `INSERT INTO identity_spending AS s (source, day, questions, cost) VALUES ($1, $2::date, 1, $3)
           ON CONFLICT (source, day) DO UPDATE SET questions = s.questions + 1, cost = s.cost + excluded.cost
             WHERE s.cost + excluded.cost <= $4
           RETURNING questions`,
    values: [source, day, cost, perDay],
  });
  return rows.length > 0;
}

/** Deletes the costs before a day (`YYYY-MM-DD`). */
export async function removeSpendingBefore(connection: Connection, day: string): Promise<void> {
  await connection.query({ text: 'DELETE FROM identity_spending WHERE day < $1::date', values: [day] });
}

/** One person of a registry: found by its keys, decrypted by the caller. */
export interface StoredIdentity {
  readonly recordHash: string;
  readonly keyHashes: readonly string[];
  readonly emailHash: string | null;
  readonly sealed: Buffer;
}

export interface IdentityRegistry {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly people: number;
  /** UNIX milliseconds. */
  readonly importedAt: number;
}

/** Maximum number of persons that are read per query; beyond that, a name can't identify a person. */
const MAX_FOUND = 50;

/** Adds persons to a registry; replaces existing ones. */
export async function putIdentities(
  connection: Connection,
  environmentId: EnvironmentId,
  registry: string,
  people: readonly StoredIdentity[],
): Promise<void> {
  // Of two rows for one person in a batch, the last one counts.
  const last = [...new Map(people.map((person) => [person.recordHash, person])).values()];
  const hashes = last.map(({ recordHash }) => recordHash);
  await connection.query({
    name: 'identity_forget_keys',
    text: 'DELETE FROM identity_key WHERE account_id = $1 AND registry = $2 AND record_hash = ANY($3::bigint[])',
    values: [environmentId, registry, numbers(hashes)],
  });
  await connection.query({
    name: 'identity_put',
    text: `INSERT INTO identity_record AS r (account_id, registry, record_hash, email_hash, sealed)
           SELECT $1, $2, * FROM unnest($3::bigint[], $4::bigint[], $5::bytea[])
           ON CONFLICT (account_id, registry, record_hash)
             DO UPDATE SET email_hash = excluded.email_hash, sealed = excluded.sealed`,
    values: [
      environmentId,
      registry,
      numbers(hashes),
      last.map(({ emailHash }) => emailHash),
      last.map(({ sealed }) => sealed),
    ],
  });
  const keys = last.flatMap(({ recordHash, keyHashes }) =>
    keyHashes.map((keyHash) => ({ recordHash, keyHash })),
  );
  await connection.query({
    name: 'identity_put_keys',
    text: `INSERT INTO identity_key (account_id, registry, key_hash, record_hash)
           SELECT $1, $2, * FROM unnest($3::bigint[], $4::bigint[]) ON CONFLICT DO NOTHING`,
    values: [
      environmentId,
      registry,
      numbers(keys.map(({ keyHash }) => keyHash)),
      numbers(keys.map(({ recordHash }) => recordHash)),
    ],
  });
}

/** Records the import of a registry, and counts its persons. */
export async function noteRegistry(
  connection: Connection,
  environmentId: EnvironmentId,
  {
    name,
    countries,
    at,
  }: { readonly name: string; readonly countries: readonly string[]; readonly at: number },
): Promise<number> {
  const [row] = await connection.query<{ people: string }>({
    text: `INSERT INTO identity_registry AS g (account_id, name, countries, people, imported_at)
           SELECT $1::int, $2::text, $3::text[], count(*), $4::bigint FROM identity_record WHERE account_id = $1 AND registry = $2
           ON CONFLICT (account_id, name) DO UPDATE SET people = excluded.people, imported_at = excluded.imported_at,
             countries = ARRAY(SELECT DISTINCT country FROM unnest(g.countries || excluded.countries) country ORDER BY 1)
           RETURNING people::text`,
    values: [environmentId, name, countries, at],
  });
  return Number(row?.people ?? 0);
}

/** Returns the registries of an environment. */
export async function listRegistries(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<readonly IdentityRegistry[]> {
  const rows = await connection.query<{ name: string; countries: string[]; people: string; at: string }>({
    name: 'identity_registries',
    text: `SELECT name, countries, people::text, imported_at::text AS at FROM identity_registry
           WHERE account_id = $1 ORDER BY name`,
    values: [environmentId],
  });
  return rows.map(({ at, people, ...row }) => ({ ...row, people: Number(people), importedAt: Number(at) }));
}

/**
 * Deletes all persons of a registry.
 * @returns true if it existed
 */
export async function removeRegistry(
  connection: Connection,
  environmentId: EnvironmentId,
  name: string,
): Promise<boolean> {
  await connection.query({
    text: 'DELETE FROM identity_record WHERE account_id = $1 AND registry = $2',
    values: [environmentId, name],
  });
  const rows = await connection.query({
    text: 'DELETE FROM identity_registry WHERE account_id = $1 AND name = $2 RETURNING name',
    values: [environmentId, name],
  });
  return rows.length > 0;
}

/** A person found by one of the keys. */
export interface FoundIdentity {
  readonly registry: string;
  readonly recordHash: string;
  readonly sealed: Buffer;
}

/**
 * Returns the persons under any of the keys, and whether a registry of the environment covers the country. If
 * one does, a person without a match is unknown; otherwise the person was not searched.
 */
export async function findIdentities(
  connection: Connection,
  environmentId: EnvironmentId,
  country: string,
  keyHashes: readonly string[],
): Promise<{ readonly covered: boolean; readonly found: readonly FoundIdentity[] }> {
  const rows = await connection.query<{
    registry: string | null;
    record_hash: string | null;
    sealed: Buffer | null;
  }>({
    name: 'identity_find',
    text: `SELECT r.registry, r.record_hash::text, r.sealed
             FROM (SELECT 1 FROM identity_registry WHERE account_id = $1 AND $2 = ANY(countries) LIMIT 1) covered
             LEFT JOIN LATERAL (
               SELECT DISTINCT k.registry, k.record_hash FROM identity_key k
                WHERE k.account_id = $1 AND k.key_hash = ANY($3::bigint[]) LIMIT ${MAX_FOUND}
             ) k ON true
             LEFT JOIN identity_record r
               ON r.account_id = $1 AND r.registry = k.registry AND r.record_hash = k.record_hash`,
    values: [environmentId, country, numbers(keyHashes)],
  });
  const found = rows.flatMap(({ registry, record_hash: recordHash, sealed }) =>
    registry !== null && recordHash !== null && sealed !== null ? [{ registry, recordHash, sealed }] : [],
  );
  return { covered: rows.length > 0, found };
}

/**
 * Erases persons by the hashes of their email addresses.
 * @returns number of deleted persons
 */
export async function eraseIdentities(
  connection: Connection,
  environmentId: EnvironmentId,
  { emailHashes }: { readonly emailHashes: readonly string[] },
): Promise<number> {
  const rows = await connection.query({
    text: `DELETE FROM identity_record WHERE account_id = $1 AND email_hash = ANY($2::bigint[]) RETURNING 1`,
    values: [environmentId, numbers(emailHashes)],
  });
  return rows.length;
}
