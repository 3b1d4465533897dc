import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, sendFile } from './client';
import type { Space } from './evaluations';

export type Attachment = Answer<'GET /cases/{id}/attachments'>['attachments'][number];
type Opened = Answer<'GET /cases/{id}/attachments/{attachment_id}'>;

const PATHS = {
  DECISIONS: '/evaluations/{id}',
  SCREENING: '/cases/{id}',
  VERIFICATIONS: '/workflow-executions/{id}',
} as const;

/** What files hang on: a call, a case or an execution. */
export interface Thing {
  readonly source: keyof typeof PATHS;
  readonly id: string;
  /** Left out = the space of who asks. */
  readonly space?: Space;
}

export const attachments = ({ source, id, space }: Thing) =>
  queryOptions({
    queryKey: ['attachments', source, id, space],
    queryFn: () =>
      call(`GET ${PATHS[source]}/attachments` as const, { params: { id }, query: { environment: space } }),
  });

/** Reads again what tells of a thing's files: the files, and its history. */
function useFilesChanged() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => ['attachments', 'case', 'queue-item'].includes(String(first)),
    });
}

/** What a file is sent with. */
interface SentFile {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told how many bytes are on their way. */
  readonly onSent: (bytes: number) => void;
}

export function useAttach({ source, id, space }: Thing) {
  const changed = useFilesChanged();
  return useMutation({
    mutationFn: ({ file, ...how }: SentFile) => {
      const headers = {
        'content-type': 'application/octet-stream',
        // Half of a pair of surrogates is no character, and could not be encoded.
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

/** Opens a file; the server notes who did. @param reason of who gets personal data masked */
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
