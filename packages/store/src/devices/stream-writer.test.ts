import { expect, it } from 'vitest';
import { openDatabase } from '../connection/database';
import { onEveryServer } from '../testing/every-server';
import { rowsRead } from '../testing/rows-read';
import { eraseSessionStreams, removeStreamsOlderThan } from './stream-removal';
import { type NewStreamBatch, type StreamFold, streamWriter } from './stream-writer';
import { findStream, linkStream, listStreams, readTimeline, streamLinks } from './streams';

const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const OTHER = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';
const AT = 1_900_000_000_000;
/** PostgreSQL settles on one plan of a prepared statement after five runs. */
const RUNS_UNTIL_SETTLED = 6;
const STREAMS = 300;

/** Counts events, ends on a batch with the end event, holds three events. */
const COUNTING: StreamFold<NewStreamBatch> = {
  timelineLimit: 3,
  refuses: (stream) => (stream.endedAt !== null ? 'ended' : null),
  fold: (stream, batches) => ({
    summary: [...stream.summary, ...batches.map((batch) => batch.seq % 10)].join(''),
    events: stream.events + batches.length,
    endedAt: batches.some((batch) => batch.label === 'end') ? AT : null,
    deviceHash: null,
  }),
};

const batch = (seq: number, more: Partial<NewStreamBatch> = {}): NewStreamBatch => ({
  environmentId: 1,
  streamId: ID,
  tokenId: 'a token',
  opens: true,
  label: null,
  seq,
  receivedAt: AT + seq,
  t0: AT + seq,
  timeline: `[{"k":"page","t":${seq}}]`,
  timelineEvents: 1,
  ...more,
});

onEveryServer((databases) => {
  it('counts every batch once with several concurrent processes', async () => {
    const { url, database } = await databases.openAt();
    const writers = [database, databases.connect(url)].map((at) => streamWriter(at, COUNTING));
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => writers[n % 2]?.keep(batch(n % 30))),
    );
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(30);
    const stream = await findStream(database, 1, ID);
    expect(stream).toMatchObject({
      events: 30,
      timelineEvents: 30,
      openedAt: expect.any(Number),
      endedAt: null,
    });
    expect(stream?.summary).toHaveLength(30);
    expect((await readTimeline(database, 1, ID)).length).toBeLessThanOrEqual(4);
  });

  it('reads only the streams of its batches, even with a plan from when there were few', async () => {
    const { url } = await databases.openAt();
    // A single connection, so that its prepared statements stay.
    const database = openDatabase({ url, maxConnections: 1 });
    try {
      const { keep } = streamWriter(database, COUNTING);
      for (let run = 0; run < RUNS_UNTIL_SETTLED; run++) await keep(batch(run));
      const streamOf = (n: number) => `0199a1b2-c3d4-7e5f-8a9b-${String(n).padStart(12, '0')}`;
      await Promise.all(
        Array.from({ length: STREAMS }, (_, n) =>
          keep(batch(1, { streamId: streamOf(n), tokenId: `token ${n}` })),
        ),
      );
      const before = await rowsRead(database, ['session_stream']);
      await keep(batch(RUNS_UNTIL_SETTLED));
      expect((await rowsRead(database, ['session_stream'])) - before).toBeLessThan(STREAMS / 10);
    } finally {
      await database.close();
    }
  });

  it('binds a token to the first stream, and a stream to its first token', async () => {
    const database = await databases.open();
    const { keep } = streamWriter(database, COUNTING);
    expect(await keep(batch(1))).toBe('kept');
    expect(await keep(batch(1, { streamId: OTHER }))).toBe('foreign');
    expect(await keep(batch(2, { tokenId: 'another' }))).toBe('foreign');
    expect(await keep(batch(2, { streamId: OTHER, tokenId: 'third', opens: false }))).toBe('foreign');
    expect(await keep(batch(1, { environmentId: 2 }))).toBe('kept');
    expect(await keep(batch(3, { label: 'end' }))).toBe('kept');
    expect(await keep(batch(4))).toBe('ended');
    expect(await findStream(database, 1, OTHER)).toBeNull();
    expect((await findStream(database, 2, ID))?.events).toBe(1);
  });

  it('rejects some batches of a group without affecting the others', async () => {
    const database = await databases.open();
    const { keep } = streamWriter(database, COUNTING);
    const mixed = [
      batch(1),
      batch(2, { tokenId: 'another' }),
      batch(1),
      batch(3, { streamId: OTHER, tokenId: 'b' }),
    ];
    expect(await Promise.all(mixed.map(keep))).toEqual(['kept', 'foreign', 'repeated', 'kept']);
  });

  it('finds and deletes the streams of a person in one account only', async () => {
    const database = await databases.open();
    const { keep } = streamWriter(database, COUNTING);
    await keep(batch(1));
    await keep(batch(1, { environmentId: 2 }));
    for (const environmentId of [1, 2]) {
      await linkStream(database, {
        environmentId,
        streamId: ID,
        evaluationId: OTHER,
        transactionId: 'order-1',
        at: AT,
        userHash: '77',
        emailHash: null,
      });
    }
    expect(await listStreams(database, 1, { userHash: '77' }, 9)).toHaveLength(1);
    expect(await listStreams(database, 1, { transactionId: 'order-2' }, 9)).toEqual([]);
    const nobody = { userHashes: [], emailHashes: [], transactionIds: [] };
    expect(await eraseSessionStreams(database, 1, nobody)).toBe(0);
    expect(await eraseSessionStreams(database, 1, { ...nobody, userHashes: ['77'] })).toBe(1);
    expect(await findStream(database, 1, ID)).toBeNull();
    expect(await streamLinks(database, 1, ID)).toEqual([]);
    expect(await streamLinks(database, 2, ID)).toEqual([
      { evaluationId: OTHER, transactionId: 'order-1', at: AT },
    ]);
    expect(await removeStreamsOlderThan(database, 2, AT)).toBe(0);
    expect(await removeStreamsOlderThan(database, 2, AT + 10)).toBe(1);
    expect(await streamLinks(database, 2, ID)).toEqual([]);
  });
});
