/**
 * Thresholds of the risk indicators. The version increases with every change, and the management API reports
 * the version used. Sources: docs/how-to/session-monitoring.md; typing after arXiv 2510.02374 (spread of 20 ms). The
 * others were chosen on test runs with human-like and automated input in Chromium. Those of `remote.pace`
 * were chosen on real VNC viewers and servers, and on local input (bench/session-stream).
 */
export const RISK_THRESHOLDS = {
  version: '6',
  automation: {
    /** Script-generated events with hardly any real input. */
    fakes: 3,
    fakeShare: 0.5,
    /** Presses without a pointer path. */
    presses: 3,
    blindShare: 0.7,
    quickShare: 0.8,
  },
  /**
   * Origin of moves, as in the agent's check `input-origin` (packages/devices), calibrated with the same
   * data.
   */
  birth: { timed: 10, phaseShare: 0.7, moves: 8, partShare: 0.5, countedShare: 0.5 },
  typing: {
    /** Minimum number of intervals between keys in a field, and their minimum spread (ms). */
    keys: 10,
    spread: 20,
    /** Minimum spread of key hold times (ms). */
    holdSpread: 5,
    /** Keys held for less than this (ms) arrived together. */
    held: 10,
    /** Minimum share of distinct intervals (classes of 8 ms), applied from this number of keys. */
    distinctKeys: 16,
    distinctShare: 0.35,
    charactersPerSecond: 15,
    characters: 10,
    /** Share of keys with almost no hold time. */
    noHoldShare: 0.8,
  },
  form: { fields: 3, withinMs: 1_500 },
  farm: {
    withinMs: 24 * 3_600_000,
    users: { medium: 4, high: 8 },
    /** Streams without a known user are weaker evidence. */
    streams: { medium: 12 },
    tiltSamples: 20,
  },
  remote: {
    windows: 8,
    slowShare: 0.7,
    bareShare: 0.9,
    steps: 20,
    /** People in a hurry also make large jumps, so this is only a weak trace. */
    farShare: 0.25,
    /** Windows (250 ms) with positions on a grid. */
    latticeWindows: 4,
    latticeShare: 0.8,
    /**
     * Weight of each trace: natural logarithm of the likelihood ratio for a remote viewer. The maximum is 3,
     * because untested devices and systems may produce any of them.
     */
    logOdds: { strong: 3, weak: 1.5, late: 2, leaps: 1, echoes: 2.5 },
    /** Minimum sums for each level. */
    least: { medium: 3, high: 4.5 },
    pace: {
      /** Minimum number of fast steps. */
      steps: 20,
      /**
       * Probability that a fast step arrives after 20 ms or more (slower than a mouse), and the minimum sum
       * that indicates a viewer.
       */
      late: { viewer: 0.65, own: 0.2, least: 3 },
      /**
       * Probability that a fast step arrives after 40 ms or more (slower than any screen): for a viewer, and
       * for a 30 Hz mouse that loses 30 % of its reports. Strong when nine of nine steps are that late; the
       * chance with such a mouse is 1 in 50,000.
       */
      slack: { viewer: 0.8, own: 0.3, weak: 3, strong: 8.5 },
      /**
       * Minimum number of compared neighboring steps. Local input on busy machines had up to 7 % odd steps,
       * and 33 % of the uneven ones.
       */
      pairs: 24,
      oddOfUneven: 0.5,
      odd: { viewer: 0.25, own: 0.04 },
      /**
       * Probability that a step after a different interval is odd. For a viewer, some intervals are its own,
       * so the lengths follow them. For a program, the positions are planned, however late its steps are.
       * Viewers that send packets are as odd, but many of their steps arrive after 40 ms or more, unlike a
       * program's.
       */
      planned: { odd: { viewer: 0.7, own: 0.92 }, slack: { viewer: 0.3, own: 0.08 } },
      /**
       * Probability that three steps arrive within 42 ms. Slow mice do this as rarely as viewers, so a low
       * count is no evidence.
       */
      quick: { viewer: 0.06, own: 0.2 },
    },
    /** Minimum number of presses that each reported the position again. */
    echoes: 3,
    echoShare: 0.75,
    presses: 5,
    untailedShare: 0.8,
    warpedShare: 0.5,
    /** Keys with almost no hold time although the intervals between them (ms) are human. */
    keys: 20,
    /** An on-screen keyboard never holds a key; viewers that send packets hold some. */
    noHoldShare: { weak: 0.3, strong: 0.6, all: 0.95 },
    humanSpread: 40,
    humanMean: 60,
    burstShare: 0.3,
    bodilessShare: 0.9,
    /** Color depth in bits to which remote viewers reduce the screen. */
    depth: 16,
  },
  vishing: {
    /** Number of indicators of a person who follows instructions for level low; one more is medium. */
    signs: 3,
    hesitationMs: 30_000,
    offScreen: 4,
    pauses: 2,
    corrections: 0.3,
    correctedKeys: 20,
    longSessionMs: 10 * 60_000,
    /** Tags of elements and pages that involve payments. */
    tags: /amount|payee|transfer|beneficiar|recipient|iban|payment|withdraw/i,
  },
  offScreen: { lowMs: 10_000, mediumMs: 60_000, mediumShare: 0.5, mediumTimes: 10 },
  resizes: { low: 3, medium: 10 },
  orientation: { turns: 6, samples: 30, flatShare: 0.95 },
  inactivity: { lowMs: 2 * 60_000, mediumMs: 5 * 60_000, highMs: 30 * 60_000 },
} as const;
