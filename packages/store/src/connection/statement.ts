/** Additional data that the distributed form of a statement needs, by form name. */
interface FormFacts {
  readonly database_size: object;
  readonly ownership: object;
  readonly snapshot_lock: object;
  readonly wall: object;
  readonly keep_calls: { readonly account: number; readonly calls: number };
  readonly velocity_look: {
    readonly account: number;
    /** The counters to read, in parameter order, and the accounts that share them. */
    readonly history: readonly { readonly keyHash: string; readonly sharing: ReadonlySet<number> }[];
  };
}

export type FormName = keyof FormFacts;

/** Reference to the form of a statement. */
export type FormRequest<N extends FormName = FormName> = {
  readonly [K in N]: { readonly name: K } & FormFacts[K];
}[N];

export interface Statement {
  /** Named statements are prepared once per connection; omit the name for rare ones. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /**
   * Accounts whose rows it may read and write. By default, those of its `account_id = $n`. Only statements on
   * several accounts set it; `every` is for jobs of the deployment.
   */
  readonly accounts?: readonly number[] | 'every';
  /**
   * Its distributed form; by default the statement is used unchanged. The forms are in
   * `distribution/forms.ts`.
   */
  readonly form?: FormRequest;
  /**
   * Several statements, or one that can't run in a transaction: sent unchanged, without values. It sees what
   * the connection sees.
   */
  readonly script?: true;
}

export type Row = { readonly [column: string]: unknown };

/** Executes statements. */
export interface Queries {
  query<R extends object = Row>(statement: Statement): Promise<readonly R[]>;
}

/** Matches in `JSON.stringify` text: an escaped backslash, a NUL, or an unpaired surrogate. */
const ESCAPES = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

/**
 * Converts a value to jsonb text. NUL and unpaired surrogates, which jsonb can't store (PostgreSQL
 * documentation, 8.14), become U+FFFD. A barcode reader may return such text, and its execution must not
 * fail.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(ESCAPES, (found) => (found === '\\\\' ? found : '\ufffd'));
}

/** Formats a PostgreSQL array of numbers (or of their decimal texts) without the driver's quoting. */
export const numbers = (values: readonly (number | string | null)[]): string =>
  values.includes(null) ? `{${values.map((v) => v ?? 'NULL').join()}}` : `{${values.join()}}`;
