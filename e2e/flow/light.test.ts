import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import { decodePicture } from '@assay/vision';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { finished } from '../verification/flow';
import { type EndUser, shot } from './end-user';
import { filmedFlow } from './filmed-flow';
import { findChromium, PHONE } from './flow-browser';
import { steps } from './flow-server';

const LIMIT_MS = 150_000;
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Records each change of the page's light color, with the new color. */
const WATCHED = `window.shone = [];
new MutationObserver(() => {
  const { classList, style } = document.documentElement;
  const colour = classList.contains('lit') ? style.getPropertyValue('--light') : null;
  const before = window.shone[window.shone.length - 1];
  if (colour !== (before ? before.colour : null)) window.shone.push({ colour, at: performance.now() });
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['class', 'style'] });`;

const css = (colour: ScreenColour) => `rgb(${SCREEN_COLOURS[colour].join(' ')})`;

/** Makes each color last long enough to be checked. @returns the colors, once they were requested */
async function stretched(page: Page, eachMs: number): Promise<() => readonly ScreenColour[]> {
  let colours: readonly ScreenColour[] = [];
  await page.route('**/flow-api/v1/challenge', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as {
      data: { challenge: { light: { colours: readonly ScreenColour[]; each_ms: number } } };
    };
    const { light } = body.data.challenge;
    light.each_ms = eachMs;
    colours = light.colours;
    await route.fulfill({ response: reply, json: body });
  });
  return () => colours;
}

/** Returns the relative luminance of a CSS color without alpha (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of the visible text and button against their immediate background. */
async function contrasts(page: Page): Promise<readonly number[]> {
  const pairs = (await page.evaluate(`[...document.querySelectorAll('.hint, .secondary')].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  })`)) as [string, string][];
  return pairs.map(([words, behind]) => {
    const [low = 0, high = 0] = [luminance(words), luminance(behind)].sort((one, other) => one - other);
    // A background that lets the color through has an alpha value and doesn't count.
    return behind.split(',').length > 3 ? 0 : (high + 0.05) / (low + 0.05);
  });
}

