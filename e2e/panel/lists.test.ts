import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('lists in the panel', () => {
  const panel = usePanel();

  it('declines a value on a blocklist until it is removed', async () => {
    await panel.open('/panel/lists');
    const { page } = panel;
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Known mules');
    await page.getByRole('combobox', { name: 'Field' }).fill('user_id');
    await page.getByRole('option', { name: 'user_id' }).click();
    await page.getByRole('button', { name: 'Save list' }).click();
    await panel.heading('Known mules').waitFor();
    await page.getByText('The list is empty.').waitFor();
    await page.getByRole('button', { name: 'Add values' }).click();
    await page.getByRole('textbox', { name: 'Values' }).fill('mule-1\nmule-2');
    await page.getByRole('button', { name: 'Add 2 values' }).click();
    await page.getByText('2 added').waitFor();
    expect(await panel.server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'DECLINE' });
    await page.getByRole('button', { name: 'Remove mule-1' }).click();
    await panel.row('mule-1').waitFor({ state: 'detached' });
    expect(await panel.rows('Entries').count()).toBe(1);
    expect(await panel.server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'APPROVE' });
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No matching entries.').waitFor();
    await page.getByRole('link', { name: 'All lists' }).click();
    await page.getByRole('searchbox').fill('mules');
    const row = panel.rows('Lists').filter({ hasText: 'Known mules' });
    await row.getByText('Blocklist').waitFor();
    await expect.poll(() => row.getByRole('cell').nth(3).textContent()).toBe('1');
  });

  it('imports a file, names the refused lines, and exports the list to a file', async () => {
    await panel.server.call('POST', '/management-api/v1/lists', {
      id: 'from_file',
      name: 'From a file',
      kind: 'plain',
      field: 'email',
    });
    await panel.open('/panel/lists/from_file');
    const { page } = panel;
    const file = join(tmpdir(), `assay-list-${process.pid}.csv`);
    writeFileSync(file, '\uFEFFvalue;note\r\nmule@example.com;=1+1\r\nnobody;\r\nfox@example.com;🦊\r\n');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('2 imported, 1 rejected', { exact: true }).waitFor();
    await page.getByText('Line 3: not an email address').waitFor();
    await panel.row('mule@example.com').waitFor();
    const written = await panel.saved(() => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(written).toContain("mule@example.com,'=1+1,");
    expect(written).toContain('fox@example.com,🦊,');
  });
});
