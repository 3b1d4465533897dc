import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freshDatabase } from '../fraud-call/databases';
import { freePort, type Server } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import type { Row } from '../row';
import { openStreamSite } from './closed-tabs';
import { openRfbHand } from './rfb-client';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const TOOLS = ['Xvfb', 'x11vnc', 'xdotool'];
const FIELDS = ['fullname', 'city', 'payee'];
const TEXT = 'anna smith';
const START_MS = 20_000;

/** What a hand does next, and how long it waits afterwards. */
type Deed = { readonly wait: number } & (
  | { readonly at: Point; readonly buttons: number }
  | { readonly key: string; readonly isDown: boolean }
);
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Repeatable, and spread as times of people are. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How somebody moves and types; times in ms. */
interface Manner {
  /** Between two reports of the device that points. */
  readonly everyMs: number;
  /** Shortest and longest way to a field. */
  readonly way: readonly [number, number];
  /** Most that the hand trembles, px. */
  readonly shake: number;
  /** How long keys are held, and how far apart they come: shortest, and what is added to it at most. */
  readonly hold: readonly [number, number];
  readonly between: readonly [number, number];
  /** Rests on the way, as fingers that are lifted from a pad do. */
  readonly strokes?: number;
  /** Goes from field to field by Tab. */
  readonly byKeys?: true;
}

const USUAL: Manner = { everyMs: 8, way: [500, 800], shake: 6, hold: [40, 70], between: [20, 190] };

interface GenuinePerson {
  readonly name: string;
  readonly manner: Manner;
  /** Of the browser. */
  readonly flags?: readonly string[];
}

/** People at the machine itself. */
const PEOPLE: readonly GenuinePerson[] = [
  { name: 'usual', manner: USUAL },
  { name: 'mouse of 60 Hz', manner: { ...USUAL, everyMs: 16 } },
  { name: 'mouse of 250 Hz', manner: { ...USUAL, everyMs: 4 } },
  { name: 'in a hurry', manner: { ...USUAL, way: [180, 300], hold: [25, 45], between: [10, 90] } },
  {
    name: 'slow and shaky',
    manner: { ...USUAL, way: [1500, 2600], shake: 16, hold: [90, 140], between: [150, 900] },
  },
  { name: 'steady hand', manner: { ...USUAL, shake: 1 } },
  { name: 'touch pad in strokes', manner: { ...USUAL, everyMs: 12, way: [900, 1400], strokes: 3 } },
  { name: 'one finger', manner: { ...USUAL, hold: [70, 60], between: [220, 500] } },
  { name: 'fast typist', manner: { ...USUAL, hold: [45, 60], between: [5, 80] } },
  { name: 'by keyboard alone', manner: { ...USUAL, byKeys: true } },
  { name: 'screen scaled to 125 %', manner: USUAL, flags: ['--force-device-scale-factor=1.25'] },
  { name: 'screen scaled to 200 %', manner: USUAL, flags: ['--force-device-scale-factor=2'] },
  { name: 'page zoomed out to 50 %', manner: USUAL, flags: ['--force-device-scale-factor=0.5'] },
  { name: 'small window', manner: USUAL, flags: ['--window-size=640,700'] },
];

