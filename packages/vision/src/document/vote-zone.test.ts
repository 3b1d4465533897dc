import { describe, expect, it } from 'vitest';
import { CELL_ALPHABET } from '../mrz/cells/cell-net';
import { generateMrz } from '../mrz/generate';
import { parseMrz } from '../mrz/parse';
import { TRAVELLER } from '../testing/printed-document';
import { showAnotherZone, voteZone, type ZoneVoter } from './vote-zone';

const NOW = Date.UTC(2026, 0, 15);
const ZONE = generateMrz(TRAVELLER);

/** Character at a position in the image that differs from the print, and its confidence. */
type Misread = readonly [line: number, at: number, character: string, sureness: number];

/** Simulates the reading of a zone's image by the network for single characters. */
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

describe('voteZone', () => {
  it('combines images that agree at each position', () => {
    const [a, b, c] = [
      picture([[1, 3, 'Y', 0.8]]),
      picture([[1, 14, '3', 0.8]]),
      picture([[1, 24, '8', 0.8]]),
    ];
    expect([a, b, c].map(({ zone }) => zone?.mrz.isValid)).toEqual([false, false, false]);
    expect(voted(a, b, c)?.lines).toEqual(ZONE);
  });

  it('combines two images that are uncertain in different positions', () => {
    expect(voted(picture([[1, 3, 'Y', 0.5]]), picture([[1, 14, '3', 0.5]]))?.lines).toEqual(ZONE);
  });

  it('returns nothing when two images have high confidence in different characters', () => {
    expect(voted(picture([[1, 3, 'Y', 0.97]]), picture([[1, 14, '3', 0.97]]))).toBeUndefined();
  });

  it('returns nothing when the combined check digits are wrong', () => {
    const wrong: Misread = [1, 3, 'Y', 0.9];
    expect(voted(picture([wrong]), picture([wrong]), picture([]))).toBeUndefined();
  });

  it('takes name letters on which images agree, even if the first zone was valid', () => {
    const misread: Misread = [0, 8, 'X', 0.7];
    const first = picture([misread]);
    expect(first.zone?.mrz).toMatchObject({ isValid: true, surname: 'DURXND MOREAU' });
    expect(voted(first, picture([]), picture([]))?.surname).toBe('DURAND MOREAU');
    // One against one isn't a majority.
    expect(voted(picture([[0, 8, 'X', 0.95]]), picture([]))?.surname).toBe('DURXND MOREAU');
  });

  it('leaves a single image unchanged', () => {
    expect(voted(picture([[1, 3, 'Y', 0.8]]))).toBeUndefined();
  });
});

describe('showAnotherZone', () => {
  const other = generateMrz({
    ...TRAVELLER,
    surname: 'Weiss',
    givenNames: 'Jonas',
    documentNumber: '44XK19283',
    birthDate: '1971-11-30',
  });

  it('detects two documents by their numbers', () => {
    expect(showAnotherZone(picture([]), picture([], other))).toBe(true);
  });

  it('detects two documents by confident characters when their numbers are unreadable', () => {
    expect(showAnotherZone(picture([[1, 2, '1', 0.7]]), picture([[1, 2, '1', 0.7]], other))).toBe(true);
  });

  it('ignores misreadings of one document', () => {
    const hidden = Array.from({ length: 9 }, (_, at): Misread => [1, at, 'N', 0.6]);
    expect(showAnotherZone(picture([]), picture(hidden))).toBe(false);
  });
});
