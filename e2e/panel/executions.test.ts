import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';
import { reviewedExecution } from './verified-user';

describe.skipIf(!findChromium())('workflow executions in the panel', () => {
  const panel = usePanel();

  it("shows the evidence of a verification, and accepts a reviewer's decision", async () => {
    const id = await reviewedExecution(panel.server);
    await panel.open('/panel/verifications');
    const { page } = panel;
    await page.getByText('Declined', { exact: true }).click();
    await page.getByText('No matching verifications. Change the filters.').waitFor();
    await page.getByText('Review', { exact: true }).click();
    expect(page.url()).toContain('status=REVIEW');
    const row = panel.row('user-11').filter({ hasText: 'Ada Lovelace' });
    await row.getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.getByText(id).first().waitFor();
    const check = page.getByRole('region', { name: 'Check: document' });
    await check.getByText('REVIEW', { exact: true }).first().waitFor();
    const picture = page.getByRole('img', { name: /Document front/ });
    const widthOf = (image: object) => (image as { readonly naturalWidth: number }).naturalWidth;
    await expect.poll(() => picture.evaluate(widthOf)).toBe(8);
    const events = page.getByRole('region', { name: 'Events' });
    await panel.rows('Events').first().waitFor();
    await page
      .getByText(/sub-checks? (passed|not performed)/)
      .or(panel.rows('Check results of document'))
      .first()
      .waitFor();
    expect(await namelessControls(page)).toEqual([]);
    const deciding = check.getByRole('form', { name: 'Decide document' });
    await deciding.getByRole('textbox', { name: 'Comment' }).fill('Compared by eye.');
    await deciding.getByRole('button', { name: 'Decide' }).click();
    // The original reason is shown with the reviewer's decision.
    const made = panel.rows('Decisions on document').filter({ hasText: 'Compared by eye.' });
    expect(await made.textContent()).toMatch(/approved.*Compared by eye\..*REVIEW.*Manual review needed/);
    await page.getByText('PASSED', { exact: true }).first().waitFor();
    await events.getByText('Decided manually').waitFor();
  });
});
