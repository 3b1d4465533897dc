import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!findChromium())('rule editor', { timeout: 120_000 }, () => {
  const panel = usePanel();
  const editor = () => panel.page.locator('.cm-content');

  it('suggests fields, marks errors, and accepts a suggested name', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await editor().click();
    await page.keyboard.type('transaction_am');
    await page
      .getByRole('option', { name: /transaction_amount/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await editor().fill('amout > 5');
    await page.locator('.cm-lintRange-error').waitFor();
    await page.locator('.cm-lintRange-error').first().hover();
    await page.getByRole('button', { name: 'transaction_amount' }).first().click();
    await page.getByText('The condition is valid').waitFor();
    expect(await editor().textContent()).toBe('transaction_amount > 5');
    expect(await namelessControls(page)).toEqual([]);
  });

  it('shows the same condition as form rows, and loses nothing in the conversion', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    const text = 'transaction_amount > 500 and (user_country in ["DE", "AT"] or count(ip, 1h) > 5)';
    await editor().fill(text);
    await page.getByText('Text and builder', { exact: true }).click();
    const value = page.getByRole('textbox', { name: 'Condition, 1: value' });
    expect(await value.inputValue()).toBe('500');
    await page.getByText('The visual builder can’t show this condition').waitFor();
    expect(await editor().textContent()).toBe(text);
    await page.getByText('Builder', { exact: true }).click();
    await expect.poll(() => editor().count()).toBe(0);
    await value.fill('700');
    await page.getByRole('combobox', { name: 'Condition, 1: comparison' }).selectOption('>=');
    await page.getByRole('button', { name: 'Remove Condition, 2, 2' }).click();
    await page.getByText('Text', { exact: true }).click();
    expect(await editor().textContent()).toBe('transaction_amount >= 700 and user_country in ["DE", "AT"]');
    await page.getByText('The condition is valid').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('tests a rule on a stored transaction and on a pasted request', async () => {
    await panel.server.decide({ transaction_id: 'order-77', transaction_amount: 120 });
    await panel.open('/panel/rules/new');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.getByRole('textbox', { name: 'Name' }).fill('Much');
    await editor().fill('transaction_amount > 100');
    await page.getByRole('tab', { name: 'Test', exact: true }).click();
    await page.getByRole('button', { name: /^order-77/ }).click();
    const result = page.getByRole('region', { name: 'Test result' });
    await result.getByText('The rule matches.').waitFor();
    expect(await result.textContent()).toContain('120');
    await page.getByText('Request', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Request' }).fill('{"transaction_amount": 20}');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await result.getByText('The rule doesn’t match.').waitFor();
    await page.getByRole('textbox', { name: 'Request' }).fill('{broken');
    await page.getByText('This isn’t a JSON object.').waitFor();
  });

  it('filters rules by chips, sorts them, and selects the active period', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await panel.rows('Rules').first().waitFor();
    expect(await panel.rows('Rules').count()).toBe(50);
    await page.getByRole('button', { name: 'Page 2 of Rules' }).click();
    await page.getByText('51–100').waitFor();
    await page.getByRole('button', { name: 'Category', exact: true }).click();
    await page.getByRole('button', { name: 'Velocity', exact: true }).click();
    await expect.poll(() => page.url()).toContain('category=velocity');
    await page.reload();
    await page.getByRole('button', { name: 'Remove filter: Category' }).waitFor();
    await panel.row('10 or more transactions from one IP in 1 hour').waitFor();
    expect(await panel.row('Disposable email domain').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove filter: Category' }).click();
    await page.getByRole('columnheader', { name: 'Rule' }).getByRole('button').click();
    expect(await page.locator('th[aria-sort=descending]').count()).toBe(1);
    await panel.open('/panel/rules/new');
    await panel.page.getByText('Category, priority and active period').click();
    await panel.page.getByLabel('Active from').fill('2030-01-31T08:30');
    expect(await panel.page.getByLabel('Active from').inputValue()).toBe('2030-01-31T08:30');
  });

  it('starts a rule from a template', async () => {
    await panel.open('/panel/rules/templates');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.keyboard.press('/');
    await page.keyboard.insertText('through tor');
    await page.getByRole('link', { name: 'Use template: Connection through Tor' }).click();
    await panel.heading('Create rule').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Connection through Tor');
    expect(await editor().textContent()).toBe('ip_details.tor = true');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await panel.heading('Connection through Tor').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('imports a CSV file to a list, names refused values by line, and exports it', async () => {
    const file = join(folder, 'bad.csv');
    await writeFile(
      file,
      '\uFEFFvalue;note\r\n198.51.100.7;"one; of May"\r\nno address;\r\n203.0.113.0/24;two\r\n"198.51.100.9;open\r\n',
    );
    await panel.server.call('POST', '/management-api/v1/lists', {
      id: 'bad_ips',
      name: 'Bad addresses',
      kind: 'block',
      field: 'ip',
    });
    await panel.open('/panel/lists/bad_ips');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'File' }).click();
    await (await chooser).setFiles(file);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('2 imported, 2 rejected').waitFor();
    const refused = page.getByRole('list', { name: 'Rejected rows' });
    expect(await refused.textContent()).toMatch(/Line 3: not .*Line 5: a quote is not closed/s);
    await panel.rows('Entries').filter({ hasText: 'one; of May' }).waitFor();
    const saved = await panel.saved(() => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(saved).toContain('198.51.100.7,"one; of May"');
    expect(saved.split('\r\n')[0]).toBe('\uFEFFvalue,note,author,created_at,expires_at');
    expect(await namelessControls(page)).toEqual([]);
  });
});
