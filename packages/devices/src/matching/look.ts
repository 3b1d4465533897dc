import { hash } from 'node:crypto';
import { FEATURES, type VectorInput } from '../data/features';
import { WORLD_SHARES } from '../data/world-shares';
import { browserReleases, type Releases, systemReleases } from './releases';

/** Set of fonts that a browser found: a bit each out of 128, chosen by a keyed digest of the font's name. */
export type FontBits = readonly [number, number, number, number];

export const FONT_WORDS = 4;

function fontBits(names: readonly string[], numberOf: (name: string) => number): FontBits {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (const name of names) {
    const bit = numberOf(name) & 127;
    const word = (bit >>> 5) as 0 | 1 | 2 | 3;
    words[word] = (words[word] | (1 << (bit & 31))) >>> 0;
  }
  return words;
}

function ones(word: number): number {
  let rest = word;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * @returns how many fonts only one of the two has, and how many both have; approximate, because two fonts may
 *   share a bit
 */
export function compareFonts(
  a: FontBits,
  b: FontBits,
): { readonly onlyA: number; readonly onlyB: number; readonly both: number } {
  let [onlyA, onlyB, both] = [0, 0, 0];
  for (let word = 0; word < FONT_WORDS; word++) {
    const [one, other] = [a[word] as number, b[word] as number];
    onlyA += ones(one & ~other);
    onlyB += ones(other & ~one);
    both += ones(one & other);
  }
  return { onlyA, onlyB, both };
}

/**
 * Fingerprint of one visit as numbers: one per feature, 0 = not available, else 32 bits of a digest of the
 * value, or the value itself if its order counts. Without the secret no value can be recovered.
 */
export interface Look {
  readonly values: Uint32Array;
  /** World share of each value; NaN if only the feature's default share is known. */
  readonly world: Float64Array;
  /** Set of fonts; null if not available. */
  readonly fonts: FontBits | null;
  /** Devices of one system and browser form a segment; common values are counted only within it. 32 bits. */
  readonly segment: number;
  /** Release schedules of its system and of its browser. */
  readonly releases: { readonly system: Releases; readonly browser: Releases };
}

const numberOf = (text: string, secret: string): number =>
  hash('sha256', `${secret}${text}`, 'buffer').readUInt32LE(0) || 1;

/** @param secret without it the numbers cannot be compared with known values */
export function lookOf(input: VectorInput, secret: string): Look {
  const values = new Uint32Array(FEATURES.length);
  const world = new Float64Array(FEATURES.length).fill(Number.NaN);
  for (const [index, feature] of FEATURES.entries()) {
    const value = feature.value(input);
    if (value === null || value === undefined) continue;
    const text = JSON.stringify(value);
    values[index] = feature.rising ? Number(value) + 1 : numberOf(text, secret);
    world[index] = WORLD_SHARES[feature.name]?.[text] ?? Number.NaN;
  }
  const found = values[FONTS] === 0 ? null : (input.signals.fonts?.found ?? null);
  return {
    values,
    world,
    fonts: found && fontBits(found, (name) => numberOf(name, secret)),
    segment: numberOf(`segment ${input.os} ${input.browser}`, secret),
    releases: {
      system: systemReleases(input.os),
      browser: browserReleases(input.signals.engine?.kind ?? null),
    },
  };
}

const positions = new Map(FEATURES.map((feature, index) => [feature.name, index]));
/** Returns the position of a feature in FEATURES; -1 for an unknown name. */
export const featureIndex = (name: string): number => positions.get(name) ?? -1;

export const FONTS = featureIndex('fonts');
export const NETWORK = featureIndex('network');
export const PROVIDER = featureIndex('asn');
export const BROWSER_MAJOR = featureIndex('browser-major');
export const SYSTEM_RELEASE = featureIndex('system-release');
