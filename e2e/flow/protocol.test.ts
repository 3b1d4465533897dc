import { describe, expect, it } from 'vitest';
import { png } from '../verification/pictures';
import type { EndUser } from './end-user';
import { filmedFlow } from './filmed-flow';
import { findChromium } from './flow-browser';
import { steps, withRetryLimit } from './flow-server';
import { serveHost } from './host-page';

const NONCE = '0123456789abcdef0123456789abcdef';
const PICTURE = { name: 'picture.png', mimeType: 'image/png', buffer: png(40, 30) };
const LIMIT_MS = 90_000;

describe.skipIf(!findChromium())('page in a frame (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const stage = filmedFlow('noDocument');
  const { browsers } = stage;

  const heard = (user: EndUser) =>
    user.page.evaluate("heard.filter(({ type }) => type !== 'resize')") as Promise<readonly object[]>;
  const hears = (user: EndUser, type: string) =>
    user.page.waitForFunction(`heard.some((message) => message.type === '${type}')`);

  /** Opens a host page with the frame of an execution, before `connect` is sent. */
  async function framed(definition = steps('DOCUMENT'), options = {}, camera = 'denied') {
    const { id, token } = await stage.flow.begin(definition);
    const user = await browsers.visit(camera, null, options);
    await user.page.goto(await serveHost(user.context, stage.flow.origin));
    await user.page.evaluate(`show('${id}', '${NONCE}')`);
    const start = (more: object = {}) => ({
      type: 'start',
      token,
      renderingMode: 'inline',
      version: '0.2.0',
      ...more,
    });
    const connect = (nonce: string, ...messages: readonly unknown[]) =>
      user.page.evaluate(`connect('${nonce}', ${JSON.stringify(messages)})`);
    const frame = user.page.frameLocator('iframe');
    const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
    return { user, id, token, start, connect, frame, press };
  }
  const PHONE = { viewport: { width: 500, height: 900 }, hasTouch: true, isMobile: true };

  it('reports opened, started, completed and closed, in this order and each once', async () => {
    const { user, connect, start, press, frame } = await framed(steps('DOCUMENT'), PHONE);
    await connect(NONCE, start());
    await hears(user, 'opened');
    await press('Agree and start');
    await press('Upload a picture instead');
    await frame.locator('input[type=file]').setInputFiles(PICTURE);
    await press('Use this picture');
    await hears(user, 'completed');
    await press('Done');
    await hears(user, 'closed');
    expect(await heard(user)).toEqual([
      { type: 'opened' },
      { type: 'started' },
      { type: 'completed', status: 'success' },
      { type: 'closed' },
    ]);
    expect(
      await user.page.evaluate("heard.some(({ type, height }) => type === 'resize' && height > 100)"),
    ).toBe(true);
    expect(user.complaints).toEqual([]);
  });

  it('ignores messages without its nonce, and messages that are not a start', async () => {
    const { user, connect, start, frame } = await framed();
    await connect('f'.repeat(32), start());
    await connect(NONCE, 'start', { type: 'start' }, { type: 'stop' }, start());
    await hears(user, 'opened');
    await frame.getByRole('heading', { name: 'Let’s confirm who you are' }).waitFor();
    expect(await heard(user)).toEqual([{ type: 'opened' }]);
  });

  it('shows only the execution of its URL', async () => {
    const { user, connect, start } = await framed();
    const other = await stage.flow.begin(steps('DOCUMENT'));
    await connect(NONCE, start({ token: other.token }));
    await hears(user, 'error');
    expect(await heard(user)).toEqual([{ type: 'opened' }, { type: 'error', code: 'error_code_3' }]);
  });

  it('asks for confirmation before it closes: by its button, by Escape, and by the host', async () => {
    const { user, connect, start, press, frame } = await framed();
    await connect(NONCE, start());
    const dialog = frame.getByRole('alertdialog');
    await press('Close');
    await dialog.waitFor();
    // The focus stays inside.
    for (const name of ['Leave', 'Stay', 'Leave']) {
      await user.page.keyboard.press('Tab');
      expect(await frame.locator(':focus').textContent()).toBe(name);
    }
    await user.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await frame.locator(':focus').getAttribute('aria-label')).toBe('Close');
    await user.page.keyboard.press('Escape');
    await dialog.waitFor();
    await press('Stay');
    await user.page.evaluate("port.postMessage({ type: 'close' })");
    await dialog.waitFor();
    await press('Leave');
    await hears(user, 'closed');
    expect(await heard(user)).toEqual([{ type: 'opened' }, { type: 'cancelled' }, { type: 'closed' }]);
  });

  it('reports error_code_5 if no attempt is left', async () => {
    stage.flow.says(() => ({ findings: [], retry: 'DARK' }));
    const definition = withRetryLimit(steps('DOCUMENT'), 1);
    const { user, connect, start, press, frame } = await framed(definition, PHONE);
    await connect(NONCE, start());
    await press('Agree and start');
    await press('Upload a picture instead');
    await frame.locator('input[type=file]').setInputFiles(PICTURE);
    await press('Use this picture');
    await hears(user, 'error');
    expect((await heard(user)).at(-1)).toEqual({ type: 'error', code: 'error_code_5' });
  });

  it('reports error_code_4 if its engine cannot be loaded and the end user gives up', async () => {
    const { user, connect, start, press, frame } = await framed(
      steps('DOCUMENT'),
      PHONE,
      stage.clips.noDocument,
    );
    await user.context.route('**/flow/assets/engine-*', (route) => route.abort());
    await connect(NONCE, start());
    await press('Agree and start');
    await frame.getByRole('heading', { name: 'Couldn’t load the camera assistant' }).waitFor();
    await press('I can’t continue');
    await hears(user, 'error');
    expect((await heard(user)).at(-1)).toEqual({ type: 'error', code: 'error_code_4' });
  });

  it('offers a desktop only the phone if the host requires it', async () => {
    const { connect, start, press, frame } = await framed(steps('SELFIE'));
    await connect(NONCE, start({ alwaysTransferFromDesktop: true, language: 'cn' }));
    await press('同意并开始');
    await frame.locator('svg.code').waitFor();
    await frame.getByRole('button', { name: '改为复制链接' }).waitFor();
    expect(await frame.getByRole('button', { name: '在此设备上继续' }).count()).toBe(0);
  });

  it("uses the host's colors, and rejects invalid colors", async () => {
    const { user, connect, start, frame } = await framed();
    const light = {
      baseAccent: '#7a1fa2',
      baseTextOnLight: 'red; color: blue',
      logoUrl: 'http://evil.example/x.png',
    };
    await connect(NONCE, start({ theme: { light, fontWeight: '500' } }));
    await frame.getByRole('button', { name: 'Agree and start' }).waitFor();
    const inner = user.page.frames().find((one) => one.url().includes('/flow/'));
    const style = (selector: string, name: string) =>
      inner?.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
    expect(await style('.primary', 'backgroundColor')).toBe('rgb(122, 31, 162)');
    expect(await style('body', 'color')).toBe('rgb(22, 32, 46)');
    expect(await style('body', 'fontWeight')).toBe('500');
    expect(await frame.locator('img.logo').count()).toBe(0);
  });

  it('cannot be framed by a site unless the workflow allows it', async () => {
    const definition = { ...steps('DOCUMENT'), settings: { allowed_origins: ['https://shop.example'] } };
    const { user, id } = await framed(definition);
    const answer = await user.page.request.get(`${stage.flow.origin}/flow/${id}`);
    expect(answer.headers()['content-security-policy']).toContain('frame-ancestors https://shop.example');
  });
});
