import { latinLetters } from '../text/latin-letters';
import { REGION_NAMES_BY_CODE } from './data/region-codes';

/** Districts and remarks behind a name: `Berlin (Mitte)`, `Washington, D.C.` */
const REMARK = /\s*[([,].*$/;
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Words of administrative status that some sources write and others leave out. */
const STATUS_WORD = /^(?:city of|town of|municipality of|province of|state of) /;

/** Name of a place as its source writes it, without districts and remarks. */
export const shownPlaceName = (name: string): string => name.slice(0, 100).replace(REMARK, '').trim();

/** Name of a place reduced to what all spellings share: `São Paulo (Centro)` → `sao paulo`. */
export function placeName(name: string): string {
  const plain = latinLetters(shownPlaceName(name));
  return plain.replace(NOT_LETTERS, ' ').trim().replace(STATUS_WORD, '');
}

/** Name of a division given by its name or its postal abbreviation, reduced like {@link placeName}. */
export function regionName(country: string, region: string): string {
  const name = REGION_NAMES_BY_CODE[country]?.[region.trim().toUpperCase()] ?? region;
  return placeName(name);
}

/** Abbreviations and numbers of divisions are not shown in place of their names. */
const CODE = /^[A-Z0-9]{1,3}$/;

/** Name of a division to show, given by its name or code; null for a code that the table does not name. */
export function shownRegion(country: string, region: string): string | null {
  const text = region.trim();
  const known = REGION_NAMES_BY_CODE[country]?.[text.toUpperCase()];
  return known ?? (text === '' || CODE.test(text.toUpperCase()) ? null : text);
}

/**
 * Number that stands for a place: 52 bits of two FNV-1a hashes over the key's UTF-16 units. Among half a
 * million keys two are alike with a chance below one in 30,000.
 */
export function placeKey(country: string, region: string, city: string): number {
  const text = `${country}|${region}|${city}`;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
  }
  return (high >>> 6) * 0x4000000 + (low >>> 6);
}
