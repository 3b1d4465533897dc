import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ApiError, mayHoldCardData, parseJson, withoutCardData } from '@assay/contract';
import { CannotAnswer } from './cannot-answer';
import { progressOn } from './progress';

interface JsonLinesStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly progress: NodeJS.WriteStream;
}

export type LineWork = (input: { readonly [key: string]: unknown }) => unknown;

/** Returns the error object for a line. */
const failure = (code: string, message: string, line: number) => ({ error: { code, message }, line });

async function answerLine(text: string, line: number, work: LineWork): Promise<unknown> {
  let input: unknown;
  try {
    input = parseJson(text);
  } catch {
    return failure('1006', 'Invalid input json', line);
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return failure('1006', 'Invalid input json: each line must be an object', line);
  }
  // Responses are often stored, so card numbers are removed.
  if (mayHoldCardData(text)) withoutCardData(input);
  const object = input as { readonly [key: string]: unknown };
  try {
    const answer = (await work(object)) as object;
    return 'id' in object ? { ...answer, id: object.id } : answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failed = failure(error.entry.code, error.message, line);
    return 'id' in object ? { ...failed, id: object.id } : failed;
  }
}

/**
 * Returns the size of a file in bytes.
 * @throws CannotAnswer when the file doesn't exist
 */
async function sizeOf(file: string): Promise<number> {
  const info = await stat(file).catch(() => null);
  if (!info || info.isDirectory()) throw new CannotAnswer(`File not found: ${file}.`);
  return info.size;
}

/** @throws CannotAnswer */
async function openFile(file: string): Promise<NodeJS.ReadableStream> {
  const stream = createReadStream(file);
  try {
    await once(stream, 'open');
  } catch {
    throw new CannotAnswer(`Can't read ${file}. Check its permissions.`);
  }
  return stream;
}

/** Returns a function that writes lines at the speed of the reader, until the reader closes. */
function lineWriter(output: NodeJS.WritableStream): (line: string) => Promise<boolean> {
  let open = true;
  const closed = new Promise<false>((resolve) => {
    output.once('error', () => {
      open = false;
      resolve(false);
    });
  });
  return async (line) => {
    if (!open || output.write(line)) return open;
    return Promise.race([closed, new Promise<true>((resolve) => output.once('drain', () => resolve(true)))]);
  };
}

/**
 * Runs a batch command: JSON Lines from standard input or files, one response line each in the same order,
 * written before the next line is read. The command ends when the reader closes its end (`| head`).
 * @param expected number of lines, if known when the file sizes are not
 * @throws CannotAnswer when a file can't be read
 */
export async function runJsonLines(
  files: readonly string[],
  work: LineWork,
  streams: JsonLinesStreams,
  label: string,
  expected = 0,
): Promise<void> {
  const sizes = await Promise.all(files.map(sizeOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const sources = files.length > 0 ? files.map((file) => () => openFile(file)) : [async () => streams.input];
  const progress = progressOn(streams.progress, label, bytes || expected);
  const write = lineWriter(streams.output);
  let line = 0;
  let read = 0;
  for (const open of sources) {
    const input = await open();
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++;
      read += Buffer.byteLength(text) + 1;
      if (text.trim() === '') continue;
      const answer = await answerLine(text, line, work);
      if (!(await write(`${JSON.stringify(answer)}\n`))) return;
      progress.update(bytes > 0 ? Math.min(read, bytes) : line);
    }
  }
  progress.stop();
}
