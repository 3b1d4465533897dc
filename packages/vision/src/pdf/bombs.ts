import { readHeader } from '../image/header';
import { endsByItself, filterNamed, TooLarge } from './filters';

/** A stream may grow to so many bytes, and all of them together: what is more is a bomb. */
const MOST_OF_ONE = 96 * 2 ** 20;
const MOST_OF_ALL = 384 * 2 ** 20;
/** A picture may have so many pixels, as one that is sent by itself. */
export const MOST_PIXELS = 50_000_000;
/** Nobody packs what was packed so often. */
const MOST_FILTERS = 8;
/** A dictionary that names its filters more often is made to mislead. */
const MOST_READINGS = 4;
/** Where the dictionary of a stream may begin. */
const LONGEST_HEAD = 4000;

/** Names as they are meant: any sign of one may be written as its number (ISO 32000-1 §7.3.5). */
export const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Objects that are nothing but a number, a name or a list of names: what a stream's dictionary may point at. */
function smallObjects(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, number = '', value = ''] of text.matchAll(
    /(?:^|[\r\n\s])(\d{1,10})\s+\d{1,5}\s+obj\s*(\d{1,10}|\/[^\s<>[\]()]{1,60}|\[[^\]<>()]{0,200}\])\s*endobj/g,
  ))
    found.set(number, value);
  return found;
}

/**
 * What may be meant as the filters of a stream, each in the order in which they are undone. Which of several a reader takes is not
 * decided here, and what begins like Flate may be that, whatever is said of it.
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
    .slice(0, MOST_READINGS)
    .map((names) =>
      [...names.matchAll(/\/([^\s<>[\]()/]+)/g)].map(([, name = '']) => name).slice(0, MOST_FILTERS),
    );
  // RFC 1950 §2.2: the method, and both bytes as one number a multiple of 31.
  const isZlib = (data[0]! & 15) === 8 && (data[0]! * 256 + data[1]!) % 31 === 0;
  return isZlib && !chains.some(([name]) => name && endsByItself(name)) ? [...chains, ['Fl']] : chains;
}

/** Where a stream ends: behind its own word for its length, or before the first `endstream`, whichever comes later. */
function endOf(
  text: string,
  from: number,
  dictionary: string,
  objects: ReadonlyMap<string, string>,
): number | null {
  const end = text.indexOf('endstream', from);
  if (end < 0) return null;
  const [, length = '', pointer] = /\/Length\s+(\d{1,10})(\s+\d{1,5}\s+R)?/.exec(dictionary) ?? [];
  const told = Number(pointer ? objects.get(length) : length);
  return Math.max(end, Number.isSafeInteger(told) ? Math.min(from + told, text.length) : 0);
}

/** Whether a picture within the file is written to be larger than any that is looked at. */
function isFlood(data: Uint8Array): boolean {
  const header = readHeader(data);
  return header !== null && header.width * header.height > MOST_PIXELS;
}

/** What a stream unpacks to, all its layers together. @throws TooLarge */
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
      layer = unpack(layer, MOST_OF_ONE, dictionary);
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      // A damaged stream is the reader's to mend or to leave out.
      return total;
    }
    total += layer.length;
  }
  return total;
}

/** Unpacks every stream as a reader would. @throws TooLarge */
function unpackAll(bytes: Uint8Array, text: string): void {
  const objects = smallObjects(text);
  let total = 0;
  const begin = /stream\r?\n/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    if (text.slice(Math.max(0, match.index - 3), match.index) === 'end') continue;
    const head = text.slice(Math.max(0, match.index - LONGEST_HEAD), match.index);
    const dictionary = plainNames(head.slice(head.lastIndexOf('obj') + 3));
    const from = match.index + match[0].length;
    const end = endOf(text, from, dictionary, objects) ?? text.length;
    for (const filters of filtersOf(dictionary, objects, bytes.subarray(from, from + 2))) {
      const isOpen = filters[0] !== undefined && endsByItself(filters[0]);
      total += unpackedSize(bytes.subarray(from, isOpen ? undefined : end), filters, dictionary);
      if (total > MOST_OF_ALL) throw new TooLarge();
    }
  }
}

/**
 * Looks into the streams of a PDF before a reader opens them.
 * @param text the bytes as Latin-1
 * @returns whether what is packed in it would fill the memory
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
