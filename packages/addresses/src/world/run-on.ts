import { placeName, plainText } from '../place-name';
import type { CountryFormat } from './country-format';
import { HOUSE_WORDS, NUMBER_FIRST, STREET_ENDINGS, STREET_WORDS, UNIT_WORDS } from './data/address-words';
import {
  BUILDING_ENDS,
  COMPOUND_STARTS,
  ENDED_ROADS,
  PARKS,
  ROAD_DIRECTIONS,
  ROAD_STARTS,
  SLAVIC_ENDINGS,
  STRONG_ENDINGS,
  WEAK_ENDINGS,
} from './data/road-words';
import { endsWithDay, GRIDS } from './house-number';
import { type Part, partsOf } from './street-line';
import { leadingUnits } from './unit-text';

/** `24-28`, `12a`, `16½`, `1/2`: a house number before a road. */
const NUMBER = /^\d{1,5}\p{L}?(?:[-–/]\d{1,5}\p{L}?)?[½¼¾⅓⅔]?$/u;
const HALF = /^(?:[1-9]\/[2-9]|[½¼¾⅓⅔])$/u;

interface Words {
  readonly raw: readonly string[];
  readonly plain: readonly string[];
}

/** @param whole the text normalized by `plainText`, which is used if it has the same words */
const wordsIn = (text: string, whole: string): Words => {
  const raw = text.split(/\s+/);
  const plain = whole.split(' ');
  return { raw, plain: plain.length === raw.length ? plain : raw.map(plainText) };
};

const isEnding = (word: string | undefined): boolean =>
  word !== undefined && (STRONG_ENDINGS.has(word) || WEAK_ENDINGS.has(word));

/** Words before a number that isn't the number of a house. */
const COUNTED = /^(?:sector|phase|block|blk|zone|route|rte|lot|ward|gate|pier|box|bag|house|level|floor)$/;

/** Checks that a number after a word is not the number of a unit or a road. @param at index of the number */
function isHouseAfter({ plain }: Words, at: number): boolean {
  const before = plain[at - 1] ?? '';
  if (COUNTED.test(before) || HOUSE_WORDS.has(before) || STRONG_ENDINGS.has(before)) return false;
  // `Marina Building 123 Rizal Avenue`, but `Building 12 Street 840`.
  if (at > 1 && (BUILDING_ENDS.has(before) || WEAK_ENDINGS.has(before))) return true;
  return !UNIT_WORDS.has(before) && !STREET_WORDS.has(before);
}

/** Returns the index of the word with the house number; -1 if there is none before a name. */
const numberAt = (words: Words): number =>
  words.raw.findIndex((word, at) => {
    const next = words.raw[HALF.test(words.raw[at + 1] ?? '') ? at + 2 : at + 1] ?? '';
    return NUMBER.test(word.replace(/[.,]$/, '')) && /\p{L}{2}/u.test(next) && isHouseAfter(words, at);
  });

/** Returns the index after the name of a building that begins a text without a number; 0 = none. */
function buildingEnd({ raw, plain }: Words): number {
  const at = plain.findIndex(
    (word, index) =>
      index > 0 &&
      ((BUILDING_ENDS.has(word) && !isEnding(word)) || (word === 'park' && PARKS.has(plain[index - 1]!))),
  );
  return at > 0 && !raw.slice(0, at).some((word) => /\d/.test(word)) ? at + 1 : 0;
}

/** Returns the index after the words of a road that begin at `from`; -1 if no word ends it. */
function roadEnd({ plain }: Words, from: number): number {
  let at = plain.findIndex((word, index) => index > from && isEnding(word));
  if (at < 0) return -1;
  // `Rose Hill Road`, `Mount St Michaels Road`: a later word ends the name.
  for (let next = at + 1; next <= at + 2 && next < plain.length; next++) {
    const isLater = STRONG_ENDINGS.has(plain[next]!) && plain[next] !== 'st';
    if (isLater && (WEAK_ENDINGS.has(plain[at]!) || plain[at] === 'st' || next === at + 1)) at = next;
  }
  return at + 1;
}

