import type { ShareWithInterval } from '@assay/contract';

/** A figure with three decimals; a dash when it could not be computed. */
export const figure = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** `93.1 % (88.0–96.2 %)`: the value with its 95 % interval. */
export const shareInWords = ({ value, low, high }: ShareWithInterval): string =>
  value === null ? '–' : `${percent(value)} (${(100 * low).toFixed(1)}–${percent(high)})`;

/** Own models are numbers, the shipped one has a name. */
export const modelName = (model: string): string =>
  /^\d+$/.test(model) ? `model ${model}` : `base model ${model}`;
