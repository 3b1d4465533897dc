import type { EnvironmentId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { STREAM_COLUMNS, type StoredStream, type StreamRow, toStream } from './streams';

/** A stored batch of a session stream. Times are UNIX milliseconds. */
export interface NewStreamBatch {
  readonly environmentId: EnvironmentId;
  readonly streamId: string;
  /** Id of the token that opened the stream, or may open it. */
  readonly tokenId: string;
  /** The token may open a stream that doesn't exist yet. */
  readonly opens: boolean;
  readonly label: string | null;
  readonly seq: number;
  readonly receivedAt: number;
  /** Client clock. */
  readonly t0: number;
  /** JSON text of the events that the timeline shows. */
  readonly timeline: string;
  readonly timelineEvents: number;
}

/** State of a stream's row after batches are added. */
export interface FoldedStream {
  readonly summary: string;
  readonly events: number;
  readonly endedAt: number | null;
  readonly deviceHash: string | null;
}

/** Folds batches into a stream; pure, so that it can run again when a transaction is retried. */
export interface StreamFold<B extends NewStreamBatch> {
  /** Returns why the stream rejects the batch; null = accepted. */
  refuses(stream: StoredStream, batch: B): 'ended' | 'full' | null;
  fold(stream: StoredStream, batches: readonly B[]): FoldedStream;
  /** Maximum number of events of one stream in the timeline. */
  readonly timelineLimit: number;
}

/** `foreign`: the token opened another stream, or none, or the stream belongs to another token. */
export type StreamOutcome = 'kept' | 'repeated' | 'foreign' | 'ended' | 'full';

const LARGEST_GROUP = 64;

const OPEN = `
INSERT INTO session_stream (account_id, id, token_id, label, opened_at, updated_at)
SELECT * FROM unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::bigint[], $5::bigint[])
ON CONFLICT DO NOTHING`;

// The ids are also passed outside the join, because a plan from when there were few streams might read all
// streams of an account for each row.
const LOCK = `
SELECT ${STREAM_COLUMNS} FROM session_stream s
JOIN unnest($1::int[], $2::uuid[]) AS w(account_id, id) USING (account_id, id)
WHERE s.account_id = ANY($1::int[]) AND s.id = ANY($2::uuid[]) ORDER BY account_id, id FOR UPDATE OF s`;

const ADD = `
INSERT INTO session_batch (account_id, stream_id, seq, t0, events)
SELECT * FROM unnest($1::int[], $2::uuid[], $3::bigint[], $4::bigint[], $5::text[])
ON CONFLICT DO NOTHING RETURNING account_id, stream_id::text AS stream_id, seq`;

const UPDATE = `
UPDATE session_stream s SET summary = n.summary, events = n.events, timeline_events = n.timeline_events,
  updated_at = n.updated_at, ended_at = n.ended_at, device_hash = n.device_hash
FROM unnest($1::int[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[])
  AS n(account_id, id, summary, events, timeline_events, updated_at, ended_at, device_hash)
WHERE s.account_id = ANY($1::int[]) AND s.id = ANY($2::uuid[]) AND s.account_id = n.account_id AND s.id = n.id`;

const streamKey = (batch: { readonly environmentId: EnvironmentId; readonly streamId: string }) =>
  `${batch.environmentId}/${batch.streamId}`;
const batchKey = (batch: NewStreamBatch) => `${streamKey(batch)}/${batch.seq}`;

/** Converts rows to the arrays of `unnest`, column by column. */
const columns = <R>(rows: readonly R[], ...of: readonly ((row: R) => unknown)[]): readonly unknown[][] =>
  of.map((column) => rows.map(column));

async function lockStreams<B extends NewStreamBatch>(
  connection: Connection,
  batches: readonly B[],
): Promise<Map<string, StoredStream>> {
  // In a fixed order, so that processes that write to the same streams wait for each other instead of
  // deadlocking.
  const wanted = [...new Map(batches.map((batch) => [streamKey(batch), batch])).values()].sort((a, b) =>
    streamKey(a) < streamKey(b) ? -1 : 1,
  );
  const opening = batches.filter((batch) => batch.opens);
  const openers = wanted.flatMap((stream) => opening.find((b) => streamKey(b) === streamKey(stream)) ?? []);
  if (openers.length > 0) {
    await connection.query({
      name: 'session_open',
      accounts: openers.map(({ environmentId }) => environmentId),
      text: OPEN,
      values: columns(
        openers,
        (b) => b.environmentId,
        (b) => b.streamId,
        (b) => b.tokenId,
        (b) => b.label,
        (b) => b.receivedAt,
      ),
    });
  }
  const rows = await connection.query<StreamRow>({
    name: 'session_lock',
    accounts: wanted.map(({ environmentId }) => environmentId),
    text: LOCK,
    values: columns(
      wanted,
      (b) => b.environmentId,
      (b) => b.streamId,
    ),
  });
  return new Map(rows.map((row) => [`${row.account_id}/${row.id}`, toStream(row)]));
}

function outcomeBefore<B extends NewStreamBatch>(
  stream: StoredStream | undefined,
  batch: B,
  fold: StreamFold<B>,
): StreamOutcome | null {
  if (!stream || stream.tokenId !== batch.tokenId) return 'foreign';
  return fold.refuses(stream, batch);
}

async function writeGroup<B extends NewStreamBatch>(
  connection: Connection,
  batches: readonly B[],
  fold: StreamFold<B>,
): Promise<readonly StreamOutcome[]> {
  const streams = await lockStreams(connection, batches);
  const refused = batches.map((batch) => outcomeBefore(streams.get(streamKey(batch)), batch, fold));
  const taken = batches.filter((_, index) => refused[index] === null);
  if (taken.length === 0) return refused as StreamOutcome[];
  const shown = new Map<string, number>();
  const added = await connection.query<{ account_id: number; stream_id: string; seq: number }>({
    name: 'session_add',
    accounts: taken.map(({ environmentId }) => environmentId),
    text: ADD,
    values: columns(
      taken,
      (b) => b.environmentId,
      (b) => b.streamId,
      (b) => b.seq,
      (b) => Math.round(b.t0),
      (b) => {
        const before = shown.get(streamKey(b)) ?? streams.get(streamKey(b))?.timelineEvents ?? 0;
        shown.set(streamKey(b), before + b.timelineEvents);
        return before < fold.timelineLimit && b.timelineEvents > 0 ? b.timeline : null;
      },
    ),
  });
  const fresh = new Set(added.map((row) => `${row.account_id}/${row.stream_id}/${row.seq}`));
  const byStream = new Map<string, B[]>();
  const outcomes = batches.map((batch, index): StreamOutcome => {
    const before = refused[index];
    if (before) return before;
    // The first of equal batches counts; the others are repetitions.
    if (!fresh.delete(batchKey(batch))) return 'repeated';
    const key = streamKey(batch);
    byStream.set(key, [...(byStream.get(key) ?? []), batch]);
    return 'kept';
  });
  const changed = [...byStream].map(([key, news]) => {
    const stream = streams.get(key)!;
    return {
      stream,
      folded: fold.fold(stream, news),
      timelineEvents: stream.timelineEvents + news.reduce((sum, batch) => sum + batch.timelineEvents, 0),
      updatedAt: Math.max(stream.updatedAt, ...news.map((batch) => batch.receivedAt)),
    };
  });
  if (changed.length === 0) return outcomes;
  await connection.query({
    name: 'session_update',
    accounts: changed.map(({ stream }) => stream.environmentId),
    text: UPDATE,
    values: columns(
      changed,
      (c) => c.stream.environmentId,
      (c) => c.stream.id,
      (c) => c.folded.summary,
      (c) => c.folded.events,
      (c) => c.timelineEvents,
      (c) => c.updatedAt,
      (c) => c.folded.endedAt,
      (c) => c.folded.deviceHash,
    ),
  });
  return outcomes;
}

/**
 * Stores each batch durably and once: the promise resolves after the commit. Batches that arrive together
 * share a transaction. Their streams are locked, so that several processes may write to one stream.
 */
export function streamWriter<B extends NewStreamBatch>(
  database: Database,
  fold: StreamFold<B>,
): { keep(batch: B): Promise<StreamOutcome> } {
  const batcher = new Batcher(
    (batches: readonly B[]) => database.transaction((connection) => writeGroup(connection, batches, fold)),
    { lanes: 2, largest: LARGEST_GROUP },
    ({ environmentId }) => database.groupOf(environmentId),
  );
  return { keep: (batch) => batcher.add(batch) };
}
