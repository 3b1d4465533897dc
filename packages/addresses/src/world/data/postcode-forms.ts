/**
 * Postcodes that the address metadata doesn't have, or has in a looser form than the postal service issues
 * them. Forms are from the addressing sheets of the Universal Postal Union and the postal services named with
 * them. `example` if the metadata has no example.
 */
export const POSTCODE_FORMS: {
  readonly [country: string]: { readonly form: string; readonly example?: string };
} = {
  /** With the letter of the province and the side of the street since 1998, or four digits. */
  AR: { form: '(?:[A-HJ-NP-Z][1-9]\\d{3}(?:[A-Z]{3})?|[1-9]\\d{3})' },
  /** 71000–89999: used by the postal services of both entities. */
  BA: { form: '[78]\\d{4}' },
  /** 1000–9499 (Bangladesh Post). */
  BD: { form: '(?:[1-8]\\d|9[0-4])\\d{2}' },
  /** Vitebsk and Mogilev, Minsk and Brest, Grodno, Gomel (Belpochta). */
  BY: { form: '2(?:1[0-3]|2[0-5]|3[01]|4[67])\\d{3}' },
  /** First two digits of the provinces and municipalities (China Post). */
  CN: { form: '(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[13-6])\\d{4}' },
  CZ: { form: '[1-7]\\d{2} ?\\d{2}' },
  DO: { form: '[1-9]\\d{4}' },
  EG: { form: '[1-8]\\d{4}' },
  FO: { form: '[1-9]\\d{2}' },
  GE: { form: '[0-6]\\d{3}' },
  GT: { form: '(?:0[1-9]|1\\d|2[0-2])\\d{3}' },
  HN: { form: '[1-5]\\d{4}' },
  HT: { form: '[1-9]\\d{3}' },
  /** Seven digits since 2013; five before. */
  IL: { form: '[1-9]\\d{4}(?:\\d{2})?' },
  IQ: { form: '[1-6]\\d{4}' },
  /** 0 and 2 aren't used in the first five digits, 5 not in the fifth (Iran Post). */
  IR: { form: '[13-9]{4}[1346-9]-?\\d{5}' },
  JO: { form: '[1-7]\\d{4}' },
  KG: { form: '72\\d{4}' },
  MG: { form: '[1-7]\\d{2}' },
  MK: { form: '[1267]\\d{3}' },
  /** Four digits since 2007; two before. */
  MT: { form: '[A-Z]{3} ?(?:\\d{2}|\\d{4})' },
  RS: { form: '[1-3]\\d{4,5}' },
  SA: { form: '[1-8]\\d{4}(?:-\\d{4})?' },
  TJ: { form: '73[4-6]\\d{3}' },
  TM: { form: '74[4-7]\\d{3}' },
  AM: { form: '(?:37)?[0-4]\\d{3}' },
  AL: { form: '[1-9]\\d{3}' },
  /** Regions 00, 05, 43 and 62 are not issued (Deutsche Post). */
  DE: { form: '(?!00|05|43|62)\\d{5}' },
  /** Routing keys and unique identifiers of Eircode. */
  IE: {
    form: '(?:D6W|[AC-FHKNPRTV-Y]\\d\\d) ?[0-9AC-FHKNPRTV-Y]{4}',
  },
  /** 00, 96 and 99 belong to no department; 980 is Monaco. */
  FR: { form: '(?!00|96|99|980)\\d{2} ?\\d{3}' },
  KR: { form: '(?:0[1-9]|[1-5]\\d|6[0-3])\\d{3}' },
  LC: { form: 'LC\\d{2} ?\\d{3}', example: 'LC04 101' },
  MW: { form: '\\d{6}', example: '101100' },
  NP: { form: '[1-7]\\d{4}' },
  NR: { form: 'NRU68', example: 'NRU68' },
  NU: { form: '9974', example: '9974' },
  PA: { form: '\\d{4,5}', example: '0801' },
  PS: { form: '(?:P\\d{7}|\\d{3})', example: 'P1200021' },
  TT: { form: '\\d{6}', example: '120110' },
  TZ: { form: '\\d{5}', example: '11101' },
  // First digits that the postal services issue.
  AT: { form: '[1-9]\\d{3}' },
  BE: { form: '[1-9]\\d{3}' },
  BG: { form: '[1-9]\\d{3}' },
  CH: { form: '(?:[1-8]\\d{3}|9[0-6]\\d{2})' },
  CO: { form: '(?:0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579])\\d{4}' },
  CY: { form: '[1-9]\\d{3}' },
  DZ: { form: '(?:0[1-9]|[1-5]\\d)\\d{3}' },
  EC: { form: '(?:0[1-9]|1\\d|2[0-4])\\d{4}' },
  EE: { form: '[1-9]\\d{4}' },
  HR: { form: '[1-5]\\d{4}' },
  HU: { form: '[1-9]\\d{3}' },
  ID: { form: '[1-9]\\d{4}' },
  IN: { form: '(?!29|35|54|55|65|66|8[6-9])[1-9]\\d{5}' },
  IS: { form: '[1-9]\\d{2}' },
  KZ: { form: '(?:0[1-9]|1[0-6])\\d{4}' },
  LU: { form: '[1-9]\\d{3}' },
  LV: { form: 'LV-[1-5]\\d{3}' },
  MA: { form: '[1-9]\\d{4}' },
  NG: { form: '[1-9]\\d{5}' },
  NZ: { form: '(?!00)\\d{4}' },
  PK: { form: '[1-9]\\d{4}' },
  PT: { form: '[1-9]\\d{3}-\\d{3}' },
  RO: { form: '(?:0[1-9]|[1-8]\\d|9[0-2])\\d{4}' },
  RU: { form: '[1-6]\\d{5}' },
  SE: { form: '(?:[1-8]\\d|9[0-8])\\d ?\\d{2}' },
  SG: { form: '(?:0[1-9]|[1-6]\\d|7[0-35-9]|8[0-2])\\d{4}' },
  SI: { form: '[1-9]\\d{3}' },
  SK: { form: '(?:0[1-9]|[89]\\d)\\d ?\\d{2}' },
  TH: { form: '(?:[1-8]\\d|9[0-6])\\d{3}' },
  TN: { form: '[1-9]\\d{3}' },
  TW: { form: '[1-9]\\d{2}(?:\\d{2,3})?' },
  UY: { form: '[1-9]\\d{4}' },
  VE: { form: '[1-8]\\d{3}' },
};

/**
 * Countries with prefixes for all divisions in the metadata: a postcode with any other prefix belongs to no
 * place.
 */
export const WHOLLY_DIVIDED: ReadonlySet<string> = new Set([
  'AU',
  'BR',
  'CA',
  'ES',
  'IN',
  'IT',
  'JP',
  'MX',
  'MY',
  'TR',
  'UA',
  'US',
]);

/** Words after a French postcode for business mail (`75056 CEDEX 01`). */
export const CEDEX = /\s+CEDEX(?:\s+\d{1,2})?$/i;
/** Territories whose mail is delivered by La Poste (France). */
export const FRENCH_POSTS: ReadonlySet<string> = new Set([
  'BL',
  'FR',
  'GF',
  'GP',
  'MC',
  'MF',
  'MQ',
  'NC',
  'PF',
  'PM',
  'RE',
  'WF',
  'YT',
]);

/** Countries in which people write a space within a postcode whose official form has none. */
export const SPACED_POSTCODES: ReadonlySet<string> = new Set(['IN', 'SE', 'CZ', 'SK', 'GR']);
