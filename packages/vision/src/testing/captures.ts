import { createHash } from 'node:crypto';
import { decodePicture, encodeJpeg } from '../image/codecs';
import type { Point, Quad } from '../image/perspective';
import type { Raster } from '../image/raster';
import type { MrzContent } from '../mrz/generate';
import type { TextReader } from '../ocr/reader';
import { noise, photograph, random, reflect } from './degrade';
import { drawDocument } from './draw-document';
import { BY_HAND, printedDocument, TRAVELLER } from './printed-document';

/** What a picture was asked for, as one word: the same picture is read once, whichever test shows it. */
const wordOf = ({ width, height, data }: Raster, asked: unknown): string =>
  [createHash('sha256').update(data).digest('hex'), width, height, JSON.stringify(asked)].join();

/** A value made once for each word. */
function once<Value>(): (word: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (word, make) => {
    const value = known.get(word) ?? make();
    known.set(word, value);
    return value;
  };
}

/** A reader that reads a picture once, whoever asks. */
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

/** A capture of a passport: its file, and what a decoder makes of it. */
export interface Shot {
  readonly file: Uint8Array;
  readonly picture: Raster;
}

/** A picture as a file, and as it comes out of it. */
export const shotOf = async (picture: Raster): Promise<Shot> => {
  const file = await encodeJpeg(picture);
  return { file, picture: await decodePicture(file) };
};

const [WIDTH, HEIGHT] = [1100, 807];
const shots = once<Promise<Shot>>();

/** A picture of the traveller's passport, a reflection over some of its zone. @param at where, of the zone's width; null = none */
export const taken = (at: number | null, content: Partial<MrzContent> = {}): Promise<Shot> =>
  shots(JSON.stringify([at, content]), () => {
    const page = drawDocument(printedDocument({ ...TRAVELLER, ...content }));
    const scale = WIDTH / 1500;
    const [a, b, c, d] = BY_HAND.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as Point[] & Quad;
    const picture = noise(photograph(page, WIDTH, HEIGHT, [a, b, c, d]), 5, random(1));
    if (at !== null) reflect(picture, (120 + 1280 * at) * scale, 905 * scale, 150 * scale, 110 * scale);
    return shotOf(picture);
  });
