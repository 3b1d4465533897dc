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
 * By kind of machine: how often the likeliest device was the right one, by logistic regression (a weak ridge, odds drawn towards
 * 0.65) over the 39,200 visits without a decided token of six invented populations of 700 devices: `npm run bench -- device-calibration`
 * prints it. Copies of an image hardly differ in anything but
 * tastes: the rest is 0 there. Of phones nothing is corrected: their weights were fitted to the true device (`WEIGHTS`).
 */
export const CALIBRATION: { readonly [K in DeviceKind]: Calibration } = {
  phone: {
    bias: 0,
    odds: 1,
    second: 0,
    lookAlikes: 0,
    away: 0,
    silent: 0,
    fonts: 0,
    tastes: 0,
    place: 0,
    differs: 0,
    atHome: 0,
    nowhere: 0,
    open: 0,
    unmeasured: -0.4,
  },
  other: {
    bias: -3.05,
    odds: 0.25,
    second: -0.22,
    lookAlikes: -0.33,
    away: 0,
    silent: 0.59,
    fonts: 0.43,
    tastes: 0.59,
    place: -0.39,
    differs: 0.1,
    atHome: 0.95,
    nowhere: 0,
    open: -0.59,
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
    open: -0.33,
    unmeasured: -2,
  },
};