/** Somebody who goes to each field and types: fast in the middle of a way, slow and unsteady at its end. */
function personsDeeds(targets: readonly Point[], random: () => number, manner: Manner): readonly Deed[] {
  const { everyMs, way, shake, hold, between, strokes = 1, byKeys } = manner;
  const deeds: Deed[] = [];
  const press = (key: string): void => {
    deeds.push({ key, isDown: true, wait: hold[0] + random() * hold[1] });
    deeds.push({ key, isDown: false, wait: between[0] + random() ** 2 * between[1] });
  };
  let from: Point = { x: 1100, y: 800 };
  for (const to of targets) {
    const steps = Math.round((way[0] + random() * (way[1] - way[0])) / everyMs);
    for (let step = 1; step <= steps && !byKeys; step++) {
      const eased = 1 - (1 - step / steps) ** 3;
      const tremble = (1 - step / steps) * shake;
      const x = from.x + (to.x - from.x) * eased + (random() - 0.5) * tremble;
      const y = from.y + (to.y - from.y) * eased + Math.sin((step / steps) * Math.PI) * 20;
      const isLifted = step < steps && step % Math.ceil(steps / strokes) === 0;
      deeds.push({
        at: { x: Math.round(x), y: Math.round(y) },
        buttons: 0,
        wait: everyMs + (isLifted ? 150 + random() * 150 : 0),
      });
    }
    if (byKeys) press('Tab');
    else {
      deeds.push({ at: to, buttons: 0, wait: 60 + random() * 80 });
      deeds.push({ at: to, buttons: 1, wait: 60 + random() * 60 });
      deeds.push({ at: to, buttons: 0, wait: 150 });
    }
    for (const letter of TEXT) press(letter === ' ' ? 'space' : letter);
    from = to;
  }
  return deeds;
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The same deeds through a program of the X server itself: no network, nobody remote. */
async function byXdotool(display: string, deeds: readonly Deed[]): Promise<void> {
  let pressed = 0;
  const lines = deeds.flatMap((deed) => {
    const pause = `sleep ${(deed.wait / 1000).toFixed(4)}`;
    if ('key' in deed) return [`${deed.isDown ? 'keydown' : 'keyup'} ${deed.key}`, pause];
    const change =
      deed.buttons === pressed
        ? `mousemove ${deed.at.x} ${deed.at.y}`
        : deed.buttons
          ? 'mousedown 1'
          : 'mouseup 1';
    pressed = deed.buttons;
    return [change, pause];
  });
  const child = spawn('xdotool', ['-'], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(`${lines.join('\n')}\n`);
  await once(child, 'exit');
}

/** How a viewer sends: every so often (ms), on a screen that is shown smaller by a factor. */
interface Viewer {
  readonly name: string;
  readonly scale: number;
  /** What is done is sent in packets this far apart, as on a slow line; 0 = at once. */
  readonly packetMs: number;
}

const VIEWERS: readonly Viewer[] = [
  { name: 'at full rate', scale: 1, packetMs: 0 },
  { name: 'scaled to a third', scale: 3, packetMs: 0 },
  { name: 'on a line that sends every 120 ms', scale: 1, packetMs: 120 },
];
/** Viewers send the pointer 60 times a second. */
const AT_VIEWER: Manner = { ...USUAL, everyMs: 17 };

async function byViewer(port: number, deeds: readonly Deed[], { scale, packetMs }: Viewer): Promise<void> {
  const hand = await openRfbHand(port);
  let waiting: Deed[] = [];
  let since = 0;
  const onGrid = (value: number) => Math.round(value / scale) * scale;
  const send = () => {
    // Of the movements that piled up, viewers send the last.
    const sent = waiting.filter((deed, index) => {
      const next = waiting[index + 1];
      return 'key' in deed || !next || 'key' in next || next.buttons !== deed.buttons;
    });
    for (const deed of sent) {
      if ('key' in deed) hand.key(deed.key === 'space' ? 0x20 : deed.key.charCodeAt(0), deed.isDown);
      else hand.point(onGrid(deed.at.x), onGrid(deed.at.y), deed.buttons);
    }
    waiting = [];
    since = 0;
  };
  for (const deed of deeds) {
    waiting.push(deed);
    since += deed.wait;
    if (since >= packetMs) send();
    await sleep(deed.wait);
  }
  send();
  await sleep(200);
  hand.close();
}

interface Told {
  readonly remote: string | null;
  readonly seen: string;
}

/** One session in a page that a hand works on: what is told of remote access. */
async function session(
  browser: Browser,
  server: Server,
  siteUrl: string,
  work: (page: Page, targets: readonly Point[]) => Promise<void>,
): Promise<Told> {
  const context = await browser.newContext({ viewport: null });
  try {
    const page = await context.newPage();
    await page.goto(siteUrl);
    const headers = { 'x-api-key': KEY };
    const auth = await fetch(`${server.url}/session-monitoring-api/v1/auth`, { method: 'POST', headers });
    const id = await page.evaluate<string>(`(async () => {
      window.stream = new serviceStream.SessionStream({ authData: ${JSON.stringify(await auth.text())} });
      return (await stream.startStream()).streamId;
    })()`);
    const targets = await page.evaluate<readonly Point[]>(`${JSON.stringify(FIELDS)}.map((name) => {
      const box = document.querySelector('[name=' + name + ']').getBoundingClientRect();
      const css = { x: screenX + (outerWidth - innerWidth) / 2 + box.x + box.width / 3,
        y: screenY + outerHeight - innerHeight + box.y + box.height / 2 };
      return { x: Math.round(css.x * devicePixelRatio), y: Math.round(css.y * devicePixelRatio) };
    })`);
    await work(page, targets);
    const typed = await page.inputValue(`[name=${FIELDS.at(-1)}]`);
    if (typed === '') throw new Error('the hand did not reach the page');
    await page.evaluate('stream.finishStream()');
    const limit = Date.now() + START_MS;
    for (;;) {
      const answer = await fetch(`${server.url}/management-api/v1/sessions/${id}`, { headers });
      const { data } = (await answer.json()) as {
        data?: {
          ended_at: string | null;
          reasons: readonly { flag: string; level: string; seen: string }[];
        };
      };
      if (data?.ended_at) {
        const all = data.reasons.map(({ flag, level, seen }) => `${flag} ${level}: ${seen}`).join(' ');
        const found = data.reasons.find(({ flag }) => flag === 'remote_access');
        return { remote: found?.level ?? null, seen: all };
      }
      if (Date.now() > limit) throw new Error('the session did not end');
      await sleep(100);
    }
  } finally {
    await context.close();
  }
}

async function startScreen(): Promise<{ display: string; port: number; stop(): Promise<void> }> {
  const display = `:${90 + (process.pid % 900)}`;
  const children: ChildProcess[] = [];
  const start = (command: string, args: readonly string[]) => {
    children.push(spawn(command, args, { stdio: 'ignore' }));
  };
  start('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const socket = `/tmp/.X11-unix/X${display.slice(1)}`;
  const limit = Date.now() + START_MS;
  while (!existsSync(socket) && Date.now() < limit) await sleep(50);
  const port = await freePort();
  start('x11vnc', [
    '-display',
    display,
    '-rfbport',
    String(port),
    '-localhost',
    '-nopw',
    '-forever',
    '-shared',
    '-quiet',
  ]);
  for (;;) {
    const hand = await openRfbHand(port).catch(() => null);
    if (hand) {
      hand.close();
      break;
    }
    if (Date.now() > limit) throw new Error('x11vnc did not start');
    await sleep(100);
  }
  return {
    display,
    port,
    async stop() {
      for (const child of children.reverse()) {
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
    },
  };
}

const startBrowser = (display: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    headless: false,
    env: { ...process.env, DISPLAY: display },
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-blink-features=AutomationControlled',
      '--window-position=0,0',
      '--window-size=1280,900',
      ...flags,
    ],
  });

/**
 * A real VNC server under a real browser: how often `remote_access` is told when the deeds of a person come through a
 * viewer, and how often when people work on the machine itself.
 * @param runs sessions through each viewer
 */
export async function benchRemoteControl(runs: number): Promise<Row[]> {
  const has = (tool: string) => spawnSync('which', [tool]).status === 0;
  if (!existsSync(CHROMIUM) || !TOOLS.every(has)) return [];
  const database = await freshDatabase();
  if (!database) return [];
  const folder = dataFolder();
  const screen = await startScreen();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const fields = FIELDS.map(
    (name) => `<p><input name="${name}" style="font-size:20px;margin:40px"></p>`,
  ).join('');
  const site = await openStreamSite(fields);
  const once = async (
    browser: Browser,
    name: string,
    seed: number,
    manner: Manner,
    work: (deeds: readonly Deed[]) => Promise<void>,
  ): Promise<Told> => {
    const random = dice(seed);
    const told = await session(browser, server, site.url, (_page, targets) =>
      work(personsDeeds(targets, random, manner)),
    );
    process.stderr.write(`${name}: ${told.seen || 'no flag'}\n`);
    return told;
  };
  try {
    const wronged: string[] = [];
    for (const [at, { name, manner, flags }] of PEOPLE.entries()) {
      const browser = await startBrowser(screen.display, flags);
      try {
        const told = await once(browser, name, at + 1, manner, (deeds) => byXdotool(screen.display, deeds));
        if (told.remote !== null) wronged.push(name);
      } finally {
        await browser.close();
      }
    }
    const rows: Row[] = [
      {
        figure: 'people at the machine itself told as remote',
        value: wronged.length,
        unit: `of ${PEOPLE.length}`,
        ...(wronged.length > 0 && { reference: wronged.join(', ') }),
        bar: '0',
      },
    ];
    const browser = await startBrowser(screen.display);
    try {
      for (const viewer of VIEWERS) {
        const name = `through x11vnc, ${viewer.name}`;
        let flagged = 0;
        for (let run = 1; run <= runs; run++) {
          const told = await once(browser, name, run, AT_VIEWER, (deeds) =>
            byViewer(screen.port, deeds, viewer),
          );
          if (told.remote !== null) flagged++;
        }
        rows.push({ figure: `${name}: told as remote`, value: flagged, unit: `of ${runs} sessions` });
      }
    } finally {
      await browser.close();
    }
    return rows;
  } finally {
    site.close();
    await server.stop();
    await screen.stop();
    await database.drop();
    folder.remove();
  }
}
