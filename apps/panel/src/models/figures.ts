import type { ShareWithInterval } from '@assay/management-api';
import { locale, t } from '../i18n/language';

const decimals = (value: number, count: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: count, maximumFractionDigits: count });

/** A figure with three decimals; a dash when it could not be computed. */
export const figure = (value: number | null): string => (value === null ? '–' : decimals(value, 3));

/** `93.1 %` */
export const percent = (share: number): string => `${decimals(100 * share, 1)} %`;

/** `93.1 % (88.0–96.2 %)`: the value with its 95 % interval. */
export const shareInWords = ({ value, low, high }: ShareWithInterval): string =>
  value === null ? '–' : `${percent(value)} (${decimals(100 * low, 1)}–${percent(high)})`;

/** Own models are numbers, the shipped one has a name. */
/** Whether a model came with Assay; what an account has trained is numbered. */
export const isBase = (model: string): boolean => !/^\d+$/.test(model);

export const modelName = (model: string): string =>
  isBase(model) ? t('base model {model}', { model }) : t('model {model}', { model });
