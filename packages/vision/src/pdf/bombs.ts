import { readHeader } from '../image/header';
import { endsByItself, filterNamed, TooLarge } from './filters';

/**
 * Maximum unpacked size of one stream, and of all streams together, in bytes. A larger file counts as a
 * decompression bomb.
 */
const MAX_OF_ONE = 96 * 2 ** 20;
const MAX_OF_ALL = 384 * 2 ** 20;
/** Maximum number of pixels of an image, as for images uploaded alone. */
export const MAX_PIXELS = 50_000_000;
/** Maximum number of filters of one stream; legitimate files use fewer. */
const MAX_FILTERS = 8;
/** Maximum number of possible filter lists in a dictionary; more is meant to mislead. */
const MAX_READINGS = 4;
/** Maximum distance from the start of a stream's dictionary to its data. */
const MAX_HEAD_LENGTH = 4000;

/** Decodes names, in which each character can be written as its number (ISO 32000-1 §7.3.5). */
export const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/**
 * Returns objects that contain only a number, a name or a list of names, because a stream's dictionary can
 * refer to them.
 */
function smallObjects(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, number = '', value = ''] of text.matchAll(
    /(?:^|[\r\n\s])(\d{1,10})\s+\d{1,5}\s+obj\s*(\d{1,10}|\/[^\s<>[\]()]{1,60}|\[[^\]<>()]{0,200}\])\s*endobj/g,
  ))
    found.set(number, value);
  return found;
}

/**
 * Returns all possible filter lists of a stream, each in decoding order, because readers differ in their
 * choice. Data that starts like Flate is also tried as Flate.
 */
function filtersOf(
  dictionary: string,
  objects: ReadonlyMap<string, string>,
  data: Uint8Array,
): readonly (readonly string[])[] {
  const said = [
    ...dictionary.matchAll(/\/(?:Filter|F)\s*(?:\[([^\]]*)\]|(\/[^\s<>[\]()/]+)|(\d{1,10})\s+\d{1,5}\s+R)/g),
  ].map(([, list, name, pointer]) => list ?? name ?? plainNames(objects.get(pointer ?? '') ?? ''));
  const chains = said
    .slice(0, MAX_READINGS)
    .map((names) =>
      [...names.matchAll(/\/([^\s<>[\]()/]+)/g)].map(([, name = '']) => name).slice(0, MAX_FILTERS),
    );
  // RFC 1950 §2.2: the compression method, and both bytes as one number are a multiple of 31.
  const isZlib = (data[0]! & 15) === 8 && (data[0]! * 256 + data[1]!) % 31 === 0;
  return isZlib && !chains.some(([name]) => name && endsByItself(name)) ? [...chains, ['Fl']] : chains;
}

/** Returns the end of a stream: after its declared length or before the first `endstream`, whichever is later. */
function endOf(
  text: string,
  from: number,
  dictionary: string,
  objects: ReadonlyMap<string, string>,
): number | null {
  const end = text.indexOf('endstream', from);
  if (end < 0) return null;
  const [, length = '', pointer] = /\/Length\s+(\d{1,10})(\s+\d{1,5}\s+R)?/.exec(dictionary) ?? [];
  const reported = Number(pointer ? objects.get(length) : length);
  return Math.max(end, Number.isSafeInteger(reported) ? Math.min(from + reported, text.length) : 0);
}

/** Returns true if the header of an image in the file declares more pixels than allowed. */
function isFlood(data: Uint8Array): boolean {
  const header = readHeader(data);
  return header !== null && header.width * header.height > MAX_PIXELS;
}

/** Returns the unpacked size of a stream, summed over all its layers. @throws TooLarge */
function unpackedSize(data: Uint8Array, filters: readonly string[], dictionary: string): number {
  let total = 0;
  let layer = data;
  for (const name of filters) {
    const unpack = filterNamed(name);
    if (!unpack) {
      if (isFlood(layer)) throw new TooLarge();
      return total;
    }
    try {
      layer = unpack(layer, MAX_OF_ONE, dictionary);
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      // The PDF reader repairs or ignores a damaged stream.
      return total;
    }
    total += layer.length;
  }
  return total;
}

/** Unpacks every stream as a PDF reader does. @throws TooLarge */
function unpackAll(bytes: Uint8Array, text: string): void {
  const objects = smallObjects(text);
  let total = 0;
  const begin = /stream\r?\n/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    if (text.slice(Math.max(0, match.index - 3), match.index) === 'end') continue;
    const head = text.slice(Math.max(0, match.index - MAX_HEAD_LENGTH), match.index);
    const dictionary = plainNames(head.slice(head.lastIndexOf('obj') + 3));
    const from = match.index + match[0].length;
    const end = endOf(text, from, dictionary, objects) ?? text.length;
    for (const filters of filtersOf(dictionary, objects, bytes.subarray(from, from + 2))) {
      const isOpen = filters[0] !== undefined && endsByItself(filters[0]);
      total += unpackedSize(bytes.subarray(from, isOpen ? undefined : end), filters, dictionary);
      if (total > MAX_OF_ALL) throw new TooLarge();
    }
  }
}

/**
 * Checks the streams of a PDF before a PDF reader opens them.
 * @param text the bytes as Latin-1
 * @returns true if its unpacked content would exhaust the memory
 */
export function isBomb(bytes: Uint8Array, text: string): boolean {
  try {
    unpackAll(bytes, text);
    return false;
  } catch (error) {
    if (error instanceof TooLarge) return true;
    throw error;
  }
}
