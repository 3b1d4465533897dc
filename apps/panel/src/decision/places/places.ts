import type { EvaluationRecord } from '../../api/evaluations';
import { t } from '../../i18n/language';

/** Location in a transaction. */
export interface Place {
  readonly what: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string | null;
  /** Degrees east and north; null if only the country is known. */
  readonly point: readonly [longitude: number, latitude: number] | null;
}

type Request = EvaluationRecord['request'];
type Details = Partial<EvaluationRecord['response']['data']>;

const COUNTRY = /^[A-Za-z]{2}$/;

/**
 * Returns the locations of a transaction and its module results, with their source. Omits locations without a
 * country.
 */
export function placesOf(request: Request, details: Details): readonly Place[] {
  const { ip_details: ip, bin_details: bin, phone_details: phone } = details;
  const longitude = ip?.longitude;
  const latitude = ip?.latitude;
  const isPoint = typeof longitude === 'number' && typeof latitude === 'number';
  const named: readonly (readonly [
    what: string,
    country: unknown,
    city?: unknown,
    point?: Place['point'],
  ])[] = [
    [t('IP address'), ip?.country, ip?.city, isPoint ? [longitude, latitude] : null],
    [t('Card'), bin?.bin_country_code ?? bin?.bin_country],
    [t('Phone number'), phone?.provider_carrier_details?.country],
    [t('User address'), request.user_country, request.user_city],
    [t('Billing address'), request.billing_country, request.billing_city],
    [t('Shipping address'), request.shipping_country, request.shipping_city],
  ];
  return named.flatMap(([what, country, city, point = null]) =>
    typeof country === 'string' && COUNTRY.test(country)
      ? [
          {
            what,
            country: country.toUpperCase(),
            city: typeof city === 'string' && city ? city : null,
            point,
          },
        ]
      : [],
  );
}

/** Returns the distinct countries in order. */
export const countriesOf = (places: readonly Place[]): readonly string[] => [
  ...new Set(places.map(({ country }) => country)),
];
