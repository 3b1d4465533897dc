import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodePicture } from '@assay/vision';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A right-to-left name, and one that would be a script if the page did not escape it. */
const ARABIC = 'محمد الفاسي 😀';
const SCRIPT = '<img src=x onerror="document.title=\'broken\'">';
const NO_WEBGL = `{
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
  };
}`;

describe.skipIf(!findChromium())('link graph', { timeout: 120_000 }, () => {
  const panel = usePanel();

  beforeAll(async () => {
    const { server } = panel;
    const ring = (name: string, more: object) =>
      server.decide({ transaction_id: `ring-${name}`, user_id: name, device_id: 'ring', ...more });
    await ring('ada', { card_hash: 'card-1', user_fullname: ARABIC });
    await ring('bob', { card_hash: 'card-2', user_fullname: SCRIPT, email: 'bob@example.com' });
    await server.decide({ transaction_id: 'ring-cleo', user_id: 'cleo', card_hash: 'card-2' });
    await server.call('PUT', '/management-api/v1/transactions/ring-cleo/label', {
      label: 'fraud_detection_fraud',
    });
  });

  async function openRing(): Promise<void> {
    const { results } = await panel.server.call<{ results: { kind: string; key: string }[] }>(
      'POST',
      '/management-api/v1/search',
      { query: 'ring' },
    );
    const device = results.find(({ kind }) => kind === 'device_hash');
    await panel.open(`/panel/links?key=${device?.key}`);
  }
  const graph = () => panel.page.getByRole('application');
  const nodes = async () => Number(await graph().getAttribute('data-nodes'));

  it('is redrawn when the browser loses the graphics context, and reports repeated losses', async () => {
    await openRing();
    const { page } = panel;
    await expect.poll(nodes).toBe(6);
    await expect.poll(() => graph().locator('canvas').count()).toBeGreaterThan(0);
    const alert = page.getByRole('alert').filter({ hasText: 'stopped drawing' });
    const lose = () =>
      graph().evaluate((element) => {
        const [canvas] = [...element.querySelectorAll('canvas')].filter(
          (one) => one.getContext('webgl2') ?? one.getContext('webgl'),
        );
        for (const one of element.querySelectorAll('canvas')) one.dataset.before = '1';
        (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl'))
          ?.getExtension('WEBGL_lose_context')
          ?.loseContext();
      });
    for (let time = 1; time <= 4; time++) {
      await lose();
      await expect.poll(() => graph().locator('canvas[data-before]').count()).toBe(0);
      await expect.poll(() => graph().locator('canvas').count()).toBeGreaterThan(0);
      expect(await alert.count()).toBe(0);
    }
    await lose();
    await alert.waitFor();
    expect(await panel.rows('Linked entities').count()).toBeGreaterThan(0);
  });

  it('is drawn, navigated by keys, and links from a shared device to a labeled fraud', async () => {
    await openRing();
    const { page } = panel;
    await graph().waitFor();
    // The device, two users, two cards, an email address.
    await expect.poll(nodes).toBe(6);
    await expect.poll(() => graph().locator('canvas').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Expand card-2' }).click();
    await expect.poll(nodes).toBe(7);
    await page.getByRole('link', { name: 'cleo', exact: true }).waitFor();
    expect(await panel.rows('Linked entities').filter({ hasText: 'cleo' }).textContent()).toContain('card-2');

    await graph().focus();
    const said = () => page.getByRole('status').filter({ hasText: /\S/ }).allTextContents();
    await page.keyboard.press('ArrowRight');
    await expect.poll(said).not.toEqual([]);
    // Every node can be reached: the whole graph is no longer than this in any direction.
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await page.keyboard.press(' ');
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await page.title()).not.toContain('broken');
  });

  it('shows nodes of one kind as a group, and limits links to a period', async () => {
    const { server } = panel;
    for (let card = 0; card < 6; card++)
      await server.decide({
        transaction_id: `many-${card}`,
        user_id: 'many',
        card_hash: `many-card-${card}`,
      });
    const { results } = await server.call<{ results: { kind: string; key: string }[] }>(
      'POST',
      '/management-api/v1/search',
      { query: 'many' },
    );
    const user = results.find(({ kind }) => kind === 'user_id');
    await panel.open(`/panel/links?key=${user?.key}`);
    const { page } = panel;
    await graph().waitFor();
    await expect.poll(nodes).toBe(2);
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(6);
    await page.getByRole('switch', { name: 'Group similar nodes' }).click();
    await expect.poll(nodes).toBe(7);
    await page.getByRole('slider', { name: 'Links until' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(nodes).toBeLessThan(7);
  });

  it('finds a clicked node by its position', async () => {
    await openRing();
    const { page } = panel;
    await graph().waitFor();
    await expect.poll(nodes).toBe(6);
    await graph().scrollIntoViewIfNeeded();
    const said = () => page.getByRole('status').filter({ hasText: /\S/ }).allTextContents();
    // Click on any visible node; the layout may still move.
    const press = async () => {
      const { width, height, data } = await decodePicture(await graph().screenshot());
      const isNode = (at: number) => data[at]! < 30 && data[at + 1]! > 100 && data[at + 2]! < 110;
      const found = Array.from({ length: width * height }, (_, n) => n).find(
        (n) => isNode(4 * n) && isNode(4 * (n + 4 * width)),
      );
      if (found === undefined) return [];
      await graph().click({ position: { x: found % width, y: Math.floor(found / width) + 2 } });
      return said();
    };
    await expect.poll(press).not.toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has no axe violation: %s', async (colorScheme) => {
    await openRing();
    const { page } = panel;
    await page.emulateMedia({ colorScheme });
    await graph().waitFor();
    await page.evaluate(axeSource);
    const { violations } = (await page.evaluate('axe.run(document)')) as {
      violations: { id: string; nodes: { html: string }[] }[];
    };
    expect(violations.map(({ id, nodes: [node] }) => `${id} ${node?.html}`)).toEqual([]);
    expect(await namelessControls(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });

  it('is shown as text and as a table if the browser draws no graphics', async () => {
    await openRing();
    const { page } = panel;
    await page.addInitScript(NO_WEBGL);
    await page.reload();
    await page.getByText('This browser can’t draw the graph').waitFor();
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(5);
    await page.getByRole('button', { name: 'Expand card-2' }).click();
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(6);
  });

  it('links from selected people to labels and to the queue', async () => {
    await openRing();
    const { page, server } = panel;
    await page.getByRole('checkbox', { name: 'Select ada' }).click();
    await page.getByRole('checkbox', { name: 'Select bob', exact: true }).click();
    await page.getByText('2 selected, 2 transactions').waitFor();
    await page.getByRole('button', { name: 'Send to review' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('They share a device');
    await page.getByRole('button', { name: 'Send 2 to review' }).click();
    const stateOf = async (id: string) =>
      (
        await server.call<{ evaluations: { current_state: string }[] }>(
          'GET',
          `/management-api/v1/evaluations?transaction_id=${id}`,
        )
      ).evaluations[0]?.current_state;
    await expect.poll(() => stateOf('ring-ada')).toBe('REVIEW');
    await expect.poll(() => stateOf('ring-bob')).toBe('REVIEW');
    expect(await stateOf('ring-cleo')).toBe('DECLINE');
  });

  it('links to the page of a person, and back from the page of an unknown one', async () => {
    await openRing();
    const { page } = panel;
    await page.getByRole('link', { name: 'bob', exact: true }).click();
    await page.getByRole('link', { name: 'View person' }).click();
    await panel.heading(SCRIPT).waitFor();
    await expect.poll(() => panel.rows('History').count()).toBe(1);
    await page.getByRole('link', { name: 'card-2' }).waitFor();
    expect(page.url()).not.toMatch(/bob|ring/);
    expect(await namelessControls(page)).toEqual([]);
    await page.evaluate(axeSource);
    const { violations } = (await page.evaluate('axe.run(document)')) as { violations: { id: string }[] };
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.goto(`${panel.server.address}/panel/person?key=user_id:abcdefghijklmnop`);
    await panel.heading('Person not found').waitFor();
    await page.goto(`${panel.server.address}/panel/person`);
    await panel.heading('Person not found').waitFor();
  });
});
