import type { EnvironmentId, IdentityRecord } from '@assay/contract';
import {
  type Connection,
  type Database,
  noteRegistry,
  putIdentities,
  removeRegistry,
  type StoredIdentity,
} from '@assay/store';
import { type Hasher, keyHash } from '../../../scoring/index';
import { identityKeys, type RecordBox } from './registry-keys';
import type { RegistryRow } from './registry-row';

/** Number of rows written together. */
const BATCH = 500;

interface RegistryImport {
  readonly environmentId: EnvironmentId;
  readonly registry: string;
  /** Removes the previous content of the registry. */
  readonly replace: boolean;
  /** An invalid row cancels the whole import. */
  readonly allOrNothing: boolean;
  /** UNIX milliseconds. */
  readonly at: number;
}

export interface ImportResult {
  readonly loaded: number;
  readonly refused: number;
  /** Number of people in the registry afterwards; null when nothing was changed. */
  readonly people: number | null;
}

interface ImportPorts {
  readonly database: Database;
  readonly hasher: Hasher;
  readonly box: RecordBox;
  /** Called for each skipped row. */
  readonly onFault: (line: number, fault: string) => void;
  readonly onProgress?: (rows: number) => void;
}

/** Returns a row identity: the document number, or name, birth date and place without one. */
function identityOf({ person, line2 }: IdentityRecord): string {
  const [id] = person.national_ids;
  if (id) return `${id.country}\0${id.type}\0${id.value}`;
  return JSON.stringify([person.full_name, person.date_of_birth, person.addresses, line2, person.phones]);
}

function stored(
  { hasher, box }: Pick<ImportPorts, 'hasher' | 'box'>,
  { environmentId, registry }: RegistryImport,
  country: string,
  record: IdentityRecord,
): StoredIdentity {
  const { person } = record;
  const recordHash = hasher('identity:record', identityOf(record));
  const [email] = person.emails;
  const parts = [person.first_name, person.last_name].filter((name) => name !== null);
  return {
    recordHash,
    keyHashes: identityKeys(
      {
        country,
        ids: person.national_ids.map(({ value }) => value),
        names: [
          ...(parts.length === 2 ? [parts.join(' ')] : []),
          ...(person.full_name ? [person.full_name] : []),
        ],
        dateOfBirth: person.date_of_birth,
        postcode: person.addresses[0]?.postal_code ?? null,
        phones: person.phones.map(({ value }) => value),
      },
      hasher,
    ),
    emailHash: email ? keyHash(hasher, 'email', email.value) : null,
    sealed: box.seal(record, { environmentId, registry, recordHash }),
  };
}

class BrokenRow extends Error {}

/** Writes the valid rows in batches with `write`. */
async function load(
  ports: ImportPorts,
  work: RegistryImport,
  rows: AsyncIterable<RegistryRow>,
  write: (people: readonly StoredIdentity[]) => Promise<void>,
) {
  const countries = new Set<string>();
  let batch: StoredIdentity[] = [];
  let loaded = 0;
  let refused = 0;
  for await (const row of rows) {
    if ('fault' in row) {
      refused += 1;
      ports.onFault(row.line, row.fault);
      continue;
    }
    countries.add(row.country);
    batch.push(stored(ports, work, row.country, row.record));
    loaded += 1;
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
    ports.onProgress?.(loaded + refused);
  }
  await write(batch);
  return { loaded, refused, countries: [...countries].sort() };
}

/**
 * Imports a registry: stores valid rows and reports the others. All-or-nothing is one transaction. Otherwise
 * each batch is one, so an interrupted import is continued by importing again.
 * @throws any error from reading the rows
 */
export async function importRegistry(
  ports: ImportPorts,
  work: RegistryImport,
  rows: AsyncIterable<RegistryRow>,
): Promise<ImportResult> {
  const { environmentId, registry, replace, allOrNothing, at } = work;
  const put = (connection: Connection) => async (people: readonly StoredIdentity[]) => {
    if (people.length > 0) await putIdentities(connection, environmentId, registry, people);
  };
  const note = (connection: Connection, countries: readonly string[]) =>
    noteRegistry(connection, environmentId, { name: registry, countries, at });
  if (!allOrNothing && !replace) {
    const done = await load(ports, work, rows, (people) =>
      ports.database.transaction((connection) => put(connection)(people)),
    );
    const people = done.loaded === 0 ? null : await note(ports.database, done.countries);
    return { loaded: done.loaded, refused: done.refused, people };
  }
  let refused = 0;
  try {
    return await ports.database.transaction(async (connection) => {
      if (replace) await removeRegistry(connection, environmentId, registry);
      const done = await load(ports, work, rows, put(connection));
      refused = done.refused;
      if (allOrNothing && refused > 0) throw new BrokenRow();
      return { loaded: done.loaded, refused, people: await note(connection, done.countries) };
    });
  } catch (error) {
    if (error instanceof BrokenRow) return { loaded: 0, refused, people: null };
    throw error;
  }
}
