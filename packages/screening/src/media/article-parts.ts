import { crc32 } from 'node:zlib';
import type { ListsOfNumbers, TextTable } from '../names/index/tables';

/** A news article as delivered by the operator's sources. */
export interface Article {
  /** Unique among all articles; from the source, else a digest of its URL or text. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Plain text; may be only a summary. */
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** ISO 639-1. */
  readonly language: string | null;
  /** Publication, or its domain. */
  readonly source: string | null;
  /** ISO 3166-1 alpha-2 of every country that the article is about according to the source. */
  readonly countries: readonly string[];
}

/** Articles of a document, and counts of the skipped records. */
export interface ReadArticles {
  readonly articles: readonly Article[];
  readonly counts: {
    readonly read: number;
    readonly kept: number;
    readonly skipped: { readonly [reason: string]: number };
  };
}

/** Articles and their words, in typed arrays that don't change once built. Articles are numbered newest first. */
export interface ArticleParts {
  /** Distinct words of all articles, in the form of `tableKey`. */
  readonly words: TextTable;
  /** Articles that contain each word. */
  readonly postings: ListsOfNumbers;
  /**
   * Words by the hashes of their first and last three letters: one edit leaves at least one of them
   * unchanged.
   */
  readonly ends: ListsOfNumbers;
  /** The ID of each article, in the form of `tableKey`. */
  readonly ids: TextTable;
  /** Each article as JSON, and its start offset. */
  readonly records: Uint8Array;
  readonly recordStarts: Float64Array;
}

/** Converts a text to the form stored in tables, one byte per letter: non-ASCII text becomes its UTF-8 bytes. */
export const tableKey = (text: string): string =>
  /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');

const MAGIC = 0x4153_4e57;
const VERSION = 1;
/** Size of the header: magic, version, checksum of the rest, and padding. */
const HEADER = 16;
const ALIGNMENT = 8;
/** Number of bytes checked in one step. */
const CHECKED = 4 * 1024 * 1024;

type Arrays = Uint8Array | Uint32Array | Float64Array;

const arraysOf = ({ words, postings, ends, ids, records, recordStarts }: ArticleParts): readonly Arrays[] => [
  ...[words, ids].flatMap(({ bytes, starts, slots }) => [bytes, starts, slots]),
  ...[postings, ends].flatMap(({ starts, items }) => [starts, items]),
  records,
  recordStarts,
];
const KINDS = [
  ...[Uint8Array, Uint32Array, Uint32Array, Uint8Array, Uint32Array, Uint32Array],
  ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  Uint8Array,
  Float64Array,
] as const;
const LENGTHS = KINDS.length * Float64Array.BYTES_PER_ELEMENT;

const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

/** Serializes all parts into one file: the header, the lengths of the arrays, the arrays. */
export function serialiseParts(parts: ArticleParts): Uint8Array {
  const arrays = arraysOf(parts);
  const size = arrays.reduce((sum, array) => sum + aligned(array.byteLength), HEADER + LENGTHS);
  const bytes = new Uint8Array(size);
  new Float64Array(bytes.buffer, HEADER, arrays.length).set(arrays.map(({ length }) => length));
  let at = HEADER + LENGTHS;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, VERSION);
  header.setUint32(8, crc32(bytes.subarray(HEADER)));
  return bytes;
}

/**
 * Opens the parts in the bytes of `serialiseParts`, without copying. Runs in short steps because there are
 * many bytes.
 * @throws RangeError when the bytes are damaged or of another version
 */
export function* openParts(given: Uint8Array): Generator<void, ArticleParts> {
  const refused = () => new RangeError("The file isn't an article index.");
  const bytes = (given.byteOffset % ALIGNMENT === 0 ? given : given.slice()) as Uint8Array<ArrayBuffer>;
  if (bytes.length < HEADER + LENGTHS) throw refused();
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== VERSION) throw refused();
  let sum = 0;
  for (let at = HEADER; at < bytes.length; at += CHECKED) {
    sum = crc32(bytes.subarray(at, at + CHECKED), sum);
    yield;
  }
  if (sum !== header.getUint32(8)) throw refused();
  const lengths = new Float64Array(bytes.buffer, bytes.byteOffset + HEADER, KINDS.length);
  let at = bytes.byteOffset + HEADER + LENGTHS;
  const arrays = KINDS.map((Kind, number) => {
    const array = new Kind(bytes.buffer, at, lengths[number]);
    at += aligned(array.byteLength);
    return array;
  }) as unknown as readonly [
    ...[Uint8Array, Uint32Array, Uint32Array, Uint8Array, Uint32Array, Uint32Array],
    ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint8Array, Float64Array],
  ];
  const [wordBytes, wordStarts, wordSlots, idBytes, idStarts, idSlots] = arrays;
  const [, , , , , , postingStarts, postings, endStarts, ends, records, recordStarts] = arrays;
  return {
    words: { bytes: wordBytes, starts: wordStarts, slots: wordSlots },
    ids: { bytes: idBytes, starts: idStarts, slots: idSlots },
    postings: { starts: postingStarts, items: postings },
    ends: { starts: endStarts, items: ends },
    records,
    recordStarts,
  };
}
