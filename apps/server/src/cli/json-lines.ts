import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ApiError } from '@assay/contract';
import { progressOn } from './progress';

export interface JsonLinesStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly progress: NodeJS.WriteStream;
}

export type LineWork = (input: { readonly [key: string]: unknown }) => unknown;

/** A line that cannot be answered. */
const failure = (code: string, message: string, line: number) => ({ error: { code, message }, line });

async function answerLine(text: string, line: number, work: LineWork): Promise<unknown> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return failure('1006', 'Invalid input json', line);
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return failure('1006', 'Invalid input json: a line should be an object', line);
  }
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
 * The batch commands' way of working: JSON Lines from standard input or from files, one answer a line in the same
 * order, each written before the next line is needed.
 */
export async function runJsonLines(
  files: readonly string[],
  work: LineWork,
  streams: JsonLinesStreams,
  label: string,
): Promise<void> {
  const sources = files.length > 0 ? files.map((file) => createReadStream(file)) : [streams.input];
  const bytes =
    files.length > 0
      ? (await Promise.all(files.map((file) => stat(file)))).reduce((sum, info) => sum + info.size, 0)
      : 0;
  const progress = progressOn(streams.progress, label, bytes);
  let line = 0;
  let read = 0;
  for (const source of sources) {
    for await (const text of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++;
      read += Buffer.byteLength(text) + 1;
      if (text.trim() === '') continue;
      const answer = await answerLine(text, line, work);
      if (!streams.output.write(`${JSON.stringify(answer)}\n`)) {
        await new Promise((resolve) => streams.output.once('drain', resolve));
      }
      progress.update(bytes > 0 ? Math.min(read, bytes) : line);
    }
  }
  progress.stop();
}
