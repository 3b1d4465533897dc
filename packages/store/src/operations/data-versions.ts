import type { Connection } from '../connection/connection';

/** Remembers what a digest of data versions stands for; decisions carry the digest only. */
export async function recordDataVersions(
  connection: Connection,
  data: {
    readonly digest: string;
    readonly versions: { readonly [source: string]: string };
    readonly now: Date;
  },
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO data_version (digest, versions, first_used) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [data.digest, JSON.stringify(data.versions), data.now],
  });
}

/** Version by source, or null for a digest that no process recorded. */
export async function findDataVersions(
  connection: Connection,
  digest: string,
): Promise<{ readonly [source: string]: string } | null> {
  const [row] = await connection.query<{ versions: { readonly [source: string]: string } }>({
    text: 'SELECT versions FROM data_version WHERE digest = $1',
    values: [digest],
  });
  return row?.versions ?? null;
}
