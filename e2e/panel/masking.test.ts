import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { SUSPECT, usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';
const REASON = 'Complaint 4711 of the customer';

describe.skipIf(!findChromium())('who sees personal data masked', () => {
  const panel = usePanel();
  let theirs: BrowserContext;

  beforeAll(async () => {
    const { server, browser } = panel;
    const email = `looker-${crypto.randomUUID()}@example.com`;
    const { token } = await server.call<{ token: string }>('POST', '/management-api/v1/invitations', {
      email,
      role: 'read-only',
    });
    theirs = await browser.newContext();
    const api = `${server.address}/management-api/v1`;
    await theirs.request.post(`${api}/invitations/accept`, { data: { token, password: PASSWORD } });
    const headers = { 'x-assay-panel': '1' };
    const signedIn = await theirs.request.post(`${api}/session`, {
      data: { email, password: PASSWORD },
      headers,
    });
    expect(signedIn.ok()).toBe(true);
    await server.call('POST', '/RestService/fraud-api/v2', { ...SUSPECT, transaction_id: 'masked-1' });
  }, 60_000);
  afterAll(() => theirs?.close());

  it('finds no address on the page, shows one decision for a reason, and has it masked again afterwards', async () => {
    await panel.open('/panel/traffic?transaction=masked-1', theirs);
    const { page } = panel;
    page.setDefaultTimeout(15_000);
    await page.getByRole('link', { name: 'masked-1' }).first().waitFor();
    expect(await page.content()).not.toContain(SUSPECT.email);
    await page.getByRole('link', { name: 'masked-1' }).first().click();
    await page.getByText('Personal data of this decision is masked for your role.').waitFor();
    await page.getByText('x•••@•••').first().waitFor();
    await page.getByRole('tab', { name: 'Request' }).click();
    expect(await page.getByLabel('Request', { exact: true }).last().textContent()).not.toContain(SUSPECT.ip);

    await page.getByRole('button', { name: 'Show, with a reason' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Show', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Shown in the clear until you leave this page.').waitFor();
    await page.getByText(SUSPECT.email).first().waitFor();

    await page.getByRole('link', { name: 'Traffic' }).first().click();
    await page.getByRole('link', { name: 'masked-1' }).first().click();
    await page.getByText('Personal data of this decision is masked for your role.').waitFor();
    expect(await page.getByText(SUSPECT.email).count()).toBe(0);

    const { records } = await panel.server.call<{ records: { actor: string; change: object }[] }>(
      'GET',
      '/management-api/v1/audit?action=person.reveal',
    );
    expect(records.map(({ change }) => change)).toContainEqual({
      operation: 'readEvaluation',
      reason: REASON,
    });
  }, 60_000);
});
