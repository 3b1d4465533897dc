import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { finished } from '../verification/flow';
import { type Clip, goodDocument, livelyFace, writeClip } from './camera-clip';
import { findChromium, launchWithCamera, PHONE, watch } from './flow-browser';
import { type FlowServer, startFlowServer, steps } from './flow-server';

const chromium = findChromium();
const SHOTS = process.env.ASSAY_FLOW_SHOTS;

describe.skipIf(!chromium)('the page with a camera (skipped without Chromium)', () => {
  let flow: FlowServer;
  let browser: Browser | null = null;

  beforeAll(async () => {
    flow = await startFlowServer();
  });
  afterEach(async () => {
    await browser?.close();
    browser = null;
  });
  afterAll(() => flow.stop());

  let count = 0;
  async function open(clip: Clip | 'none' | 'denied', link: string, options: BrowserContextOptions = PHONE) {
    const camera = typeof clip === 'string' ? clip : await writeClip(flow.folder, `clip-${count++}`, clip);
    browser = await launchWithCamera(chromium ?? '', camera);
    const context = await browser.newContext(options);
    const watched = await watch(context, flow.origin);
    await watched.page.goto(link);
    return watched;
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
  const shot = async (page: Page, name: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
  };

  it('takes a good document by itself, leads through a selfie, and tells the end', async () => {
    const { id, link } = await flow.begin(steps('DOCUMENT'));
    const { page, complaints } = await open(goodDocument(), link);
    await shot(page, 'intro');
    await press(page, 'Agree and start');
    await shot(page, 'camera');
    await heading(page, 'Is everything readable?');
    await shot(page, 'review');
    await press(page, 'Use this picture');
    await heading(page, 'Thank you, all done');
    await shot(page, 'done');
    expect((await finished(flow.shop.live, id)).status).toBe('APPROVED');
    expect(complaints).toEqual([]);
  });

  it('selfie', async () => {
    const { id, link } = await flow.begin(steps('SELFIE'));
    const { page, complaints } = await open(livelyFace(), link);
    await press(page, 'Agree and start');
    await shot(page, 'selfie-intro');
    await press(page, 'I am ready');
    for (let i = 0; i < 45; i++) { await page.waitForTimeout(500); process.stderr.write(`HINT ${i} ${await page.locator('output.hint').textContent({timeout:300}).catch(()=>'-')} ${await page.locator('.steps .past').count()}\n`);  if (i%8===0) await shot(page, `selfie-${i}`); }
    process.stderr.write("BODY " + (await page.locator("body").innerText()).replaceAll("\n"," | ") + JSON.stringify(complaints) + JSON.stringify(flow.server.takeFaults().map(String)) + "\n");
    await page.getByRole('heading', { name: 'Thank you, all done' }).waitFor({ timeout: 60_000 });
    expect((await finished(flow.shop.live, id)).status).toBe('APPROVED');
    console.log(flow.asked.at(-1)?.challenge, flow.asked.at(-1)?.media.map((m) => [m.slot, m.action, m.at, m.size]));
    expect(complaints).toEqual([]);
  }, 120_000);
});
