import type { ListImportProgress, ManagedListDocument } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/language';
import { type Answer, ApiFailure, call, callStream, REVEALED, type Sent } from './client';
import { usePolicyChanged } from './policy';

const addressOf = (list: string) => `/lists/${encodeURIComponent(list)}/file`;

/** Yields the lines of a response as they arrive. */
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
 * Imports a CSV file into a list; yields its progress.
 * @throws ApiFailure also if the import stops midway; imported entries stay saved
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
  if (!isOver)
    throw new ApiFailure(0, '', t('The connection was lost before the whole file was read. Try again.'));
}

/** Exports a list as a CSV file. @param onBytes called with the number of bytes received */
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

export type ManagedList = ManagedListDocument;
export type ListField = ManagedList['field'];
export type ListEntry = Answer<'GET /lists/{id}/entries'>['entries'][number];

const PAGE_SIZE = 200;

export const managedLists = queryOptions({
  queryKey: ['lists'],
  queryFn: () => call('GET /lists'),
});

/** Lists with the number of their entries, which the server counts for each request. */
export const countedLists = queryOptions({
  queryKey: ['lists', 'counts'],
  queryFn: () => call('GET /lists', { query: { include: 'counts' } }),
  staleTime: 0,
});

/** Query key of a list's entries. */
export const savedEntries = (id: string) => ['list-entries', id] as const;

/** Entries of a list by value, in pages. @param reason for unmasked values; null shows what the role allows */
export const listEntries = (id: string, reason: string | null) =>
  infiniteQueryOptions({
    queryKey: [...savedEntries(id), reason],
    queryFn: ({ pageParam }) => {
      const asked = { params: { id }, query: { limit: PAGE_SIZE, after: pageParam ?? undefined } };
      return reason === null
        ? call('GET /lists/{id}/entries', asked)
        : call('POST /lists/{id}/entries/reveal', { ...asked, body: { reason } });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(reason === null ? {} : REVEALED),
  });

export function useCreateList() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (list: Omit<ManagedList, 'id'>) => call('POST /lists', { body: list }),
    onSuccess: changed,
  });
}

export function useDeleteList() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /lists/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

export function useAddEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entries: Sent<'POST /lists/{id}/entries'>) =>
      call('POST /lists/{id}/entries', { params: { id }, body: entries }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedEntries(id) }),
  });
}

export function useRemoveEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: readonly string[]) =>
      call('DELETE /lists/{id}/entries', { params: { id }, body: { values } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedEntries(id) }),
  });
}
