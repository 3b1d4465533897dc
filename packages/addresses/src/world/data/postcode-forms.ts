/** Routing keys of Eircode (GeoNames, March 2026), and A65 of its published examples. */
const EIRCODE_ROUTING_KEYS = [
  'A(?:4[125]|6[357]|75|8[1-6]|9[12468])',
  'C15',
  'D(?:0[1-9]|1[0-8]|2[024]|6W)',
  'E(?:2[15]|3[24]|4[15]|53|91)',
  'F(?:12|2[368]|3[15]|4[25]|5[26]|9[1-4])',
  'H(?:1[2468]|23|5[34]|6[25]|71|91)',
  'K(?:3[246]|45|56|67|78)',
  'N(?:3[79]|[49]1)',
  'P(?:1[247]|25|3[126]|4[37]|5[16]|6[17]|7[25]|8[15])',
  'R(?:14|21|3[25]|4[25]|5[16]|9[35])',
  'T(?:12|23|34|45|56)',
  'V(?:1[45]|23|3[15]|42|9[2-5])',
  'W(?:12|23|34|91)',
  'X(?:35|42|91)',
  'Y(?:14|2[15]|3[45])',
].join('|');

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
  /** Five digits, or seven in the newer scheme. */
  EG: { form: '[1-8]\\d{4}(?:\\d{2})?' },
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
  SA: { form: '[1-9]\\d{4}(?:-\\d{4})?' },
  TJ: { form: '73\\d{4}' },
  TM: { form: '74\\d{4}' },
  /** Four digits since 2006; 37 and four digits before. */
  AM: { form: '(?:[0-4]\\d{3}|37\\d{4})' },
  AL: { form: '[1-9]\\d{3}' },
  /** Regions 00, 05, 43 and 62 are not issued (Deutsche Post). */
  DE: { form: '(?!00|05|43|62)\\d{5}' },
  /** Routing keys and unique identifiers of Eircode. */
  IE: {
    form: `(?:${EIRCODE_ROUTING_KEYS}) ?[0-9AC-FHKNPRTV-Y]{4}`,
  },
  /** 00, 96, 979, 981–985, 989 and 99 belong to no department or territory; 980 is Monaco. */
  FR: { form: '(?!00|96|99|979|98[0-59])\\d{2} ?\\d{3}' },
  /** Five digits since 2015; six before. */
  KR: { form: '(?:(?:0[1-9]|[1-5]\\d|6[0-3])\\d{3}|[1-7]\\d{2}-?\\d{3})' },
  LC: { form: 'LC(?:0[1-9]|1[0-8]) ?\\d{3}', example: 'LC04 101' },
  /** Region and district. */
  MW: { form: '[1-3][01]\\d{4}', example: '101100' },
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
  /** 99 and three digits in the north since 2013. */
  CY: { form: '(?:[1-9]\\d{3}|99\\d{3})' },
  /** 58 provinces since 2019, 69 since 2025. */
  DZ: { form: '(?:0[1-9]|[1-6]\\d)\\d{3}' },
  EC: { form: '(?:0[1-9]|1\\d|2[0-4]|90)\\d{4}' },
  EE: { form: '[1-9]\\d{4}' },
  HR: { form: '(?:10|2[0-3]|3[1-5]|4[02-47-9]|5[1-3])\\d{3}' },
  HU: { form: '[1-9]\\d{3}' },
  ID: { form: '[1-9]\\d{4}' },
  /** 90–99 are the army's. */
  IN: { form: '(?!10|29|35|54|55|65|66|8[6-9])[1-9]\\d{5}' },
  IS: { form: '[1-9]\\d{2}' },
  /** Six digits, or letters and digits in the newer scheme (`A15A4A7`). */
  KZ: { form: '(?:(?:0[1-9]|1[0-6])\\d{4}|[A-Z]\\d{2}[A-Z]\\d[A-Z]\\d)' },
  LU: { form: '[1-9]\\d{3}' },
  LV: { form: 'LV-[1-5]\\d{3}' },
  MA: { form: '[1-9]\\d{4}' },
  NG: { form: '[1-9]\\d{5}' },
  NZ: { form: '(?!00)\\d{4}' },
  PK: { form: '[1-9]\\d{4}' },
  PT: { form: '[1-9]\\d{3}-\\d{3}' },
  RO: { form: '(?:0[1-8]|1[0-4]|2[0-4]|3[0-3]|4[0-5]|5[0-5]|6[0-2]|7[0-3]|8[0-2]|9[0-2])\\d{4}' },
  RU: { form: '[1-6]\\d{5}' },
  SE: { form: '(?:[1-8]\\d|9[0-8])\\d ?\\d{2}' },
  SG: { form: '(?:0[1-9]|[1-6]\\d|7[0-35-9]|8[0-28]|91)\\d{4}' },
  SI: { form: '[1-9]\\d{3}' },
  SK: { form: '(?:0[1-9]|[89]\\d)\\d ?\\d{2}' },
  TH: { form: '(?:[1-8]\\d|9[0-6])\\d{3}' },
  TN: { form: '[1-9]\\d{3}' },
  TW: { form: '[1-9]\\d{2}(?:\\d{2,3})?' },
  UY: { form: '[1-9]\\d{4}' },
  VE: { form: '[1-8]\\d{3}' },
  // Provinces, regions and ranges in which the postal services issue.
  /** Provinces 10–43. */
  AF: { form: '(?:[1-3]\\d|4[0-3])\\d{2}' },
  /** Blocks 101–1216. */
  BH: { form: '(?:10[1-9]|1[1-9]\\d|[2-9]\\d{2}|1[0-2]\\d{2})' },
  /** Streets have digits, boxes letters. */
  BM: { form: '[A-Z]{2} ?(?:\\d{2}|[A-Z]{2})' },
  CL: { form: '[1-9]\\d{6}' },
  /** Province, canton and district since 2007; four digits before. */
  CR: { form: '[1-7](?:(?:0[1-9]|1\\d|20)\\d{2}(?:-\\d{4})?|\\d{3})', example: '10101' },
  CU: { form: '[1-9]\\d{4}' },
  /** 2412 is Santa Claus. */
  GL: { form: '(?:39\\d{2}|2412)' },
  GU: { form: '969(?:[12]\\d|3[0-2])(?:[ \\-]\\d{4})?' },
  IT: { form: '(?!49|68|69|77|78|79|99)\\d{5}' },
  KE: { form: '(?:\\d0|01)\\d{3}' },
  KY: { form: 'KY[1-3]-\\d{4}' },
  LK: { form: '(?:[09][01]|1[0-2]|2[0-2]|3[0-2]|4[0-4]|5[01]|6[01]|7[01]|8[0-2]|96)\\d{3}' },
  MH: { form: '969(?:60|70)(?:[ \\-]\\d{4})?' },
  MS: { form: 'MSR ?1(?:1[1-9]\\d|2\\d{2}|3[0-4]\\d|350)', example: 'MSR 1110' },
  PE: { form: '(?:0[1-9]|1\\d|2[0-5])\\d{3}', example: '15001' },
  /** Six digits since 2018; four before. */
  PY: { form: '[1-9]\\d{3}|\\d{6}' },
  SH: { form: '(?:ASCN|STHL|TDCU) 1ZZ' },
  SJ: { form: '(?:8099|917\\d)' },
  SV: { form: '(?:CP )?[1-3][1-7]\\d{2}' },
  TR: { form: '(?:0[1-9]|[1-7]\\d|8[01]|99)\\d{3}' },
  VG: { form: 'VG11[1-6]0' },
  VI: { form: '008(?!00)(?:[0-4]\\d|5[01])(?:[ \\-]\\d{4})?', example: '00802-1222' },
  WS: { form: 'WS ?\\d{4}', example: 'WS1382' },
  // Departments and territories of France.
  BL: { form: '97(?:1|7)\\d{2}' },
  GF: { form: '973\\d{2}' },
  GP: { form: '97[01]\\d{2}' },
  MF: { form: '97(?:1|8)\\d{2}' },
  MQ: { form: '972\\d{2}' },
  PM: { form: '975\\d{2}' },
  /** 977 and 978 are for business mail. */
  RE: { form: '97[478]\\d{2}' },
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
  'JP',
  'MX',
  'MY',
  'UA',
  'US',
]);

