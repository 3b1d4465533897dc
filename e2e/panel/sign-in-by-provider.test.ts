import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CertifiedProvider,
  startCertifiedProvider,
} from '../../apps/server/src/testing/certified-provider';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import { CLIENT } from '../../apps/server/src/testing/loopback-provider';
import { findChromium, launchChromium } from './browser';
import { startBuiltServer } from './built-server';

/** Returns a free port: the provider needs the panel's URL before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.skipIf(!findChromium())('single sign-on to the panel', () => {
  let folder: string;
  let provider: CertifiedProvider;
  let server: Awaited<ReturnType<typeof startBuiltServer>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Failing scripts and content policy violations. */
  let complaints: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-oidc-'));
    const port = await freePort();
    const panelUrl = `http://127.0.0.1:${port}`;
    provider = await startCertifiedProvider(panelUrl);
    const file = join(folder, 'oidc.json');
    const described = {
      name: 'Example ID',
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: 'env:OIDC_SECRET',
      panelUrl,
      scopes: ['openid', 'email', 'groups'],
      rolesClaim: 'groups',
      roles: [{ value: 'group of lena', account: 1, role: 'analyst' }],
      allowNetworks: ['127.0.0.0/8', '::1/128'],
    };
    await writeFile(file, JSON.stringify(described));
    server = await startBuiltServer(await openClusterDatabase(), {
      PORT: String(port),
      ASSAY_OIDC_FILE: file,
      OIDC_SECRET: CLIENT.secret,
    });
    browser = await launchChromium(findChromium() ?? '');
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await provider?.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isOurs = message.location().url.startsWith(server.address);
      if (message.type() === 'error' && isOurs && !message.text().startsWith('Failed to load'))
        complaints.push(message.text());
    });
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  const leave = async (path: string) => {
    await page.goto(server.address + path);
    await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
    await page.waitForURL(`${provider.issuer}/**`);
  };
  /** Signs in on the provider's own pages. */
  const signInAs = async (name: string) => {
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  it('returns to the requested page, signed in, and removes the parameters from the URL', async () => {
    await leave('/panel/screening');
    await signInAs('lena');
    await page.getByRole('heading', { level: 1, name: 'Screening' }).waitFor();
    expect(page.url()).toBe(`${server.address}/panel/screening`);
    const cookies = await context.cookies(`${server.address}/management-api/v1/session`);
    expect(cookies).toMatchObject([{ name: 'assay_session', sameSite: 'Strict', httpOnly: true }]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Screening' }).waitFor();
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  });

  it('sets up a second factor by signing in there again instead of entering a password', async () => {
    await leave('/panel/me');
    await signInAs('lena');
    const section = page.getByRole('region', { name: 'Second factor' });
    await section.getByRole('button', { name: 'Set up' }).click();
    await section.getByRole('button', { name: 'Sign in with Example ID again' }).click();
    await page.waitForURL(`${provider.issuer}/**`);
    await page.getByPlaceholder('Enter any login').fill('lena');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.waitForURL(`${server.address}/panel/me`);
    await section.getByRole('button', { name: 'Set up' }).click();
    expect(await section.getByLabel('Your password').count()).toBe(0);
    await section.getByRole('button', { name: 'Continue' }).click();
    await section.getByLabel('QR code of the secret').waitFor();
  });

  it('explains missing access to a user, and links back to the sign-in', async () => {
    await leave('/panel/api-keys');
    await signInAs('otto');
    await page.getByRole('alert').getByText("you don't have access to this account").waitFor();
    expect(page.url()).toBe(`${server.address}/panel/oidc`);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in to Assay' }).waitFor();
  });

  it('rejects a response that this browser did not request, and opens no external page', async () => {
    await page.goto(
      `${server.address}/panel/oidc?code=stolen&state=${'A'.repeat(43)}&next=https://example.com`,
    );
    await page.getByRole('alert').getByText('Single sign-on failed').waitFor();
    await page.goto(`${server.address}/panel/oidc`);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    expect(new URL(page.url()).origin).toBe(server.address);
  });

  it('accepts the key while the provider is unavailable', async () => {
    await provider.close();
    await page.goto(`${server.address}/panel`);
    await page.getByRole('button', { name: 'Sign in with Example ID' }).waitFor();
    await page.getByText('API key', { exact: true }).click();
    await page.getByRole('textbox', { name: 'API key' }).fill(server.key);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect
      .poll(() => page.getByRole('heading', { level: 1, name: 'Transactions' }).isVisible())
      .toBe(true);
  });
});
