import { hash } from 'node:crypto';
import type { DeviceSession } from '../session/read-session';
import { readGraphics, rendererOf } from './graphics';
import { nativeScreen } from './native-screen';
import type { OsFamily } from './platform';

/** 32 hexadecimal digits over values in their order (SHA-256, cut). */
export const digest = (...values: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(values)).slice(0, 32);

/** The digest, or null when the value is not known. */
export const digestOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : digest(value);

type Signals = DeviceSession['signals'];

/** Sides of the screen, the longer first: turning a phone changes nothing. */
export function screenSides(signals: Signals): readonly [longer: number, shorter: number] | null {
  const { screen } = signals;
  if (!screen) return null;
  return [Math.max(screen.width, screen.height), Math.min(screen.width, screen.height)];
}

/** A drawing that differs from itself, or does not keep a known colour, reveals the protection and not the device. */
export const canvasHash = ({ canvas }: Signals): string | null =>
  canvas?.stable && canvas.knownPixels ? digest(canvas.geometry, canvas.text) : null;

export const audioHash = ({ audio }: Signals): string | null =>
  audio?.stable && audio.knownSamples ? digest(audio.sum) : null;

export const fontHash = ({ fonts }: Signals): string | null =>
  fonts && !fonts.noise ? digest([...fonts.found].sort()) : null;

export const mathHash = ({ math }: Signals): string | null => digestOrNull(math?.values);

/**
 * The hardware: the same on reloads, in private windows, with another language, zone, zoom or display scale, after cleared storage, and
 * in another browser of the same machine where both name the graphics card alike. Audio and memory stay out: they
 * are reported by some engines only, and in some windows only. Null when neither screen nor graphics are reported.
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

/** The engine: wording, mathematics, style features, what WebGL offers; the version's number stays out. */
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

/** Without those of which each visit looks for others. */
const sortedLies = (lies: DeviceSession['lies']): readonly string[] =>
  [...new Set(lies.filter(({ id }) => id !== 'native-patched').map(({ id, on }) => `${id} ${on}`))].sort();

/** Hashes of what the browser lies about: the same kit lies the same way. Null when it does not lie. */
export const spoofingHash = (checks: readonly string[], lies: DeviceSession['lies']): string | null =>
  checks.length === 0 ? null : digest([...checks].sort(), sortedLies(lies));
