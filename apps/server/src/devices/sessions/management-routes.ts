import {
  ApiError,
  type SpaceId,
  STREAM_MANAGEMENT,
  type StreamDocument,
  type StreamSummaryDocument,
} from '@assay/contract';
import {
  findStream,
  type KeptStream,
  listStreams,
  readTimeline,
  type StreamFilter,
  streamLinks,
} from '@assay/store';
import { type ManagementApi, reads, spaceOf, timestamp, timestampOrNull, uuid } from '../../management/index';
import type { Hasher } from '../../scoring/index';
import { judgeStream } from './stream-signal';
import { readableTimeline } from './timeline';

const DEFAULT_PAGE = 100;

const membersOf = (stream: KeptStream) => ({
  stream_id: stream.id,
  label: stream.label,
  opened_at: timestamp(stream.openedAt),
  updated_at: timestamp(stream.updatedAt),
  ended_at: timestampOrNull(stream.endedAt),
  events: stream.events,
});

/** /sessions: what monitored sessions report now, and what happened in them. */
export const streamManagementRoutes =
  (hasher: Hasher) =>
  (api: ManagementApi): void => {
    const { database } = api.routePorts;

    async function listed(spaceId: SpaceId, filter: StreamFilter, limit: number, now: number) {
      const streams = await listStreams(database, spaceId, filter, limit);
      const sessions: StreamSummaryDocument[] = [];
      for (const stream of streams) {
        const { details } = await judgeStream(database, stream, now);
        sessions.push({ ...membersOf(stream), session_risk: details.session_risk });
      }
      return { sessions };
    }

    reads(api, STREAM_MANAGEMENT.listStreams, ({ principal, query, now }) => {
      const { limit = DEFAULT_PAGE, transaction_id: transactionId } = query;
      const filter = transactionId === undefined ? {} : { transactionId };
      return listed(spaceOf(principal, query.space), filter, limit, now.getTime());
    });

    reads(api, STREAM_MANAGEMENT.searchStreams, ({ principal, body, now }) =>
      listed(
        spaceOf(principal, body.space),
        { userHash: hasher('user_id', body.user_id) },
        DEFAULT_PAGE,
        now.getTime(),
      ),
    );

    reads(api, STREAM_MANAGEMENT.readStream, async ({ principal, query, param, now }) => {
      const spaceId = spaceOf(principal, query.space);
      const stream = await findStream(database, spaceId, uuid(param('stream_id')));
      if (!stream) throw new ApiError('notFound');
      const { summary, details, judgement } = await judgeStream(database, stream, now.getTime());
      const links = await streamLinks(database, spaceId, stream.id);
      const timeline = readableTimeline(await readTimeline(database, spaceId, stream.id));
      return {
        ...membersOf(stream),
        details,
        risk_version: judgement.version,
        reasons: judgement.findings.map(({ flag, level, seen }) => ({ flag, level, seen })),
        networks: summary.networks.map(({ hash: _, first, last, ...facts }) => ({
          first_seen: timestamp(first),
          last_seen: timestamp(last),
          ...facts,
        })),
        evaluations: links.map((link) => ({
          evaluation_id: link.evaluationId,
          transaction_id: link.transactionId,
          at: timestamp(link.at),
        })),
        timeline: [...timeline],
        complete: timeline.length >= stream.timelineEvents,
      } satisfies StreamDocument;
    });
  };
