/**
 * What a session stream may hold: the kinds of events that the browser package sends, member by member. Counts,
 * times and salted hashes only; no member can carry what a person typed. `tag`, `name` and `data` are the site's own
 * words.
 */

/**
 * `count` a whole number, `amount` any number from 0 on, `flag` 0 or 1, `hash` eight hexadecimal digits,
 * `text` the site's or the browser's own words, `histogram` a list of counts.
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

const LONGEST_TAG = 64;
const tag = text(LONGEST_TAG);

export const STREAM_EVENTS = {
  /** The browser, at the start of a page and whenever something of it changed. `auto` = it reports that it is automated. */
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
   * What happened to a field since it was last reported. `secret` fields (passwords, cards) have no typing members.
   * `jump`: changes of length that no key, paste or autofill explains. `fn fs fq fd` are number, sum, sum of squares
   * and distinct values of the times between keys (ms), `dn ds dq dz` those of holding a key, `dz` the keys held for less
   * than 10 ms, `burst` keys that came within 2 ms of the one before; `fh`, `dh` are their histograms.
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
   * A quarter of a second of pointer movement: events, the samples they hold (0 = the browser does not report), time from
   * the first to the last (ms), path and net length (px), steps above 80 px, steps below 5 px, greatest common divisor of
   * the steps, distinct intervals. `ptr`: mouse, pen, touch. Of a mouse, by all samples: `fast` steps, those that are fast
   * enough to be timed, `spaced` of them that took 42 ms with the two before, `slow` after 20 ms, `slack` after 40; `pairs` of neighbouring steps,
   * `uneven` of them after unlike times, `odd` of those whose lengths do not follow from the times. How they were born, where
   * that means something: steps by `part`s of a pixel of the screen, events by the `tenths` of their milliseconds, moves that
   * carry a count of clicks (`counted`).
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
   * A press: moves in the second before and since the last press, moves below 5 px in the third of a second before, how far the pointer leapt to
   * get there (px), distance from the element's centre (share of its half diagonal), time held.
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
    /** Made by a script, not by the browser. */
    fake: flag,
    /** The contact has an area or a pressure. */
    body: flag,
    /** The place was reported anew, without motion, at the moment of the press and of the release. */
    echo: flag,
  },
  /**
   * How late the page itself ran, as counts by classes of time (`sdk/session-stream/src/lateness.ts`): how long `input`
   * waited for its listener, and while there was input, the page for a `frame`, and how late a `timer` came.
   */
  late: { input: histogram, frame: histogram, timer: histogram },
  seen: { on: flag },
  focus: { on: flag },
  online: { on: flag },
  resize: { w: amount, h: amount },
  turn: { angle: amount },
  /** Samples of the device's tilt: how many, how many lying flat, how many without any motion. */
  tilt: { n: count, flat: count, still: count },
  /** Nothing was done for so long; reported when it ends. */
  idle: { ms: amount },
  custom: { name: text(32), data: text(1024) },
  /** Events that were dropped before they could be sent. */
  lost: { n: count },
  end: {},
} as const satisfies { readonly [kind: string]: { readonly [member: string]: StreamMember } };

export type StreamEventKind = keyof typeof STREAM_EVENTS;

type MemberValue<M extends StreamMember> = M['kind'] extends 'text' | 'hash'
  ? string | null
  : M['kind'] extends 'histogram'
    ? readonly number[]
    : number;

/** A read event: a member that was not sent is 0, an empty list, or null. `t` is ms after the batch's `t0`. */
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
  /** A batch as it arrives, and unpacked. */
  batchBytes: 65_536,
  unpackedBytes: 524_288,
  batchEvents: 1_000,
  /** Of one stream; what comes after is acknowledged and not kept. */
  streamEvents: 200_000,
  /** Events of one stream that are kept for the analyst's timeline. */
  timelineEvents: 5_000,
  /** Batches of one stream: so many at once, then so many a second. */
  batchBurst: 60,
  batchesPerSecond: 5,
  /** Streams of one account that write at the same time, in one server process. */
  activeStreams: 20_000,
  sessionMs: 48 * 3_600_000,
  openTokenMs: 5 * 60_000,
  /** How long a rotated token holds, and after how long the server hands out the next one. */
  streamTokenMs: 2 * 3_600_000,
  rotateAfterMs: 5 * 60_000,
  /** Batches that were on their way when the stream was finished. */
  afterEndMs: 60_000,
  label: 32,
} as const;
