import type { StreamDocument, StreamSummaryDocument } from '@assay/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, read } from './client';
import type { Space } from './evaluations';

interface SessionFilter {
  readonly space: Space;
  readonly transactionId?: string | undefined;
}

interface SessionList {
  readonly sessions: readonly StreamSummaryDocument[];
}

const MOST_SESSIONS = 100;
const REFRESH_MS = 10_000;

/** Monitored sessions, newest first. */
export const monitoredSessions = ({ space, transactionId }: SessionFilter) =>
  queryOptions({
    queryKey: ['sessions', space, transactionId ?? null],
    queryFn: () =>
      read<SessionList>('/sessions', { space, transaction_id: transactionId, limit: MOST_SESSIONS }),
    refetchInterval: REFRESH_MS,
  });

/** Those that calls with this user named; the id travels in the body. */
export const sessionsOfUser = (space: Space, userId: string) =>
  queryOptions({
    queryKey: ['sessions-of-user', space, userId],
    queryFn: () => call<SessionList>('POST', '/sessions/search', { user_id: userId, space }),
    enabled: userId !== '',
  });

/** One session with its timeline; it grows while the session goes on. */
export const monitoredSession = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['monitored-session', space, id],
    queryFn: () => read<StreamDocument>(`/sessions/${encodeURIComponent(id)}`, { space }),
    refetchInterval: ({ state }) => (state.data?.ended_at === null ? REFRESH_MS : false),
  });
