import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

const DEFINITION = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

describe.skipIf(!findChromium())('workflow designer', { timeout: 120_000 }, () => {
  const panel = usePanel();

  const made = async (definition: object = DEFINITION, name = 'Designed') => {
    const { workflow } = await panel.server.call<{ workflow: { id: string } }>(
      'POST',
      '/management-api/v1/workflows',
      { name, definition },
    );
    return workflow.id;
  };
  const saved = async (id: string) =>
    (
      await panel.server.call<{
        workflow: {
          newest_version: number;
          definition: { nodes: readonly { id: string; next?: string; settings?: object }[] };
        };
      }>('GET', `/management-api/v1/workflows/${id}`)
    ).workflow;

  it('draws a workflow, connects steps by mouse and shows faults at their step', async () => {
    const id = await made();
    await panel.open(`/panel/workflows/${id}/design`);
    const { page } = panel;
    // Wide enough for three steps in a row; a narrower drawing is scrolled.
    await page.setViewportSize({ width: 1900, height: 1000 });
    const drawing = page.getByTestId('workflow-drawing');
    await drawing.getByText('Identity document').waitFor();
    await page.getByText('No problems').waitFor();
    const tools = page.getByRole('toolbar', { name: 'Edit workflow' });
    await tools.getByRole('button', { name: 'Add', exact: true }).click();
    await drawing.getByText('⚠ No step leads here.').waitFor();
    await drawing.getByText('⚠ No next step. Select one.').waitFor();
    const save = page.getByRole('button', { name: 'Save as version 2' });
    expect(await save.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await drawing.getByRole('button', { name: 'Fit view' }).click();
    // Drag from handle to handle: document to selfie, selfie to end.
    const drag = async (from: string, to: string) => {
      const [source, target] = [drawing.getByTestId(`from ${from} next`), drawing.getByTestId(`into ${to}`)];
      const [start, end] = [(await source.boundingBox())!, (await target.boundingBox())!];
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
      await page.mouse.up();
    };
    await drag('document', 'selfie');
    await drag('selfie', 'end');
    await page.getByText('No problems').waitFor();
    await save.click();
    await page.getByText('Version 2 is a draft.').waitFor();
    expect((await saved(id)).definition.nodes.map(({ id: name, next }) => [name, next])).toEqual([
      ['document', 'selfie'],
      ['end', undefined],
      ['selfie', 'end'],
    ]);
    await page.getByRole('button', { name: 'Activate version 2' }).click();
    await page.getByText('Version 2 is active.').waitFor();
    const differences = page.getByRole('table', { name: 'Differences' });
    await differences.getByRole('row').filter({ hasText: 'selfie' }).getByText('added').first().waitFor();
  });

  it('does the same by keyboard in a list, and undoes it', async () => {
    const id = await made();
    await panel.open(`/panel/workflows/${id}/design`);
    const { page } = panel;
    await page.getByText('List', { exact: true }).click();
    const item = page.getByRole('button', { name: /Identity document.*document/ });
    await item.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('group', { name: 'Identity document document' });
    await form.getByLabel('Next step').selectOption('');
    await page.getByText('No next step. Select one.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('No problems').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByText('No next step. Select one.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await form.getByLabel('Minimum age').fill('18');
    await page.getByRole('button', { name: 'Save as version 2' }).click();
    await page.getByText('Version 2 is a draft.').waitFor();
    expect((await saved(id)).definition.nodes[0]?.settings).toEqual({ minimum_age: 18 });
    expect(await namelessControls(page)).toEqual([]);
  });

  it('preserves edits when the page is left, and when the server fails during saving', async () => {
    const id = await made();
    await panel.open(`/panel/workflows/${id}/design`);
    const { page } = panel;
    await page.getByTestId('workflow-drawing').getByText('Identity document').click();
    await page.getByLabel('Minimum age').fill('21');
    await page.route('**/management-api/v1/workflows/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save as version 2' }).click();
    await page.getByText('Can’t reach the server. Check that it’s running.').waitFor();
    await page.unroute('**/management-api/v1/workflows/*');
    await page.reload();
    await page.getByText('Not saved yet.').waitFor();
    await page.getByRole('button', { name: 'Save as version 2' }).click();
    await page.getByText('Version 2 is a draft.').waitFor();
    expect((await saved(id)).definition.nodes[0]?.settings).toEqual({ minimum_age: 21 });
  });

  it('starts a version in the test environment with a link to the real page', async () => {
    const id = await made();
    await panel.open(`/panel/workflows/${id}/design`);
    const { page } = panel;
    await page
      .getByRole('form', { name: 'Test workflow' })
      .getByRole('button', { name: 'Create link' })
      .click();
    const link = (await page.getByRole('link', { name: 'Open hosted flow' }).getAttribute('href')) ?? '';
    await page.getByRole('img', { name: 'QR code that opens the hosted flow on a phone' }).waitFor();
    const user = await panel.browser.newContext();
    const flow = await user.newPage();
    await flow.goto(link);
    await flow.getByRole('button', { name: 'Agree and start' }).waitFor();
    await user.close();
    await page.getByRole('link', { name: 'verification', exact: true }).click();
    await expect
      .poll(() =>
        page
          .getByText(/Verification: Designed/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  });

  it.each(['light', 'dark'] as const)('has no axe violation: %s', async (scheme) => {
    const id = await made();
    await panel.open(`/panel/workflows/${id}/design`);
    const { page } = panel;
    await page.emulateMedia({ colorScheme: scheme });
    await page.getByTestId('workflow-drawing').getByText('Identity document').click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByText('List', { exact: true }).click();
    await page.getByRole('group', { name: 'Identity document document' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  });
});
