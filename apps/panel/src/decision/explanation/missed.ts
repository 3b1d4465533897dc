import { locale, t } from '../../i18n/language';

const significant = () =>
  new Intl.NumberFormat(locale(), { maximumSignificantDigits: 4, useGrouping: false });

/** By how much a number missed its bound, in words after `before`; empty when nothing is known. */
export function describeMissed(by: number | undefined, before = ''): string {
  if (by === undefined) return '';
  // Exactly at a bound that is not included.
  return by === 0
    ? before + t('only just missed')
    : before + t('missed by {by}', { by: significant().format(by) });
}
