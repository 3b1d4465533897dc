import type { Page } from 'playwright-core';

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);
const WAY_MS = 450;
const TREMOR_HZ = 9;

/**
 * Moves like a person: fast in the middle, slow and unsteady at the end; the position follows the clock, as
 * with a mouse.
 */
async function moveLikeAPerson(page: Page, from: Point, to: Point, random: () => number): Promise<void> {
  const began = performance.now();
  for (let way = 0; way < 1; ) {
    await pause(page, 6 + random() * 8);
    way = Math.min(1, (performance.now() - began) / WAY_MS);
    const eased = 1 - (1 - way) ** 3;
    const shake = (1 - way) * 3 * Math.sin((2 * Math.PI * TREMOR_HZ * way * WAY_MS) / 1000);
    await page.mouse.move(
      from.x + (to.x - from.x) * eased + shake,
      from.y + (to.y - from.y) * eased + shake + Math.sin(way * Math.PI) * 20,
    );
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width * 0.4, y: box.y + box.height * 0.6 };
}

/** Moves to an element and clicks it. @returns the new pointer position */
export async function pressLikeAPerson(
  page: Page,
  selector: string,
  from: Point,
  random: () => number,
): Promise<Point> {
  const to = await centreOf(page, selector);
  await moveLikeAPerson(page, from, to, random);
  await pause(page, 60 + random() * 80);
  await page.mouse.down();
  await pause(page, 60 + random() * 60);
  await page.mouse.up();
  return to;
}

export async function typeLikeAPerson(page: Page, text: string, random: () => number): Promise<void> {
  for (const character of text) {
    await page.keyboard.down(character);
    await pause(page, 40 + random() * 70);
    await page.keyboard.up(character);
    await pause(page, 20 + random() ** 2 * 190);
  }
}
