import { STREAM_LIMITS } from '@assay/contract';
import type { NewStreamBatch, StoredStream, StreamFold } from '@assay/store';
import type { Hasher } from '../../scoring/index';
import { type ArrivedBatch, addBatch } from './fold';
import { parseSummary, type SessionSummary } from './summary';

/** A batch to be stored. */
export interface IngestedBatch extends NewStreamBatch, ArrivedBatch {
  /** Keyed hash of the User-Agent. */
  readonly agentHash: string;
  readonly ends: boolean;
}

/** Returns a hash that identical machines in one network share; used to detect device farms. */
function deviceHash(summary: SessionSummary, batch: IngestedBatch, hasher: Hasher): string | null {
  const { look } = summary.screen;
  return look === null ? null : hasher('session device', `${batch.network.hash} ${batch.agentHash} ${look}`);
}

/** Returns how the store adds batches to a stream. */
export const streamFold = (hasher: Hasher): StreamFold<IngestedBatch> => ({
  timelineLimit: STREAM_LIMITS.timelineEvents,
  refuses(stream: StoredStream, batch) {
    const over = stream.endedAt !== null && batch.receivedAt > stream.endedAt + STREAM_LIMITS.afterEndMs;
    if (over || batch.receivedAt > stream.openedAt + STREAM_LIMITS.sessionMs) return 'ended';
    return stream.events >= STREAM_LIMITS.streamEvents ? 'full' : null;
  },
  fold(stream, batches) {
    const summary = parseSummary(stream.summary);
    let device = stream.deviceHash;
    for (const batch of batches) {
      addBatch(summary, batch);
      device ??= deviceHash(summary, batch, hasher);
    }
    return {
      summary: JSON.stringify(summary),
      events: stream.events + batches.reduce((sum, batch) => sum + batch.events.length, 0),
      endedAt: stream.endedAt ?? batches.find((batch) => batch.ends)?.receivedAt ?? null,
      deviceHash: device,
    };
  },
});
