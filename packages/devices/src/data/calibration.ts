import type { DeviceKind } from './features';

/** Coefficients that correct the log odds of the most likely device. */
interface Calibration {
  /** Intercept, for every device. */
  readonly bias: number;
  /** Coefficient of its log odds. */
  readonly odds: number;
  /** Coefficient of the log odds of the second device. */
  readonly second: number;
  /** For each e-fold more known devices with the same fingerprint. */
  readonly lookAlikes: number;
  /** For each e-fold more days since its last visit: a token that was present yesterday is rarely gone today. */
  readonly away: number;
  /**
   * For each e-fold more days since its own token was seen: a token that is silent for months was often
   * cleared.
   */
  readonly silent: number;
  /** For the font part of the similarity, in addition to its weight in the odds. */
  readonly fonts: number;
  readonly tastes: number;
  readonly place: number;
  /** For differences from the features that its model's devices share. */
  readonly differs: number;
  /** If the visit is in the device's own network (`atHome`), or has no network (`nowhere`). */
  readonly atHome: number;
  readonly nowhere: number;
  /**
   * For each e-fold more known devices with an equally similar build (`rivals`); for those in its networks
   * with the same fingerprint (`twins`).
   */
  readonly rivals: number;
  readonly twins: number;
  /** If an undecided token comes again: a device that the first visit could not identify is hard to identify. */
  readonly open: number;
  /** Assumed overstatement of the odds if an account has hardly any devices. */
  readonly unmeasured: number;
}

/** Terms that the fit sets; the other one is assumed. */
export type CalibrationTerm = Exclude<keyof Calibration, 'unmeasured'>;

export const CALIBRATION_TERMS: readonly CalibrationTerm[] = [
  'bias',
  'odds',
  'second',
  'lookAlikes',
  'away',
  'silent',
  'fonts',
  'tastes',
  'place',
  'differs',
  'atHome',
  'nowhere',
  'rivals',
  'twins',
  'open',
];

/**
 * Correction by kind of machine, from how often the most likely device was the right one. Fitted by logistic
 * regression (a weak ridge, odds drawn towards 0.65) over the visits without a decided token in synthetic
 * populations, as computed with the previous table. Phones and computers use seeds 6, 21, 23 and 202 (22,100
 * and 11,400 visits of 1,000 devices in a year), the others seeds 301 to 306. `npm run bench --
 * device-calibration` refits all kinds on the visits of this table and prints the loss. Copies of an image
 * hardly differ except in preferences, so the other terms are 0 there.
 */
export const CALIBRATION: { readonly [K in DeviceKind]: Calibration } = {
  phone: {
    bias: -1.14,
    odds: 0.29,
    second: -0.06,
    lookAlikes: 0.12,
    away: 0.5,
    silent: -0.17,
    fonts: 0.31,
    tastes: 0.18,
    place: 0.25,
    differs: 0.81,
    atHome: 1.52,
    nowhere: 0.33,
    rivals: -0.65,
    twins: -1.74,
    open: -0.12,
    unmeasured: -0.4,
  },
  other: {
    bias: -3.85,
    odds: 0.22,
    second: -0.13,
    lookAlikes: -0.04,
    away: 0.12,
    silent: 0.64,
    fonts: 0.49,
    tastes: 0.54,
    place: -0.05,
    differs: -0.11,
    atHome: 0.94,
    nowhere: 0,
    rivals: -0.25,
    twins: -0.49,
    open: -0.81,
    unmeasured: -0.3,
  },
  maker: {
    bias: 0.57,
    odds: 0.39,
    second: 0,
    lookAlikes: 0,
    away: 0.2,
    silent: 0.3,
    fonts: 0,
    tastes: 0.64,
    place: 0,
    differs: 0,
    atHome: 0,
    nowhere: 0,
    rivals: 0,
    twins: 0,
    open: 0.09,
    unmeasured: -2,
  },
  image: {
    bias: -4.87,
    odds: 0.09,
    second: 0,
    lookAlikes: 0,
    away: -0.64,
    silent: 0.93,
    fonts: 0,
    tastes: 2.45,
    place: 0,
    differs: 0,
    atHome: 0,
    nowhere: 0,
    rivals: 0,
    twins: 0,
    open: -0.33,
    unmeasured: -2,
  },
};
