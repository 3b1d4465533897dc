import type { StreamEvent } from '@assay/contract';
import type { StreamTimelineEvent } from '@assay/management-api';

type CompactEvent = { readonly k: string; readonly t: number } & { readonly [member: string]: unknown };

/** Kinds that are reported in the summary alone. */
const NOT_SHOWN: ReadonlySet<StreamEvent['k']> = new Set(['move', 'tilt', 'late']);

const says = (value: unknown) =>
  value !== 0 && value !== null && !(Array.isArray(value) && value.length === 0);

/** Only what an event states: zeros, nulls and empty lists are left out. */
const compact = ({ k, t, ...members }: StreamEvent): CompactEvent => ({
  k,
  t: Math.round(t),
  ...Object.fromEntries(Object.entries(members).filter(([name, value]) => name === 'on' || says(value))),
});

/** The movement of a batch as one line; null when there was none. */
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

/** What the timeline keeps of a batch. */
export function timelineOf(events: readonly StreamEvent[]): readonly CompactEvent[] {
  const moved = movement(events);
  return [...(moved ? [moved] : []), ...events.filter((event) => !NOT_SHOWN.has(event.k)).map(compact)];
}

/**
 * The timeline as it is read, in the order in which things happened.
 * @param batches JSON texts of `timelineOf` with our time of their beginning, UNIX milliseconds
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
