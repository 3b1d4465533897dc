import { hash } from 'node:crypto';
import { FEATURES, type VectorInput } from '../data/features';
import { WORLD_SHARES } from '../data/world-shares';
import { browserReleases, type Releases, systemReleases } from './releases';

/** Which fonts a browser found: a bit each out of 128, chosen by a keyed digest of the font's name. */
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

/** @returns how many fonts only one of the two has, and how many both have; about, for two fonts may share a bit. */
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
 * What one visit shows, as numbers: one per feature, 0 = not told, else 32 bits of a digest of the value, or the value
 * itself where its order counts. Nothing of a value can be read back without the secret.
 */
export interface Look {
  readonly values: Uint32Array;
  /** How common each value is in the world; NaN where only the feature's own share is known. */
  readonly world: Float64Array;
  /** Which fonts; null where they are not told. */
  readonly fonts: FontBits | null;
  /** Devices of one system and browser are a segment: only among them is counted what is common. 32 bits. */
  readonly segment: number;
  /** How versions of its system and of its browser come out. */
  readonly releases: { readonly system: Releases; readonly browser: Releases };
}

const numberOf = (text: string, secret: string): number =>
  hash('sha256', `${secret}${text}`, 'buffer').readUInt32LE(0) || 1;

/** @param secret without it the numbers cannot be tried against known values */
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
/** Place of a feature in FEATURES; -1 for a name that is none's. */
export const featureIndex = (name: string): number => positions.get(name) ?? -1;

export const FONTS = featureIndex('fonts');
export const NETWORK = featureIndex('network');
export const PROVIDER = featureIndex('asn');
export const BROWSER_MAJOR = featureIndex('browser-major');
export const SYSTEM_RELEASE = featureIndex('system-release');