const LED = /^(?:flat|apt|apartment|unit|shop|suite|ste|level|room|rm|office)\b/i;

/**
 * Splits a part of an address that contains a building, a road and a place without commas, in countries whose
 * roads end with an English word: `The Book Club 100 Leonard St Shoreditch London`.
 */
function endedParts({ text, plain: whole }: Part, known: (name: string) => boolean): readonly string[] {
  // `Unit 7 Riverside Business Park Mill Lane`
  const led = LED.test(text) ? leadingUnits(text) : { units: [], rest: text };
  if (led.units.length > 0 && /\p{L}{2}/u.test(led.rest))
    return [
      text.slice(0, text.length - led.rest.length),
      ...endedParts({ text: led.rest, plain: plainText(led.rest) }, known),
    ];
  const words = wordsIn(text, whole);
  const { raw, plain } = words;
  const number = numberAt(words);
  // `77 Rue de Varenne`: no word ends the road.
  if (number >= 0 && ROAD_STARTS.has(plain[number + 1] ?? '') && !isEnding(plain[number + 1]))
    return [raw.slice(0, number).join(' '), raw.slice(number).join(' ')];
  // `Castle Court Centre Castle Street Caerphilly`: the word for the building ends its name.
  const start = number >= 0 ? number : buildingEnd(words);
  let first = number >= 0 ? number + 1 : start;
  if (number >= 0 && HALF.test(raw[first] ?? '')) first += 1;
  let end = roadEnd(words, first);
  if (end < 0) return [text];
  const direction = plain[end];
  // `10 Main Street North Vancouver`: the direction belongs to the place.
  if (
    direction !== undefined &&
    ROAD_DIRECTIONS.has(direction) &&
    ![2, 3].some((count) => raw.length >= end + count && known(raw.slice(end, end + count).join(' ')))
  )
    end += 1;
  const behind = raw.slice(end).join(' ');
  // A number or a unit after the road is part of its line: `Church Street 5`, `Main Road Flat 2`.
  const next = plain[end] ?? '';
  const staysWhole = /^[\d#]/.test(raw[end] ?? '') || UNIT_WORDS.has(next) || HOUSE_WORDS.has(next);
  const line = staysWhole ? raw.slice(start).join(' ') : raw.slice(start, end).join(' ');
  return [raw.slice(0, start).join(' '), line, staysWhole ? '' : behind];
}

/** Returns the index of the word that begins the road in a text that begins with a building; 0 = none. */
function roadStart({ raw, plain }: Words, country: string): number {
  for (let at = 2; at < raw.length; at++) {
    const word = plain[at]!;
    const isAbbreviated = word.length > 2 || /[./]/.test(raw[at]!);
    if (ROAD_STARTS.has(word) && isAbbreviated && at + 1 < raw.length && /\p{L}/u.test(raw[at + 1]!))
      return at;
    if (SLAVIC_ENDINGS.has(word) && /(?:ая|ий|ый|ой|ое|ої|ська)$/u.test(plain[at - 1]!)) return at - 1;
    const isCompound =
      GERMANIC.has(country) && word.length > 6 && STREET_ENDINGS.test(word) && /^\p{Lu}/u.test(raw[at]!);
    if (isCompound) {
      let first = at;
      while (first > 0 && COMPOUND_STARTS.has(plain[first - 1]!)) first -= 1;
      return first >= 2 ? first : 0;
    }
  }
  return 0;
}
const GERMANIC: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'NL', 'BE', 'SE', 'NO', 'DK', 'FI']);

/** Returns the index of a house number before a word that begins a road: `Musée Rodin 77 Rue de Varenne`. */
const numberedStart = ({ raw, plain }: Words): number =>
  raw.findIndex(
    (word, at) =>
      at > 1 &&
      NUMBER.test(word) &&
      ROAD_STARTS.has(plain[/^(?:bis|ter|quater)$/.test(plain[at + 1] ?? '') ? at + 2 : at + 1] ?? '') &&
      !UNIT_WORDS.has(plain[at - 1]!) &&
      !STREET_WORDS.has(plain[at - 1]!),
  );

