import type { DeviceKind } from './features';

type ByKind = { readonly [K in DeviceKind]: number };

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
  cloneAtHome: { other: 0.005, maker: 0.005, phone: 0.001, image: 0.03 } satisfies ByKind,
  /** The same where the visit tells no network. */
  cloneAnywhere: { other: 0.005, maker: 0.005, phone: 0.01, image: 0.3 } satisfies ByKind,
  /** The same for each that is known there: who bought two alike bought more. */
  cloneAtHomeForEach: 0.3,
  /**
   * First visits of new devices and visits of known ones that have lost their token, before the account's own are
   * counted; and the bounds of the one for each of the other.
   */
  newForReturning: { new: 20, returning: 5, least: 0.15, most: 4 },
  /** That a token was carried to another machine. */
  tokenCopied: 1e-4,
  /**
   * Visits that show a token that is not known, or none, before a device's own are counted: so many of so many. Few clear
   * or hide what sites store, and they do it again and again; but anybody may, with the chance `least`.
   */
  freshToken: { of: 1, fresh: 0.2, least: 0.02 },
  /** Two tokens of one machine that are used in turns: profiles side by side; and one more beside others that do the same. */
  tokensInTurns: { two: 0.1, more: 0.02 },
} as const;

/** What stays of the logarithms of evidence, and how much likelier a new device is than counted. */
interface Weights {
  /** Of likeness: its attributes are not independent of one another. What is drawn and measured follows from the parts. */
  readonly made: number;
  readonly drawn: number;
  /** Of what it shares with others of its model, where a new one is weighed. */
  readonly clone: number;
  readonly place: number;
  readonly tastes: number;
  readonly network: number;
  /** Of how often a device comes, up to a usual one and beyond; of the days since its token was met … */
  readonly activity: number;
  readonly rate: number;
  readonly silent: number;
  /** … of the use of its tokens, and of how often it comes with a new one. */
  readonly turns: number;
  readonly fresh: number;
  /** New devices: like none, like one of the same network, like one elsewhere. */
  readonly new: number;
  readonly home: number;
  readonly elsewhere: number;
  /** All of them, where an undecided token comes again. */
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
 * By kind of machine: what phones are made of goes together the most. Started from a fit (least mean logarithm of the
 * probability of the true device) over 14,000 visits of three invented populations, then moved towards what was there before
 * as far as more visits of two of them were linked. Those of phones, but for `turns` and `open`, are a fit over 36,900 first visits of unknown
 * tokens in eight populations that was told the true device of every earlier visit, as it came out.
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

/** Probabilities that decide. */
export const DECIDES = {
  /** From here on a visit is a known device's, or that of an open token; set where few enough are wrong. */
  known: { other: 0.85, maker: 0.9, phone: 0.87, image: 0.9 } satisfies ByKind,
  /**
   * The same where the visit tells another network than those of the device, or none. Of phones that were told from 0.9 to 0.95 and
   * away from their networks 85 % were right, before that was corrected, and a phone's first visit that was taken for another one's made most wrong ids: below,
   * such a visit is kept as one on trial and answered as undecided.
   */
  knownElsewhere: { other: 0.9, maker: 0.9, phone: 0.96, image: 0.9 } satisfies ByKind,
  knownNowhere: { other: 0.9, maker: 0.9, phone: 0.95, image: 0.9 } satisfies ByKind,
  /** From here on a visit by an unknown token is of a new device. */
  new: 0.65,
  /** From here on an undecided visit is answered with the likeliest device, and a token stays with the one that it was taken for. */
  even: 0.5,
  /** From here on a look is learned, though no token proves it. */
  learns: { other: 0.93, maker: 0.93, phone: 0.9, image: 0.93 } satisfies ByKind,
  /** From here on a token on trial is the device's. */
  joins: { other: 0.97, maker: 0.94, phone: 0.9, image: 0.94 } satisfies ByKind,
  /** From here on two devices are one. */
  splits: 0.99,
  /** From here on an id that no token came back to is a part of another, and so is one whose token fell silent before the other began. */
  heals: 0.985,
} as const;

/** A device with more persons a day is a kiosk, or many devices that look the same. */
export const MOST_PERSONS = 5;
/** Look-alikes are as good as equal when so close, in natural logarithms. */
export const ALIKE_WITHIN = 1.5;
