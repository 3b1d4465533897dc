import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('audit log in the panel', () => {
  const panel = usePanel();

  it('verifies the audit log', async () => {
    await panel.open('/panel/audit-log');
    const { page } = panel;
    await panel.row('session.create').first().waitFor();
    expect(await panel.rows('Audit log').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Verify integrity' }).click();
    await page.getByText('Hash chain is intact').waitFor();
    await page.getByRole('textbox', { name: 'Action' }).fill('nobody.has-done-this');
    await page.getByText('No matching records. Change the filters.').waitFor();
  });

  it('is searched completely by user, action and time, and exported with the same filter', async () => {
    for (const name of ['First', 'Second'])
      await panel.server.call('POST', '/management-api/v1/lists', {
        id: name.toLowerCase(),
        name,
        kind: 'plain',
        field: 'email',
      });
    await panel.open('/panel/audit-log');
    const { page } = panel;
    await page.getByRole('textbox', { name: 'Action' }).fill('list.create');
    await expect.poll(() => panel.rows('Audit log').count()).toBe(2);
    const text = await panel.saved(() => page.getByRole('button', { name: 'Export' }).click());
    const lines = text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual([
      'list.create',
      'list.create',
    ]);
    await page.getByLabel('To').fill('2020-01-01T00:00');
    await page.getByText('No matching records. Change the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await panel.row('session.create').first().waitFor();
  });
});
