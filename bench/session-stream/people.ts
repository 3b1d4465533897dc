import type { Manner } from './hands';

export const USUAL: Manner = {
  device: { everyMs: 8 },
  way: [500, 800],
  shake: 6,
  hold: [40, 70],
  between: [20, 190],
};

export const HURRIED: Manner = { ...USUAL, way: [180, 300], hold: [25, 45], between: [10, 90] };

export const SLOW_AND_SHAKY: Manner = {
  ...USUAL,
  way: [1500, 2600],
  shake: 16,
  hold: [90, 140],
  between: [150, 900],
};

/** A person at the local machine. */
export interface Person {
  readonly name: string;
  readonly manner: Manner;
  /** Flags of the browser. */
  readonly flags?: readonly string[];
  /** Additional load on the page's thread or on the machine's cores. */
  readonly busy?: 'page' | 'machine';
}

const by = (device: Manner['device']): Manner => ({ ...USUAL, device });

/** Different hands, including some that resemble a viewer: infrequent, late or irregular reports. */
export const PEOPLE: readonly Person[] = [
  { name: 'usual', manner: USUAL },
  { name: '60 Hz mouse', manner: by({ everyMs: 1000 / 60 }) },
  { name: '250 Hz mouse', manner: by({ everyMs: 4 }) },
  { name: '1000 Hz mouse', manner: by({ everyMs: 1 }) },
  { name: '67 Hz wireless mouse that loses 30% of its reports', manner: by({ everyMs: 15, lost: 0.3 }) },
  { name: 'mouse on a 30 Hz screen', manner: by({ everyMs: 1000 / 30 }) },
  { name: 'machine that reads every third report late', manner: by({ everyMs: 8, hiccups: 0.3 }) },
  { name: 'page that blocks 40 of 50 ms', manner: USUAL, busy: 'page' },
  { name: 'machine whose cores are all busy', manner: USUAL, busy: 'machine' },
  { name: 'in a hurry', manner: HURRIED },
  { name: 'in a hurry on a 30 Hz screen', manner: { ...HURRIED, device: { everyMs: 1000 / 30 } } },
  { name: 'slow and shaky', manner: SLOW_AND_SHAKY },
  { name: 'steady hand', manner: { ...USUAL, shake: 1 } },
  { name: 'touch pad in strokes', manner: { ...by({ everyMs: 12 }), way: [350, 500], strokes: 3 } },
  { name: 'one finger', manner: { ...USUAL, hold: [70, 60], between: [220, 500] } },
  { name: 'fast typist', manner: { ...USUAL, hold: [45, 60], between: [5, 80] } },
  { name: 'text typed by a program', manner: { ...USUAL, hold: [0, 0], between: [12, 0] } },
  { name: 'keyboard only', manner: { ...USUAL, byKeys: true } },
  { name: 'screen scaled to 125%', manner: USUAL, flags: ['--force-device-scale-factor=1.25'] },
  { name: 'screen scaled to 200%', manner: USUAL, flags: ['--force-device-scale-factor=2'] },
  { name: 'page zoomed out to 50%', manner: USUAL, flags: ['--force-device-scale-factor=0.5'] },
  { name: 'small window', manner: USUAL, flags: ['--window-size=640,700'] },
];
