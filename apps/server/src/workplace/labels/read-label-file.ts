import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  labelSignal,
  maskCardData,
  parseJson,
  readObject,
  type TransactionId,
  textOf,
} from '@assay/contract';
import { parse } from 'csv-parse';

/** A line of a label file. */
export type LabelLine =
  | {
      readonly line: number;
      readonly bytes: number;
      readonly transactionId: TransactionId;
      readonly label: string;
    }
  | { readonly line: number; readonly bytes: number; readonly problem: string };

const MAX_ID_LENGTH = 255;

function lineOf(line: number, bytes: number, id: unknown, label: unknown): LabelLine {
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH) {
    return { line, bytes, problem: 'transaction_id must be a text of 1 to 255 characters' };
  }
  if (typeof label !== 'string' || !labelSignal(label)) {
    return { line, bytes, problem: 'label must be a value of the label set' };
  }
  // Masked in the same way as the id of the stored transaction.
  return { line, bytes, transactionId: maskCardData(id), label };
}

/** Returns undefined when the text is not a JSON object. */
function objectOf(text: string): { readonly [member: string]: unknown } | undefined {
  try {
    return readObject(parseJson(text));
  } catch {
    return undefined;
  }
}

async function* jsonLines(path: string): AsyncGenerator<LabelLine> {
  let line = 0;
  let bytes = 0;
  for await (const text of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    bytes += Buffer.byteLength(text) + 1;
    if (text.trim() === '') continue;
    const object = objectOf(text);
    yield object
      ? lineOf(line, bytes, textOf(object, 'transaction_id'), object.label)
      : { line, bytes, problem: 'a line must be a JSON object' };
  }
}

interface CsvRecord {
  readonly record: { readonly [column: string]: string | undefined };
  readonly info: { readonly lines: number; readonly bytes: number };
}

async function* csv(path: string): AsyncGenerator<LabelLine> {
  const parser = createReadStream(path).pipe(
    parse({
      columns: (names: string[]) => names.map((name) => name.trim()),
      bom: true,
      info: true,
      relax_column_count: true,
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
    yield lineOf(info.lines, info.bytes, record.transaction_id, record.label);
  }
}

/**
 * Reads a label file line by line: JSON Lines of `{transaction_id, label}`, or CSV (RFC 4180) with those
 * columns if the name ends in `.csv`.
 */
export const readLabelFile = (path: string): AsyncGenerator<LabelLine> =>
  /\.csv$/i.test(path) ? csv(path) : jsonLines(path);
