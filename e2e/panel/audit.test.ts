import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('audit log in the panel', () => {
  const panel = usePanel();

  it('verifies the audit log', async () => {
    await panel.open('/panel/audit-log');
    const { page } = panel;
    await panel.row('session.create').first().waitFor();
    // Views are hidden until the user includes them.
    await panel.server.call('GET', '/management-api/v1/screening/cleared-matches');
    await page.reload();
    await panel.row('session.create').first().waitFor();
    const viewed = panel.row('person.listClearedMatches');
    expect(await viewed.count()).toBe(0);
    await page.getByRole('switch', { name: 'Include views' }).check();
    await viewed.first().waitFor();
    await page.getByRole('button', { name: 'Verify integrity' }).click();
    await page.getByText('Hash chain is intact').waitFor();
    await page.getByPlaceholder('For example, alert.close').fill('nobody.has-done-this');
    await page.getByText('No matching records. Change the filters.').waitFor();
  });

  it('opens a record with its change, and returns to the row', async () => {
    await panel.server.call('PATCH', '/management-api/v1/account', { session_hours: 11 });
    await panel.open('/panel/audit-log');
    const { page } = panel;
    const row = panel.row('account.change').first();
    await row.getByText('Account changed').waitFor();
    await row.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: 'Account changed' });
    await drawer.getByText('session_hours', { exact: true }).waitFor();
    await drawer.getByText('Stored record', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Copy JSON' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(37);
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
    await page.getByPlaceholder('For example, alert.close').fill('list.create');
    await expect.poll(() => panel.rows('Audit log').count()).toBe(2);
    const text = await panel.saved(() => page.getByRole('button', { name: 'Export' }).click());
    const lines = text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual([
      'list.create',
      'list.create',
    ]);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01T00:00');
    await page.getByText('No matching records. Change the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await panel.row('session.create').first().waitFor();
  });
});
