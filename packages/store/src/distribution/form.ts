import type { FormName, FormRequest, Statement } from '../connection/statement';

/** A statement about one account, as it is asked on the node that has the account's rows. */
export interface AtPart {
  readonly account: number;
  /** Whether it writes: then the rows stay on that node until it is over. */
  readonly writes: boolean;
  /** Made when it is asked; it names tables of `PART_TABLES` (`place.ts`), of which it sees the account's parts. */
  readonly make: () => { readonly name: string; readonly text: string; readonly values: readonly unknown[] };
}

/** A statement for several servers. */
export interface RoutedStatement extends Statement {
  /** What does the same on the node of its account, where that one can be asked; not within a transaction. */
  readonly atPart?: AtPart;
}

export type Ask = <R extends object>(statement: RoutedStatement) => Promise<readonly R[]>;

/**
 * Asks for what a statement asks for, where the tables of accounts lie on several servers. The rows are those of the statement.
 * @param ask asks any server, or the node of the account
 */
export type Form<N extends FormName> = (
  statement: Statement,
  request: FormRequest<N>,
  ask: Ask,
) => Promise<readonly object[]>;
