import type { Alert, PartyKind } from '../../api/alerts';
import type { RunResult } from '../../api/typologies';

/** A transfer in a drawing: of an alert or of a sample. */
export type FlowEdge = RunResult['samples'][number]['edges'][number];
/** A party in a drawing. */
export type FlowParty = Alert['parties'][number];

/** Horizontal line of a party. */
export interface Lane {
  readonly key: string;
  /** Empty = unknown. */
  readonly name: string;
  /** null = unknown. */
  readonly kind: PartyKind | null;
  readonly isEntity: boolean;
}

interface Arrow extends FlowEdge {
  /** From 0 to 1 over the width of the drawing. */
  readonly x: number;
  /** Indexes of lanes. */
  readonly fromLane: number;
  readonly toLane: number;
  /** From 0 to 1: share of the largest amount. */
  readonly weight: number;
  /** End of the arrow next to which the amount has room: at the payer, or at the payee; null = no room. */
  readonly labelAt: 'from' | 'to' | null;
}

export interface FlowLayout {
  readonly lanes: readonly Lane[];
  readonly arrows: readonly Arrow[];
  /** Parties that the drawing has no room for; the table contains them. */
  readonly hidden: number;
}

/** Lanes that stay readable; more are in the table only. */
const MAX_LANES = 60;

interface Shown {
  readonly edges: readonly FlowEdge[];
  readonly parties: readonly FlowParty[];
  /** Key of the entity of the alert. */
  readonly entity: string | null;
  /** Width of the drawing and of an amount, in pixels. */
  readonly width: number;
  readonly labelWidth: number;
}

/** Returns keys in the order of their first transfer; the entity follows those that paid before it paid. */
function orderedKeys(edges: readonly FlowEdge[], entity: string | null): readonly string[] {
  const keys = new Set<string>();
  for (const { from, to } of edges) {
    keys.add(from);
    if (to !== entity) keys.add(to);
  }
  if (entity !== null && edges.some(({ to }) => to === entity)) keys.add(entity);
  return [...keys];
}

/**
 * Returns a share of the width for every time, in order. The distances follow the time, but no two are closer
 * than a minimum, so that arrows of the same minute stay apart.
 */
function spread(times: readonly number[]): readonly number[] {
  const [first = 0] = times;
  const span = Math.max(1, (times.at(-1) ?? first) - first);
  const gap = Math.min(0.03, 1 / Math.max(1, times.length));
  const places: number[] = [];
  for (const time of times) {
    const before = places.at(-1);
    const linear = (time - first) / span;
    places.push(before === undefined ? 0 : Math.max(linear, before + gap));
  }
  const last = Math.max(1, places.at(-1) ?? 1);
  return places.map((place) => place / last);
}

/** Arranges money over time: a lane for every party, an arrow for every transfer, from left to right. */
export function flowLayout({ edges, parties, entity, width, labelWidth }: Shown): FlowLayout {
  const sorted = [...edges].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const keys = orderedKeys(sorted, entity);
  const shown = keys.slice(0, MAX_LANES);
  const laneOf = new Map(shown.map((key, index) => [key, index]));
  const known = new Map(parties.map((party) => [party.key, party]));
  const drawn = sorted.filter(({ from, to }) => laneOf.has(from) && laneOf.has(to));
  const places = spread(drawn.map(({ at }) => Date.parse(at)));
  const largest = Math.max(1, ...drawn.map(({ amount }) => amount ?? 0));
  /** End of the newest amount of each lane, as a share of the width. */
  const ends = new Map<number, number>();
  const arrows = drawn.map((edge, index): Arrow => {
    const x = places[index]!;
    const fromLane = laneOf.get(edge.from)!;
    const toLane = laneOf.get(edge.to)!;
    const isFree = (lane: number) => x >= (ends.get(lane) ?? 0);
    const labelAt = edge.amount === null ? null : isFree(fromLane) ? 'from' : isFree(toLane) ? 'to' : null;
    if (labelAt) ends.set(labelAt === 'from' ? fromLane : toLane, x + labelWidth / Math.max(1, width));
    return { ...edge, x, fromLane, toLane, weight: (edge.amount ?? 0) / largest, labelAt };
  });
  return {
    lanes: shown.map((key) => ({
      key,
      name: known.get(key)?.name ?? '',
      kind: known.get(key)?.kind ?? null,
      isEntity: key === entity,
    })),
    arrows,
    hidden: keys.length - shown.length,
  };
}
