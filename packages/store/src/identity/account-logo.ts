import type { Connection } from '../connection/connection';

/** Replaces the logo of an account; its `name` and size stand in the account's settings. */
export async function saveLogo(
  connection: Connection,
  accountId: number,
  logo: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO account_logo (account_id, name, bytes) VALUES ($1, $2, $3)
           ON CONFLICT (account_id) DO UPDATE SET name = EXCLUDED.name, bytes = EXCLUDED.bytes`,
    values: [accountId, logo.name, logo.bytes],
  });
}

export async function dropLogo(connection: Connection, accountId: number): Promise<void> {
  await connection.query({ text: 'DELETE FROM account_logo WHERE account_id = $1', values: [accountId] });
}

/** The bytes of an account's logo; null = it has none of this name. */
export async function readLogo(
  connection: Connection,
  accountId: number,
  name: string,
): Promise<Buffer | null> {
  const [row] = await connection.query<{ bytes: Buffer }>({
    name: 'read_logo',
    text: 'SELECT bytes FROM account_logo WHERE account_id = $1 AND name = $2',
    values: [accountId, name],
  });
  return row?.bytes ?? null;
}
