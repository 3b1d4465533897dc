import type { CountryFormat } from './country-format';
import { spelledPostcode } from './postcode-spelling';
import { type StreetLine, trimmed } from './street-line';

/** An address in a script without spaces, or with spaces between parts, the largest part first. */
interface NativeAddress {
  readonly street: StreetLine;
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
}

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Checks that there are more words in Latin script than characters of the native one. */
const isMostlyLatin = (text: string): boolean =>
  (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) >
  (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
const COUNTRY = /^(?:日本国?|中国|中华人民共和国|中華民國|台灣|臺灣|대한민국|香港)[,，、\s]*(?=[^,\s])/;

/** Endings of city or district names, by country; the first match applies. */
const CITY_ENDS: { readonly [country: string]: RegExp } = {
  JP: /^(.+?郡.+?[町村]|.{1,6}?市(?!場|川|原|町)|.{1,5}?区|.{1,8}?[町村])/,
  CN: /^(.{1,7}?(?:市|自治州|地区|盟)|.{1,4}?区)/,
  TW: /^(.{1,3}?[縣市]|.{1,3}?[區鄉鎮])/,
  KR: /^(\S{1,6}?[시군구])(?=\s|$)/,
};
/** Districts within the city, which have no separate field. */
const DISTRICTS: { readonly [country: string]: RegExp } = {
  CN: /^(?:.{1,6}?(?:区|县|旗))?(?:.{1,6}?(?:街道|镇|乡))?/,
  TW: /^(?:.{1,4}?[區鄉鎮市])?(?:.{1,4}?[里村])?/,
  KR: /^(?:\s*\S{1,5}[구])?(?:\s*\S{1,5}[읍면])?/,
  JP: /^(?:.{1,4}?区)?/,
};

/** Parses an address of China, Japan, Korea or Taiwan in its native script; null for any other. */
export function parseLargestFirst(text: string, format: CountryFormat): NativeAddress | null {
  const ends = CITY_ENDS[format.country];
  // `Shanghai, West Lujiazui Road 99号` is in the order of Latin scripts.
  if (!ends || !EAST_ASIAN.test(text) || isMostlyLatin(text)) return null;
  // The postcode is usually joined with the following name: `100台北市`.
  let rest = text
    .replace(/[,，、\n\r\t]+/g, ' ')
    .trim()
    .replace(COUNTRY, '')
    .replace(/^(?:日本国?)?\s*(?=〒)/, '')
    .replace(/^(〒?\s*\d{3}-?\d{0,4})(?=[\u3400-\u9fff])/, '$1 ');
  let postcode: string | null = null;
  if (format.postcodeWithin) {
    const match = [...rest.matchAll(format.postcodeWithin)].find(
      ({ index, 0: whole }) => index === 0 || index + whole.length === rest.length || whole.startsWith('〒'),
    );
    if (match) {
      postcode = spelledPostcode(format, match[1]!);
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
    }
  }
  rest = trimmed(rest.replace(/[〒]/g, '').replace(COUNTRY, ''));
  const region = regionAt(rest, format);
  if (region) rest = rest.slice(region.length).trimStart();
  const city = ends.exec(rest)?.[1] ?? null;
  if (city) rest = rest.slice(city.length).trimStart();
  const within = DISTRICTS[format.country]?.exec(rest)?.[0].trim() ?? '';
  const inCity =
    city === null || format.country === 'CN' || format.country === 'KR' || format.country === 'TW'
      ? city
      : `${city}${within}`;
  rest = rest.slice(rest.indexOf(within) + within.length).trimStart();
  return { street: streetOf(rest, format.country), city: inCity, region, postcode };
}

function regionAt(text: string, format: CountryFormat): string | null {
  // 台 and 臺 are two spellings of one character.
  const spellings =
    format.country === 'TW' ? ['台', '臺'].map((first) => text.replace(/^[台臺]/, first)) : [text];
  const found = format.regionNames.find((name) => spellings.some((spelled) => spelled.startsWith(name)));
  const known = found && text.slice(0, found.length);
  if (!known) return null;
  // The metadata has `北京` and `경기`, people write `北京市` and `경기도`.
  const ending =
    /^(?:特別市|省|市|自治区|壮族自治区|回族自治区|维吾尔自治区|特别行政区|특별시|광역시|특별자치시|특별자치도|도|시|縣|都|道|府|県)/.exec(
      text.slice(known.length),
    );
  return known + (ending?.[0] ?? '');
}

const UNIT = /\s*(\d+[A-Za-z]?)\s*(?:号室|室|호|楼|樓|层|階|층)\s*$/;

function streetOf(text: string, country: string): StreetLine {
  const none = {
    house_number: null,
    street_name: null,
    unit_type: null,
    unit: null,
    po_box: null,
    within: [],
    building: null,
    locality: null,
  };
  let rest = text.trim();
  if (rest === '') return none;
  const unit = UNIT.exec(rest)?.[1] ?? null;
  // `3階323号室`: the floor of the unit isn't a part of the house number.
  while (UNIT.test(rest)) rest = rest.replace(UNIT, '').trim();
  const number =
    country === 'JP'
      ? /^(.*?)(\d+(?:丁目)?(?:[-−－ー‐の]?\d+(?:番地?|号)?)*(?:[-−－ー‐]\d+)*号?)(.*)$/.exec(rest)
      : /^(.*?[^\d])\s*(\d+(?:[-之]\d+)?)\s*(?:号|號|번지|번)?(?:\s.*|[^\d].*)?$/.exec(rest);
  if (!number) return { ...none, street_name: rest, unit };
  return { ...none, house_number: number[2]!.trim(), street_name: number[1]!.trim() || null, unit };
}
