import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareClips } from './camera-clip';
import { Browsers, type EndUser, shot } from './end-user';
import { findChromium, PHONE } from './flow-browser';
import { type FlowServer, startFlowServer, steps } from './flow-server';

const LIMIT_MS = 120_000;
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Returns the position of an element, as shares of the window. */
async function placeOf({ page }: EndUser, selector: string) {
  const box = await page.locator(selector).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error(`${selector} is not there`);
  return {
    left: box.x / window.width,
    right: (box.x + box.width) / window.width,
    top: box.y / window.height,
    bottom: (box.y + box.height) / window.height,
  };
}

describe.skipIf(!findChromium())('camera of a phone', { timeout: LIMIT_MS }, () => {
  let flow: FlowServer;
  const browsers = new Browsers(() => flow);
  const prepare = () => prepareClips('standingTable', 'noDocument');
  let clips: Awaited<ReturnType<typeof prepare>>;

  beforeAll(async () => {
    clips = await prepare();
    flow = await startFlowServer();
  });
  afterEach(() => browsers.leave());
  afterAll(async () => {
    await browsers.close();
    clips.remove();
    await flow.stop();
  });

  async function before(camera: string, options: Parameters<Browsers['visit']>[2]): Promise<EndUser> {
    const { link } = await flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(camera, link, options);
    await user.press('Agree and start');
    await user.seesText('Place the document inside the frame');
    return user;
  }

  const inside = (place: Awaited<ReturnType<typeof placeOf>>) =>
    Math.min(place.left, place.top) >= 0 && Math.max(place.right, place.bottom) <= 1.001;

  const isWhole = (user: EndUser) =>
    expect
      .poll(async () => {
        const { top, bottom } = await placeOf(user, '.viewer');
        return top <= 0.01 && bottom >= 0.99;
      })
      .toBe(true);

  it('uses the full height, with the frame and the buttons over it', async () => {
    const user = await before(clips.paths.standingTable, PHONE);
    await isWhole(user);
    await shot(user, 'whole standing');
    expect(inside(await placeOf(user, '.guide .edge'))).toBe(true);
    expect(inside(await placeOf(user, '.actions'))).toBe(true);
    expect((await placeOf(user, '.hint')).bottom).toBeLessThan((await placeOf(user, '.guide .edge')).top);
    expect(user.complaints).toEqual([]);
  });

  it('continues when the phone is rotated, and leaves the full window for a file', async () => {
    const user = await before(clips.paths.noDocument, LYING);
    await isWhole(user);
    await shot(user, 'whole lying');
    expect(inside(await placeOf(user, '.actions'))).toBe(true);
    const guide = await placeOf(user, '.guide .edge');
    expect((await placeOf(user, '.actions')).left).toBeGreaterThan(guide.right);
    await user.page.setViewportSize(PHONE.viewport ?? DESKTOP.viewport);
    // A landscape picture is shown completely in a portrait window.
    await expect.poll(async () => Math.abs((await placeOf(user, '.viewer')).right - 1) < 0.01).toBe(true);
    await user.press('Upload a picture instead');
    expect(await user.page.locator('html').getAttribute('class')).toBe('');
    await user.page.getByText('Encrypted and stored securely').waitFor();
  });

  it('is part of the page if there is enough space', async () => {
    const { link } = await flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(clips.paths.noDocument, link, DESKTOP);
    await user.press('Agree and start');
    await user.press('Continue on this device');
    await user.page.locator('.guide').waitFor();
    expect((await placeOf(user, '.viewer')).top).toBeGreaterThan(0.05);
    await user.page.getByText('Encrypted and stored securely').waitFor();
  });
});
