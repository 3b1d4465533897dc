import type { Hand } from './x11-hand';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointing device, and how the machine reads it. */
interface Device {
  /** Interval between two reports, in milliseconds. */
  readonly everyMs: number;
  /** Share of lost reports; the next report includes their movement. */
  readonly lost?: number;
  /** Share of reports that a busy machine reads up to 30 ms late, at the pointer's current position. */
  readonly hiccups?: number;
}

/** Manner of moving and typing; times in milliseconds. */
export interface Manner {
  readonly device: Device;
  /** Minimum and maximum duration of a movement to a field. */
  readonly way: readonly [number, number];
  /** Maximum tremor, in pixels. */
  readonly shake: number;
  /** Duration and interval of key presses: minimum, and maximum addition. */
  readonly hold: readonly [number, number];
  readonly between: readonly [number, number];
  /** Number of strokes per movement, with pauses like fingers lifted from a touchpad. */
  readonly strokes?: number;
  /** Moves from field to field with Tab. */
  readonly byKeys?: true;
}

/** Returns a repeatable random generator with a human-like distribution. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const TAB = 0xff09;
/** Physiological tremor is between 8 and 12 Hz; two frequencies don't repeat. */
const TREMOR_HZ = [8.3, 11.7] as const;
/** Maximum curvature of a movement, in pixels. */
const BOW = 30;

/** Returns a hand's position by the time since the start (ms): fast at first, unsteady until arrival. */
function wayOf(from: Point, to: Point, ms: number, shake: number, random: () => number) {
  const bow = (2 * random() - 1) * BOW;
  const tremors = TREMOR_HZ.map((hz) => ({
    turns: (2 * Math.PI * hz) / 1000,
    phase: random() * 2 * Math.PI,
  }));
  return (time: number): Point => {
    const done = Math.min(1, time / ms);
    const eased = 1 - (1 - done) ** 3;
    const [across = 0, down = 0] = tremors.map(
      ({ turns, phase }) => Math.sin(turns * time + phase) * (1 - done) * (shake / 2),
    );
    return {
      x: Math.round(from.x + (to.x - from.x) * eased + across),
      y: Math.round(from.y + (to.y - from.y) * eased + down + Math.sin(done * Math.PI) * bow),
    };
  };
}

/** Moves in real time. The device reports its position at its interval, and nothing while it is at rest. */
async function move(hand: Hand, from: Point, to: Point, manner: Manner, random: () => number): Promise<void> {
  const { everyMs, lost = 0, hiccups = 0 } = manner.device;
  const ms = manner.way[0] + random() * (manner.way[1] - manner.way[0]);
  const at = wayOf(from, to, ms, manner.shake, random);
  const began = performance.now();
  const since = () => performance.now() - began;
  let last: Point = from;
  for (;;) {
    // A report that would be late is skipped.
    const next = (Math.floor(since() / everyMs) + 1) * everyMs;
    await sleep(next - since());
    if (random() < hiccups) await sleep(random() * 30);
    const time = since();
    if (time < ms && random() < lost) continue;
    const place = at(time);
    if (place.x !== last.x || place.y !== last.y) hand.point(place.x, place.y);
    last = place;
    if (time >= ms) return;
  }
}

async function type(hand: Hand, keysym: number, { hold, between }: Manner, random: () => number) {
  hand.key(keysym, true);
  await sleep(hold[0] + random() * hold[1]);
  hand.key(keysym, false);
  await sleep(between[0] + random() ** 2 * between[1]);
}

async function pressAt(hand: Hand, from: Point, to: Point, manner: Manner, random: () => number) {
  const { strokes = 1 } = manner;
  let at = from;
  for (let left = strokes; left > 0; left--) {
    if (left < strokes) await sleep(150 + random() * 150);
    const next = { x: at.x + (to.x - at.x) / left, y: at.y + (to.y - at.y) / left };
    await move(hand, at, next, manner, random);
    at = next;
  }
  await sleep(60 + random() * 80);
  hand.button(true);
  await sleep(60 + random() * 60);
  hand.button(false);
  await sleep(150);
}

/**
 * Fills a form like a person: moves to each field, clicks, types, and moves away to see the text.
 * @param targets,size in pixels of the hand's view
 */
export async function fillFields(
  hand: Hand,
  size: { readonly width: number; readonly height: number },
  targets: readonly Point[],
  text: string,
  manner: Manner,
  random: () => number,
): Promise<void> {
  let at: Point = { x: size.width * 0.85, y: size.height * 0.85 };
  for (const target of targets) {
    if (manner.byKeys) await type(hand, TAB, manner, random);
    else await pressAt(hand, at, target, manner, random);
    for (const letter of text) await type(hand, letter.charCodeAt(0), manner, random);
    if (manner.byKeys) continue;
    at = { x: size.width * (0.4 + random() * 0.4), y: size.height * (0.4 + random() * 0.4) };
    await move(hand, target, at, manner, random);
  }
}
