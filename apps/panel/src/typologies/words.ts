import type { RunJob, Typology, TypologyMode } from '../api/typologies';
import type { Tone } from '../design/tones';
import { english, locale, percentage, type Sentence, t } from '../i18n/language';

export const MODES: readonly TypologyMode[] = ['on', 'shadow', 'off'];
const MODE_NAMES: Readonly<Record<TypologyMode, Sentence>> = {
  on: english('On'),
  shadow: english('Shadow'),
  off: english('Off'),
};
const TONES: Readonly<Record<TypologyMode, Tone>> = { on: 'positive', shadow: 'info', off: 'neutral' };
export const modeName = (mode: TypologyMode): string => t(MODE_NAMES[mode]);
export const modeTone = (mode: TypologyMode): Tone => TONES[mode];

type Parameter = Typology['parameters'][number];

/** Factor from the stored value to the shown one: shares are shown in percent. */
export const factorOf = ({ unit }: Parameter): number => (unit === 'share' ? 100 : 1);

const UNITS: { readonly [unit: string]: Sentence } = {
  hours: english('hours'),
  days: english('days'),
  hops: english('transfers'),
};
/** Unit of a parameter in words; empty for numbers of things. */
export const unitName = ({ unit }: Parameter): string => {
  const name = UNITS[unit];
  return unit === 'share' ? '%' : name ? t(name) : '';
};

/** Formats the value of a parameter with its unit. */
export const valueText = (parameter: Parameter, value: number): string =>
  parameter.unit === 'share'
    ? percentage(value, value > 0 && value < 0.01 ? 1 : 0)
    : [value.toLocaleString(locale()), unitName(parameter)].filter(Boolean).join(' ');

/** True while a run is waiting or running. */
export const isActive = ({ state }: RunJob): boolean => state === 'waiting' || state === 'running';
