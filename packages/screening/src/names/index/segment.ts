import { crc32 } from 'node:zlib';
import type { ListSource } from '../../model';
import { skeletonOf } from '../consonants';
import type { Lexeme } from '../lexeme';
import { loanForm, loanSkeleton } from '../loan-words';
import type { Role } from '../parse-name';
import { type ListsOfNumbers, type TextTable, textHash } from './tables';

/** All data about the names of lists, in typed arrays that don't change once built. */
export interface Segment {
  readonly sources: readonly ListSource[];
  /** Distinct words, from `Lexeme.key`. */
  readonly lexemes: TextTable;
  readonly foldOfLexeme: Uint32Array;
  /** Distinct romanization folds; those of words without vowels begin with `~`. */
  readonly folds: TextTable;
  /**
   * Names of persons that contain a word of the fold, and names of organizations; a name of unknown kind is
   * in both.
   */
  readonly personPostings: ListsOfNumbers;
  readonly entityPostings: ListsOfNumbers;
  /** Number of names of any kind that contain a word of the fold. */
  readonly namesOfFold: Uint32Array;
  /** Folds by the hash of a deletion. */
  readonly deletions: ListsOfNumbers;
  /** Words by the hash of their spelling with one letter removed. */
  readonly misspellings: ListsOfNumbers;
  /** Folds by the hash of their consonants; and the same for words without vowels only. */
  readonly skeletons: ListsOfNumbers;
  readonly vowelless: ListsOfNumbers;
  /** Words by the hash of their sound as loan words; and the same for loan words only. */
  readonly sounds: ListsOfNumbers;
  readonly loans: ListsOfNumbers;
  /** Names of organizations by the hash of their acronyms. */
  readonly acronyms: ListsOfNumbers;
  /** Words of each name: lexeme × 4 + role (1 family, 2 given). */
  readonly words: ListsOfNumbers;
  /** Legal forms of each name, as indexes of `formKeys`. */
  readonly forms: ListsOfNumbers;
  readonly formKeys: TextTable;
  readonly signatures: Uint32Array;
  /**
   * The weight of the words of each name as a person's name, without initials and particles; after all of
   * them, the same as an organization's name. 255 if the name is of the other kind.
   */
  readonly masses: Uint8Array;
  /** `ParsedName.whole` of each name, and the names by that value. */
  readonly wholes: Uint32Array;
  readonly byWhole: ListsOfNumbers;
  /** Sum of `FLAGS` per name; neither person nor entity means unknown. */
  readonly flags: Uint8Array;
  readonly entryOfName: Uint32Array;
  /** Index of each name within its entry; a name with several readings occurs several times. */
  readonly numberOfName: Uint32Array;
  readonly sourceOfEntry: Uint8Array;
  /** Hash of the source and its ID, to find a changed entry. */
  readonly entryKeys: Uint32Array;
  /** Each entry as JSON, and its start. */
  readonly records: Uint8Array;
  readonly recordStarts: Float64Array;
}

/**
 * Bits of `Segment.flags`: `titled` = a surname next to a function, `sounded` = the sound of Chinese
 * characters.
 */
export const FLAGS = { person: 1, entity: 2, weak: 4, foreign: 8, titled: 16, sounded: 32 } as const;
export const isForeign = (flags: number): boolean => (flags & FLAGS.foreign) !== 0;
/** Number of units in the weight of one word. */
export const MASS_UNITS = 20;
export const MAX_MASS = 254;
/** Roles by their number in `Segment.words`. */
export const ROLES: readonly Role[] = [null, 'family', 'given'];

/** Checks whether a key or fold isn't a plain word: see `Lexeme.key`. */
export const isCoded = (key: string): boolean =>
  key.startsWith('~') || key.startsWith('%') || key.startsWith('=');

/** Returns `loanSkeleton` of a word by its key; empty without one. */
export function soundOfKey(key: string): string {
  if (key.startsWith('~') || key.startsWith('=')) return '';
  return loanSkeleton(loanForm(key.startsWith('%') ? key.slice(1) : key));
}

