import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../../apps/server/src/verification/checks/provider';
import { finished } from '../verification/flow';
import { shot } from './end-user';
import { filmedFlow } from './filmed-flow';
import { findChromium } from './flow-browser';
import { allPass, steps } from './flow-server';

const LIMIT_MS = 150_000;

/** Replaces every camera by a canvas, with the name of a real camera. */
const DRAWN_CAMERA = `navigator.mediaDevices.getUserMedia = async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const drawing = canvas.getContext('2d');
  setInterval(() => drawing.fillRect(0, 0, 1280, 720), 50);
  const stream = canvas.captureStream(20);
  for (const track of stream.getVideoTracks()) Object.defineProperty(track, 'label', { value: 'Integrated Camera' });
  return stream;
}`;

describe.skipIf(!findChromium())('camera (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const stage = filmedFlow(
    'goodDocument',
    'blurredDocument',
    'noDocument',
    'livelyFace',
    'flatPhoto',
    'twoFaces',
  );
  const { browsers } = stage;

  it('takes a well-placed document automatically, and sends the sharpest frames for a vote', async () => {
    const { id, link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(stage.clips.goodDocument, link);
    await user.sees('Let’s confirm who you are');
    await shot(user, 'intro');
    await user.press('Agree and start');
    await user.sees('Is everything readable?');
    await shot(user, 'review');
    await user.press('Use this picture');
    await user.sees('Thank you, all done');
    await shot(user, 'done');
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    const [context] = stage.flow.asked;
    expect(context?.submission).toMatchObject({ document_type: 'PASSPORT', country: 'FR' });
    expect(context?.media.map(({ slot, captureMethod }) => [slot, captureMethod])).toEqual([
      ['documentFront', 'CAMERA'],
      ...Array.from({ length: 3 }, () => ['documentFrames', 'CAMERA']),
    ]);
    const times = context?.media.slice(1).map(({ at }) => at ?? 0) ?? [];
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(user.complaints).toEqual([]);
  });

  /** Only the page reports the kind of camera. */
  const withoutIad = (context: CheckContext) => ({
    findings: allPass(context).findings.filter(({ subCheck }) => subCheck !== 'iadCheckResult'),
  });
  const REVIEWED = {
    status: 'REVIEW',
    checks: [
      { documentCheckResult: { iadCheckResult: 'REVIEW', iadRejectionReason: 'CAMERA_IS_A_PROGRAM' } },
    ],
  };
  const ofProgram = () => stage.flow.asked.flatMap(({ media }) => media.map(({ camera }) => camera));

  it('with the name of a virtual camera is reported to the server and causes a review', async () => {
    stage.flow.says(withoutIad);
    const { id, link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(stage.clips.goodDocument, link);
    await user.press('Agree and start');
    await user.sees('Is everything readable?');
    await user.press('Use this picture');
    await user.sees('Thank you, all done');
    expect(await finished(stage.flow.shop.live, id)).toMatchObject(REVIEWED);
    expect(ofProgram()).toEqual(Array.from({ length: 4 }, () => 'PROGRAM'));
    expect(user.complaints).toEqual([]);
  });

  it('that a script of the page draws is reported too, whatever its name is', async () => {
    stage.flow.says(withoutIad);
    const { id, link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(stage.clips.noDocument, null);
    await user.page.addInitScript({ content: DRAWN_CAMERA });
    await user.page.goto(link);
    await user.press('Agree and start');
    await user.sees('Page with your photo');
    await user.page.locator('.shutter button:enabled').waitFor({ state: 'attached' });
    await user.page.keyboard.press('Tab');
    await user.press('Take a picture');
    await user.press('Use this picture');
    await user.sees('Thank you, all done');
    expect(await finished(stage.flow.shop.live, id)).toMatchObject(REVIEWED);
    expect(new Set(ofProgram())).toEqual(new Set(['PROGRAM']));
  });

  it.each([
    ['a blurred document', 'blurredDocument' as const, 'Hold still, the picture is blurry'],
    ['no document at all', 'noDocument' as const, 'Place the document inside the frame'],
  ])('leaves %s to manual capture: it shows the problem and takes nothing automatically', async (_name, clip, hint) => {
    const { id, token, link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(stage.clips[clip], null);
    await user.page.clock.install();
    await user.page.goto(link);
    await user.press('Agree and start');
    await user.seesText(hint);
    await shot(user, _name);
    // After eight seconds without a picture, there is a button to take it manually.
    await user.page.clock.fastForward(8000);
    await user.page.locator('.shutter:not(.quiet)').waitFor();
    await user.sees('Page with your photo');
    const session = await stage.flow.server
      .withHeaders({ authorization: `Bearer ${token}` })
      .send('GET', '/flow-api/v1/session');
    expect(session.data.step?.received).toEqual([]);
    await user.press('Take a picture');
    await user.press('Use this picture');
    await user.sees('Thank you, all done');
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    expect(user.complaints).toEqual([]);
  });

  it('works by keyboard alone: the shutter button appears after the first Tab', async () => {
    const { link } = await stage.flow.begin(steps('DOCUMENT'));
    const user = await browsers.visit(stage.clips.noDocument, link);
    await user.sees('Let’s confirm who you are');
    await user.page.keyboard.press('Tab');
    await user.page.keyboard.press('Enter');
    await user.sees('Page with your photo');
    await user.page.locator('.shutter button:enabled').waitFor({ state: 'attached' });
    await user.page.keyboard.press('Tab');
    const focused = () => user.page.locator(':focus').textContent();
    expect(await focused()).toBe('Take a picture');
    await user.page.keyboard.press('Enter');
    await user.sees('Is everything readable?');
    expect(await focused()).toBe('Is everything readable?');
  });

  it('leads through the challenge actions of the server, and stores the frames that show them', async () => {
    const { id, link } = await stage.flow.begin(steps('SELFIE'));
    const user = await browsers.visit(stage.clips.livelyFace, link);
    await user.press('Agree and start');
    await user.press('I’m ready');
    await user.page.locator('.guide.good').waitFor({ timeout: 60_000 });
    await shot(user, 'selfie');
    await user.page.getByRole('heading', { name: 'Thank you, all done' }).waitFor({ timeout: LIMIT_MS });
    expect((await finished(stage.flow.shop.live, id)).status).toBe('APPROVED');
    const [context] = stage.flow.asked;
    expect(context?.media[0]?.slot).toBe('selfieImage');
    const frames = context?.media.filter(({ slot }) => slot === 'livenessFrames') ?? [];
    // One at rest and one for each of the three actions; a blink has two halves.
    const blinks = context?.challenge?.actions.includes('BLINK') ? 1 : 0;
    expect(frames).toHaveLength(6 + blinks);
    expect(new Set(frames.map(({ action }) => action))).toEqual(new Set([0, 1, 2]));
    const times = frames.map(({ at }) => at ?? -1);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(user.complaints).toEqual([]);
  });

  it('asks for one person if there are two, and does not continue', async () => {
    const { link } = await stage.flow.begin(steps('SELFIE'));
    const user = await browsers.visit(stage.clips.twoFaces, link);
    await user.press('Agree and start');
    await user.press('I’m ready');
    await user.seesText('Only one person can be in the picture');
    await shot(user, 'two-faces');
    expect(await user.page.locator('.steps .past').count()).toBe(0);
    expect(user.complaints).toEqual([]);
  });

  it('does not accept a picture of a face as a person: it times out, and nothing is sent', async () => {
    const { token, link } = await stage.flow.begin(steps('SELFIE'));
    const user = await browsers.visit(stage.clips.flatPhoto, null);
    await user.page.clock.install();
    await user.page.goto(link);
    await user.press('Agree and start');
    await user.press('I’m ready');
    await user.page.locator('.guide.good').waitFor({ timeout: 60_000 });
    await user.page.locator('.steps i').first().waitFor();
    await user.page.clock.fastForward(121_000);
    await user.sees('That didn’t work');
    await shot(user, 'selfie-late');
    const session = await stage.flow.server
      .withHeaders({ authorization: `Bearer ${token}` })
      .send('GET', '/flow-api/v1/session');
    expect(session.data).toMatchObject({ state: 'capture', step: { received: [] } });
    expect(stage.flow.asked).toEqual([]);
    expect(user.complaints).toEqual([]);
  });
});
