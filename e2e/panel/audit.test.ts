import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('the audit trail in the panel', () => {
  const panel = usePanel();

  it('vouches for the audit trail', async () => {
    await panel.open('/panel/audit');
    const { page } = panel;
    await panel.row('session.create').first().waitFor();
    expect(await panel.rows('Audit trail').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await page.getByText('The chain is whole').waitFor();
    await page.getByRole('searchbox').fill('nobody has done this');
    await page.getByText('No record matches.').waitFor();
  });
});
