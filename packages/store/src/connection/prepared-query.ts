import pg from 'pg';
import { type DatabaseError, serialize } from 'pg-protocol';

/** What a statement answers: one reader a column. */
interface RowShape {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
}

/** The part of pg's connection that a query may use. */
interface Wire {
  readonly stream: { write(bytes: Uint8Array): boolean; readonly writable: boolean };
  readonly parsedStatements: { [name: string]: string | undefined };
}

type Finish = (error: Error | null | undefined, rows?: readonly object[]) => void;

// pg offers it without a type: a JavaScript value as the text (or bytes) of a parameter.
const { prepareValue } = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => string } }
).utils;

const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();
const END = Buffer.concat([EXECUTE, SYNC]);
const DESCRIBE_AND_END = Buffer.concat([DESCRIBE, END]);

// int8 and numeric arrive as text by default: counts and milliseconds here stay below 2^53.
const INT8 = 20;
/** How a column of a type is read from its text. */
const readerOf = (type: number): ((text: string) => unknown) =>
  type === INT8 ? Number : pg.types.getTypeParser(type, 'text');

/** What travels around a statement, in the same write. */
interface Told {
  readonly before: readonly Uint8Array[];
  /** How many answers come before that of the statement. */
  readonly answers: number;
  readonly after?: readonly Uint8Array[];
}

const NOTHING: Told = { before: [], answers: 0 };

/** Tells the database, around a statement and in the same write, what it has to know of it. */
export interface Teller {
  /** The statements that a connection has parsed stay parsed there. */
  readonly keepsStatements: boolean;
  /** Nothing where the connection knows already. */
  messages(connection: object): Told;
}

/** A statement without values and without rows, that is parsed for this once. */
const command = (text: string): readonly Uint8Array[] => [
  serialize.parse({ text }),
  serialize.bind({}),
  EXECUTE,
];

/** Tells a connection which accounts the next statements are about; every connection of our own has it prepared. */
const SET_ACCOUNTS = 'assay_accounts';
export const PREPARE_ACCOUNTS = `PREPARE ${SET_ACCOUNTS}(text) AS SELECT set_config('assay.accounts', $1, false)`;

const PART = 'assay_part';
/** A connection to a node has this prepared, see `distribution/part-function.ts`. */
export const PREPARE_PART = `PREPARE ${PART}(bigint, boolean) AS SELECT assay_part_here($1, $2)`;

/** What `assay.accounts` is on each connection; a connection that is not in here has to be told. */
const accountsOfConnections = new WeakMap<object, string>();

/** What a connection was told is undone by a rollback. */
export const forgetAccounts = (connection: object): void => void accountsOfConnections.delete(connection);

/**
 * For connections that are the server's own: told when it was last about other accounts.
 *
 * @param accounts what `assay.accounts` is to be; null = it does not matter
 */
export const tellAccounts = (accounts: string | null): Teller => ({
  keepsStatements: true,
  messages(connection) {
    if (accounts === null || accountsOfConnections.get(connection) === accounts) return NOTHING;
    const bind = serialize.bind({ statement: SET_ACCOUNTS, values: [accounts] });
    accountsOfConnections.set(connection, accounts);
    return { before: [bind, EXECUTE], answers: 1 };
  },
});

/**
 * For a part on its node: first whether it lies there, in the same transaction as the statement.
 *
 * @param part number of one of the parts; what belongs to an account lies together
 * @param holds whether it is to stay there until the statement is over
 */
export const tellPart = (accounts: string, part: string, holds: boolean): Teller => ({
  keepsStatements: true,
  messages(connection) {
    const { before, answers } = tellAccounts(accounts).messages(connection);
    const bind = serialize.bind({ statement: PART, values: [part, String(holds)] });
    return { before: [...before, bind, EXECUTE], answers: answers + 1 };
  },
});

/**
 * For connections that a pooler deals out anew for every transaction: told each time, and forgotten with the transaction,
 * which for a single statement is what is sent up to its Sync.
 *
 * @param settings by name, as `set_config` takes them
 * @see https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export const tellOnce = (settings: Readonly<Record<string, string>>): Teller => ({
  keepsStatements: false,
  messages() {
    const names = Object.keys(settings);
    if (names.length === 0) return NOTHING;
    const calls = names.map((name, place) => `set_config('${name}', $${place + 1}, true)`);
    const values = names.map((name) => settings[name]!);
    const text = `SELECT ${calls.join(', ')}`;
    return { before: [serialize.parse({ text }), serialize.bind({ values }), EXECUTE], answers: 1 };
  },
});

/** A setting of the transaction, as other servers are told it, too. */
export const setLocal = ([name, value]: readonly [name: string, value: string]): string =>
  `SET LOCAL ${name} = '${value.replaceAll("'", "''")}'`;

