/**
 * Forms of the line with postcode and town, or of a postcode alone, in the countries' letters (Universal Postal
 * Union, addressing systems of the member countries).
 */
const FORMS: readonly RegExp[] = [
  // DE 10115 Berlin, FR-75002 Paris, 1010 Wien, 110 00 Praha 1, 00-950 Warszawa, 1200-093 Lisboa, 1097 DE Amsterdam
  /(?:^|[\s,])(?:[A-Z]{1,2}-?)?(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}|\d{6})[\s,]+\p{L}[\p{L}.'-]+/u,
  // Bengaluru 560025, Mumbai - 400 057, Singapore 460045, Islamabad 44000, Cape Town 8001
  /\p{L}{3}[\p{L}.)]*[\s,–-]+(?:[A-Z]{2,3}\s+)?(?:\d{4,6}|\d{3} \d{3})\.?$/u,
  // Springfield, IL 62704-1234; Toronto ON M5V 3L9
  /\b[A-Z]{2}[\s,.]*\d{5}(?:-\d{4})?$/,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  // SW1A 1AA, D02 AF30
  /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  /(?:^|[\s,])(?:[A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/,
  // 01310-200 São Paulo, CEP 01310-200
  /(?:^|[\s,:])\d{5}-\d{3}(?:$|[\s,])/,
  // 〒163-8001, C1043AAZ
  /〒\s?\d{3}-?\d{4}/,
  /^\d{3}-\d{4}$/,
  /\b[A-Z]\d{4}[A-Z]{3}\b/,
  // P.O. Box 1234, Dubai
  /\bP\.? ?O\.? ?BOX:?\s*\d+[\s,-]+\p{L}{3}/iu,
  // 東京都新宿区, 서울특별시, 北京市
  /^(?:.{2,3}[都道府県]|.{2,4}(?:특별시|광역시|도) |.{2,3}[省市]).{2,}/u,
];

/** Checks for the line of an address with its town. */
export const isPlaceLine = (line: string): boolean => FORMS.some((form) => form.test(line));

/** A postcode that OCR has joined with the town: `75002PARIS`, `ANYTOWN,PA18062`. */
const JOINED = /^\d{4,6}\p{Lu}{3,}|\p{L}{3},?[A-Z]{2}\d{5}$/u;
export const isJoinedPlace = (line: string): boolean => JOINED.test(line);
