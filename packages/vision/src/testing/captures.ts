import { createHash } from 'node:crypto';
import { decodePicture, encodeJpeg } from '../image/codecs';
import type { Point, Quad } from '../image/perspective';
import type { Raster } from '../image/raster';
import type { MrzContent } from '../mrz/generate';
import type { TextReader } from '../ocr/reader';
import { noise, photograph, random, reflect } from './degrade';
import { drawDocument } from './draw-document';
import { BY_HAND, printedDocument, TRAVELLER } from './printed-document';

/** Returns a key for a reading request, so that each image is read only once in all tests. */
const wordOf = ({ width, height, data }: Raster, asked: unknown): string =>
  [createHash('sha256').update(data).digest('hex'), width, height, JSON.stringify(asked)].join();

/** Returns a function that creates one value per key. */
function once<Value>(): (word: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (word, make) => {
    const value = known.get(word) ?? make();
    known.set(word, value);
    return value;
  };
}

/** Returns a text reader that caches the result for each image. */
export function remembering(reader: TextReader): TextReader {
  const read = once<ReturnType<TextReader['read']>>();
  const readAt = once<ReturnType<TextReader['readAt']>>();
  return {
    close: reader.close,
    read(picture, options = {}) {
      const { signal, ...asked } = options;
      return read(wordOf(picture, asked), () => reader.read(picture, options));
    },
    readAt: (picture, boxes, signal) =>
      readAt(wordOf(picture, boxes), () => reader.readAt(picture, boxes, signal)),
  };
}

/** Capture of a passport: its file, and the decoded image. */
export interface Shot {
  readonly file: Uint8Array;
  readonly picture: Raster;
}

/** Encodes an image as a file and decodes it again. */
export const shotOf = async (picture: Raster): Promise<Shot> => {
  const file = await encodeJpeg(picture);
  return { file, picture: await decodePicture(file) };
};

const [WIDTH, HEIGHT] = [1100, 807];
const shots = once<Promise<Shot>>();

/**
 * Creates an image of the sample passport, with a reflection over part of its zone. @param at position as a
 * share of the zone's width; null without reflection
 */
export const taken = (at: number | null, content: Partial<MrzContent> = {}): Promise<Shot> =>
  shots(JSON.stringify([at, content]), () => {
    const page = drawDocument(printedDocument({ ...TRAVELLER, ...content }));
    const scale = WIDTH / 1500;
    const [a, b, c, d] = BY_HAND.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as Point[] & Quad;
    const picture = noise(photograph(page, WIDTH, HEIGHT, [a, b, c, d]), 5, random(1));
    if (at !== null) reflect(picture, (120 + 1280 * at) * scale, 905 * scale, 150 * scale, 110 * scale);
    return shotOf(picture);
  });
