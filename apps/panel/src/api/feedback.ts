import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, isStale, type Sent, sendFile } from './client';
import type { Space } from './evaluations';

export type Attachment = Answer<'GET /cases/{id}/attachments'>['attachments'][number];
type Opened = Answer<'GET /cases/{id}/attachments/{attachment_id}'>;

const PATHS = {
  DECISIONS: '/evaluations/{id}',
  SCREENING: '/cases/{id}',
  VERIFICATIONS: '/workflow-executions/{id}',
} as const;

/** Object that files are attached to: a transaction, a case or a verification. */
export interface Thing {
  readonly source: keyof typeof PATHS;
  readonly id: string;
  /** Defaults to the environment of the session. */
  readonly space?: Space;
}

export const attachments = ({ source, id, space }: Thing) =>
  queryOptions({
    queryKey: ['attachments', source, id, space],
    queryFn: () =>
      call(`GET ${PATHS[source]}/attachments` as const, { params: { id }, query: { environment: space } }),
  });

/** Refetches the files of an object and its history. */
function useFilesChanged() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => ['attachments', 'case', 'queue-item'].includes(String(first)),
    });
}

/** File with its abort signal and progress callback. */
interface SentFile {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent. */
  readonly onSent: (bytes: number) => void;
}

export function useAttach({ source, id, space }: Thing) {
  const changed = useFilesChanged();
  return useMutation({
    mutationFn: ({ file, ...how }: SentFile) => {
      const headers = {
        'content-type': 'application/octet-stream',
        // A lone surrogate isn't a character and can't be encoded.
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.replace(/\p{Cs}/gu, ''))}`,
      };
      const path = PATHS[source].replace('{id}', encodeURIComponent(id));
      return sendFile(`${path}/attachments${space ? `?environment=${space}` : ''}`, file, {
        headers,
        ...how,
      });
    },
    onSuccess: changed,
  });
}

/** Opens a file; the server records the user. @param reason required for users with masked personal data */
export const openAttachment = (
  { source, id, space }: Thing,
  attachment: string,
  reason: string | null,
): Promise<Opened> => {
  const address = { params: { id, attachment_id: attachment }, query: { environment: space } };
  return reason === null
    ? call(`GET ${PATHS[source]}/attachments/{attachment_id}` as const, address)
    : call(`POST ${PATHS[source]}/attachments/{attachment_id}/reveal` as const, {
        ...address,
        body: { reason },
      });
};

export function useRemoveAttachment({ source, id, space }: Thing) {
  const changed = useFilesChanged();
  return useMutation({
    mutationFn: (attachment: string) =>
      call(`DELETE ${PATHS[source]}/attachments/{attachment_id}` as const, {
        params: { id, attachment_id: attachment },
        query: { environment: space },
      }),
    onSettled: changed,
  });
}

/** Manual change of a transaction. */
export type TransactionChange = Answer<'GET /transactions/{transaction_id}/changes'>['changes'][number];

type Label = Sent<'PUT /transactions/{transaction_id}/label'>['label'];

interface Transaction {
  readonly id: string;
  readonly space: Space;
}

const CHANGES = 'transaction-changes';
/** Queries that show the decision, label or tags of a transaction. */
const FEEDBACK_KEYS = [CHANGES, 'evaluation', 'evaluations', 'transaction', 'tags'] as const;

/** Returns the path and query parameters of a transaction. */
const of = ({ id, space }: Transaction) => ({
  params: { transaction_id: id },
  query: { environment: space },
});

/** Newest first, at most 200. */
export const transactionChanges = (transaction: Transaction) =>
  queryOptions({
    queryKey: [CHANGES, transaction.space, transaction.id],
    queryFn: () => call('GET /transactions/{transaction_id}/changes', of(transaction)),
  });

/** Tags that are already in use. */
export const tagValues = (space: Space) =>
  queryOptions({
    queryKey: ['tags', space],
    queryFn: () => call('GET /tags', { query: { environment: space } }),
    staleTime: 60_000,
  });

function useFeedbackGiven() {
  const client = useQueryClient();
  return () => Promise.all(FEEDBACK_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export function useReview(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (review: Sent<'POST /transactions/{transaction_id}/review'>) =>
      call('POST /transactions/{transaction_id}/review', { ...of(transaction), body: review }),
    // A rejected change reloads the data, which shows the other user's change.
    onSuccess: given,
    onError: (error) => (isStale(error) ? given() : undefined),
  });
}

export function useNote(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (comment: string) =>
      call('POST /transactions/{transaction_id}/notes', { ...of(transaction), body: { comment } }),
    onSuccess: given,
  });
}

/** @returns a mutation that sets the label; null removes it */
export function useLabel(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (label: Label | null) =>
      label === null
        ? call('DELETE /transactions/{transaction_id}/label', of(transaction))
        : call('PUT /transactions/{transaction_id}/label', { ...of(transaction), body: { label } }),
    onSuccess: given,
  });
}

/** @returns a mutation that replaces the tags */
export function useTags(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (tags: readonly string[]) =>
      call('PUT /transactions/{transaction_id}/tags', { ...of(transaction), body: { tags } }),
    onSuccess: given,
  });
}
