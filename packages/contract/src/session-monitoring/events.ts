/**
 * Content of a session stream: the kinds of events that the browser package sends, with their members.
 * Counts, times and salted hashes only; no member can contain what a person typed. `tag`, `name` and `data`
 * are texts of the site.
 */

/**
 * `count`: a whole number, `amount`: any number from 0, `flag`: 0 or 1, `hash`: eight hexadecimal digits,
 * `text`: a text of the site or the browser, `histogram`: a list of counts.
 */
export type StreamMember =
  | { readonly kind: 'count' | 'amount' | 'flag' | 'hash' }
  | { readonly kind: 'text' | 'histogram'; readonly max: number };

const count = { kind: 'count' } as const;
/** Milliseconds, pixels or a ratio. */
const amount = { kind: 'amount' } as const;
const flag = { kind: 'flag' } as const;
const hash = { kind: 'hash' } as const;
const text = <const N extends number>(max: N) => ({ kind: 'text', max }) as const;
const histogram = { kind: 'histogram', max: 16 } as const;

const MAX_TAG_LENGTH = 64;
const tag = text(MAX_TAG_LENGTH);

export const STREAM_EVENTS = {
  /**
   * Browser environment, at the start of a page and after each change. `auto` = it reports that it is
   * automated.
   */
  env: {
    vw: amount,
    vh: amount,
    sw: amount,
    sh: amount,
    dpr: amount,
    depth: count,
    lang: text(35),
    tz: text(64),
    touch: count,
    cores: count,
    auto: flag,
  },
  /** A page was opened: the hash of its path without query. */
  page: { path: hash, nav: text(8), tag },
  /**
   * Events of a field since its last report. `secret` fields (passwords, cards) lack typing members. `jump`:
   * changes of length that no key, paste or autofill explains. `fn fs fq fd`: number, sum, sum of squares and
   * distinct values of the times between keys (ms). `dn ds dq`: the same for the time that a key is held,
   * `dz`: keys held for less than 10 ms. `burst`: keys within 2 ms of the previous one. `fh`, `dh`: their
   * histograms.
   */
  field: {
    el: hash,
    tag,
    kind: text(8),
    dur: amount,
    edit: amount,
    add: count,
    del: count,
    bs: count,
    keys: count,
    paste: count,
    copy: count,
    cut: count,
    drop: count,
    fill: count,
    jump: count,
    fake: count,
    off: amount,
    end: flag,
    fn: count,
    fs: amount,
    fq: amount,
    fd: count,
    fh: histogram,
    dn: count,
    ds: amount,
    dq: amount,
    dz: count,
    dh: histogram,
    burst: count,
  },
  /**
   * A quarter of a second of pointer movement: events, their samples (0 = the browser doesn't report them),
   * time from the first to the last (ms), path and net length (px), steps above 80 px, steps below 5 px,
   * greatest common divisor of the steps, distinct intervals. `ptr`: mouse, pen, touch. For a mouse, by all
   * samples: `fast` = steps fast enough to be timed, `spaced` = those that took 42 ms together with the two
   * before, `slow` = after 20 ms, `slack` = after 40 ms. `pairs` = adjacent steps, `uneven` = those after
   * different times, `odd` = those whose lengths don't follow from the times. Event origin, if it is
   * meaningful: steps by fractions (`part`) of a screen pixel, events by the `tenths` of their milliseconds,
   * moves with a click count (`counted`).
   */
  move: {
    ptr: text(5),
    n: count,
    c: count,
    ms: amount,
    len: amount,
    net: amount,
    far: count,
    near: count,
    gcd: count,
    dts: count,
    fast: count,
    spaced: count,
    slow: count,
    slack: count,
    pairs: count,
    uneven: count,
    odd: count,
    part: count,
    tenths: histogram,
    counted: count,
  },
  /**
   * A press: moves in the preceding second and since the last press, moves below 5 px in the preceding third
   * of a second, distance of the pointer jump (px), distance from the element's center (share of its half
   * diagonal), hold time.
   */
  click: {
    el: hash,
    tag,
    ptr: text(5),
    moves: count,
    tail: count,
    warp: amount,
    off: amount,
    hold: amount,
    /** Dispatched by a script, not by the browser. */
    fake: flag,
    /** The contact has an area or a pressure. */
    body: flag,
    /** The position was reported again, without motion, at the moment of the press and of the release. */
    echo: flag,
  },
  /**
   * Lateness of the page, as counts by time class (`sdk/session-stream/src/lateness.ts`): how long `input`
   * waited for its listener; how long the page waited for a `frame` while there was input; how late a `timer`
   * ran.
   */
  late: { input: histogram, frame: histogram, timer: histogram },
  seen: { on: flag },
  focus: { on: flag },
  online: { on: flag },
  resize: { w: amount, h: amount },
  turn: { angle: amount },
  /** Samples of the device tilt: total, lying flat, without motion. */
  tilt: { n: count, flat: count, still: count },
  /** Period without activity; reported when it ends. */
  idle: { ms: amount },
  custom: { name: text(32), data: text(1024) },
  /** Events that were dropped before they were sent. */
  lost: { n: count },
  end: {},
} as const satisfies { readonly [kind: string]: { readonly [member: string]: StreamMember } };

export type StreamEventKind = keyof typeof STREAM_EVENTS;

type MemberValue<M extends StreamMember> = M['kind'] extends 'text' | 'hash'
  ? string | null
  : M['kind'] extends 'histogram'
    ? readonly number[]
    : number;

/** A parsed event: a missing member is 0, an empty list, or null. `t` is ms after the batch's `t0`. */
export type StreamEvent = {
  readonly [K in StreamEventKind]: {
    readonly k: K;
    readonly t: number;
  } & {
    readonly [M in keyof (typeof STREAM_EVENTS)[K]]: (typeof STREAM_EVENTS)[K][M] extends StreamMember
      ? MemberValue<(typeof STREAM_EVENTS)[K][M]>
      : never;
  };
}[StreamEventKind];
export type StreamEventOf<K extends StreamEventKind> = Extract<StreamEvent, { readonly k: K }>;

export const STREAM_LIMITS = {
  /** Maximum batch size, received and unpacked. */
  batchBytes: 65_536,
  unpackedBytes: 524_288,
  batchEvents: 1_000,
  /** Maximum events of one stream; later ones are acknowledged and not stored. */
  streamEvents: 200_000,
  /** Maximum events of one stream that are stored for the analyst's timeline. */
  timelineEvents: 5_000,
  /** Batch rate limit of one stream: burst size and rate per second. */
  batchBurst: 60,
  batchesPerSecond: 5,
  /** Maximum streams of one account that write at the same time, in one server process. */
  activeStreams: 20_000,
  sessionMs: 48 * 3_600_000,
  openTokenMs: 5 * 60_000,
  /** Lifetime of a rotated token, and time after which the server issues the next one. */
  streamTokenMs: 2 * 3_600_000,
  rotateAfterMs: 5 * 60_000,
  /** Time during which batches are accepted after the stream ended, because they were in transit. */
  afterEndMs: 60_000,
  label: 32,
} as const;
