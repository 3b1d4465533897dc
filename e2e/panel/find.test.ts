import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

const XSS = '<img src=x onerror=document.title="taken"><script>document.title="taken"</script>';

describe.skipIf(!findChromium())('search in the panel', () => {
  const panel = usePanel();

  beforeAll(async () => {
    const { server } = panel;
    await server.decide({
      transaction_id: 'large',
      user_fullname: 'Zoë Müller',
      email: 'zoe@example.com',
      user_id: 'zoe-1',
      transaction_amount: 900,
      transaction_currency: 'EUR',
      action_type: 'purchase',
      user_country: 'DE',
    });
    await server.decide({
      transaction_id: 'small',
      user_fullname: XSS,
      email: `${XSS}@example.com`,
      user_id: XSS,
      transaction_amount: 5,
      transaction_currency: XSS.slice(0, 4),
      action_type: XSS.slice(0, 60),
    });
  });

  it('shows the person and the amount, and runs nothing from a request', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    const row = panel.row('large');
    await row.getByText('Zoë Müller').waitFor();
    // The tooltip of the name has the other identifiers.
    await row.locator('[title*="zoe@example.com"]').waitFor();
    await row.getByText(/900/).waitFor();
    await row.getByText('purchase').waitFor();
    await panel.row('small').getByText(XSS).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('zoe@example.com');
    await page.getByRole('region', { name: 'Search results' }).getByText('Zoë Müller').first().waitFor();
    expect(await page.title()).toBe('Transactions · Assay');
    // Many persons share a name: the search uses the typed name, not the last transaction of one of them.
    await page.getByRole('searchbox').or(page.getByPlaceholder('Search people')).first().fill('müller zoë');
    const byName = page
      .getByRole('region', { name: 'Search results' })
      .getByRole('button')
      .filter({ hasText: 'müller zoë' });
    await byName.first().getByText('latest: Zoë Müller').waitFor();
  });

  it('filters by fields, saves the filter as a shared view, and removes it again', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.row('small').waitFor();
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Amount' }).click();
    await page.getByLabel('Minimum amount').fill('100');
    await page.keyboard.press('Enter');
    await filters.getByRole('button', { name: 'Country' }).click();
    await page.getByRole('textbox', { name: 'Country' }).fill('DE');
    await page.keyboard.press('Enter');
    await panel.row('small').waitFor({ state: 'detached' });
    await panel.row('large').waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Save current view as').fill('Large in Germany');
    await page.getByLabel('Share with all users').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Save current view as').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove filter: Amount' }).click();
    await page.getByRole('button', { name: 'Remove filter: Country' }).click();
    await panel.row('small').waitFor();
    const view = page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Large in Germany' });
    await view.click();
    await panel.row('small').waitFor({ state: 'detached' });
    expect(page.url()).toContain('amount_from=');
    await page.getByRole('button', { name: 'Actions for the view Large in Germany' }).click();
    await page.getByText('shared by you').waitFor();
    await page.getByRole('menuitem', { name: 'Delete the view Large in Germany' }).click();
    await view.waitFor({ state: 'detached' });
    await panel.row('small').waitFor();
  });

  it('explains an invalid filter in one sentence', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Amount' }).click();
    await page.getByLabel('Minimum amount').fill('much');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').getByText('amount_from').isVisible()).toBe(true);
  });

  it('shows the columns that were chosen in an earlier version', async () => {
    await panel.server.call('PATCH', '/management-api/v1/preferences', {
      preferences: { 'traffic.columns': 'person,amount,state,ip' },
    });
    await panel.open('/panel/transactions');
    await panel.row('large').waitFor();
    const headings = panel.page.getByRole('columnheader');
    await headings.filter({ hasText: 'IP address' }).waitFor();
    const names = await headings.allTextContents();
    // The column of the transaction contained the time, the label and the tags.
    expect(names).toEqual(['', 'Time', 'Transaction', 'Person', 'Amount', 'Decision', 'Label', 'IP address']);
  });

  it('stores the chosen columns per user', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.row('large').waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PATCH',
    );
    await page.getByLabel('Policy', { exact: true }).click();
    await kept;
    await page.reload();
    await panel.row('large').waitFor();
    await page.getByRole('columnheader', { name: 'Policy' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Person' }).isVisible()).toBe(true);
  });

  it('opens the URLs of earlier versions, and views', async () => {
    const account = await panel.server.call<{ view: unknown }>('POST', '/management-api/v1/views', {
      name: 'Old view',
      search: { environment: 'live', amount_from: '100', now: 'APPROVE' },
    });
    expect(account).toBeDefined();
    await panel.open('/panel/traffic?space=live&amount_from=100');
    const { page } = panel;
    await panel.row('large').waitFor();
    await panel.row('small').waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Old view' }).click();
    await expect.poll(() => page.url()).toContain('now=APPROVE');
  });

  it('tags and reviews selected transactions together', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await page.getByLabel('Select large').check();
    await page.getByLabel('Select small').check();
    const bar = page.getByRole('region', { name: 'Selected transactions' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Tag' }).click();
    await page.getByRole('textbox', { name: 'Tag' }).fill('both');
    await page.getByRole('button', { name: 'Apply to 2 transactions' }).click();
    await page.getByRole('button', { name: 'Apply to 2 transactions' }).waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('dialog').getByText('REVIEW', { exact: true }).click();
    await page.getByRole('button', { name: 'Apply to 2 transactions' }).click();
    await panel.row('large').getByText('REVIEW').waitFor();
    await panel.row('small').getByText('REVIEW').waitFor();
    const { evaluations } = await panel.server.call<{ evaluations: { tags: string[] }[] }>(
      'GET',
      '/management-api/v1/evaluations?tag=both&current_state=REVIEW',
    );
    expect(evaluations).toHaveLength(2);
  });

  it('exports the shown transactions as CSV without formulas', async () => {
    await panel.open('/panel/transactions?amount_to=10');
    const { page } = panel;
    await panel.row('small').waitFor();
    const text = await panel.saved(async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('small');
    await page.getByText('Export complete: all matching transactions').waitFor();
  });

  it('holds newer transactions back while rows are selected', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.row('large').waitFor();
    await page.getByLabel('Select large').check();
    await panel.server.decide({ transaction_id: 'newest' });
    await page.getByRole('button', { name: 'Show 1 new transaction' }).click({ timeout: 30_000 });
    await expect.poll(() => panel.row('newest').isVisible()).toBe(true);
  });
});
