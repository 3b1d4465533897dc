import type { Connection } from '../connection/connection';

/** Resolvers remembered for one label; a browser's look-up is asked by one or a few. */
const MOST_RESOLVERS = 8;

/** Notes which resolver asked for a label. */
export async function recordResolver(
  connection: Connection,
  look: { readonly token: string; readonly resolver: string; readonly at: number },
): Promise<void> {
  await connection.query({
    name: 'device_resolver_record',
    text: `INSERT INTO device_resolver (token, resolver, at)
           SELECT $1, $2, $3 WHERE (SELECT count(*) FROM device_resolver WHERE token = $1) < ${MOST_RESOLVERS}
           ON CONFLICT DO NOTHING`,
    values: [look.token, look.resolver, look.at],
  });
}

/** The resolvers that asked for a label since a moment, the first to ask first. */
export async function findResolvers(
  connection: Connection,
  token: string,
  since: number,
): Promise<readonly string[]> {
  const rows = await connection.query<{ resolver: string }>({
    name: 'device_resolver_find',
    text: 'SELECT resolver FROM device_resolver WHERE token = $1 AND at >= $2 ORDER BY at, resolver',
    values: [token, since],
  });
  return rows.map((row) => row.resolver);
}
