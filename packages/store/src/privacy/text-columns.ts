/**
 * Rewrites every text in the database, table by table in batches of pages: used to apply a rule to all of
 * them (card numbers of earlier versions). Generated columns, foreign keys and the audit log are unchanged.
 */
import type { Connection, Database } from '../connection/connection';

type TextKind = 'text' | 'text[]' | 'json' | 'jsonb';

export interface TextTable {
  /** Quoted for SQL. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly kind: TextKind }[];
  readonly pages: number;
}

/** A row with matching texts: its position, and its texts by column. */
interface TextRow {
  readonly place: string;
  readonly texts: { readonly [column: string]: string | null };
}

interface ScrubbedPages {
  readonly changed: number;
  /** Number of rows that a constraint leaves unchanged, such as a name that another row already has. */
  readonly kept: number;
}

/** 13 digits with at most three separators between two: matches every card number, and other texts. */
const MAY_HOLD =
  '\\d([^0-9A-Za-z"]{0,3}\\d){12}|[cC][vV][vVcCnN]|[cC][sS][cC]|[sS][eE][cC][uU][rR][iI][tT][yY]';

/** Audit records are chained: changing one would break the proof that none was changed. */
const CHAINED = ['audit'];

/** Returns the tables with texts, ordered by name. */
export async function textTables(connection: Connection): Promise<readonly TextTable[]> {
  const rows = await connection.query<{ name: string; column: string; kind: TextKind; pages: number }>({
    text: `SELECT format('%I.%I', n.nspname, c.relname) AS name, quote_ident(a.attname) AS column,
              format_type(a.atttypid, NULL) AS kind,
              (pg_relation_size(c.oid) / current_setting('block_size')::int)::int AS pages
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE n.nspname = current_schema() AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
          AND format_type(a.atttypid, NULL) IN ('text', 'text[]', 'json', 'jsonb') AND NOT c.relname = ANY($1)
        ORDER BY 1, a.attnum`,
    values: [CHAINED],
  });
  const tables = new Map<
    string,
    { name: string; pages: number; columns: { name: string; kind: TextKind }[] }
  >();
  for (const { name, column, kind, pages } of rows) {
    const table = tables.get(name) ?? { name, pages, columns: [] };
    table.columns.push({ name: column, kind });
    tables.set(name, table);
  }
  return [...tables.values()];
}

async function rowsOf(connection: Connection, table: TextTable, from: number, pages: number) {
  const texts = table.columns.map(({ name }) => `${name}::text`);
  return connection.query<TextRow>({
    accounts: 'every',
    text: `SELECT ctid::text AS place, json_build_object(${table.columns.map(({ name }) => `'${name.replaceAll("'", "''")}', ${name}::text`).join(', ')}) AS texts
         FROM ${table.name}
        WHERE ctid >= $1::tid AND ctid < $2::tid AND concat_ws(' ', ${texts.join(', ')}) ~ $3`,
    values: [`(${from},0)`, `(${from + pages},0)`, MAY_HOLD],
  });
}

/**
 * Rewrites the texts of some pages of a table, each row in a separate transaction.
 * @param rewrite receives a text in PostgreSQL's format; null = unchanged
 */
export async function rewriteTexts(
  database: Database,
  table: TextTable,
  from: number,
  pages: number,
  rewrite: (text: string, kind: TextKind) => string | null,
): Promise<ScrubbedPages> {
  let [changed, kept] = [0, 0];
  for (const { place, texts } of await rowsOf(database, table, from, pages)) {
    const changes = table.columns.flatMap(({ name, kind }) => {
      const text = texts[name] ?? null;
      const rewritten = text === null ? null : rewrite(text, kind);
      return rewritten === null ? [] : [{ name, kind, text, rewritten }];
    });
    if (changes.length === 0) continue;
    const sets = changes.map(({ name, kind }, at) => `${name} = $${2 * at + 2}::${kind}`);
    // Only if the row still has the text that was read, because it may have been changed meanwhile.
    const guards = changes.map(({ name }, at) => `${name}::text = $${2 * at + 3}`);
    try {
      const done = await database.query({
        accounts: 'every',
        text: `UPDATE ${table.name} SET ${sets.join(', ')} WHERE ctid = $1::tid AND ${guards.join(' AND ')} RETURNING 1`,
        values: [place, ...changes.flatMap(({ rewritten, text }) => [rewritten, text])],
      });
      if (done.length > 0) changed++;
      else kept++;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('23'))) throw error;
      kept++;
    }
  }
  return { changed, kept };
}
