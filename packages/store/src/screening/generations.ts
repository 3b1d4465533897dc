import type { Connection } from '../connection/connection';

/**
 * Lists as a deployment searches them, numbered in the order in which they came: a process with older ones leaves
 * monitoring to those that have the newest.
 */
export interface Generation {
  readonly number: number;
  readonly digest: string;
}

/**
 * The number of these lists, given to them when they are new.
 * @param lists versions by name: what a later reader of the number wants to know.
 */
export async function enterGeneration(
  connection: Connection,
  lists: { readonly digest: string; readonly versions: object; readonly at: number },
): Promise<Generation> {
  const find = () =>
    connection.query<Generation>({
      text: 'SELECT number, digest FROM screening_generation WHERE digest = $1',
      values: [lists.digest],
    });
  const [known] = await find();
  if (known) return known;
  await connection.query({
    text: `INSERT INTO screening_generation (digest, lists, since) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING`,
    values: [lists.digest, JSON.stringify(lists.versions), lists.at],
  });
  return (await find())[0]!;
}

/** 0 = no lists were loaded yet. */
export async function newestGeneration(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ number: number | null }>({
    text: 'SELECT max(number) AS number FROM screening_generation',
  });
  return row?.number ?? 0;
}
