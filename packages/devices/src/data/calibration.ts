import type { DeviceKind } from './features';

/** What makes the logarithm of the odds of the likeliest device right. */
interface Calibration {
  /** Of every device … */
  readonly bias: number;
  /** … what stays of the logarithm of its odds … */
  readonly odds: number;
  /** … and what counts of that of the second. */
  readonly second: number;
  /** For each e-fold more known devices that look the same. */
  readonly lookAlikes: number;
  /** For each e-fold more days since it was met: a token that was there yesterday is hardly gone today. */
  readonly away: number;
  /** The same since its own token was: one that is silent for months was often cleared. */
  readonly silent: number;
  /** Of its likeness, beside what it weighs in the odds already. */
  readonly fonts: number;
  readonly tastes: number;
  readonly place: number;
  /** Of what it differs in from what its model's devices have in common. */
  readonly differs: number;
  /** In its own network; where no network is told. */
  readonly atHome: number;
  readonly nowhere: number;
  /** For each e-fold more known devices that are made as much like the visit; of them, those in its networks that look the same. */
  readonly rivals: number;
  readonly twins: number;
  /** Where an undecided token comes again: whoever the first look could not tell is hard to tell. */
  readonly open: number;
  /** Of the odds where an account has hardly any devices: what they overstate there, believed. */
  readonly unmeasured: number;
}

/** What the fit sets; the other is believed. */
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
 * By kind of machine: how often the likeliest device was the right one, by logistic regression (a weak ridge, odds drawn towards
 * 0.65) over the visits without a decided token of invented populations, which the table before made: those of phones and of
 * computers are of seeds 6, 21, 23 and 202 (22,100 and 11,400 visits of 1,000 devices and a year), the others of seeds 301 to 306.
 * `npm run bench -- device-calibration` fits all kinds anew by the visits that this table makes, and prints what it loses.
 * Copies of an image hardly differ in anything but tastes: the rest is 0 there.
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
