import type { ListImportProgress } from '@assay/management-api';
import { t } from '../i18n/language';
import { callStream } from './client';
import { ApiFailure } from './failure';

const addressOf = (list: string) => `/lists/${encodeURIComponent(list)}/file`;

/** The lines of an answer, each when it is there. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ListImportProgress> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  for (;;) {
    const { done, value } = await reader.read();
    pending += value ?? '';
    const lines = pending.split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ListImportProgress;
    if (done) return;
  }
}

/**
 * Brings a CSV file onto a list; tells how far it is until its end.
 * @throws ApiFailure also where it broke off in the middle; what was saved until then stays
 */
export async function* importListFile(
  list: string,
  file: File,
  signal: AbortSignal,
): AsyncGenerator<ListImportProgress> {
  const headers = { 'content-type': 'text/csv' };
  const answer = await callStream(addressOf(list), { method: 'POST', headers, body: file, signal });
  let isOver = false;
  for await (const progress of linesOf(answer)) {
    yield progress;
    isOver = progress.state !== 'running';
    if (progress.error) throw new ApiFailure(0, progress.error.code, progress.error.message);
  }
  if (!isOver) throw new ApiFailure(0, '', t('The server went away before the file was read.'));
}

/** Reads a list as a CSV file. @param onBytes told how much is here */
export async function exportListFile(list: string, onBytes: (bytes: number) => void): Promise<Blob> {
  const answer = await callStream(addressOf(list), { method: 'GET' });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: 'text/csv' });
    pieces.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}
