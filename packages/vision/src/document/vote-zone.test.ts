import { describe, expect, it } from 'vitest';
import { CELL_ALPHABET } from '../mrz/cells/cell-net';
import { generateMrz } from '../mrz/generate';
import { parseMrz } from '../mrz/parse';
import { TRAVELLER } from '../testing/printed-document';
import { showAnotherZone, voteZone, type ZoneVoter } from './vote-zone';

const NOW = Date.UTC(2026, 0, 15);
const ZONE = generateMrz(TRAVELLER);

/** What a picture shows at a place instead of what is printed there, and how sure it is. */
type Misread = readonly [line: number, at: number, character: string, sureness: number];

/** A picture of a zone as the net for single characters reads it. */
function picture(misread: readonly Misread[], printed: readonly string[] = ZONE): ZoneVoter {
  const sureness = printed.map((line) => [...line].map(() => 0.97));
  const lines = misread.reduce<readonly string[]>((rows, [line, at, character, sure]) => {
    sureness[line]![at] = sure;
    return rows.map((row, index) =>
      index === line ? row.slice(0, at) + character + row.slice(at + 1) : row,
    );
  }, printed);
  const rows = lines.map((line, index) =>
    [...line].map((character, at) => {
      const sure = sureness[index]![at]!;
      const cell = new Float32Array(CELL_ALPHABET.length).fill((1 - sure) / (CELL_ALPHABET.length - 1));
      cell[CELL_ALPHABET.indexOf(character)] = sure;
      return cell;
    }),
  );
  const mrz = parseMrz(lines, NOW)!;
  return {
    zone: { mrz, row: 0, isSubstituted: false },
    evidence: [{ lines: null, cells: [{ mrz, rows, sureness: 0.97, isSubstituted: false }] }],
  };
}

const voted = (...pictures: readonly ZoneVoter[]) => voteZone(pictures, NOW)?.mrz;

describe('a zone that several pictures show', () => {
  it('is read from those that agree at each place', () => {
    const [a, b, c] = [
      picture([[1, 3, 'Y', 0.8]]),
      picture([[1, 14, '3', 0.8]]),
      picture([[1, 24, '8', 0.8]]),
    ];
    expect([a, b, c].map(({ zone }) => zone?.mrz.isValid)).toEqual([false, false, false]);
    expect(voted(a, b, c)?.lines).toEqual(ZONE);
  });

  it('is read from two where each is unsure of what the other is sure of', () => {
    expect(voted(picture([[1, 3, 'Y', 0.5]]), picture([[1, 14, '3', 0.5]]))?.lines).toEqual(ZONE);
  });

  it('is not settled where two are sure of different characters', () => {
    expect(voted(picture([[1, 3, 'Y', 0.97]]), picture([[1, 14, '3', 0.97]]))).toBeUndefined();
  });

  it('is not taken where check digits are wrong together', () => {
    const wrong: Misread = [1, 3, 'Y', 0.9];
    expect(voted(picture([wrong]), picture([wrong]), picture([]))).toBeUndefined();
  });

  it('has names by the letters that pictures agree on, also where the first one was valid', () => {
    const misread: Misread = [0, 8, 'X', 0.7];
    const first = picture([misread]);
    expect(first.zone?.mrz).toMatchObject({ isValid: true, surname: 'DURXND MOREAU' });
    expect(voted(first, picture([]), picture([]))?.surname).toBe('DURAND MOREAU');
    // One against one is nobody's vote.
    expect(voted(picture([[0, 8, 'X', 0.95]]), picture([]))?.surname).toBe('DURXND MOREAU');
  });

  it('of one picture is left as it is', () => {
    expect(voted(picture([[1, 3, 'Y', 0.8]]))).toBeUndefined();
  });
});

describe('two documents in one capture', () => {
  const other = generateMrz({
    ...TRAVELLER,
    surname: 'Weiss',
    givenNames: 'Jonas',
    documentNumber: '44XK19283',
    birthDate: '1971-11-30',
  });

  it('are told by their numbers', () => {
    expect(showAnotherZone(picture([]), picture([], other))).toBe(true);
  });

  it('are told by what is surely read, where their numbers are not', () => {
    expect(showAnotherZone(picture([[1, 2, '1', 0.7]]), picture([[1, 2, '1', 0.7]], other))).toBe(true);
  });

  it('are not seen in misreadings of one', () => {
    const hidden = Array.from({ length: 9 }, (_, at): Misread => [1, at, 'N', 0.6]);
    expect(showAnotherZone(picture([]), picture(hidden))).toBe(false);
  });
});