describe.skipIf(!findChromium())('screen light (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const stage = filmedFlow('livelyFace');
  const { browsers } = stage;

  /** Opens the page with a person who performs the requested actions. */
  async function before(
    options: BrowserContextOptions,
    prepared: (page: Page) => Promise<unknown> = async () => undefined,
  ) {
    const { id, link } = await stage.flow.begin(steps('SELFIE'));
    const user = await browsers.visit(stage.clips.livelyFace, null, options);
    await user.page.addInitScript({ content: WATCHED });
    await prepared(user.page);
    await user.page.goto(link);
    await user.press('Agree and start');
    if (options === DESKTOP) await user.press('Continue on this device');
    await user.press('I’m ready');
    return { id, user };
  }

  /** Waits for the end. @returns the media that the engine received */
  async function seenOf({ id, user }: { readonly id: string; readonly user: EndUser }) {
    await user.page.getByRole('heading', { name: 'Thank you, all done' }).waitFor({ timeout: LIMIT_MS });
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    expect(user.complaints).toEqual([]);
    const [context] = stage.flow.asked;
    return {
      colours: context?.challenge?.colours ?? [],
      frames: context?.media.filter(({ slot }) => slot === 'lightFrames') ?? [],
      actions: context?.media.filter(({ slot }) => slot === 'livenessFrames') ?? [],
    };
  }

  it('shows each color in order after the movements, with at most three changes a second, and stores a frame of each', async () => {
    const visit = await before(PHONE);
    await visit.user.seesText('The screen changes color for 3 seconds. Hold still.');
    const { colours, frames, actions } = await seenOf(visit);
    expect(colours).toHaveLength(6);
    expect(frames.map(({ light }) => light)).toEqual([0, 1, 2, 3, 4, 5]);
    const times = [...actions, ...frames].map(({ at }) => at ?? -1);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const shone = (await visit.user.page.evaluate('window.shone')) as {
      colour: string | null;
      at: number;
    }[];
    // The screen is dark during the announcement; if the first color is dark, it doesn't change.
    const shown = shone.flatMap(({ colour }) => (colour === null ? [] : [colour]));
    const wanted = ['DARK' as const, ...colours].map(css);
    expect(shown).toEqual(wanted.filter((colour, place) => colour !== wanted[place - 1]));
    for (const [place, { at }] of shone.entries()) {
      const third = shone[place + 3];
      if (third) expect(third.at - at).toBeGreaterThan(1_000);
    }
    expect(frames.every(({ at = 0 }, place) => place === 0 || at - (frames[place - 1]?.at ?? 0) >= 500)).toBe(
      true,
    );
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('fills the window of %s, with text that is readable on every color', async (name, options) => {
    let colours: () => readonly ScreenColour[] = () => [];
    const visit = await before(options, async (page) => {
      colours = await stretched(page, 3_000);
    });
    const { page } = visit.user;
    const { width } = options.viewport ?? { width: 0 };
    await visit.user.seesText('seconds. Hold still.');
    const notice = (await page.locator('output.hint').boundingBox()) ?? {
      x: -1,
      y: -1,
      width: 0,
      height: 0,
    };
    expect(notice.x >= 0 && notice.y >= 0 && notice.x + notice.width <= width).toBe(true);
    for (const colour of colours()) {
      const shown = "document.documentElement.style.getPropertyValue('--light')";
      await expect.poll(() => page.evaluate(shown), { timeout: 20_000, interval: 20 }).toBe(css(colour));
      const taken = await decodePicture(await page.screenshot());
      await shot(visit.user, `light ${name} ${colour}`);
      const pixel = (x: number, y: number) => {
        const at =
          (Math.round((y * (taken.height - 1)) / 100) * taken.width +
            Math.round((x * (taken.width - 1)) / 100)) *
          4;
        return [...taken.data.slice(at, at + 3)];
      };
      // The edges, and points next to the small camera picture in the middle.
      const places = [pixel(1, 1), pixel(99, 1), pixel(1, 99), pixel(99, 99), pixel(15, 50), pixel(85, 50)];
      expect({ colour, places }).toEqual({ colour, places: places.map(() => [...SCREEN_COLOURS[colour]]) });
      for (const contrast of await contrasts(page)) expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
    await seenOf(visit);
  });

  it('passes axe', async () => {
    const visit = await before(PHONE, async (page) => {
      await stretched(page, 8_000);
    });
    await visit.user.seesText('seconds. Hold still.');
    await visit.user.page.evaluate(axeSource);
    const { violations } = (await visit.user.page.evaluate('axe.run(document, { iframes: false })')) as {
      violations: readonly { id: string; nodes: readonly { html: string }[] }[];
    };
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    await visit.user.press('Skip the colors');
    expect((await seenOf(visit)).frames).toEqual([]);
  });

  it('is skipped on request, and left out with reduced motion, both with no disadvantage', async () => {
    const skipped = await before(PHONE);
    await skipped.user.press('Skip the colors');
    const first = await seenOf(skipped);
    expect(first.frames).toEqual([]);
    expect(first.actions.length).toBeGreaterThan(0);
    stage.flow.asked.length = 0;
    const calm = await before({ ...PHONE, reducedMotion: 'reduce' });
    expect((await seenOf(calm)).frames).toEqual([]);
    expect(await calm.user.page.evaluate('window.shone')).toEqual([]);
  });

  it('does not block the flow if the server does not accept its frames', async () => {
    const visit = await before(PHONE, (page) =>
      page.route('**/flow-api/v1/media/lightFrames**', (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, error: { code: '1006', message: 'Bad input' }, data: {} },
        }),
      ),
    );
    expect((await seenOf(visit)).frames).toEqual([]);
  });
});