/**
 * Letters before a postcode, in addition to the country's ISO 3166-1 codes: distinguishing signs of vehicles
 * (`D-10115`), those of the country whose post delivers (`F-97400`), and `CP 10400`.
 */
export const COUNTRY_LETTERS: { readonly [country: string]: string } = {
  AD: 'AND',
  AR: 'RA',
  AT: 'A',
  AX: 'FIN?|SF',
  BE: 'B',
  BR: 'CEP',
  CA: 'CDN',
  CL: 'RCH',
  CU: 'CP',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FI?N?|SF',
  FR: 'F',
  GF: 'FR?',
  GP: 'FR?',
  HU: 'H',
  ID: 'RI',
  IE: 'EIR',
  IT: 'I',
  KE: 'EAK',
  KR: 'ROK',
  LI: 'FL',
  LU: 'L',
  MC: 'FR?',
  MQ: 'FR?',
  MY: 'MAL',
  NC: 'FR?',
  NO: 'NO?',
  PF: 'FR?',
  PH: 'RP',
  PR: 'US',
  PT: 'P',
  RE: 'FR?',
  SE: 'SE?',
  SI: 'SLO',
  SJ: 'NO?',
  TW: 'RC',
  VI: 'US',
  YT: 'FR?',
};

/** Words after a French postcode for business mail (`75056 CEDEX 01`) and for the army (`75303 SP 07`). */
export const CEDEX = /\s+(?:CEDEX(?:\s+\d{1,2})?|SP\s*\d{2}|AIR)$/i;
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

/** Countries in which people separate the first three digits of a postcode whose official form has no space. */
export const SPACED_POSTCODES: ReadonlySet<string> = new Set([
  'IN',
  'SE',
  'CZ',
  'SK',
  'GR',
  'CL',
  'IL',
  'KR',
  'TW',
]);
