import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place, SentByPage } from '../../e2e/device-agent/agent-server';

type Words = readonly string[];

/** Returns a generator of numbers from 0 to 1 that is identical in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** Returns a hand's movement between two points: a curved line, fast in the middle, slow and shaky at its end. */
function travel(from: readonly [number, number], to: readonly [number, number], random: () => number): Words {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(12, Math.round(Math.hypot(dx, dy) / 14));
  const bend = (random() - 0.5) * 0.35;
  const words: string[] = [];
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const eased = part * part * (3 - 2 * part);
    const sag = Math.sin(Math.PI * eased) * bend;
    const shake = step === steps ? 0 : (random() - 0.5) * 3;
    words.push(
      'mousemove',
      String(Math.round(from[0] + dx * eased - dy * sag + shake)),
      String(Math.round(from[1] + dy * eased + dx * sag + shake)),
      'sleep',
      seconds(9 + random() * 9),
    );
  }
  return words;
}

const click = (random: () => number): Words => [
  'sleep',
  seconds(120 + random() * 200),
  'mousedown',
  '1',
  'sleep',
  seconds(60 + random() * 60),
  'mouseup',
  '1',
  'sleep',
  seconds(200 + random() * 300),
];

const KEY_NAMES: { readonly [letter: string]: string } = { '@': 'at', '.': 'period', ' ': 'space' };

const type = (text: string, random: () => number): Words =>
  [...text].flatMap((letter) => [
    'keydown',
    KEY_NAMES[letter] ?? letter,
    'sleep',
    seconds(45 + random() * 75),
    'keyup',
    KEY_NAMES[letter] ?? letter,
    'sleep',
    seconds(30 + random() ** 2 * 380),
  ]);

/** Returns a point within a field, but not at its center. */
const pointIn = ({ x, y, width, height }: Place, random: () => number): readonly [number, number] => [
  Math.round(x + width * (0.2 + 0.5 * random())),
  Math.round(y + Math.min(height, 60) * (0.3 + 0.4 * random())),
];

const placeOf = (places: SentByPage['places'], name: string): Place => {
  const place = places?.[name];
  if (!place) throw new Error(`The page did not report the position of ${name}.`);
  return place;
};

/** Returns the actions of a person with the form of the page `/auto`. */
export function handWords(places: SentByPage['places'], seed: number): Words {
  const random = seeded(seed);
  const words: string[] = [];
  let at: readonly [number, number] = [600, 500];
  for (const [name, text] of [
    ['input[name=first]', 'maria'],
    ['input[name=email]', 'maria.lind@mail.example'],
    ['textarea', 'at the door please'],
    ['#send', ''],
  ] as const) {
    const to = pointIn(placeOf(places, name), random);
    words.push(...travel(at, to, random), ...click(random), ...type(text, random));
    at = to;
  }
  return words;
}

/** Moves to a place without a field and clicks; the window and the page have the keyboard focus from then on. */
export function focusWords(to: readonly [number, number], seed: number): Words {
  const random = seeded(seed);
  return [...travel([600, 500], to, random), ...click(random)];
}

/** Returns the same actions using only the keyboard: from field to field with Tab, in the form's order. */
export function keyboardWords(seed: number): Words {
  const random = seeded(seed);
  const press = (key: string): Words => [
    'keydown',
    key,
    'sleep',
    seconds(50 + random() * 60),
    'keyup',
    key,
    'sleep',
    seconds(180 + random() * 400),
  ];
  const tabs = (count: number): Words => Array.from({ length: count }).flatMap(() => press('Tab'));
  return [
    ...tabs(1),
    ...type('maria', random),
    ...tabs(1),
    ...type('maria.lind@mail.example', random),
    ...tabs(3),
    ...type('at the door please', random),
    ...tabs(3),
    ...press('space'),
  ];
}

/**
 * Returns the actions of a desktop robot: jumps to the center, clicks without holding, types at constant
 * intervals.
 */
export function desktopRobotWords(places: SentByPage['places']): Words {
  return (
    [
      ['input[name=first]', 'maria'],
      ['input[name=email]', 'maria.lind@mail.example'],
      ['textarea', 'at the door please'],
      ['#send', ''],
    ] as const
  ).flatMap(([name, text]) => {
    const { x, y, width, height } = placeOf(places, name);
    return [
      ...[
        'mousemove',
        String(Math.round(x + width / 2)),
        String(Math.round(y + height / 2)),
        'click',
        '1',
        'sleep',
        '0.1',
      ],
      ...(text ? ['type', '--delay', '15', text] : []),
    ];
  });
}

/** Input functions of a page, as drivers offer them. */
export interface DriverInput {
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: { down(key: never): Promise<void>; up(key: never): Promise<void> };
}

/**
 * Imitates a hand through a robot's driver: curved movements, random pauses, held keys.
 * @param places fields in the page (CSS pixels) with the text to type there
 * @param isWhole whether it rounds its points to pixels
 */
export async function imitateHand(
  { mouse, keyboard }: DriverInput,
  places: readonly (readonly [Place, string])[],
  seed: number,
  isWhole = false,
): Promise<void> {
  const random = seeded(seed);
  const rest = (least: number, more: number) =>
    new Promise((resolve) => setTimeout(resolve, least + more * random()));
  // A point outside of the page causes an error.
  const round = (value: number) => Math.max(1, isWhole ? Math.round(value) : value);
  let at = { x: 500 + 90 * random(), y: 420 + 90 * random() };
  for (const [place, text] of places) {
    const to = {
      x: place.x + place.width * (0.2 + 0.5 * random()),
      y: place.y + place.height * (0.3 + 0.4 * random()),
    };
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const steps = Math.max(15, Math.round(Math.hypot(dx, dy) / 12));
    const bend = (random() - 0.5) * 0.3;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const eased = part * part * (3 - 2 * part);
      const sag = Math.sin(Math.PI * eased) * bend;
      const shake = step === steps ? 0 : (random() - 0.5) * 3;
      await mouse.move(
        round(at.x + dx * eased - dy * sag + shake),
        round(at.y + dy * eased + dx * sag + shake),
      );
      await rest(3, 9);
    }
    await rest(120, 200);
    await mouse.down();
    await rest(60, 60);
    await mouse.up();
    await rest(150, 250);
    for (const key of text) {
      await keyboard.down(key as never);
      await rest(45, 75);
      await keyboard.up(key as never);
      await rest(30, 250 * random());
    }
    at = to;
  }
}

/** Executes actions with xdotool. */
export async function act(display: string, words: Words): Promise<void> {
  // `type` consumes all following words, so such steps run separately.
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (word === 'type' || words[at - 4] === 'type') runs.push([]);
    runs.at(-1)?.push(word);
  }
  for (const run of runs.filter(({ length }) => length > 0)) {
    const child = spawn('xdotool', run, { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
    await once(child, 'exit');
  }
}