/** Returns the number of words of a city before the road and its number: `Budapest Kossuth tér 3`; 0 = none. */
function leadingCity({ raw, plain }: Words, known: (name: string) => boolean): number {
  for (let count = Math.min(3, raw.length - 3); count > 0; count--) {
    const rest = plain.slice(count);
    const isRoad = rest.some((word) => STREET_WORDS.has(word) || STREET_ENDINGS.test(word));
    const isCity = !STREET_WORDS.has(plain[count - 1]!) && known(raw.slice(0, count).join(' '));
    if (
      isCity &&
      isRoad &&
      !STREET_WORDS.has(rest[0]!) === /\p{L}/u.test(rest[0]!) &&
      /\d/.test(rest.at(-1)!)
    )
      return count;
  }
  return 0;
}

/** Splits a building before the road: `Museo del Prado C. de Ruiz de Alarcón`. */
function startedParts(
  { text, plain: whole }: Part,
  country: string,
  known: (name: string) => boolean,
): readonly string[] {
  if (text.split(' ').length < 4) return [text];
  const words = wordsIn(text, whole);
  const city = NUMBER_FIRST.has(country) ? 0 : leadingCity(words, known);
  if (city > 0) return [words.raw.slice(0, city).join(' '), words.raw.slice(city).join(' ')];
  const numbered = NUMBER_FIRST.has(country) ? numberedStart(words) : -1;
  if (numbered > 0) return [words.raw.slice(0, numbered).join(' '), words.raw.slice(numbered).join(' ')];
  const at = roadStart(words, country);
  // A road before a road is one name: `Ecke Calle Mayor`, `Rua A Travessa B`.
  const isOne = at === 0 || words.plain.slice(0, at).some((word) => ROAD_STARTS.has(word) && word.length > 2);
  // A postcode may come first: `198504 Санкт-Петербург ул. Ботаническая`.
  if (isOne || words.raw.slice(/^\d{4,6}$/.test(words.raw[0]!) ? 1 : 0, at).some((word) => /\d/.test(word)))
    return [text];
  return [words.raw.slice(0, at).join(' '), words.raw.slice(at).join(' ')];
}

/** Returns the position of the last postcode in a text; null if it contains none. */
function lastPostcode(text: string, { postcodeWithin }: CountryFormat): number | null {
  if (postcodeWithin === null) return null;
  const match = [...text.matchAll(postcodeWithin)]
    .filter(({ 0: whole, index }) => whole.length !== 4 || !endsWithDay(text.slice(0, index)))
    .at(-1);
  // A house number can have the form of a postcode; another number before it decides.
  return match && /\d/.test(text.slice(0, match.index)) ? match.index : null;
}

/**
 * Splits a place after the number of the house or the flat, in countries with the number behind the road: `Av.
 * Paulista 1578 Bela Vista São Paulo SP`.
 */
function placeBehind(
  text: string,
  format: CountryFormat,
  known: (name: string) => boolean,
): readonly string[] {
  // At least a number and a place behind it.
  if (NUMBER_FIRST.has(format.country) || !/\d\S*\s+\S/.test(text)) return [text];
  const { regions } = format;
  const code = lastPostcode(text, format);
  if (code !== null && code > 0) {
    const [before, behind] = [text.slice(0, code).trim(), text.slice(code)];
    // `Onneslaan 3 1097 DE Amsterdam`: a house number before the postcode.
    if (/\d/.test(before.split(' ').at(-1)!) && /\p{L}{2}/u.test(before)) return [before, behind];
    const parts = /\p{L}{2}.*\d+\P{N}{3,}$/u.test(before) ? placeBehind(before, format, known) : [];
    return parts.length === 2 ? [parts[0]!, `${parts[1]} ${behind}`] : [text];
  }
  const words = text.split(/\s+/);
  let last = words.findLastIndex((word) => /\d/.test(word));
  // `Valdemarsgade 42 4 t.v. København`: words of the unit in lower case.
  while (
    last > 0 &&
    last + 1 < words.length &&
    /^\P{Lu}*$/u.test(words[last + 1]!) &&
    !known(words[last + 1]!)
  )
    last += 1;
  const place = words.slice(last + 1);
  if (last < 1 || place.length === 0) return [text];
  if (!words.slice(0, last).some((word) => /\p{L}{2}/u.test(word))) return [text];
  const isPlace = place.some((_, at) => {
    const name = place.slice(at).join(' ');
    return name.length > 1 && (regions.has(placeName(name)) || (name.length > 2 && known(name)));
  });
  return isPlace ? [words.slice(0, last + 1).join(' '), place.join(' ')] : [text];
}

