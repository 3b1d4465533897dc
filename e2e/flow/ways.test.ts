import { describe, expect, it } from 'vitest';
import { texts as french } from '../../apps/flow/src/texts/fr';
import { finished } from '../verification/flow';
import { png } from '../verification/pictures';
import { shot } from './end-user';
import { filmedFlow } from './filmed-flow';
import { findChromium, PHONE } from './flow-browser';
import { steps, withRetryLimit } from './flow-server';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PICTURE = { name: 'passport.png', mimeType: 'image/png', buffer: png(40, 30) };
const TEXT = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all\n') };
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** The same length and the same ends; the middle is no longer a picture. */
const torn = (picture: Buffer) => Buffer.from(picture).fill(0, 20, picture.length - 20);
const LIMIT_MS = 120_000;

describe.skipIf(!findChromium())('page (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const stage = filmedFlow('goodDocument', 'noDocument');
  const { browsers } = stage;

  it('accepts a file if the camera is denied, and reports it as a file', async () => {
    const { id, link } = await stage.flow.begin(steps('DOCUMENT', 'SELFIE'));
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.sees('The camera is blocked');
    await shot(user, 'denied');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.page.getByText('All four corners are visible').waitFor();
    await user.press('Use this picture');
    await user.sees('Take a selfie');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.sees('Is your face clearly visible?');
    await user.page.getByText('Your whole face is in the picture').waitFor();
    expect(await user.page.getByText('four corners').count()).toBe(0);
    await user.press('Use this picture');
    await user.sees('Thank you, all done');
    await finished(stage.flow.shop.live, id);
    expect(stage.flow.asked.flatMap(({ media }) => media.map(({ captureMethod }) => captureMethod))).toEqual([
      'UPLOAD',
      'UPLOAD',
    ]);
    expect(user.complaints).toEqual([]);
  });

  it.each<[string, { name: string; mimeType: string; buffer: Buffer }, string]>([
    ['a text file', { ...TEXT, name: 'notes.txt', mimeType: 'text/plain' }, 'You can’t use this file.'],
    ['a text file named as a picture', TEXT, 'Couldn’t open the file'],
    ['half a picture', { ...PICTURE, buffer: PICTURE.buffer.subarray(0, 40) }, 'Couldn’t open the file'],
    [
      'a picture damaged in the middle',
      { ...PICTURE, buffer: torn(PICTURE.buffer) },
      'Couldn’t open the file',
    ],
    ['an animation named as a picture', { ...PICTURE, buffer: GIF }, 'Couldn’t open the file'],
    ['an empty file', { ...PICTURE, buffer: Buffer.alloc(0) }, 'The file is empty.'],
    ['a giant file', { ...PICTURE, buffer: Buffer.alloc(20_000_001) }, 'The file is too large.'],
  ])('refuses %s before sending it, and shows the reason', async (_name, file, reason) => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.press('Upload a picture instead');
    const sent: string[] = [];
    user.page.on('request', (request) => sent.push(request.url()));
    await user.chooses(file);
    await user.page.getByRole('alert').getByText(reason).waitFor();
    expect(await user.page.getByRole('button', { name: 'Use this picture' }).count()).toBe(0);
    expect(sent.filter((url) => url.includes('/media/'))).toEqual([]);
    await user.chooses(PICTURE);
    await user.sees('Is everything readable?');
    expect(user.complaints).toEqual([]);
  });

  it('continues in the language that the end user chooses, also after a reload', async () => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('denied', link);
    await user.sees('Let’s confirm who you are');
    await user.page.getByLabel('Language').selectOption({ label: 'Français' });
    await user.sees(french.introTitle);
    expect(await user.page.locator('html').getAttribute('lang')).toBe('fr');
    await user.press(french.agree);
    await user.press(french.uploadInstead);
    await user.page.getByText(french.exampleBadDocument).waitFor();
    await user.page.reload();
    await user.press(french.uploadInstead);
    await user.page.getByLabel(french.language).selectOption('en');
    await user.page.getByText('Like this', { exact: true }).waitFor();
    expect(user.complaints).toEqual([]);
  });

  it('remembers country and kind of the document for another attempt, unless a different one is requested', async () => {
    const { nodes, ...rest } = steps('DOCUMENT');
    const free = { ...rest, nodes: nodes.map(({ settings: _, ...node }) => node) };
    stage.flow.says(() => ({ findings: [], retry: 'DARK' }));
    const { link } = await stage.flow.begin(free);
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.page.getByLabel('Issuing country').selectOption('HU');
    await user.page.getByLabel('Passport').check();
    await user.press('Continue');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.press('Use this picture');
    await user.sees('Let’s try that again');
    await user.press('Try again');
    await user.press('Upload a picture instead');
    stage.flow.says(() => ({ findings: [], retry: 'NOT_ACCEPTED' }));
    await user.chooses(PICTURE);
    await user.press('Use this picture');
    await user.page.getByText('This document isn’t accepted here.').waitFor();
    await user.press('Try again');
    await user.sees('Choose your document');
    expect(await user.page.getByLabel('Issuing country').inputValue()).toBe('HU');
    expect(await user.page.getByLabel('Passport').isChecked()).toBe(true);
    expect(stage.flow.asked.map(({ submission }) => submission)).toMatchObject([
      { document_type: 'PASSPORT', country: 'HU' },
      { document_type: 'PASSPORT', country: 'HU' },
    ]);
    expect(user.complaints).toEqual([]);
  });

  it('ends with error_code_1 if there is neither a camera nor a file', async () => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('none', link);
    await user.press('Agree and start');
    await user.press('I can’t continue');
    await user.sees('You can’t use this device');
    await shot(user, 'no-device');
    expect(user.complaints).toEqual([]);
  });

  it('shows why a picture must be taken again, counts the attempts, and ends if none is left', async () => {
    stage.flow.says(() => ({ findings: [], retry: 'DARK' }));
    const { link } = await stage.flow.begin(withRetryLimit(steps('DOCUMENT'), 2));
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.press('Use this picture');
    await user.sees('Let’s try that again');
    await user.page.getByText('The picture is too dark. Find better light.').waitFor();
    await user.page.getByText('Attempts left: 1').waitFor();
    await shot(user, 'again');
    await user.press('Try again');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.press('Use this picture');
    await user.sees('No attempts left');
    expect(user.complaints).toEqual([]);
  });

  it("shows the reason for another attempt in the end user's language", async () => {
    stage.flow.says(() => ({ findings: [], retry: 'GLARE' }));
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('denied', link, { ...PHONE, locale: 'fr-FR' });
    await user.press(french.agree);
    await user.press(french.uploadInstead);
    await user.chooses(PICTURE);
    await user.press(french.useThis);
    await user.page.getByText(french.again_GLARE).waitFor();
    expect(user.complaints).toEqual([]);
  });

  it('shows that a token has expired, at the start and in the middle', async () => {
    const { link, id } = await stage.flow.begin(steps('DOCUMENT'));
    const forged = await browsers.visit('denied', `${link}x`);
    await forged.sees('This verification has expired');
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    stage.flow.server.clock.advance(61 * 60_000);
    await user.press('Use this picture');
    await user.sees('This verification has expired');
    await shot(user, 'expired');
    expect(new URL(user.page.url()).href).toBe(`${stage.flow.origin}/flow/${id}`);
    expect(user.complaints).toEqual([]);
  });

  it('continues after a reload, in this tab and in no other', async () => {
    const { link, id } = await stage.flow.begin(steps('CREDIT_CARD', 'DOCUMENT'));
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await user.page.getByLabel('Valid until (MM/YY)').fill('1239');
    await user.page.getByLabel('Name on the card').fill('Camille Durand');
    await shot(user, 'card');
    await user.press('Send');
    await user.sees('The camera is blocked');
    await user.page.reload();
    await user.sees('The camera is blocked');
    const other = await browsers.enter(user.context, `${stage.flow.origin}/flow/${id}`);
    await other.sees('This verification has expired');
    expect([...user.complaints, ...other.complaints]).toEqual([]);
  });

  it('never sends the number of a card', async () => {
    const { link, id } = await stage.flow.begin(steps('CREDIT_CARD'));
    const user = await browsers.visit('denied', null);
    const sent: string[] = [];
    user.page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await user.page.goto(link);
    await user.press('Agree and start');
    await user.page.getByLabel('Card number').fill('4111 1111 1111 1112');
    await user.press('Send');
    await user.page.getByText('Check the number. It isn’t a valid card number.').waitFor();
    await user.page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await user.page.getByLabel('Valid until (MM/YY)').fill('1239');
    await user.page.getByLabel('Name on the card').fill('Camille Durand');
    await user.press('Send');
    await user.sees('Thank you, all done');
    const card = sent.find((request) => request.includes('/submit'));
    expect(card).toContain('"bin":"411111"');
    expect(sent.join()).not.toMatch(/4111[ -]?1111[ -]?1111/);
    const { checks } = (await finished(stage.flow.shop.live, id)) as unknown as { checks: readonly object[] };
    expect(checks[0]).toMatchObject({
      creditCardVerificationResult: {
        maskedPan: '411111******1111',
        luhnCheckResult: 'PASS',
        issuingNetwork: 'VISA',
      },
    });
  });

  it('accepts proofs of address and several files', async () => {
    const { link, id } = await stage.flow.begin(steps('PROOF_OF_ADDRESS', 'EVIDENCE'));
    const user = await browsers.visit('denied', link);
    const pdf = {
      name: 'bill.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'),
    };
    await user.press('Agree and start');
    await user.chooses(pdf);
    await user.press('Use this picture');
    await user.sees('Additional documents');
    await user.chooses(pdf);
    await user.chooses(PICTURE);
    await user.page.getByText('Files: 2 of 10').waitFor();
    await shot(user, 'evidence');
    await user.press('Remove bill.pdf');
    await user.chooses(pdf);
    await user.press('Send');
    await user.sees('Thank you, all done');
    await finished(stage.flow.shop.live, id);
    expect(stage.flow.asked.map(({ media }) => media.map(({ mediaType }) => mediaType))).toEqual([
      ['application/pdf'],
      ['image/png', 'application/pdf'],
    ]);
    expect(user.complaints).toEqual([]);
  });

  it('waits for the network and loses nothing', async () => {
    const { link, id } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.press('Upload a picture instead');
    await user.chooses(PICTURE);
    await user.context.setOffline(true);
    await user.press('Use this picture');
    await user.page.getByText('No connection.').waitFor();
    await shot(user, 'offline');
    await user.context.setOffline(false);
    await user.sees('Thank you, all done');
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    expect(stage.flow.asked).toHaveLength(1);
  });

  it('continues on a phone with the code of a desktop, which follows it and can take over again', async () => {
    const { link, id } = await stage.flow.begin(steps('DOCUMENT'));
    const desktop = await browsers.visit(stage.clips.noDocument, link, DESKTOP);
    await desktop.press('Agree and start');
    await desktop.sees('Continue on your phone');
    const code = await desktop.page.locator('svg.code').getAttribute('data-url');
    await shot(desktop, 'to-phone');
    const phone = await browsers.visit(stage.clips.goodDocument, code);
    await phone.sees('Let’s confirm who you are');
    await desktop.press('Continue here instead');
    await desktop.sees('Page with your photo');
    await phone.press('Agree and start');
    await phone.press('Continue here instead');
    await phone.sees('Is everything readable?');
    await phone.press('Use this picture');
    await phone.sees('Thank you, all done');
    await phone.page.getByText('You can go back to your computer now.').waitFor();
    const again = await browsers.visit('denied', code);
    await again.sees('This code no longer works');
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    expect([...desktop.complaints, ...phone.complaints, ...again.complaints]).toEqual([]);
  });

  it('shows the result of the phone on the desktop that follows it', async () => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const desktop = await browsers.visit(stage.clips.noDocument, link, DESKTOP);
    await desktop.press('Agree and start');
    const code = await desktop.page.locator('svg.code').getAttribute('data-url');
    const phone = await browsers.visit('denied', code);
    await phone.press('Agree and start');
    await desktop.page.getByText('Keep this page open.').waitFor();
    await shot(desktop, 'elsewhere');
    await phone.press('Upload a picture instead');
    await phone.chooses(PICTURE);
    await phone.press('Use this picture');
    await phone.sees('Thank you, all done');
    await desktop.sees('Thank you, all done');
    expect([...desktop.complaints, ...phone.complaints]).toEqual([]);
  });

  it('shows the company of the page, and the links at the end', async () => {
    const contact = { contact_email: 'help@shop.example', contact_phone: '+49 30 1234567' };
    await stage.flow.shop.live.manage('PATCH', '/account', contact);
    await stage.flow.shop.live.manage('PUT', '/account/logo', { picture: png(60, 20).toString('base64') });
    const { nodes, ...rest } = steps('EVIDENCE');
    const declined = nodes.map((node) =>
      node.type === 'END' ? { ...node, status: 'DECLINED' as const } : node,
    );
    const settings = { return_url: 'https://shop.example/orders', retry_url: 'https://shop.example/verify' };
    const { link } = await stage.flow.begin({ ...rest, nodes: declined, settings });
    const user = await browsers.visit('denied', link);
    await user.page.getByText('Shop', { exact: true }).waitFor();
    const logo = user.page.locator('img.logo');
    await expect
      .poll(() =>
        logo.evaluate((image) => (image as unknown as { readonly naturalWidth: number }).naturalWidth),
      )
      .toBe(60);
    expect(new URL((await logo.getAttribute('src')) ?? '', stage.flow.origin).origin).toBe(stage.flow.origin);
    await user.press('Agree and start');
    await user.chooses(PICTURE);
    await user.press('Send');
    await user.sees('We couldn’t verify you');
    await shot(user, 'declined');
    const hrefOf = (name: string) => user.page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf('Try again')).toBe(settings.retry_url);
    expect(await hrefOf('Back to Shop')).toBe(settings.return_url);
    expect(await hrefOf('help@shop.example')).toBe('mailto:help@shop.example');
    expect(await hrefOf('+49 30 1234567')).toBe('tel:+49301234567');
    expect(user.complaints).toEqual([]);
  });

  it('links back from a good end too, and offers no other attempt there', async () => {
    const { link } = await stage.flow.begin({
      ...steps('EVIDENCE'),
      settings: { return_url: 'https://shop.example/orders', retry_url: 'https://shop.example/verify' },
    });
    const user = await browsers.visit('denied', link);
    await user.press('Agree and start');
    await user.chooses(PICTURE);
    await user.press('Send');
    await user.sees('Thank you, all done');
    await user.page.getByRole('link', { name: 'Back to Shop' }).waitFor();
    expect(await user.page.getByRole('link').count()).toBe(1);
  });

  it('continues after it stopped on the device only', async () => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit('none', link);
    await user.press('Agree and start');
    await user.press('I can’t continue');
    await user.sees('You can’t use this device');
    await user.press('Try again');
    await user.sees('No camera found');
    expect(user.complaints).toEqual([]);
  });
});
