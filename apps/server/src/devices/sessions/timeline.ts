import type { StreamEvent } from '@assay/contract';
import type { StreamTimelineEvent } from '@assay/management-api';

type CompactEvent = { readonly k: string; readonly t: number } & { readonly [member: string]: unknown };

/** Event kinds that appear only in the summary. */
const NOT_SHOWN: ReadonlySet<StreamEvent['k']> = new Set(['move', 'tilt', 'late']);

const says = (value: unknown) =>
  value !== 0 && value !== null && !(Array.isArray(value) && value.length === 0);

/** Returns an event without zeros, nulls and empty lists. */
const compact = ({ k, t, ...members }: StreamEvent): CompactEvent => ({
  k,
  t: Math.round(t),
  ...Object.fromEntries(Object.entries(members).filter(([name, value]) => name === 'on' || says(value))),
});

/** Combines the movement of a batch into one entry; null without movement. */
function movement(events: readonly StreamEvent[]): CompactEvent | null {
  const moves = events.filter((event) => event.k === 'move');
  const [first] = moves;
  if (!first) return null;
  return {
    k: 'move',
    t: Math.round(first.t),
    n: moves.reduce((sum, move) => sum + move.n, 0),
    len: Math.round(moves.reduce((sum, move) => sum + move.len, 0)),
  };
}

/** Returns the timeline entries stored for a batch. */
export function timelineOf(events: readonly StreamEvent[]): readonly CompactEvent[] {
  const moved = movement(events);
  return [...(moved ? [moved] : []), ...events.filter((event) => !NOT_SHOWN.has(event.k)).map(compact)];
}

/**
 * Returns the timeline in chronological order.
 * @param batches JSON texts of `timelineOf` with the server time of their start, in UNIX milliseconds
 */
export function readableTimeline(
  batches: readonly { readonly t0: number; readonly events: string }[],
): readonly StreamTimelineEvent[] {
  return batches
    .flatMap(({ t0, events }) =>
      (JSON.parse(events) as readonly CompactEvent[]).map(({ k, t, ...what }) => ({
        at: t0 + t,
        kind: k,
        what,
      })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ at, kind, what }) => ({
      at: new Date(at).toISOString(),
      kind,
      what: what as StreamTimelineEvent['what'],
    }));
}
