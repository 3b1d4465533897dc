import pg from 'pg';
import { type DatabaseError, serialize } from 'pg-protocol';
import { EXECUTE, forgetAccounts, type Teller } from './database-session';

/** Row format of a statement: one reader per column. */
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

// pg exports it without a type: converts a JavaScript value to the text (or bytes) of a parameter.
const { prepareValue } = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => string } }
).utils;

const DESCRIBE = serialize.describe({ type: 'P' });
const SYNC = serialize.sync();
const END = Buffer.concat([EXECUTE, SYNC]);
const DESCRIBE_AND_END = Buffer.concat([DESCRIBE, END]);

// int8 and numeric arrive as text by default: counts and milliseconds here stay below 2^53.
const INT8 = 20;
/** Returns the text reader of a column type. */
const readerOf = (type: number): ((text: string) => unknown) =>
  type === INT8 ? Number : pg.types.getTypeParser(type, 'text');

/** Row formats by text, so that a connection with a parsed statement needs no description of its rows. */
const shapes = new Map<string, RowShape>();

/**
 * A statement in the extended protocol (PostgreSQL documentation, "Message Flow"), sent in one socket write
 * with as few responses as possible: for a known statement, only rows and their end. Its accounts precede it
 * in the same write if they differ from the connection's last ones. It is a "submittable" of pg, which
 * manages the queue, the connection and its errors.
 */
export class PreparedQuery implements pg.Submittable {
  /** Called once, with the rows or the error; pg's pool sets it. */
  callback: Finish | undefined;
  private readonly rows: object[] = [];
  private shape: RowShape | undefined;
  private connection: object | undefined;
  /** Number of responses to the preceding context that are still expected. */
  private awaited = 0;
  private isAnswered = false;
  /** Name on the connection; '' = parsed for one use. */
  readonly name: string;

  /** @param usualName '' = a rare statement whose row format is not cached */
  constructor(
    private readonly usualName: string,
    readonly text: string,
    private readonly values: readonly unknown[],
    private readonly teller: Teller,
  ) {
    this.name = teller.keepsStatements ? usualName : '';
  }

  /** True if it was sent to the server; an unsent statement was not executed. */
  get isSent(): boolean {
    return this.connection !== undefined;
  }

  submit(connection: pg.Connection): Error | null {
    const { stream, parsedStatements } = connection as unknown as Wire;
    this.connection = connection;
    const parsed = this.name === '' ? undefined : parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text)
      return new Error(`two statements have the name ${this.name}`);
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
    // A statement without rows has an empty row format.
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