type Settings = Readonly<Record<string, string>>;

/**
 * For a database over several servers: a setting reaches the others when it is one of a transaction. What is told nothing goes as
 * it is; everything else in a transaction of its own, all of it in one write.
 *
 * @param settings by name, in this order
 */
export const tellAround = (settings: Settings, keepsStatements: boolean): Teller => {
  const told = Object.entries(settings);
  if (told.length === 0) return { keepsStatements, messages: () => NOTHING };
  return {
    keepsStatements,
    messages: () => ({
      before: ['BEGIN', ...told.map(setLocal)].flatMap(command),
      answers: told.length + 1,
      after: command('COMMIT'),
    }),
  };
};

/** The same for a statement of a transaction that is open: told when it was last about others. @param accounts null = it does not matter */
export const tellInside = (setting: string, accounts: string | null, keepsStatements: boolean): Teller => ({
  keepsStatements,
  messages(connection) {
    if (accounts === null || accountsOfConnections.get(connection) === accounts) return NOTHING;
    accountsOfConnections.set(connection, accounts);
    return { before: command(setLocal([setting, accounts])), answers: 1 };
  },
});

/** By text: a connection that has parsed a statement is not asked again what its rows look like. */
const shapes = new Map<string, RowShape>();

/**
 * A statement in the extended protocol (PostgreSQL documentation, "Message Flow"), as one write to the socket and
 * with as few messages back as there can be: where the statement is known, only rows and their end. The accounts that it is
 * about travel before it in the same write, when the connection was last about others. Handed to pg as what it calls a
 * submittable; pg keeps the queue, the connection and its errors.
 */
export class PreparedQuery implements pg.Submittable {
  /** Called once, with the rows or the error; pg's pool sets it. */
  callback: Finish | undefined;
  private readonly rows: object[] = [];
  private shape: RowShape | undefined;
  private connection: object | undefined;
  /** Answers to what was told before the statement that are still to come. */
  private awaited = 0;
  private isAnswered = false;
  /** As the connection knows it; '' = parsed for this once. */
  readonly name: string;

  /** @param usualName '' = a rare one: what its rows look like is not kept */
  constructor(
    private readonly usualName: string,
    readonly text: string,
    private readonly values: readonly unknown[],
    private readonly teller: Teller,
  ) {
    this.name = teller.keepsStatements ? usualName : '';
  }

  /** Whether it went to the server: what never went was not carried out. */
  get isSent(): boolean {
    return this.connection !== undefined;
  }

  submit(connection: pg.Connection): Error | null {
    const { stream, parsedStatements } = connection as unknown as Wire;
    this.connection = connection;
    const parsed = this.name === '' ? undefined : parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text)
      return new Error(`two statements are called ${this.name}`);
    const messages: Uint8Array[] = [];
    try {
      if (parsed === undefined) messages.push(serialize.parse({ name: this.name, text: this.text }));
      messages.push(
        serialize.bind({
          statement: this.name,
          values: this.values as unknown[],
          valueMapper: prepareValue,
        }),
      );
    } catch (error) {
      return error as Error;
    }
    const { before, answers, after } = this.teller.messages(connection);
    this.awaited = answers;
    const isKnown = parsed !== undefined || !this.teller.keepsStatements;
    this.shape = isKnown ? shapes.get(this.text) : undefined;
    if (after) messages.push(...(this.shape ? [] : [DESCRIBE]), EXECUTE, ...after, SYNC);
    else messages.push(this.shape ? END : DESCRIBE_AND_END);
    if (stream.writable) stream.write(Buffer.concat([...before, ...messages]));
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => readerOf(dataTypeID)),
    };
    this.remember(this.shape);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.awaited > 0) return;
    const { names, readers } = this.shape!;
    const row: { [column: string]: unknown } = {};
    for (let column = 0; column < names.length; column++) {
      const text = fields[column]!;
      row[names[column]!] = text === null ? null : readers[column]!(text);
    }
    this.rows.push(row);
  }

  handleCommandComplete(): void {
    if (this.awaited > 0) {
      this.awaited -= 1;
      return;
    }
    if (this.isAnswered) return;
    this.isAnswered = true;
    // A statement without rows has none to describe.
    if (!this.shape) this.remember({ names: [], readers: [] });
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.rows);
  }

  handleError(error: DatabaseError | Error): void {
    if (this.connection) forgetAccounts(this.connection);
    this.callback?.(error);
  }

  private remember(shape: RowShape): void {
    if (this.usualName !== '') shapes.set(this.text, shape);
  }
}
