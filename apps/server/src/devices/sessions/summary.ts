import type { StreamEventOf } from '@assay/contract';

/**
 * Sums over a stream's events. Every member is a sum, an extreme or a small set, so the order of batches
 * doesn't matter. The risk engine runs separately, so newer thresholds can be applied to a stored stream.
 */
export interface SessionSummary {
  /** Format version of this record. */
  readonly form: 1;
  sdkVersion: string | null;
  /** Server times of the first and last event, in UNIX milliseconds. */
  first: number | null;
  last: number | null;
  events: number;
  lost: number;
  /** Durations in milliseconds. */
  active: number;
  idle: number;
  offScreen: number;
  pages: number;
  screen: Screen;
  /** By field hash, at most 40. */
  readonly fields: { [el: string]: FieldSum };
  readonly pointer: PointerSum;
  readonly press: PressSum;
  readonly late: LatenessSum;
  /** Number of times the page was hidden, and lost focus. */
  hidden: number;
  blurred: number;
  resizes: number;
  turns: number;
  upsideDown: number;
  /** Number of pauses of at least 30 seconds, and the longest (ms). */
  pauses: number;
  longestPause: number;
  readonly tilt: { n: number; flat: number; still: number };
  /** In order of arrival, at most 16. */
  readonly networks: NetworkSum[];
  /** Tags set by the site on elements and pages, at most 40. */
  readonly tags: string[];
}

/** Environment values reported by the browser; every distinct value is counted. */
interface Screen {
  languages: readonly string[];
  zones: readonly string[];
  ratios: readonly number[];
  depths: readonly number[];
  automated: boolean;
  /** Screen size, pixel ratio, cores and touch points as one text; the same for identical machines. */
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
  /** Milliseconds: in the field, from the first to the last edit, and off screen in between. */
  dur: number;
  edit: number;
  off: number;
  /** Server time of the first report in which the field had been edited. */
  editedAt: number | null;
  /** Intervals between keys: count, sum, sum of squares, maximum number of distinct values in one report. */
  fn: number;
  fs: number;
  fq: number;
  fd: number;
  /** Key hold times; `dz` counts keys with almost no hold time. */
  dn: number;
  ds: number;
  dq: number;
  dz: number;
  burst: number;
}

/** Mouse movement. Except `events`, only windows with fast enough movement are counted. */
export interface PointerSum {
  events: number;
  windows: number;
  /** Windows with fewer than 30 events per second. */
  slow: number;
  /** Windows in which no frame held more than one sample. */
  bare: number;
  steps: number;
  far: number;
  /** Windows with enough steps for a common divisor, and those that have one. */
  measured: number;
  lattice: number;
  /** Steps by interval, as counted by the browser package (pace.ts). */
  fast: number;
  spaced: number;
  late: number;
  slack: number;
  pairs: number;
  uneven: number;
  odd: number;
  /**
   * Origin of moves (origin.ts of the browser package): fractional pixels, tenths of a millisecond, and click
   * counts.
   */
  part: number;
  tenths: number[];
  counted: number;
}

/** Presses of mouse and pen; `touch` counts touches. */
interface PressSum {
  n: number;
  fake: number;
  /** Presses reached without a pointer path. */
  blind: number;
  /** Presses after movement that didn't slow down at its end. */
  untailed: number;
  moved: number;
  warped: number;
  quick: number;
  /** Presses that reported the position again on press and release. */
  echo: number;
  touch: number;
  bodiless: number;
}

/** Lateness of the page by time class: input, frames and timers. All empty if not measured. */
export interface LatenessSum {
  input: readonly number[];
  frame: readonly number[];
  timer: readonly number[];
}

/** A network that sent batches: facts about its address, never the address. */
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

/**
 * Parses a stored summary.
 * @param text stored text; empty for a stream without batches
 */
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

const MAX_FIELDS = 40;
const MAX_TAGS = 40;
const MAX_NETWORKS = 16;
const MAX_VALUES = 8;

const withValue = <V>(values: readonly V[], value: V | null): readonly V[] =>
  value === null || values.includes(value) || values.length >= MAX_VALUES ? values : [...values, value];

export function addTag(summary: SessionSummary, tag: string | null): void {
  if (tag !== null && summary.tags.length < MAX_TAGS && !summary.tags.includes(tag)) summary.tags.push(tag);
}

export function addNetwork(summary: SessionSummary, facts: NetworkFacts, at: number): void {
  const known = summary.networks.find((network) => network.hash === facts.hash);
  if (known) {
    known.first = Math.min(known.first, at);
    known.last = Math.max(known.last, at);
  } else if (summary.networks.length < MAX_NETWORKS) {
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

/**
 * Adds a field event.
 * @param at server time of the event
 */
export function addField(summary: SessionSummary, event: StreamEventOf<'field'>, at: number): void {
  if (event.el === null) return;
  let field = Object.hasOwn(summary.fields, event.el) ? summary.fields[event.el] : undefined;
  if (!field) {
    if (Object.keys(summary.fields).length >= MAX_FIELDS) return;
    field = newField(event.kind);
    summary.fields[event.el] = field;
  }
  for (const member of ADDED) field[member] += event[member];
  field.fd = Math.max(field.fd, event.fd);
  field.tag ??= event.tag;
  addTag(summary, event.tag);
  if (event.add > 0) field.editedAt = Math.min(field.editedAt ?? at, at);
}
