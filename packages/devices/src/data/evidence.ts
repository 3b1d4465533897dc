import type { DeviceKind } from './features';

type ByKind = { readonly [K in DeviceKind]: number };

/**
 * Prior assumptions about devices and visits. Estimates, set so that the reported probabilities are right in
 * `npm run bench -- devices`.
 */
export const PRIORS = {
  /** Assumed number of devices of one segment for an account without traffic: caution while little is known. */
  devicesAtFirst: 10,
  /** Weight of the world shares in the mix with the counted devices, in devices. */
  devicesOfWorld: 150,
  /**
   * Share of other devices of one segment with the same build, computed from how rare the parts are. Parts
   * occur `together`, so their shares do not multiply. The result stays within these bounds.
   */
  cloneShare: { together: 0.6, least: 1e-4, most: 0.03 },
  /** Probability that a device's own network has another, unseen device with the same fingerprint. */
  cloneAtHome: { other: 0.005, maker: 0.005, phone: 0.001, image: 0.03 } satisfies ByKind,
  /** The same if the visit has no network. */
  cloneAnywhere: { other: 0.005, maker: 0.005, phone: 0.01, image: 0.3 } satisfies ByKind,
  /** Additional probability for each known one there: a household with two equal devices often has more. */
  cloneAtHomeForEach: 0.3,
  /**
   * Assumed numbers of first visits of new devices and of visits of known devices that lost their token,
   * before the account has counts; and bounds of their ratio.
   */
  newForReturning: { new: 20, returning: 5, least: 0.15, most: 4 },
  /** Probability that a token was copied to another machine. */
  tokenCopied: 1e-4,
  /**
   * Assumed share of visits with an unknown token or none, before a device has counts: `fresh` of `of`. Few
   * users clear or hide site storage, and those do it repeatedly; but any user may, with probability `least`.
   */
  freshToken: { of: 1, fresh: 0.2, least: 0.02 },
  /**
   * Probability that two tokens of one machine are used alternately, as in parallel profiles (`two`); and for
   * one more token among several (`more`).
   */
  tokensInTurns: { two: 0.1, more: 0.02 },
} as const;

/** Exponents of the evidence, and factors for new devices against the counts. */
interface Weights {
  /**
   * For similarity: its attributes are not independent. Rendered and measured values (`drawn`) follow from
   * the parts (`made`).
   */
  readonly made: number;
  readonly drawn: number;
  /** For features shared with others of its model, when a new device is weighed. */
  readonly clone: number;
  readonly place: number;
  readonly tastes: number;
  readonly network: number;
  /**
   * For how often a device comes: up to the usual frequency (`activity`), beyond it (`rate`), and days since
   * its token was seen (`silent`) …
   */
  readonly activity: number;
  readonly rate: number;
  readonly silent: number;
  /** … for the use of its tokens, and for how often it comes with a new one. */
  readonly turns: number;
  readonly fresh: number;
  /** Factors for new devices: unlike any known one, like one of the same network, like one elsewhere. */
  readonly new: number;
  readonly home: number;
  readonly elsewhere: number;
  /** Factor for all of them if an undecided token comes again. */
  readonly open: number;
}

const ONE_BY_ONE: Weights = {
  made: 0.85,
  drawn: 0.85,
  clone: 0.85,
  rate: 0,
  silent: 0,
  place: 0.85,
  tastes: 0.85,
  network: 0.85,
  activity: 1,
  turns: 1,
  fresh: 1,
  new: 0.4,
  home: 0.4,
  elsewhere: 0.4,
  open: 1,
};

/**
 * Weights by kind of machine: attributes of phones are the most correlated. They started from a fit (minimal
 * mean logarithm of the probability of the true device) over 14,000 visits of three synthetic populations.
 * Then they were moved back towards the previous values as long as more visits of two of the populations were
 * linked. Those of phones, except `turns` and `open`, are a fit over 36,900 first visits of unknown tokens in
 * eight populations, in which the fit had the true device of every earlier visit.
 */
export const WEIGHTS: { readonly [K in DeviceKind]: Weights } = {
  phone: {
    made: 0.66,
    drawn: 0,
    clone: 0.5,
    place: 0.61,
    tastes: 0.76,
    network: 0.8,
    activity: 0,
    rate: 0.8,
    silent: 0.65,
    turns: 0.7,
    fresh: 0.85,
    new: 3.3,
    home: 0.48,
    elsewhere: 4,
    open: 3,
  },
  other: {
    made: 0.8,
    drawn: 0.8,
    clone: 0.8,
    rate: 0,
    silent: 0,
    place: 0.8,
    tastes: 1,
    network: 0.8,
    activity: 0.8,
    turns: 0.8,
    fresh: 0.8,
    new: 0.35,
    home: 0.5,
    elsewhere: 0.35,
    open: 1.3,
  },
  maker: ONE_BY_ONE,
  image: ONE_BY_ONE,
};

/** Decision thresholds, as probabilities. */
export const DECIDES = {
  /**
   * A visit belongs to a known device, or to that of an open token, from this probability on; set so that few
   * decisions are wrong.
   */
  known: { other: 0.85, maker: 0.9, phone: 0.87, image: 0.9 } satisfies ByKind,
  /**
   * The same if the visit has a different network from those of the device, or none. Of phones between 0.9
   * and 0.95 away from their networks, 85 % were right before that was corrected. Most wrong IDs came from a
   * phone's first visit that was assigned to another phone. Below the threshold such a visit is stored as one
   * on trial and reported as undecided.
   */
  knownElsewhere: { other: 0.9, maker: 0.9, phone: 0.96, image: 0.9 } satisfies ByKind,
  knownNowhere: { other: 0.9, maker: 0.9, phone: 0.95, image: 0.9 } satisfies ByKind,
  /** A visit by an unknown token belongs to a new device from this probability on. */
  new: 0.65,
  /**
   * An undecided visit is reported with the most likely device from this probability on, and a token stays
   * with its assumed device.
   */
  even: 0.5,
  /** A fingerprint is learned from this probability on, even if no token proves it. */
  learns: { other: 0.93, maker: 0.93, phone: 0.9, image: 0.93 } satisfies ByKind,
  /** A token on trial becomes the device's from this probability on. */
  joins: { other: 0.97, maker: 0.94, phone: 0.9, image: 0.94 } satisfies ByKind,
  /** Two devices are merged from this probability on. */
  splits: 0.99,
  /**
   * An ID without a returning token is merged into another from this probability on, and so is one whose
   * token fell silent before the other began.
   */
  heals: 0.985,
} as const;

/** A device with more persons a day is a kiosk, or many devices with the same fingerprint. */
export const MAX_PERSONS = 5;
/** Maximum difference, in natural logarithms, at which two similar devices count as equal. */
export const ALIKE_WITHIN = 1.5;
