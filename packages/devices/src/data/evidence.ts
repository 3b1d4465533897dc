import type { DeviceKind } from './features';

/**
 * What is known of devices and visits before either is looked at. Estimates; `npm run bench -- devices` shows how often a
 * told probability is right, and these are set so that it is.
 */
export const PRIORS = {
  /** Devices of one segment that an account of no traffic is taken to have: caution while little is known. */
  devicesAtFirst: 500,
  /** Devices of the world's shares that the counted ones are mixed with. */
  devicesOfWorld: 150,
  /**
   * Share of other devices of one segment that are made the same: by how uncommon the parts are, which go `together`, so
   * that their shares do not multiply; within these bounds.
   */
  cloneShare: { together: 0.6, least: 1e-4, most: 0.03 },
  /** Chance that a device's own network has another one that looks the same and was not met yet. */
  cloneAtHome: { other: 0.005, maker: 0.005, phone: 0.01 } satisfies { readonly [K in DeviceKind]: number },
  /** The same for each that is known there: who bought two alike bought more. */
  cloneAtHomeForEach: 0.5,
  /** First visits of new devices, for each visit of a known one that has lost its token. */
  newForReturning: 0.4,
  /** What stays of a sum of evidence: its families are not independent of one another. */
  independent: 0.85,
  /** That a token was carried to another machine. */
  tokenCopied: 1e-4,
  /** Two tokens of one machine that are used in turns: profiles side by side. */
  tokensInTurns: 0.05,
} as const;

/** Probabilities that decide. */
export const DECIDES = {
  /** From here on a visit is a known device's. */
  known: 0.8,
  /** From here on it is a new one's, or stays the one that its token was taken for; below nothing is decided. */
  even: 0.5,
  /** From here on a token that came back is a device of its own. */
  parts: 0.8,
  /** From here on a look is learned, though no token proves it. */
  learns: 0.99,
  /** From here on two ids are one. */
  joins: 0.99,
  /** From here on an id that no token came back to is a part of another. */
  heals: 0.95,
} as const;

/** A device with more persons a day is a kiosk, or many devices that look the same. */
export const MOST_PERSONS = 5;
/** Look-alikes are as good as equal when so close, in natural logarithms. */
export const ALIKE_WITHIN = 1.5;
/** A token that came back so often without an answer is a device of its own. */
export const UNDECIDED_VISITS = 3;