/** Returns `skeletonOf` a word by its fold, as from `foldKey`. */
export function skeletonOfFold(fold: string): string {
  if (fold.startsWith('%') || fold.startsWith('=')) return '';
  const code = fold.startsWith('~');
  return skeletonOf(code ? fold.slice(1) : fold, code);
}

export const foldKey = (word: Lexeme): string => (word.vowelless ? word.key : word.fold);
export const entryKey = (source: string, sourceId: string): number => textHash(`${source}\n${sourceId}`);

/** Increase it whenever parsing or storage of names changes; older files are rebuilt. */
const SNAPSHOT_VERSION = 16;
const MAGIC = 0x414e4958;
const HEADER = 16;
const ALIGNMENT = 8;

/** Thrown when the bytes aren't a snapshot that this version can open. */
export class SnapshotRefused extends Error {}

interface Kept {
  readonly path: readonly string[];
  readonly kind: 'u8' | 'u32' | 'f64';
  readonly at: number;
  readonly length: number;
}

type Arrays = Uint8Array | Uint32Array | Float64Array;

const kindOf = (array: Arrays): Kept['kind'] =>
  array instanceof Float64Array ? 'f64' : array instanceof Uint32Array ? 'u32' : 'u8';
const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

function arraysOf(segment: Segment): [readonly string[], Arrays][] {
  const found: [readonly string[], Arrays][] = [];
  for (const [name, value] of Object.entries(segment)) {
    if (name === 'sources') continue;
    if (ArrayBuffer.isView(value)) found.push([[name], value as Arrays]);
    else for (const [part, array] of Object.entries(value)) found.push([[name, part], array as Arrays]);
  }
  return found;
}

/**
 * Serializes a segment: magic, version, length of the table of contents, checksum of the rest; the table as
 * JSON; the arrays.
 */
export function serialiseSegment(segment: Segment): Uint8Array {
  const arrays = arraysOf(segment);
  let at = 0;
  const kept: Kept[] = arrays.map(([path, array]) => {
    const place = { path, kind: kindOf(array), at, length: array.length };
    at = aligned(at + array.byteLength);
    return place;
  });
  const contents = Buffer.from(JSON.stringify({ sources: segment.sources, arrays: kept }));
  const start = aligned(HEADER + contents.length);
  const bytes = new Uint8Array(start + at);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, SNAPSHOT_VERSION);
  header.setUint32(8, contents.length);
  bytes.set(contents, HEADER);
  for (const [index, [, array]] of arrays.entries()) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + kept[index]!.at);
  }
  header.setUint32(12, crc32(bytes.subarray(HEADER)));
  return bytes;
}

/** @throws SnapshotRefused */
export function openSegment(given: Uint8Array): Segment {
  // Arrays of wider numbers need an aligned start, which a slice of a pool may lack.
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice();
  if (bytes.length < HEADER) throw new SnapshotRefused('The name index is incomplete.');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== SNAPSHOT_VERSION)
    throw new SnapshotRefused('The name index has another version.');
  const length = header.getUint32(8);
  if (crc32(bytes.subarray(HEADER)) !== header.getUint32(12))
    throw new SnapshotRefused('The name index is damaged.');
  const contents = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset + HEADER, length).toString('utf8'),
  ) as { sources: ListSource[]; arrays: Kept[] };
  const start = bytes.byteOffset + aligned(HEADER + length);
  const segment: { [name: string]: unknown } = { sources: contents.sources };
  for (const { path, kind, at, length: items } of contents.arrays) {
    const array =
      kind === 'f64'
        ? new Float64Array(bytes.buffer, start + at, items)
        : kind === 'u32'
          ? new Uint32Array(bytes.buffer, start + at, items)
          : new Uint8Array(bytes.buffer, start + at, items);
    const [name = '', part] = path;
    if (part === undefined) segment[name] = array;
    else segment[name] = { ...(segment[name] as object | undefined), [part]: array };
  }
  return segment as unknown as Segment;
}
