import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUB_CHECKS_OF_STEP } from '@assay/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { axeFaults } from './axe';
import { findChromium, launchChromium, namelessControls, openPage } from './browser';
import { apiOf, type ServerApi } from './built-server';
import { capturedVerification } from './captured-verification';

/** A name that contains markup, with letters of two directions. */
const PROBE = '<img src=x onerror=alert(1)> محمد 🙂';

/**
 * Results of the real engines for these pictures (checked by e2e/verification/engines-real and selfie),
 * returned at once: on a busy machine the real ones time out.
 */
const engine: CheckProvider = {
  name: 'stand-in',
  version: '1',
  capabilities: () =>
    (['DOCUMENT', 'SELFIE'] as const).flatMap((check) =>
      SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'moderate' as const })),
    ),
  async evaluate({ checkType, media, earlier }) {
    const findings = SUB_CHECKS_OF_STEP[checkType].map((subCheck) => ({
      subCheck,
      result: 'PASS' as const,
      ...(subCheck === 'faceMatchingResult' ? { score: 0.31 } : {}),
    }));
    if (checkType === 'DOCUMENT') {
      const zone = { source: 'ZONE', checked: true, confidence: null, print: 'CONFIRMED' };
      const extracted = {
        fullName: 'CAMILLE SOPHIE DURAND MOREAU',
        firstName: 'CAMILLE SOPHIE',
        lastName: 'DURAND MOREAU',
        birthDate: '1990-05-14',
        documentNumber: '18FV07635',
        documentIssueDate: '2024-02-10',
        country: 'FR',
        documentType: 'PASSPORT',
        fieldSources: {
          birthDate: zone,
          documentNumber: zone,
          documentIssueDate: { source: 'VISUAL', checked: false, confidence: 0.97, print: null },
        },
      };
      return { findings, extracted };
    }
    const idOf = (slot: string, from: typeof media) => from.find((item) => item.slot === slot)?.id ?? null;
    const place = { quarters: 0, x: 0.33, y: 0.2, width: 0.35, height: 0.6 };
    const portrait = { quarters: 0, x: 0.13, y: 0.24, width: 0.12, height: 0.25 };
    return {
      findings,
      extracted: {
        faces: {
          selfie: { ...place, media: idOf('selfieImage', media) },
          reference: { ...portrait, media: idOf('documentFront', earlier) },
        },
      },
    };
  },
};

