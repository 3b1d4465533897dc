import type { DeviceKind } from './features';

/**
 * What is known of devices and visits before either is looked at. Estimates; `npm run bench -- devices` shows how often a
 * told probability is right, and these are set so that it is.
 */
export const PRIORS = {
  /** Devices of one segment that an account of no traffic is taken to have: caution while little is known. */
  devicesAtFirst: 10,
  /** Devices of the world's shares that the counted ones are mixed with. */
  devicesOfWorld: 150,
  /**
   * Share of other devices of one segment that are made the same: by how uncommon the parts are, which go `together`, so
   * that their shares do not multiply; within these bounds.
   */
  cloneShare: { together: 0.6, least: 1e-4, most: 0.03 },
  /** Chance that a device's own network has another one that looks the same and was not met yet. */
  cloneAtHome: { other: 0.005, maker: 0.005, phone: 0.01, image: 0.3 } satisfies {
    readonly [K in DeviceKind]: number;
  },
  /** The same for each that is known there: who bought two alike bought more. */
  cloneAtHomeForEach: 0.5,
  /**
   * First visits of new devices and visits of known ones that have lost their token, before the account's own are
   * counted; and the bounds of the one for each of the other.
   */
  newForReturning: { new: 20, returning: 5, least: 0.15, most: 4 },
  /** What stays of a sum of evidence: its families are not independent of one another. */
  independent: 0.85,
  /**
   * Of a new device, like none or like a known one, so much is left: the sums above tell it likelier than it was among
   * 78,000 visits of five invented populations.
   */
  newcomers: 0.4,
  /** That a token was carried to another machine. */
  tokenCopied: 1e-4,
  /**
   * Visits that show a token that is not known, or none, before a device's own are counted: so many of so many. Few clear
   * or hide what sites store, and they do it again and again.
   */
  freshToken: { of: 1, fresh: 0.2 },
  /** Two tokens of one machine that are used in turns: profiles side by side. */
  tokensInTurns: 0.02,
} as const;

type ByKind = { readonly [K in DeviceKind]: number };

/** Probabilities that decide. */
export const DECIDES = {
  /** From here on a visit is a known device's: of machines that differ from the first day, and of those that are made alike. */
  known: { other: 0.97, maker: 0.985, phone: 0.985, image: 0.985 } satisfies ByKind,
  /** From here on it is a new one's, or stays the one that its token was taken for; below nothing is decided. */
  even: 0.5,
  /** From here on a token that came back is a device of its own. */
  parts: 0.7,
  /** From here on a look is learned, though no token proves it. */
  learns: { other: 0.99, maker: 0.995, phone: 0.995, image: 0.995 } satisfies ByKind,
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
