import type { Page } from 'playwright-core';

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);
/** Repeatable, and spread as times of people are. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Moves as a hand does: fast in the middle, slow and unsteady at the end. */
export async function moveLikeAPerson(
  page: Page,
  from: Point,
  to: Point,
  random: () => number,
): Promise<void> {
  const steps = 28;
  for (let step = 1; step <= steps; step++) {
    const way = step / steps;
    const eased = 1 - (1 - way) ** 3;
    const shake = (1 - way) * 6;
    await page.mouse.move(
      from.x + (to.x - from.x) * eased + (random() - 0.5) * shake,
      from.y + (to.y - from.y) * eased + (random() - 0.5) * shake + Math.sin(way * Math.PI) * 20,
    );
    await pause(page, 6 + random() * 8);
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function centreOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width * 0.4, y: box.y + box.height * 0.6 };
}

/** Goes to an element and presses it. @returns where the pointer is now. */
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
