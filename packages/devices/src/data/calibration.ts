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
  'open',
];

/**
 * By kind of machine: how often the likeliest device was the right one, by logistic regression (ridge, odds drawn towards 0.65)
 * over 38,900 visits without a decided token, of six invented populations of 700 devices. Phones of one model differ in nothing
 * that is drawn or installed, and copies of an image hardly in anything but tastes: the rest is 0 there.
 */
export const CALIBRATION: { readonly [K in DeviceKind]: Calibration } = {
  phone: {
    bias: -1.27,
    odds: 0.66,
    second: -0.07,
    lookAlikes: 0,
    away: 0.32,
    silent: 0,
    fonts: 0,
    tastes: 0,
    place: 0,
    differs: 0.45,
    atHome: 1.32,
    nowhere: 0.7,
    open: 0,
    unmeasured: -0.4,
  },
  other: {
    bias: -2.42,
    odds: 0.31,
    second: -0.19,
    lookAlikes: -0.28,
    away: 0.43,
    silent: 0,
    fonts: 0.51,
    tastes: 0.54,
    place: -0.56,
    differs: 0,
    atHome: 0.91,
    nowhere: 0,
    open: 0,
    unmeasured: -0.3,
  },
  maker: {
    bias: -1.06,
    odds: 0.37,
    second: 0,
    lookAlikes: 0,
    away: 0.78,
    silent: 0,
    fonts: 0,
    tastes: 0.53,
    place: 0,
    differs: 0,
    atHome: 0,
    nowhere: 0,
    open: 0,
    unmeasured: -2,
  },
  image: {
    bias: -4.81,
    odds: 0.17,
    second: 0,
    lookAlikes: 0,
    away: 0,
    silent: 0,
    fonts: 0,
    tastes: 3.03,
    place: 0,
    differs: 0,
    atHome: 0,
    nowhere: 0,
    open: 0,
    unmeasured: -2,
  },
};
