import type { Details, IpDetails } from '@assay/contract';
import type { EvaluationRecord } from '../api/evaluations';
import type { Fact } from '../design/key-facts';
import { english, locale, t } from '../i18n/language';

/** Joins the known parts with dots; null if none is known. */
export const listed = (parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' · ') || null;

/** Returns the name of a country in the language of the panel; null without a code. */
export function regionName(code: string | null | undefined): string | null {
  if (!code) return null;
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns city, country and network of an IP address; null if all are unknown. */
export const ipPlace = (ip: IpDetails | null | undefined): string | null =>
  listed([ip?.city, regionName(ip?.country), ip?.isp_name]);

/** Returns the nearest known distance of the IP address to the person; null if unknown. */
export function distanceFact({ geolocation_details: places }: Partial<Details>): Fact {
  const [what, km] = (
    [
      [english('Distance to user'), places?.ip_user_distance],
      [english('Distance to billing'), places?.ip_billing_distance],
      [english('Distance to shipping'), places?.ip_shipping_distance],
    ] as const
  ).find(([, distance]) => typeof distance === 'number') ?? [english('Distance to user'), null];
  return { label: t(what), value: typeof km === 'number' ? t('{km} km', { km: Math.round(km) }) : null };
}

type Request = EvaluationRecord['request'];

const checked = (result: boolean | undefined): string =>
  result === undefined ? t('not sent') : result ? t('correct') : t('wrong');

/** Returns the results of CVV, AVS and 3-D Secure in one line. */
export const cardChecks = (request: Request): string =>
  [
    `CVV ${checked(request.cvv_result)}`,
    `AVS ${request.avs_result ?? t('not sent')}`,
    `3DS ${request.status_3d ?? t('not sent')}`,
  ].join(' · ');

/** Returns `453201…1234`, or the known part. */
export function cardText({ card_bin: bin, card_last: last }: Request): string | null {
  if (bin === undefined && last === undefined) return null;
  return `${bin ?? ''}…${last ?? ''}`;
}
