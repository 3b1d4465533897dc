import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('policy versions in the panel', () => {
  const panel = usePanel();

  it('show the changes of a version on Enter, and page to older versions', async () => {
    for (const review of [11, 12, 13]) {
      await panel.server.call('PATCH', '/management-api/v1/account', { thresholds: { review, decline: 40 } });
    }
    await panel.open('/panel/policy');
    const { page } = panel;
    await panel.rows('Policy versions').first().getByText('current').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: 'Changes in version 4' });
    await drawer.getByText('Review at: 12').waitFor();
    await drawer.getByText('Review at: 13').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Changes in version 2' }).click();
    await page.getByText('With the current version').click();
    await page.getByText('Review at: 11').waitFor();
    await page.getByText('Review at: 13').waitFor();
    await panel.page.goto(`${panel.server.address}/panel/policy?before=3`);
    await expect.poll(() => panel.rows('Policy versions').count()).toBe(2);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect.poll(() => panel.rows('Policy versions').count()).toBe(4);
  });

  it('are exported as a file, compared on import, and applied or proposed', async () => {
    await panel.open('/panel/policy');
    const { page } = panel;
    await page.getByRole('link', { name: 'Export or import as file' }).click();
    const policy = JSON.parse(
      await panel.saved(() => page.getByRole('button', { name: 'Download file' }).click()),
    );
    expect(policy.rules.every((rule: object) => 'when_text' in rule && !('when' in rule))).toBe(true);
    const file = join(tmpdir(), `assay-policy-${process.pid}.json`);
    const choose = async (text: string) => {
      writeFileSync(file, text);
      await page.locator('input[type=file]').setInputFiles(file);
    };
    await choose('{"rules": ');
    await page.getByText('The file isn’t valid JSON').waitFor();
    await choose(JSON.stringify({ ...policy, rules: [{ name: 'Broken', when: 'amout >' }] }));
    await page.getByText('The policy isn’t valid').waitFor();
    await choose(JSON.stringify(policy));
    await page.getByText('Nothing would change').waitFor();
    const thresholds = { review: 14, decline: 41 };
    await choose(JSON.stringify({ ...policy, thresholds }));
    await page.getByText('Thresholds: review 13 → 14, decline 40 → 41').waitFor();
    await page.getByRole('textbox', { name: 'Reason' }).fill('From the test installation');
    await page.getByRole('button', { name: 'Apply file' }).click();
    await page.getByText('Policy applied').waitFor();
    const account = await panel.server.call('GET', '/management-api/v1/account');
    expect(JSON.stringify(account)).toContain('"review":14');
    await panel.server.call('PATCH', '/management-api/v1/account', { policy_approval: true });
    await choose(JSON.stringify(policy));
    await page.getByRole('button', { name: 'Apply file' }).click();
    await page.getByText('Policy proposed').waitFor();
  });
});
