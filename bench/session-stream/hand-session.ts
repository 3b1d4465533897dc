import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { dice, fillFields, type Manner, type Point, sleep } from './hands';
import { SCREEN } from './screens';
import type { Hand } from './x11-hand';

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FIELDS = ['fullname', 'city', 'payee', 'purpose', 'remark'];
/** The form that hands fill. */
export const FORM = FIELDS.map(
  (name) => `<p><input name="${name}" style="font-size:20px;margin:15px 40px"></p>`,
).join('');
const TEXT = 'anna smith';
const WAIT_MS = 20_000;

/** The evaluating server, and the account's key. */
export interface Subject {
  readonly url: string;
  readonly key: string;
}

/** The reported result of a session. */
export interface Judged {
  readonly remote: string | null;
  readonly seen: string;
}

/** Script that returns the screen pixels of the fields. */
const TARGETS = `${JSON.stringify(FIELDS)}.map((name) => {
  const box = document.querySelector('[name=' + name + ']').getBoundingClientRect();
  const css = { x: screenX + (outerWidth - innerWidth) / 2 + box.x + box.width / 3,
    y: screenY + outerHeight - innerHeight + box.y + box.height / 2 };
  return { x: Math.round(css.x * devicePixelRatio), y: Math.round(css.y * devicePixelRatio) };
})`;

/** Moves slightly until the page receives an event, because a viewer takes time to connect. */
async function reachPage(page: Page, hand: Hand, at: Point): Promise<void> {
  await sleep(500);
  await page.evaluate(`heard = false, addEventListener('mousemove', () => { heard = true; })`);
  const limit = Date.now() + WAIT_MS;
  for (let move = 0; !(await page.evaluate<boolean>('heard')); move++) {
    if (Date.now() > limit) throw new Error('the hand did not reach the page');
    hand.point(Math.round(at.x) + (move % 2) * 5, Math.round(at.y));
    await sleep(100);
  }
}

async function answered({ url, key }: Subject, streamId: string): Promise<Judged> {
  const limit = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await fetch(`${url}/management-api/v1/sessions/${streamId}`, {
      headers: { 'x-api-key': key },
    });
    const { data } = (await answer.json()) as {
      data?: {
        ended_at: string | null;
        reasons: readonly { flag: string; level: string; observation: string }[];
      };
    };
    if (data?.ended_at) {
      const found = data.reasons.find(({ flag }) => flag === 'remote_access');
      const seen = data.reasons
        .map((reason) => `${reason.flag} ${reason.level}: ${reason.observation}`)
        .join(' | ');
      return { remote: found?.level ?? null, seen };
    }
    if (Date.now() > limit) throw new Error('the session did not end');
    await sleep(100);
  }
}

/** Manner and conditions of a session. */
interface Work {
  readonly manner: Manner;
  /** Seed of the random numbers that vary the sessions. */
  readonly seed: number;
  /** Factor by which the hand's view is smaller than the screen. */
  readonly scale?: number;
  readonly isPageBusy?: boolean;
}

/**
 * Runs one session in a page with the form, filled by a hand.
 * @param siteUrl address of a page with the form and the built package
 * @throws error when the hand doesn't reach the page, or the session doesn't end
 */
export async function holdSession(
  browser: Browser,
  { subject, siteUrl }: { readonly subject: Subject; readonly siteUrl: string },
  hand: Hand,
  { manner, seed, scale = 1, isPageBusy = false }: Work,
): Promise<Judged> {
  const context = await browser.newContext({ viewport: null });
  try {
    const page = await context.newPage();
    await page.goto(siteUrl);
    const seen = (size: number) => size / scale;
    const targets = (await page.evaluate<readonly Point[]>(TARGETS)).map(({ x, y }) => ({
      x: seen(x),
      y: seen(y),
    }));
    await reachPage(page, hand, targets[0] ?? { x: 0, y: 0 });
    const auth = await fetch(`${subject.url}/session-monitoring-api/v1/auth`, {
      method: 'POST',
      headers: { 'x-api-key': subject.key },
    });
    const id = await page.evaluate<string>(`(async () => {
      window.stream = new serviceStream.SessionStream({ authData: ${JSON.stringify(await auth.text())} });
      return (await stream.startStream()).streamId;
    })()`);
    if (isPageBusy) {
      await page.evaluate(
        'setInterval(() => { const end = performance.now() + 40; while (performance.now() < end); }, 50)',
      );
    }
    const size = { width: seen(SCREEN.width), height: seen(SCREEN.height) };
    await fillFields(hand, size, targets, TEXT, manner, dice(seed));
    if ((await page.inputValue(`[name=${FIELDS.at(-1)}]`)) === '') {
      throw new Error('the hand did not reach the fields');
    }
    await page.evaluate('stream.finishStream()');
    return await answered(subject, id);
  } finally {
    await context.close();
  }
}

/** Browser options that hide automation. */
export const UNDRIVEN: Pick<LaunchOptions, 'ignoreDefaultArgs'> & { readonly args: readonly string[] } = {
  ignoreDefaultArgs: ['--enable-automation'],
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-blink-features=AutomationControlled'],
};

/** Starts such a browser with its windows on a screen. */
export const startBrowser = (display: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    headless: false,
    env: { ...process.env, DISPLAY: display },
    ...UNDRIVEN,
    args: [...UNDRIVEN.args, '--window-position=0,0', '--window-size=1280,900', ...flags],
  });
