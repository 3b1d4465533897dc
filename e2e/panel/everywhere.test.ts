import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { SUSPECT, usePanel } from './panel';

/** Page names in the navigation. */
const PLACES = [
  'Transactions',
  'Review queues',
  'Alerts',
  'Links',
  'Dashboard',
  'Sessions',
  'Verifications',
  'Workflows',
  'Screening',
  'Rules',
  'Typologies',
  'Lists',
  'Models',
  'Policy versions',
  'Settings',
  'Health',
  'Data sources',
  'API keys',
  'Webhooks',
  'Audit log',
  'Users',
  'Sign-ins',
];

describe.skipIf(!findChromium())('every page of the panel', () => {
  const panel = usePanel();

  it('names every control, and fits a narrow window', { timeout: 120_000 }, async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    const check = async (place: string) => {
      await panel.heading(place).waitFor();
      await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
      expect(await namelessControls(page), place).toEqual([]);
      await page.setViewportSize({ width: 400, height: 800 });
      const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
      await expect.poll(excess, { message: place }).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    await check('Create rule');
    for (const place of PLACES) {
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: place, exact: true })
        .click();
      await check(place);
    }
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'My account' }).click();
    await check('My account');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Setup guide' }).click();
    await check('Set up your account');
  });

  const NOBODY = '0199f000-0000-7000-8000-000000000000';

  it.each([
    ['Transaction', `/panel/evaluations/${NOBODY}`, 'Transactions'],
    ['Transaction', '/panel/evaluations/order-1', 'Transactions'],
    ['Session', `/panel/sessions/${NOBODY}`, 'Sessions'],
    ['Verification', `/panel/verifications/${NOBODY}`, 'Verifications'],
    ['Workflow', `/panel/workflows/${NOBODY}`, 'Workflows'],
    ['Case', `/panel/cases/${NOBODY}`, 'Screening'],
    ['Alert', `/panel/alerts/${NOBODY}`, 'Alerts'],
    ['Typology', '/panel/typologies/none', 'Typologies'],
    ['List', '/panel/lists/none', 'All lists'],
    ['Rule', '/panel/rules/edit/none', 'All rules'],
  ])('explains that a %s does not exist (%s), and links back', async (what, path, back) => {
    await panel.open(path);
    const { page } = panel;
    await panel.heading(`${what} not found`).waitFor();
    await page.getByText('It was deleted, is in another environment').waitFor();
    expect(await page.textContent('main')).not.toContain('Incorrect value');
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await panel.heading(back.replace(/^All (.)/, (_, first: string) => first.toUpperCase())).waitFor();
  });

  it('explains that a backtest or a page does not exist', async () => {
    await panel.open(`/panel/models?backtest=${NOBODY}&training=${NOBODY}`);
    const { page } = panel;
    await expect.poll(() => page.getByText('Not found. It may have been deleted.').count()).toBe(2);
    expect(await page.textContent('main')).not.toContain('Incorrect value');
    await page.goto(`${panel.server.address}/panel/nowhere`);
    await panel.heading('Page not found').waitFor();
    await page.getByRole('link', { name: 'Go to Transactions' }).click();
    await panel.heading('Transactions').waitFor();
  });

  it.each([
    ['/panel/traffic?space=test&tag=late', '/panel/transactions', 'Transactions'],
    ['/panel/queue?only=overdue', '/panel/queues', 'Review queues'],
    ['/panel/dashboards', '/panel/dashboard', 'Dashboard'],
    ['/panel/executions?space=test', '/panel/verifications', 'Verifications'],
    ['/panel/keys', '/panel/api-keys', 'API keys'],
    ['/panel/audit', '/panel/audit-log', 'Audit log'],
    ['/panel/people', '/panel/users', 'Users'],
  ])('opens %s of an earlier version at %s', async (old, path, heading) => {
    await panel.open(old);
    await panel.heading(heading).waitFor();
    const url = new URL(panel.page.url());
    expect(url.pathname).toBe(path);
    if (old.includes('space=test')) expect(url.search).toContain('environment=test');
    if (old.includes('tag=late')) expect(url.searchParams.get('tag')).toBe('late');
  });

  it('follows a light and a dark system theme', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = async () => {
        const background = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
        const [red = 0] = background.match(/\d+/g)?.map(Number) ?? [];
        return red > 128 ? 'light' : 'dark';
      };
      await expect.poll(look).toBe(colorScheme);
    }
  });

  it('loads its font from its own origin', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    const loaded = () => page.evaluate("[...document.fonts].some(({ status }) => status === 'loaded')");
    await expect.poll(loaded).toBe(true);
  });

  it('shows wide rows in two lines on a phone, with the names of further cells', async () => {
    await panel.open('/panel/sign-ins');
    const { page } = panel;
    await panel.row('This session').waitFor();
    const label = () =>
      page.evaluate(
        "getComputedStyle(document.querySelector('td[data-line=named]:not([data-empty])'), '::before').content",
      );
    expect(await label()).toBe('none');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(label).toMatch(/^"\w/);
  });

  it('shows transactions as rows of two lines on a phone', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'phone-1' });
    await panel.open('/panel/transactions');
    const { page } = panel;
    const row = panel.row('phone-1');
    await row.waitFor();
    const height = async () => (await row.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThanOrEqual(37);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeGreaterThan(40);
    expect(await height()).toBeLessThan(70);
    await row.getByText(SUSPECT.user_fullname).waitFor();
    await row.getByText('DECLINE').waitFor();
    const excess = () =>
      page.evaluate(
        '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector("table").parentElement)',
      );
    expect(await excess()).toBe(0);
  });

  it('cuts nothing off at 320 pixels, and centers the text of buttons', async () => {
    await panel.open('/panel/sign-ins');
    const { page } = panel;
    await page.setViewportSize({ width: 320, height: 640 });
    await panel.row('This session').waitFor();
    const excess = () =>
      page.evaluate(
        '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector("table").parentElement)',
      );
    await expect.poll(excess).toBe(0);
    await page.goto(`${panel.server.address}/panel/rules`);
    const link = page.getByRole('link', { name: 'Create rule' });
    const middles = async () => {
      const boxes = await Promise.all([link.boundingBox(), link.getByText('Create rule').boundingBox()]);
      const [outer = 0, inner = 99] = boxes.map((box) => (box ? box.y + box.height / 2 : undefined));
      return Math.abs(outer - inner);
    };
    await link.waitFor();
    await expect.poll(middles).toBeLessThan(3);
  });
});