describe.skipIf(!findChromium())('review of a verification', { timeout: 180_000 }, () => {
  let folder: string;
  let served: AssayServer;
  let server: ServerApi;
  let browser: Browser;
  let signedIn: BrowserContext;
  let id: string;

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
    folder = mkdtempSync(join(tmpdir(), 'assay-review-'));
    [served, browser] = await Promise.all([
      startAssay({ env: { ASSAY_DATA_DIR: folder }, checkProviders: [engine] }),
      launchChromium(findChromium() ?? ''),
    ]);
    server = apiOf(`http://127.0.0.1:${await served.listen()}`, served.owner.liveKey);
    ({ id } = await capturedVerification(server, {
      user_id: 'user-1',
      user_fullname: PROBE,
      user_dob: '1970-01-01',
    }));
    signedIn = await contextOf({ viewport: { width: 1280, height: 900 } });
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function contextOf(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    await context.request.post(`${server.address}/management-api/v1/session`, {
      data: { api_key: server.key },
      headers: { 'x-assay-panel': '1' },
    });
    return context;
  }

  async function open(
    context: BrowserContext = signedIn,
  ): Promise<{ page: Page; complaints: readonly string[] }> {
    const watched = await openPage(context, server.address);
    await watched.page.goto(`${server.address}/panel/verifications/${id}`);
    await watched.page.getByRole('region', { name: 'Check: document' }).waitFor();
    return watched;
  }

  const frameOf = (page: Page) => page.getByRole('application', { name: /Document front/ });
  const widthOf = (image: object) => (image as { readonly naturalWidth: number }).naturalWidth;

  it('shows the document next to its fields, the faces, the challenge and the conditions', async () => {
    const { page, complaints } = await open();
    const picture = page.getByRole('img', { name: /Document front/ });
    await expect.poll(() => picture.evaluate(widthOf)).toBe(1500);
    const fields = page.getByRole('table', { name: 'Fields of document' });
    await page.getByText(/^Extracted but not compared/).click();
    await page
      .getByRole('table', { name: 'Other fields of document' })
      .getByRole('row')
      .filter({ hasText: 'Document number' })
      .getByText(/MRZ, check digit valid/)
      .waitFor();
    await fields
      .getByRole('row')
      .filter({ hasText: 'Date of birth' })
      .getByText('different', { exact: true })
      .waitFor();
    // Submitted text is shown as text, whatever it contains.
    await fields.getByText(PROBE).waitFor();
    const faces = page.getByRole('region', { name: 'Face comparison' });
    await faces.getByText(/Similarity \d+%\. Same person\./).waitFor();
    for (const name of ['Document or reference face', 'Selfie face'])
      await faces.getByRole('img', { name }).waitFor();
    await page.getByRole('button', { name: /^Selfie/ }).click();
    const challenge = page.getByRole('region', { name: 'Liveness challenge' });
    await challenge.getByRole('button', { name: 'Open frames' }).click();
    await expect.poll(() => challenge.getByRole('img').count()).toBeGreaterThanOrEqual(6);
    await challenge.getByText('Screen colors').waitFor();
    for (const name of ['Dark', 'White', 'Blue', 'Green', 'Cyan', 'Amber'])
      await challenge.getByRole('img', { name: new RegExp(`^${name}, `) }).waitFor();
    for (const rest of await page.getByText(/sub-checks? (passed|not performed)/).all()) await rest.click();
    await page
      .getByRole('row')
      .filter({ hasText: 'Face match' })
      .getByText(/[Ff]ace distance .*: below 0\.50/)
      .waitFor();
    await page.getByRole('tab', { name: 'Identity proofing level' }).click();
    const conditions = page.getByRole('table', { name: 'Level requirements' });
    await conditions
      .getByRole('row')
      .filter({ hasText: 'Exactly one face' })
      .getByText('met', { exact: true })
      .waitFor();
    expect(await namelessControls(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('zooms by keys, mouse and touch', async () => {
    const { page } = await open();
    const frame = frameOf(page);
    const picture = page.getByRole('img', { name: /Document front/ });
    await frame.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.getByText('156%').waitFor();
    await page.keyboard.press('r');
    await page.getByText('156%, rotated 90°').waitFor();

    const before = await picture.getAttribute('style');
    const box = (await frame.boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 120, { steps: 3 });
    await page.mouse.up();
    expect(await picture.getAttribute('style')).not.toBe(before);

    await page.mouse.wheel(0, -200);
    await page.getByText('195%, rotated 90°').waitFor();
    await page.keyboard.press('0');
    await page
      .getByRole('toolbar', { name: /Document front/ })
      .getByText('100%')
      .waitFor();
    await page.close();

    const phone = await contextOf({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const small = (await open(phone)).page;
    await frameOf(small).scrollIntoViewIfNeeded();
    const target = (await frameOf(small).boundingBox())!;
    const session = await phone.newCDPSession(small);
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({
        x: target.x + target.width / 2 + side * apart,
        y: target.y + target.height / 2,
        id,
      }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect
      .poll(async () =>
        Number.parseInt(
          (await small
            .getByText(/^\d+%$/)
            .first()
            .textContent()) ?? '',
          10,
        ),
      )
      .toBeGreaterThan(150);
    const sideways = await small.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await phone.close();
  });

  it('shows a masked picture only for a reason', async () => {
    const api = `${server.address}/management-api/v1`;
    const email = 'looker@example.com';
    const password = 'a sentence that only they would say';
    const { token } = await server.call<{ token: string }>('POST', '/management-api/v1/invitations', {
      email,
      role: 'read-only',
    });
    const theirs = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await theirs.request.post(`${api}/invitations/accept`, { data: { token, password } });
    const headers = { 'x-assay-panel': '1' };
    await theirs.request.post(`${api}/session`, { data: { email, password }, headers });
    const { page, complaints } = await open(theirs);
    await page
      .getByRole('button', { name: /^View Document front.*with reason$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    expect(await page.getByRole('img', { name: /Document front/ }).count()).toBe(0);
    await dialog.getByLabel('Reason').fill('Complaint 4711 of the customer');
    await dialog.getByRole('button', { name: 'View', exact: true }).click();
    const picture = page.getByRole('img', { name: /Document front/ });
    await expect.poll(() => picture.evaluate(widthOf)).toBe(1500);
    const { records } = await server.call<{ records: { change: object }[] }>(
      'GET',
      '/management-api/v1/audit-log?action=person.reveal',
    );
    expect(records[0]?.change).toMatchObject({ operation: 'openExecutionMedia' });
    expect(complaints).toEqual([]);
    await theirs.close();
  });

  it.each(['light', 'dark'] as const)('has no axe violation: %s', async (scheme) => {
    const { page } = await open();
    await page.emulateMedia({ colorScheme: scheme });
    await page.getByRole('img', { name: 'Selfie face' }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.close();
  });

  it("shows the first reviewer's decision to the second, and preserves the second's draft", async () => {
    const [first, second] = [(await open()).page, (await open()).page];
    const form = (page: Page) => page.getByRole('form', { name: 'Decide document' });
    await form(second).getByRole('textbox', { name: 'Comment' }).fill('I would decline it');
    await form(first).getByText('Request resubmission', { exact: true }).click();
    await form(first).getByLabel('Message to the end user').selectOption('GLARE');
    await form(first).getByRole('textbox', { name: 'Comment' }).fill('Under a reflection');
    await form(first).getByRole('button', { name: 'Request resubmission' }).click();
    const link = (await first.getByTestId('end-user-link').textContent()) ?? '';
    expect(link).toContain(`/flow/${id}#token=`);
    await form(second).getByText('Decline', { exact: true }).click();
    await form(second).getByRole('button', { name: 'Decide' }).click();
    await second.getByText('Already decided').waitFor();
    await second.getByText('I would decline it').waitFor();
    await second.getByText('PENDING', { exact: true }).first().waitFor();

    const user = await browser.newContext();
    const flow = await user.newPage();
    await flow.goto(link);
    // A computer without a camera is first offered the phone.
    await flow.getByText('Upload a picture instead').click();
    await flow.getByText(/reflection covers part of the document/).waitFor();
    await user.close();
    await first.close();
    await second.close();
  });
});
