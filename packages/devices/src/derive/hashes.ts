import { hash } from 'node:crypto';
import type { DeviceSession } from '../session/read-session';
import { readGraphics, rendererOf } from './graphics';
import { nativeScreen } from './native-screen';
import type { OsFamily } from './platform';

/** Returns 32 hexadecimal digits over values in their order (SHA-256, truncated). */
export const digest = (...values: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(values)).slice(0, 32);

/** Returns the digest, or null if the value is unknown. */
export const digestOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : digest(value);

type Signals = DeviceSession['signals'];

/** Returns the sides of the screen, the longer first, so that rotating a phone changes nothing. */
export function screenSides(signals: Signals): readonly [longer: number, shorter: number] | null {
  const { screen } = signals;
  if (!screen) return null;
  return [Math.max(screen.width, screen.height), Math.min(screen.width, screen.height)];
}

/**
 * Returns null for a drawing that is unstable or changes a known color: it identifies the protection and not
 * the device.
 */
export const canvasHash = ({ canvas }: Signals): string | null =>
  canvas?.stable && canvas.knownPixels ? digest(canvas.geometry, canvas.text) : null;

export const audioHash = ({ audio }: Signals): string | null =>
  audio?.stable && audio.knownSamples ? digest(audio.sum) : null;

export const fontHash = ({ fonts }: Signals): string | null =>
  fonts && !fonts.noise ? digest([...fonts.found].sort()) : null;

export const mathHash = ({ math }: Signals): string | null => digestOrNull(math?.values);

/**
 * Returns a hash of the hardware. It is the same on reloads, in private windows, with another language, zone,
 * zoom or display scale, after cleared storage, and in another browser of the same machine if both report the
 * same graphics card. Audio and memory are excluded because only some engines report them, and only in some
 * windows. Null if neither screen nor graphics are reported.
 */
export function deviceHash(signals: Signals, os: OsFamily): string | null {
  const sides = nativeScreen(signals, os);
  const { model } = readGraphics(rendererOf(signals));
  if (!sides && !model) return null;
  const { hardware, screen } = signals;
  return digest(
    os,
    model,
    sides,
    screen?.colorDepth ?? null,
    hardware?.hardwareConcurrency ?? null,
    hardware?.maxTouchPoints ?? null,
  );
}

/**
 * Returns a hash of the engine: error wording, mathematics, style features, WebGL capabilities. The version
 * number is excluded.
 */
export function browserHash(signals: Signals): string | null {
  const { engine, math, webgl } = signals;
  if (!engine && !math) return null;
  return digest(
    engine?.kind ?? null,
    engine?.evalLength ?? null,
    engine?.nullMessage ?? null,
    engine?.css ?? null,
    engine?.features ?? null,
    math?.values ?? null,
    webgl?.webgl?.extensions ?? null,
  );
}

/** Returns the contradictions without those of which each visit checks a different sample. */
const sortedLies = (lies: DeviceSession['lies']): readonly string[] =>
  [...new Set(lies.filter(({ id }) => id !== 'native-patched').map(({ id, on }) => `${id} ${on}`))].sort();

/**
 * Returns a hash of the browser's contradictions: the same spoofing kit causes the same ones. Null without
 * contradictions.
 */
export const spoofingHash = (checks: readonly string[], lies: DeviceSession['lies']): string | null =>
  checks.length === 0 ? null : digest([...checks].sort(), sortedLies(lies));
