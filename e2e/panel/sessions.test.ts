import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';
import { streamDrivenSession } from './watched-session';

describe.skipIf(!findChromium())('sessions in the panel', () => {
  const panel = usePanel();

  it('show that there is no session yet', async () => {
    await panel.open('/panel/sessions');
    await expect.poll(() => panel.page.getByText('No sessions yet.').isVisible()).toBe(true);
  });

  it('show a session with its risk and timeline, from the decision that named it', async () => {
    const stream = await streamDrivenSession(panel.server);
    await panel.server.decide({
      config: { session_monitoring_api: true, response_fields: 'id,state,session_monitoring_details' },
      transaction_id: 'order-6',
      user_id: 'user-6',
      stream_id: stream,
    });
    await panel.openDecision('order-6');
    const { page } = panel;
    await page.getByRole('tab', { name: 'Signals' }).click();
    const card = page.getByRole('region', { name: 'Session', exact: true });
    await card.getByText('high').first().waitFor();
    await card.getByRole('link', { name: 'View session' }).click();
    await page.getByRole('heading', { level: 1, name: /^Session .+ · checkout$/ }).waitFor();
    await page.getByRole('region', { name: 'Risk' }).getByText('UI automation').waitFor();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('the browser reports automation').waitFor();
    await timeline.getByText('Session ended').waitFor();
    await panel.rows('Risk').filter({ hasText: 'Automation' }).getByText('high').waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('region', { name: 'Decisions' }).getByRole('link', { name: 'order-6' }).waitFor();
    await page.getByRole('link', { name: 'Sessions' }).last().click();
    const ofUser = async (user: string) => {
      await page.getByRole('button', { name: /^User ID/ }).click();
      await page.getByRole('textbox', { name: 'User ID' }).fill(user);
      await page.keyboard.press('Enter');
    };
    await ofUser('nobody');
    await page.getByText('No matching sessions').waitFor();
    await ofUser('user-6');
    const row = panel.row('checkout');
    await row.getByRole('link', { name: 'order-6' }).waitFor();
    await row.getByText('9 s', { exact: true }).waitFor();
    expect(page.url()).not.toContain('user-6');
  });
});
