import { type EnvironmentId, STREAM_LIMITS } from '@assay/contract';

const ACTIVE_MS = 60_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Back pressure of one process: a token bucket of batches per stream and a limit of concurrent streams per
 * account. It protects the database from floods and counts nothing that must be exact.
 */
export class StreamGate {
  /** By environment, then by stream, least recently used first. */
  private readonly spaces = new Map<number, Map<string, Bucket>>();

  constructor(private readonly limits = STREAM_LIMITS) {}

  /**
   * Admits a batch.
   * @returns seconds to wait; 0 = admitted
   */
  enter(environmentId: EnvironmentId, streamId: string, now: number): number {
    let streams = this.spaces.get(environmentId);
    if (!streams) {
      streams = new Map();
      this.spaces.set(environmentId, streams);
    }
    const known = streams.get(streamId);
    if (!known) this.forgetSilent(streams, now);
    if (!known && streams.size >= this.limits.activeStreams) return ACTIVE_MS / 1000;
    const earned = known ? Math.max(0, now - known.at) * (this.limits.batchesPerSecond / 1000) : 0;
    const tokens = Math.min(this.limits.batchBurst, (known?.tokens ?? this.limits.batchBurst) + earned);
    const bucket: Bucket = { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now };
    // Inserted again, so that the map is ordered by the last batch.
    streams.delete(streamId);
    streams.set(streamId, bucket);
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / this.limits.batchesPerSecond));
  }

  private forgetSilent(streams: Map<string, Bucket>, now: number): void {
    for (const [id, bucket] of streams) {
      if (now - bucket.at < ACTIVE_MS) return;
      streams.delete(id);
    }
  }
}
