/** What the form of a statement for several servers has to know beside its text and values, by its name. */
interface FormFacts {
  readonly database_size: object;
  readonly ownership: object;
  readonly snapshot_lock: object;
  readonly wall: object;
  readonly keep_calls: { readonly account: number; readonly calls: number };
  readonly velocity_look: {
    readonly account: number;
    /** The counters that are read, in the order of their parameter, and the accounts that share them. */
    readonly history: readonly { readonly keyHash: string; readonly sharing: ReadonlySet<number> }[];
  };
}

export type FormName = keyof FormFacts;

/** Names the form of a statement. */
export type FormRequest<N extends FormName = FormName> = {
  readonly [K in N]: { readonly name: K } & FormFacts[K];
}[N];

export interface Statement {
  /** Named statements are prepared once a connection; leave the name out for rare ones. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /**
   * The accounts whose rows it may see and write. Left out, they are those of its `account_id = $n`; only what works on
   * several at once says them, and `every` is for the jobs of the deployment.
   */
  readonly accounts?: readonly number[] | 'every';
  /** Its form for several servers; left out, every database is asked for it as it is. The forms are in `distribution/forms.ts`. */
  readonly form?: FormRequest;
  /** Several statements, or one that no transaction may hold: sent as it is, without values. It sees what the connection sees. */
  readonly script?: true;
}

export type Row = { readonly [column: string]: unknown };

/** What answers statements. */
export interface Queries {
  query<R extends object = Row>(statement: Statement): Promise<readonly R[]>;
}

/** In the text of `JSON.stringify`: an escaped backslash, a NUL, or half of a surrogate pair. */
const ESCAPES = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

/**
 * A value as the text of a jsonb. What a jsonb cannot hold, NUL and halves of surrogate pairs (PostgreSQL documentation,
 * 8.14), becomes U+FFFD: a reader of barcodes may well find such, and its execution must not stand still for it.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(ESCAPES, (found) => (found === '\\\\' ? found : '\ufffd'));
}

/** A PostgreSQL array of numbers (or of their decimal texts), written without the driver's quoting. */
export const numbers = (values: readonly (number | string | null)[]): string =>
  values.includes(null) ? `{${values.map((v) => v ?? 'NULL').join()}}` : `{${values.join()}}`;
