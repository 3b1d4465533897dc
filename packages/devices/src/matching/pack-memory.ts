import { FEATURES } from '../data/features';
import { FONT_WORDS, type FontBits, featureIndex, NETWORK, PROVIDER } from './look';
import type { DeviceMemory, Remembered } from './memory';

/** Increased whenever the positions of FEATURES change. */
const VERSION = 3;
const FONTS_FOLLOW = 255;
/** Position of the two token counts: a byte each. */
const TOKENS = 254;
/** Position of the verdicts on its visits, encoded like a feature's values: older versions ignore it. */
const JUDGED = 253;
/** Position of the devices that an open token may be, encoded in the same way … */
const SUSPECTS = 252;
/** … and of the day since which its token is in use, as the only value. */
const SINCE = 251;

/**
 * Encodes a memory. A version byte; for each feature with values its position, their number, and for each the
 * value (4 bytes), its count (1) and its last day (2); 253 and the verdicts on its visits in the same way,
 * 252 and its suspects, 251 and the day of its token; 254 and the counts of unknown (1) and known (1) tokens;
 * then 255 and for each set of fonts the value of `fonts` and its bits.
 */
export function packMemory({ values, fonts, tokens, judged, suspects }: DeviceMemory): Buffer {
  const reported = [
    ...values.map((entries, index) => ({ index, entries })),
    { index: JUDGED, entries: judged },
    { index: SUSPECTS, entries: suspects },
    {
      index: SINCE,
      entries: tokens.since > 0 ? [{ value: tokens.since, count: 1, lastDay: tokens.since }] : [],
    },
  ].filter(({ entries }) => entries.length > 0);
  const entries = reported.reduce((sum, feature) => sum + feature.entries.length, 0);
  const packed = Buffer.alloc(1 + 2 * reported.length + 7 * entries + 5 + fonts.size * 4 * (1 + FONT_WORDS));
  let at = packed.writeUInt8(VERSION, 0);
  for (const feature of reported) {
    at = packed.writeUInt8(feature.index, at);
    at = packed.writeUInt8(feature.entries.length, at);
    for (const { value, count, lastDay } of feature.entries) {
      at = packed.writeUInt32LE(value, at);
      at = packed.writeUInt8(count, at);
      at = packed.writeUInt16LE(Math.max(0, Math.min(0xffff, lastDay)), at);
    }
  }
  at = packed.writeUInt8(TOKENS, at);
  at = packed.writeUInt8(tokens.fresh, at);
  at = packed.writeUInt8(tokens.kept, at);
  at = packed.writeUInt8(FONTS_FOLLOW, at);
  at = packed.writeUInt8(fonts.size, at);
  for (const [value, words] of fonts) {
    at = packed.writeUInt32LE(value, at);
    for (const word of words) at = packed.writeUInt32LE(word, at);
  }
  return packed;
}

function unpackPresent(packed: Buffer): DeviceMemory {
  const values: Remembered[][] = FEATURES.map(() => []);
  const judged: Remembered[] = [];
  const suspects: Remembered[] = [];
  const since: Remembered[] = [];
  const listed = new Map([
    [JUDGED, judged],
    [SUSPECTS, suspects],
    [SINCE, since],
  ]);
  let tokens = { fresh: 0, kept: 0 };
  let at = 1;
  for (;;) {
    const index = packed.readUInt8(at);
    const count = packed.readUInt8(at + 1);
    at += 2;
    if (index === TOKENS) {
      tokens = { fresh: count, kept: packed.readUInt8(at++) };
      continue;
    }
    if (index === FONTS_FOLLOW) {
      const fonts = new Map<number, FontBits>();
      for (let set = 0; set < count; set++, at += 4 * (1 + FONT_WORDS)) {
        const word = (place: number) => packed.readUInt32LE(at + 4 * place);
        fonts.set(word(0), [word(1), word(2), word(3), word(4)]);
      }
      return { values, fonts, tokens: { ...tokens, since: since[0]?.value ?? 0 }, judged, suspects };
    }
    const entries = listed.get(index) ?? values[index];
    for (let entry = 0; entry < count; entry++, at += 7) {
      entries?.push({
        value: packed.readUInt32LE(at),
        count: packed.readUInt8(at + 4),
        lastDay: packed.readUInt16LE(at + 5),
      });
    }
  }
}

/**
 * Features of versions 1 and 2, which stored the last value of each, four bytes each; followed by earlier
 * networks, then (version 2) earlier providers. Values that have another meaning today, or no longer exist,
 * are skipped.
 */
const FEATURES_BEFORE = (
  'os os-version platform architecture model engine browser browser-major graphics-vendor graphics-model ' +
  'graphics-text webgl - - color-depth gamut pixel-ratio - text-widths fonts voices audio math cores memory ' +
  'touch-points media-devices drm zone languages keyboard dark motion contrast privacy colors network asn'
).split(' ');
const EARLIER_NETWORKS = 3;
const EARLIER_PROVIDERS = 2;
const WORDS_BEFORE: { readonly [version: number]: number } = {
  1: FEATURES_BEFORE.length + EARLIER_NETWORKS,
  2: FEATURES_BEFORE.length + EARLIER_NETWORKS + EARLIER_PROVIDERS,
};

function unpackBefore(packed: Buffer, words: number): DeviceMemory | null {
  if (packed.length !== 1 + 4 * words) return null;
  const values: Remembered[][] = FEATURES.map(() => []);
  for (let word = 0; word < words; word++) {
    const value = packed.readUInt32LE(1 + 4 * word);
    const behind = word - FEATURES_BEFORE.length;
    const index =
      behind < 0 ? featureIndex(FEATURES_BEFORE[word] ?? '') : behind < EARLIER_NETWORKS ? NETWORK : PROVIDER;
    if (value !== 0 && index >= 0) values[index]?.push({ value, count: 1, lastDay: 0 });
  }
  return { values, fonts: new Map(), tokens: { fresh: 0, kept: 0, since: 0 }, judged: [], suspects: [] };
}

/** Decodes a memory; null for data that is not a memory of a known version. */
export function unpackMemory(packed: Buffer): DeviceMemory | null {
  const version = packed[0] ?? 0;
  if (version === VERSION) {
    try {
      return unpackPresent(packed);
    } catch {
      // The data ends in the middle of a number.
      return null;
    }
  }
  const words = WORDS_BEFORE[version];
  return words === undefined ? null : unpackBefore(packed, words);
}
