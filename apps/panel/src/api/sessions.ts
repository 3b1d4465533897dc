import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import type { Space } from './evaluations';

interface SessionFilter {
  readonly space: Space;
  readonly transactionId?: string | undefined;
}

const MOST_SESSIONS = 100;
const REFRESH_MS = 10_000;

/** Monitored sessions, newest first. */
export const monitoredSessions = ({ space, transactionId }: SessionFilter) =>
  queryOptions({
    queryKey: ['sessions', space, transactionId ?? null],
    queryFn: () =>
      call('GET /sessions', {
        query: { environment: space, transaction_id: transactionId, limit: MOST_SESSIONS },
      }),
    refetchInterval: REFRESH_MS,
  });

/** Those that calls with this user named; the id travels in the body. */
export const sessionsOfUser = (space: Space, userId: string) =>
  queryOptions({
    queryKey: ['sessions-of-user', space, userId],
    queryFn: () => call('POST /sessions/search', { body: { user_id: userId, environment: space } }),
    enabled: userId !== '',
  });

/** One session with its timeline; it grows while the session goes on. */
export const monitoredSession = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['monitored-session', space, id],
    queryFn: () =>
      call('GET /sessions/{stream_id}', { params: { stream_id: id }, query: { environment: space } }),
    refetchInterval: ({ state }) => (state.data?.ended_at === null ? REFRESH_MS : false),
  });
