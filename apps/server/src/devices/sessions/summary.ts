import type { StreamEventOf } from '@assay/contract';

/**
 * What a stream's events add up to. Every member is a sum, an extreme or a small set, so that the order in which
 * batches arrive does not matter. Judging is left to the risk engine: a stream can be judged anew by newer thresholds.
 */
export interface SessionSummary {
  /** Form of this record. */
  readonly form: 1;
  sdkVersion: string | null;
  /** First and last event by our clock, UNIX milliseconds. */
  first: number | null;
  last: number | null;
  events: number;
  lost: number;
  /** Milliseconds. */
  active: number;
  idle: number;
  offScreen: number;
  pages: number;
  screen: Screen;
  /** By the hash of the field, at most 40. */
  readonly fields: { [el: string]: FieldSum };
  readonly pointer: PointerSum;
  readonly press: PressSum;
  readonly late: LatenessSum;
  /** How often the page was hidden, and lost the focus. */
  hidden: number;
  blurred: number;
  resizes: number;
  turns: number;
  upsideDown: number;
  /** Pauses of half a minute and more, and the longest (ms). */
  pauses: number;
  longestPause: number;
  readonly tilt: { n: number; flat: number; still: number };
  /** In the order of their arrival, at most 16. */
  readonly networks: NetworkSum[];
  /** The site's own words that were met on elements and pages, at most 40. */
  readonly tags: string[];
}

/** What the browser reports of itself; every distinct value counts as one more. */
interface Screen {
  languages: readonly string[];
  zones: readonly string[];
  ratios: readonly number[];
  depths: readonly number[];
  automated: boolean;
  /** Screen, ratio, cores and touch points as one text: equal for equal machines. */
  look: string | null;
}

export interface FieldSum {
  tag: string | null;
  readonly kind: string | null;
  add: number;
  del: number;
  bs: number;
  keys: number;
  paste: number;
  drop: number;
  fill: number;
  jump: number;
  fake: number;
  /** Milliseconds: in the field, from the first to the last edit, off screen meanwhile. */
  dur: number;
  edit: number;
  off: number;
  /** Our time of the first report in which it had been edited. */
  editedAt: number | null;
  /** Times between keys: number, sum, sum of squares, most distinct values of one report. */
  fn: number;
  fs: number;
  fq: number;
  fd: number;
  /** Times of holding a key; `dz` of those that were hardly held. */
  dn: number;
  ds: number;
  dq: number;
  dz: number;
  burst: number;
}

/** Mouse movement; only windows with a fast enough motion to be judged are counted beside `events`. */
export interface PointerSum {
  events: number;
  windows: number;
  /** Fewer than 30 events a second. */
  slow: number;
  /** No frame held more than one sample. */
  bare: number;
  steps: number;
  far: number;
  /** Windows with enough steps for a common divisor, and those that have one. */
  measured: number;
  lattice: number;
  /** Steps by their times, as the browser package counts them (pace.ts). */
  fast: number;
  spaced: number;
  late: number;
  slack: number;
  pairs: number;
  uneven: number;
  odd: number;
  /** How moves were born (movement-window.ts of the browser package): by parts of a pixel, by tenths of a millisecond, with clicks. */
  part: number;
  tenths: number[];
  counted: number;
}

/** Presses of mouse and pen; `touch` counts the others. */
interface PressSum {
  n: number;
  fake: number;
  /** The pointer was there without a way. */
  blind: number;
  /** There was movement, and none of it slow at its end. */
  untailed: number;
  moved: number;
  warped: number;
  quick: number;
  /** The place was reported anew with the press and with the release. */
  echo: number;
  touch: number;
  bodiless: number;
}

/** How late the page itself ran, by classes of time: its input, frames and timers. All empty where it was not measured. */
export interface LatenessSum {
  input: readonly number[];
  frame: readonly number[];
  timer: readonly number[];
}

/** A network that wrote to the stream: the facts of its address, never the address. */
export interface NetworkFacts {
  /** Keyed hash of the address. */
  readonly hash: string;
  readonly country: string | null;
  readonly asn: number | null;
  readonly isp_name: string | null;
  readonly type: string | null;
  readonly vpn: boolean | null;
  readonly tor: boolean | null;
  readonly proxy: boolean | null;
  readonly data_center: boolean | null;
  readonly consumer_privacy_network: boolean | null;
}
export interface NetworkSum extends NetworkFacts {
  first: number;
  last: number;
}

