import { type Mrz, parseMrz } from '../mrz/parse';
import { BadDer, findTag } from './der';

/** What the data groups of a chip state (ICAO Doc 9303 part 10 §4.7); null = not there. */
export interface ChipData {
  readonly mrz: Mrz | null;
  readonly fullName: string | null;
  readonly placeOfBirth: string | null;
  readonly address: string | null;
  readonly personalNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly issueDate: string | null;
  readonly issuingAuthority: string | null;
  /** The portrait as it was stored: JPEG or JPEG 2000. */
  readonly portrait: Uint8Array | null;
}

const text = (value: Uint8Array | null): string | null =>
  value === null
    ? null
    : Buffer.from(value).toString('utf8').replace(/</g, ' ').replace(/\s+/g, ' ').trim() || null;

/** Eight digits as text, or packed two a byte. */
function dateOf(value: Uint8Array | null): string | null {
  if (!value) return null;
  const digits = Buffer.from(value).toString(value.length === 4 ? 'hex' : 'latin1');
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(digits);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}

const LINES: { readonly [characters: number]: number } = { 90: 3, 72: 2, 88: 2 };

/** DG1: the zone. */
function zoneOf(group: Uint8Array, now: number): Mrz | null {
  const value = findTag(group, 0x5f1f);
  if (!value) return null;
  const zone = Buffer.from(value).toString('latin1');
  const count = LINES[zone.length];
  if (!count) throw new BadDer('its zone has another length');
  const length = zone.length / count;
  return parseMrz(
    Array.from({ length: count }, (_, line) => zone.slice(line * length, (line + 1) * length)),
    now,
  );
}

/** DG2: the first picture, behind the headers of ISO/IEC 19794-5. */
function portraitOf(group: Uint8Array): Uint8Array | null {
  const block = findTag(group, 0x5f2e) ?? findTag(group, 0x7f2e);
  if (!block) return null;
  const bytes = Buffer.from(block);
  const starts = [
    Buffer.from('ffd8ff', 'hex'),
    Buffer.from('0000000c6a502020', 'hex'),
    Buffer.from('ff4fff51', 'hex'),
  ];
  const at = starts.map((start) => bytes.indexOf(start)).filter((place) => place >= 0);
  return at.length === 0 ? null : bytes.subarray(Math.min(...at));
}

/** What the groups state, by their numbers: 1, 2, 11 and 12. @param now UNIX milliseconds @throws BadDer */
export function readDataGroups(groups: ReadonlyMap<number, Uint8Array>, now: number): ChipData {
  const of = (number: number) => groups.get(number) ?? new Uint8Array();
  const field = (number: number, tag: number) => (groups.has(number) ? findTag(of(number), tag) : null);
  return {
    mrz: groups.has(1) ? zoneOf(of(1), now) : null,
    fullName: text(field(11, 0x5f0e)),
    placeOfBirth: text(field(11, 0x5f11)),
    address: text(field(11, 0x5f42)),
    personalNumber: text(field(11, 0x5f10)),
    issueDate: dateOf(field(12, 0x5f26)),
    issuingAuthority: text(field(12, 0x5f19)),
    portrait: groups.has(2) ? portraitOf(of(2)) : null,
  };
}
