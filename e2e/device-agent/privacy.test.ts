import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launchChromium } from '../panel/browser';
import { initAgent, openAgentPage, sessionText } from './agent-page';
import { type AgentServer, startAgentServer } from './agent-server';
import { buildBundles } from './build-bundles';
import { piecesOf, randomSecret } from './secrets';

const chromium = findChromium();

const SHADOW = `(() => {
  const host = document.createElement('div');
  host.id = 'host';
  document.body.append(host);
  const field = document.createElement('input');
  field.id = 'inner';
  host.attachShadow({ mode: 'open' }).append(field);
  const option = document.createElement('option');
  option.id = 'chosen';
  document.querySelector('select').append(option);
})()`;

/** Types a new secret into every kind of field. */
async function typeSecrets(page: Page): Promise<readonly string[]> {
  const secrets: string[] = [];
  for (const field of [
    'input[name=first]',
    'input[name=email]',
    'input[name=pw]',
    'input[name=card]',
    'textarea',
    '#rich',
    '#inner',
  ]) {
    const secret = randomSecret();
    secrets.push(secret);
    await page.locator(field).click();
    await page.keyboard.type(secret);
  }
  const chosen = randomSecret();
  secrets.push(chosen);
  await page.evaluate(`chosen.value = chosen.textContent = '${chosen}'`);
  await page.locator('select').selectOption(chosen);
  return secrets;
}

// Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
describe.skipIf(!chromium)('text that a person types', () => {
  let server: AgentServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startAgentServer(await buildBundles());
    browser = await launchChromium(chromium as string);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('is in no session, as a whole or in pieces of four, in any encoding', async () => {
    const page = await openAgentPage(
      browser,
      `${server.origin}/usual?user=${randomSecret()}#${randomSecret()}`,
    );
    await page.evaluate(SHADOW);
    await initAgent(page);
    // Some pieces of four occur in a text of this size by chance; an untouched session shows which.
    const untouched = JSON.stringify(server.open(await sessionText(page)));
    const secrets = [
      ...(await typeSecrets(page)),
      ...new URL(page.url()).searchParams.values(),
      new URL(page.url()).hash.slice(1),
    ];
    const session = server.open(await sessionText(page));
    const sent = JSON.stringify(session);
    expect(session.b?.keys.presses).toBeGreaterThan(20);
    expect(session.b?.fields.filled).toBeGreaterThan(5);
    const leaked = secrets.flatMap((secret) =>
      piecesOf(secret).filter((piece) => sent.includes(piece) && !untouched.includes(piece)),
    );
    expect(leaked).toEqual([]);
  });

  test('is found by the search if it is present', () => {
    const secret = randomSecret();
    const spelled = [...secret].map((letter) => letter.charCodeAt(0)).join();
    for (const leak of [
      secret.slice(3, 7),
      [...secret].reverse().join(''),
      Buffer.from(`x${secret}`).toString('base64'),
      Buffer.from(secret).toString('hex'),
      spelled,
    ]) {
      expect(piecesOf(secret).some((piece) => `{"leak":"${leak}"}`.includes(piece))).toBe(true);
    }
  });

  test('is not timed in password and card fields', async () => {
    const page = await openAgentPage(browser, `${server.origin}/usual`);
    await initAgent(page);
    for (const field of ['input[name=pw]', 'input[name=card]']) {
      await page.locator(field).click();
      await page.keyboard.type(randomSecret());
    }
    const { b } = server.open(await sessionText(page));
    expect(b?.keys).toEqual({
      presses: 0,
      untrusted: 0,
      corrections: 0,
      dwell: null,
      flight: null,
      packets: 0,
      inputWithoutKey: 0,
    });
    expect(b?.fields.filled).toBe(2);
  });
});
