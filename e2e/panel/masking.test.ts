import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { SUSPECT, usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';
const REASON = 'Complaint 4711 of the customer';

describe.skipIf(!findChromium())('masked personal data', () => {
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
  }, 120_000);
  afterAll(() => theirs?.close());

  it('shows no address on the page, shows one decision for a reason, and masks it again afterwards', async () => {
    await panel.open('/panel/transactions?transaction=masked-1', theirs);
    const { page } = panel;
    await page.getByRole('link', { name: 'masked-1' }).first().waitFor();
    expect(await page.content()).not.toContain(SUSPECT.email);
    await page.getByRole('link', { name: 'masked-1' }).first().click();
    await page.getByText('Personal data in this transaction is masked for your role.').waitFor();
    await page.getByText('x•••@•••').first().waitFor();
    await page.getByRole('tab', { name: 'Raw data' }).click();
    await page.getByRole('tab', { name: 'Request' }).click();
    expect(await page.getByLabel('Request', { exact: true }).last().textContent()).not.toContain(SUSPECT.ip);

    await page.getByRole('button', { name: 'Unmask with reason' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'View', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByText('Unmasked until you leave this page.').waitFor();
    await page.getByText(SUSPECT.email).first().waitFor();

    await page.getByRole('link', { name: 'Transactions' }).first().click();
    await page.getByRole('link', { name: 'masked-1' }).first().click();
    await page.getByText('Personal data in this transaction is masked for your role.').waitFor();
    expect(await page.getByText(SUSPECT.email).count()).toBe(0);

    const { records } = await panel.server.call<{ records: { actor: string; change: object }[] }>(
      'GET',
      '/management-api/v1/audit-log?action=person.reveal',
    );
    expect(records.map(({ change }) => change)).toContainEqual({
      operation: 'readEvaluation',
      reason: REASON,
    });
  }, 120_000);

  it('also shows lists, monitored names and files only for a reason', async () => {
    const { server } = panel;
    const api = '/management-api/v1';
    await server.call('POST', `${api}/lists`, {
      id: 'known',
      name: 'Known',
      kind: 'plain',
      field: 'user_id',
    });
    const values = ['zebralda-1', 'zebralda-2'];
    await server.call('POST', `${api}/lists/known/entries`, { values });
    await server.call('POST', '/RestService/aml-api/v1', {
      user_id: 'zebralda-3',
      user_fullname: 'Zebralda Quince',
      config: { monitoring_required: true },
    });
    const { evaluations } = await server.call<{ evaluations: { id: string }[] }>(
      'GET',
      `${api}/transactions/masked-1/evaluations`,
    );
    const id = evaluations[0]?.id;
    const attached = await fetch(`${server.address}${api}/evaluations/${id}/attachments`, {
      method: 'POST',
      headers: {
        'x-api-key': server.key,
        'content-type': 'text/plain',
        'content-disposition': 'attachment; filename="zebralda.txt"',
      },
      body: 'Dear all',
    });
    expect(attached.ok).toBe(true);
    const give = async (button: string) => {
      const dialog = panel.page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill(REASON);
      await dialog.getByRole('button', { name: button, exact: true }).click();
    };

    await panel.open('/panel/lists/known', theirs);
    await panel.rows('Entries').nth(1).waitFor();
    expect(await panel.page.content()).not.toContain('zebralda');
    await panel.page.getByRole('button', { name: 'Unmask with reason' }).click();
    await give('View');
    await panel.rows('Entries').filter({ hasText: 'zebralda-2' }).waitFor();

    await panel.page.goto(`${server.address}/panel/screening#monitored`);
    const names = panel.page.getByRole('region', { name: 'Monitored names' });
    await names.getByText('Z••• Q•••').first().waitFor();
    await names.getByRole('button', { name: 'Unmask with reason' }).click();
    await give('View');
    await panel.rows('Monitored names').filter({ hasText: 'Zebralda Quince' }).waitFor();

    await panel.page.goto(`${server.address}/panel/evaluations/${id}#history`);
    const files = panel.page.getByRole('region', { name: 'Files' });
    await files.getByText('•••').first().waitFor();
    expect(await files.getByRole('button', { name: 'Attach' }).count()).toBe(0);
    await files.getByRole('button', { name: 'Download with reason' }).click();
    expect(await panel.saved(() => give('View'))).toBe('Dear all');
  }, 120_000);

  it('offers no action that the role does not allow', async () => {
    await panel.open('/panel/transactions?transaction=masked-1', theirs);
    const { page } = panel;
    await page.getByRole('link', { name: 'masked-1' }).first().click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export personal data' }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'View links',
      'Export personal data',
      'Keyboard shortcuts',
    ]);
    await page.keyboard.press('Escape');
    for (const letter of ['a', 'd', 'i', 'x']) await page.keyboard.press(letter);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Change decision' }).count()).toBe(0);

    for (const [place, deed] of [
      ['Lists', 'Create list'],
      ['Models', 'Train model'],
      ['Webhooks', 'Add endpoint'],
      ['Workflows', 'Create draft'],
      ['Review queues', 'Claim next'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();
      await panel.heading(place).waitFor();
      expect(await page.getByRole('button', { name: deed }).count(), deed).toBe(0);
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Rules', exact: true }).click();
    await panel.rows('Rules').first().waitFor();
    // The mode is changed with the actions of a rule.
    expect(await page.getByRole('button', { name: /^Actions for rule/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create rule' }).count()).toBe(0);
    await panel.rows('Rules').first().getByRole('link').click();
    await page.getByText('Your role can’t change rules.').waitFor();
    // The menu contains only the deletion.
    expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
    for (const mode of await page.getByRole('group', { name: 'Mode' }).getByRole('radio').all())
      expect(await mode.isDisabled()).toBe(true);
  }, 120_000);
});