export const emptySummary = (): SessionSummary => ({
  form: 1,
  sdkVersion: null,
  first: null,
  last: null,
  events: 0,
  lost: 0,
  active: 0,
  idle: 0,
  offScreen: 0,
  pages: 0,
  screen: { languages: [], zones: [], ratios: [], depths: [], automated: false, look: null },
  fields: {},
  pointer: {
    events: 0,
    windows: 0,
    slow: 0,
    bare: 0,
    steps: 0,
    far: 0,
    measured: 0,
    lattice: 0,
    fast: 0,
    spaced: 0,
    late: 0,
    slack: 0,
    pairs: 0,
    uneven: 0,
    odd: 0,
    part: 0,
    tenths: [],
    counted: 0,
  },
  press: {
    n: 0,
    fake: 0,
    blind: 0,
    untailed: 0,
    moved: 0,
    warped: 0,
    quick: 0,
    echo: 0,
    touch: 0,
    bodiless: 0,
  },
  late: { input: [], frame: [], timer: [] },
  hidden: 0,
  blurred: 0,
  resizes: 0,
  turns: 0,
  upsideDown: 0,
  pauses: 0,
  longestPause: 0,
  tilt: { n: 0, flat: 0, still: 0 },
  networks: [],
  tags: [],
});

/** @param text as it is kept; empty for a stream that has no batch yet. */
export function parseSummary(text: string): SessionSummary {
  const empty = emptySummary();
  if (text === '') return empty;
  const kept = JSON.parse(text) as SessionSummary;
  // A summary of an earlier release has fewer members.
  return {
    ...kept,
    pointer: { ...empty.pointer, ...kept.pointer },
    press: { ...empty.press, ...kept.press },
    late: { ...empty.late, ...kept.late },
  };
}

const MOST_FIELDS = 40;
const MOST_TAGS = 40;
const MOST_NETWORKS = 16;
const MOST_VALUES = 8;

const withValue = <V>(values: readonly V[], value: V | null): readonly V[] =>
  value === null || values.includes(value) || values.length >= MOST_VALUES ? values : [...values, value];

export function addTag(summary: SessionSummary, tag: string | null): void {
  if (tag !== null && summary.tags.length < MOST_TAGS && !summary.tags.includes(tag)) summary.tags.push(tag);
}

export function addNetwork(summary: SessionSummary, facts: NetworkFacts, at: number): void {
  const known = summary.networks.find((network) => network.hash === facts.hash);
  if (known) {
    known.first = Math.min(known.first, at);
    known.last = Math.max(known.last, at);
  } else if (summary.networks.length < MOST_NETWORKS) {
    summary.networks.push({ ...facts, first: at, last: at });
  }
}

export function addScreen(summary: SessionSummary, env: StreamEventOf<'env'>): void {
  const { screen } = summary;
  summary.screen = {
    languages: withValue(screen.languages, env.lang),
    zones: withValue(screen.zones, env.tz),
    ratios: withValue(screen.ratios, env.dpr || null),
    depths: withValue(screen.depths, env.depth || null),
    automated: screen.automated || env.auto === 1,
    look:
      screen.look ?? [env.sw, env.sh, env.dpr, env.depth, env.cores, env.touch, env.lang, env.tz].join(' '),
  };
}

const ADDED = [
  'add',
  'del',
  'bs',
  'keys',
  'paste',
  'drop',
  'fill',
  'jump',
  'fake',
  'dur',
  'edit',
  'off',
  'fn',
  'fs',
  'fq',
  'dn',
  'ds',
  'dq',
  'dz',
  'burst',
] as const satisfies readonly (keyof FieldSum & keyof StreamEventOf<'field'>)[];

const newField = (kind: string | null): FieldSum => ({
  tag: null,
  kind,
  editedAt: null,
  fd: 0,
  ...(Object.fromEntries(ADDED.map((member) => [member, 0])) as { [M in (typeof ADDED)[number]]: number }),
});

/** @param at our time of the event. */
export function addField(summary: SessionSummary, event: StreamEventOf<'field'>, at: number): void {
  if (event.el === null) return;
  let field = Object.hasOwn(summary.fields, event.el) ? summary.fields[event.el] : undefined;
  if (!field) {
    if (Object.keys(summary.fields).length >= MOST_FIELDS) return;
    field = newField(event.kind);
    summary.fields[event.el] = field;
  }
  for (const member of ADDED) field[member] += event[member];
  field.fd = Math.max(field.fd, event.fd);
  field.tag ??= event.tag;
  addTag(summary, event.tag);
  if (event.add > 0) field.editedAt = Math.min(field.editedAt ?? at, at);
}