/** `Jalan PJU 7/8 Taman Damansara`: an estate or a village after the road. */
const ESTATE =
  /^(.*\b(?:jalan|jl|jln|lorong|persiaran)\b.*?)\s+((?:taman|tmn|kampung|kg|bandar|desa|kawasan|kelurahan|kel|kecamatan|kec)\b.*)$/iu;
/** `Budapest V. ker. Kossuth tér 3`: the district of a city before the road. */
const DISTRICT = /^(\p{L}+)\s+(?:[IVX]{1,5}\.?\s*ker(?:ület)?\.?)[\s,]+(\p{L}.*)$/u;
/** `GPO Box 2890 Brisbane QLD`: a place after the number of the box. */
const BOX_AND_PLACE =
  /^((?:(?:p\.?\s?o\.?|g\.?p\.?o\.?|post office)\s*box|(?:locked|private) bag|postfach|postbus|postboks|bo[iî]te postale|b\.?p\.?|casilla|apartado(?: postal| de correos| a[ée]reo)?|caixa postal|casella postale|skr(?:ytka|\.) poczt(?:owa|\.))\s*(?:n[o°º]\.?\s*)?\d+(?: \d{2,3}(?= ))?)\s+(\p{L}{2}.*)$/iu;

/** `s/n São Paulo`: a house without a number before the city. */
const NUMBER_AND_PLACE = /^(s\/n|s\.n\.|snc|b\.?b\.?|б\/н)[.,]?\s+(\p{L}.*)$/iu;
/** `Cra 18 #63-64 B Chapinero`: a place after the number of the house. */
const GRID_AND_PLACE = /^(.*?#\s*\d+\p{L}?\s?-\s?\d+(?:\s?\p{Lu}(?=\s|$))?)\s+(\p{L}{3}.*)$/u;

/**
 * Splits parts that contain a building, a road and a place without a comma between them.
 * @param known returns true for the name of a city of the country
 */
export function splitRunOns(
  parts: readonly Part[],
  format: CountryFormat,
  known: (name: string) => boolean,
): readonly Part[] {
  const { country } = format;
  return parts.flatMap((part) => {
    if (!part.text.includes(' ')) return [part];
    const fixed =
      (country === 'MY' || country === 'ID' ? ESTATE.exec(part.text) : null) ??
      (/^[sbб]/i.test(part.text) ? NUMBER_AND_PLACE.exec(part.text) : null) ??
      (/^[abcglps].*\d /i.test(part.text) ? BOX_AND_PLACE.exec(part.text) : null) ??
      (country === 'HU' ? DISTRICT.exec(part.text) : null) ??
      (GRIDS.has(country) ? GRID_AND_PLACE.exec(part.text) : null);
    if (fixed) return [fixed[1]!, fixed[2]!].flatMap(partsOf);
    const texts = ENDED_ROADS.has(country)
      ? endedParts(part, known)
      : placeBehind(part.text, format, known).flatMap((text) =>
          startedParts(text === part.text ? part : { text, plain: plainText(text) }, country, known),
        );
    return texts.length === 1 ? [part] : texts.flatMap(partsOf);
  });
}
