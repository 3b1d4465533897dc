import { brotliDecompressSync } from 'node:zlib';
import { ANDROID_DEVICES } from '../data/android-devices';

const LINE_END = 10;
const MAX_MODEL_LENGTH = 64;

/** The table as bytes, and the start of each line; opened on first use, about 0.9 MB. */
let table: { readonly bytes: Buffer; readonly starts: Uint32Array } | undefined;

function openTable() {
  const bytes = brotliDecompressSync(Buffer.from(ANDROID_DEVICES, 'base64'));
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at = bytes.indexOf(LINE_END, at) + 1) starts.push(at);
  return { bytes, starts: Uint32Array.from(starts) };
}

/**
 * Returns the marketing name of an Android device, such as `Samsung Galaxy A5` for `SM-A5000`; null for an
 * unknown or ambiguous model.
 * @param model as in `Build.MODEL`, with its case
 */
export function androidDeviceName(model: string): string | null {
  if (model.length < 2 || model.length > MAX_MODEL_LENGTH) return null;
  table ??= openTable();
  const { bytes, starts } = table;
  const sought = Buffer.from(`${model}\t`);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = starts[middle]!;
    const order = bytes.compare(
      sought,
      0,
      sought.length,
      start,
      Math.min(start + sought.length, bytes.length),
    );
    if (order === 0) return bytes.toString('utf8', start + sought.length, bytes.indexOf(LINE_END, start));
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return null;
}

/** The model in a user agent string: after the version of Android and an optional language, before the build. */
const MODEL = /\bAndroid [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]{2,64}?)(?: Build\/|; wv\)|\))/;

/** Returns the model of an Android device from its user agent string; null for the reduced string and others. */
export const modelOfUserAgent = (userAgent: string): string | null => MODEL.exec(userAgent)?.[1] ?? null;
