/** A statement about one account, as it is asked on the node that has the account's rows. */
export interface AtPart {
  readonly account: number;
  /** Whether it writes: then the rows stay on that node until it is over. */
  readonly writes: boolean;
  /** Made when it is asked; it names tables of `PART_TABLES` (`distribution/place.ts`), of which it sees the account's parts. */
  readonly make: () => { readonly name: string; readonly text: string; readonly values: readonly unknown[] };
}

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
  /** What does the same on the node of its account, where there are several servers and that one can be asked; not within a transaction. */
  readonly atPart?: AtPart;
  /** Several statements, or one that no transaction may hold: sent as it is, without values. It sees what the connection sees. */
  readonly script?: true;
}

export type Row = { readonly [column: string]: unknown };

/** What answers statements. */
export interface Queries {
  query<R extends object = Row>(statement: Statement): Promise<readonly R[]>;
}
