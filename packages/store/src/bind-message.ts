/**
 * The message Bind of the extended protocol (PostgreSQL documentation, "Message Formats"), written in one pass. An
 * evaluation travels with two dozen texts: pg's own writer begins at 256 bytes, grows step by step, and measures every
 * text before it writes it.
 */

/** A parameter as it travels: text, bytes or null. */
export type Parameter = string | Uint8Array | null;

const BIND = 0x42;
const NULL_LENGTH = -1;
const TEXT = 0;
const BINARY = 1;
const FIRST_SIZE = 65_536;
/** Most bytes that UTF-8 needs for one unit of a JavaScript string. */
const MOST_BYTES = 3;
/** Shorter texts are copied letter by letter: calling into the engine costs more than that. */
const SHORT = 24;

/** Where messages are put together; grows to the largest and stays. */
let scratch = Buffer.allocUnsafe(FIRST_SIZE);

function ensure(used: number, more: number): void {
  if (scratch.length - used >= more) return;
  const larger = Buffer.allocUnsafe(Math.max(2 * scratch.length, used + more));
  scratch.copy(larger, 0, 0, used);
  scratch = larger;
}

/** Writes a text; where it ends. */
function putText(text: string, at: number): number {
  if (text.length > SHORT) return at + scratch.write(text, at);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return at + scratch.write(text, at);
    scratch[at + i] = code;
  }
  return at + text.length;
}

function putParameter(value: Parameter, at: number): number {
  const start = at + 4;
  if (value === null) {
    ensure(at, 4);
    scratch.writeInt32BE(NULL_LENGTH, at);
    return start;
  }
  ensure(at, 4 + MOST_BYTES * value.length);
  let end: number;
  if (typeof value === 'string') end = putText(value, start);
  else {
    scratch.set(value, start);
    end = start + value.length;
  }
  scratch.writeInt32BE(end - start, at);
  return end;
}

/**
 * Binds a prepared statement to values; results are asked for as text.
 * @param statement its name
 * @param after messages that follow in the same bytes
 */
export function bindMessage(statement: string, values: readonly Parameter[], after: Uint8Array): Uint8Array {
  const formats = values.some((value) => value instanceof Uint8Array) ? values.length : 0;
  ensure(0, 16 + MOST_BYTES * statement.length + 2 * formats);
  scratch[0] = BIND;
  // The length comes last; the portal has no name.
  scratch[5] = 0;
  let at = putText(statement, 6);
  scratch[at++] = 0;
  at = scratch.writeUInt16BE(formats, at);
  for (let i = 0; i < formats; i++)
    at = scratch.writeInt16BE(values[i] instanceof Uint8Array ? BINARY : TEXT, at);
  at = scratch.writeUInt16BE(values.length, at);
  for (let i = 0; i < values.length; i++) at = putParameter(values[i]!, at);
  ensure(at, 2 + after.length);
  at = scratch.writeUInt16BE(0, at);
  scratch.writeInt32BE(at - 1, 1);
  scratch.set(after, at);
  return Uint8Array.prototype.slice.call(scratch, 0, at + after.length);
}
