import type { ListImportProgress } from '@assay/contract';
import { ApiFailure } from './failure';

const addressOf = (list: string) => `/management-api/v1/lists/${encodeURIComponent(list)}/file`;

async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as {
    readonly error?: { readonly code?: string; readonly message?: string };
  } | null;
  return new ApiFailure(
    response.status,
    body?.error?.code ?? '',
    body?.error?.message ?? `The server answered with status ${response.status}.`,
  );
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiFailure(0, '', 'The server does not answer. Is it running?');
  }
  if (!response.ok || !response.body) throw await failureOf(response);
  return response;
}

/** The lines of an answer, each when it is there. */
async function* linesOf(response: Response): AsyncGenerator<ListImportProgress> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
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
  const headers = { 'content-type': 'text/csv', 'X-Assay-Panel': '1' };
  const response = await ask(addressOf(list), { method: 'POST', headers, body: file, signal });
  let isOver = false;
  for await (const progress of linesOf(response)) {
    yield progress;
    isOver = progress.state !== 'running';
    if (progress.error) throw new ApiFailure(0, progress.error.code, progress.error.message);
  }
  if (!isOver) throw new ApiFailure(0, '', 'The server went away before the file was read.');
}

/** Reads a list as a CSV file. @param onBytes told how much is here */
export async function exportListFile(list: string, onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await ask(addressOf(list), {});
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: 'text/csv' });
    pieces.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}
