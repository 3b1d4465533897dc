/**
 * From when on a sign counts. Judging is versioned: the number rises with every change, and the management API reports
 * which version judged. Sources: documented in docs/session-monitoring.md; typing after arXiv 2510.02374 (spread of
 * 20 ms); the others chosen on our own runs of people-like and robot input in Chromium, those of `remote.pace` on what real
 * VNC viewers and servers and hands at the machine itself did there (bench/session-stream).
 */
export const RISK_THRESHOLDS = {
  version: '6',
  automation: {
    /** Events that scripts made, with hardly any real ones beside them. */
    fakes: 3,
    fakeShare: 0.5,
    /** Presses that no way of the pointer led to. */
    presses: 3,
    blindShare: 0.7,
    quickShare: 0.8,
  },
  /** How moves are born: as the agent's check `input-origin` (packages/devices), which was measured beside it. */
  birth: { timed: 10, phaseShare: 0.7, moves: 8, partShare: 0.5, countedShare: 0.5 },
  typing: {
    /** Fewest times between keys of a field that are judged, and their least spread (ms). */
    keys: 10,
    spread: 20,
    /** Least spread of holding a key (ms). */
    holdSpread: 5,
    /** Keys that are held for less (ms) came together. */
    held: 10,
    /** Distinct times (classes of 8 ms) as a share of all, judged from so many on. */
    distinctKeys: 16,
    distinctShare: 0.35,
    charactersPerSecond: 15,
    characters: 10,
    /** Share of keys that were hardly held. */
    noHoldShare: 0.8,
  },
  form: { fields: 3, withinMs: 1_500 },
  farm: {
    withinMs: 24 * 3_600_000,
    users: { medium: 4, high: 8 },
    /** Streams without a known user prove less. */
    streams: { medium: 12 },
    tiltSamples: 20,
  },
  remote: {
    windows: 8,
    slowShare: 0.7,
    bareShare: 0.9,
    steps: 20,
    /** Hands in a hurry leap as well: never more than a weak trace. */
    farShare: 0.25,
    /** Windows (250 ms) that lie on a grid. */
    latticeWindows: 4,
    latticeShare: 0.8,
    /**
     * What each trace says: natural logarithm of how much likelier it is of a viewer. Nothing says more than 3: devices and
     * systems that were not measured may leave any of them.
     */
    logOdds: { strong: 3, weak: 1.5, late: 2, leaps: 1, echoes: 2.5 },
    /** From which sum on it is reported. */
    least: { medium: 3, high: 4.5 },
    pace: {
      /** Fast steps that are judged. */
      steps: 20,
      /** The chance that a fast step comes after 20 ms and more (no mouse), and the least sum that speaks for a viewer. */
      late: { viewer: 0.65, own: 0.2, least: 3 },
      /**
       * The chance that a fast step comes after 40 ms and more (no screen): of a viewer, and of a mouse of 30 Hz that loses
       * 30 % of its reports. Strong from nine such steps on, when all are; that such a mouse has nine of nine is 1 in 50,000.
       */
      slack: { viewer: 0.8, own: 0.3, weak: 3, strong: 8.5 },
      /** Neighbouring steps that are compared. Hands at busy machines had up to 7 % odd, and 33 % of the uneven. */
      pairs: 24,
      oddOfUneven: 0.5,
      odd: { viewer: 0.25, own: 0.04 },
      /**
       * The chance that a step after an unlike time is odd: of a viewer, some of whose times are its own doing, so that the
       * lengths follow them, and of a program that has planned its places, however late it makes its steps. Those of viewers
       * with packets are as odd, but many of them come after 40 ms and more, which a program's seldom do.
       */
      planned: { odd: { viewer: 0.7, own: 0.92 }, slack: { viewer: 0.3, own: 0.08 } },
      /** The chance that three steps come within 42 ms; slow mice do it as rarely as viewers, so that few say nothing. */
      quick: { viewer: 0.06, own: 0.2 },
    },
    /** Presses of which each reported the place anew. */
    echoes: 3,
    echoShare: 0.75,
    presses: 5,
    untailedShare: 0.8,
    warpedShare: 0.5,
    /** Keys that are hardly held although the times between them are a person's (ms). */
    keys: 20,
    /** A keyboard on the screen holds none at all; packets hold some of them. */
    noHoldShare: { weak: 0.3, strong: 0.6, all: 0.95 },
    humanSpread: 40,
    humanMean: 60,
    burstShare: 0.3,
    bodilessShare: 0.9,
    /** Bits of colour that remote viewers come down to. */
    depth: 16,
  },
  vishing: {
    /** Signs of somebody who acts on instructions; so many of them together are low, one more is medium. */
    signs: 3,
    hesitationMs: 30_000,
    offScreen: 4,
    pauses: 2,
    corrections: 0.3,
    correctedKeys: 20,
    longSessionMs: 10 * 60_000,
    /** Elements and pages where money is moved, as sites tag them. */
    tags: /amount|payee|transfer|beneficiar|recipient|iban|payment|withdraw/i,
  },
  offScreen: { lowMs: 10_000, mediumMs: 60_000, mediumShare: 0.5, mediumTimes: 10 },
  resizes: { low: 3, medium: 10 },
  orientation: { turns: 6, samples: 30, flatShare: 0.95 },
  inactivity: { lowMs: 2 * 60_000, mediumMs: 5 * 60_000, highMs: 30 * 60_000 },
} as const;
