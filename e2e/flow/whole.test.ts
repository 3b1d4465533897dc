import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngines, type Engines } from '../../apps/server/src/verification/engines/create-engines';
import { finished } from '../verification/flow';
import { passportFiles, prepareClips } from './camera-clip';
import { Browsers } from './end-user';
import { findChromium } from './flow-browser';
import { type FlowServer, startFlowServer, steps } from './flow-server';

const LIMIT_MS = 300_000;

interface Checks {
  readonly status: string;
  readonly checks: readonly {
    readonly documentCheckResult: { readonly [subCheck: string]: string } | null;
    readonly documentCheckExtractedData: object | null;
    readonly selfieVerificationResult: { readonly [subCheck: string]: string } | null;
  }[];
}

describe.skipIf(!findChromium())('complete flow (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const prepare = () => prepareClips('goodDocument', 'livelyFace');
  let clips: Awaited<ReturnType<typeof prepare>>;
  let files: Awaited<ReturnType<typeof passportFiles>>;
  let engines: Engines;
  let flow: FlowServer;
  const browsers = new Browsers(() => flow);

  beforeAll(async () => {
    clips = await prepare();
    files = await passportFiles();
    await promisify(execFile)(process.execPath, [
      fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url)),
    ]);
    engines = createEngines(fileURLToPath(new URL('../../dist', import.meta.url)), 1);
    flow = await startFlowServer(engines.providers);
  }, LIMIT_MS);
  afterAll(async () => {
    await browsers.close();
    clips.remove();
    await flow.stop();
    await engines.close();
  });

  it('from a camera to a result: reads a passport and matches its holder', async () => {
    const { id, link } = await flow.begin(steps('DOCUMENT', 'SELFIE'));
    // A Chromium camera shows one clip: the passport is taken in one browser, the face in another.
    const first = await browsers.visit(clips.paths.goodDocument, link);
    await first.press('Agree and start');
    await first.sees('Is everything readable?');
    await first.press('Use this picture');
    await first.page.getByRole('heading', { name: 'Take a selfie' }).waitFor({ timeout: 120_000 });
    const second = await browsers.visit(clips.paths.livelyFace, link);
    await second.press('I’m ready');
    await second.page.getByRole('heading', { name: 'Thank you, all done' }).waitFor({ timeout: 180_000 });
    const { checks } = (await finished(flow.shop.live, id)) as unknown as Checks;
    expect(checks[0]?.documentCheckResult).toMatchObject({
      imageQualityCheckResult: 'PASS',
      mrzCheckResult: 'PASS',
    });
    expect(checks[0]?.documentCheckExtractedData).toMatchObject({
      documentNumber: '18FV07635',
      country: 'FR',
    });
    expect(checks[1]?.selfieVerificationResult).toMatchObject({
      livenessCheckResult: 'PASS',
      mfdCheckResult: 'PASS',
    });
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('gives one passport the same result by camera, as a file of that picture, and as a scan on white', async () => {
    const outcome = async (file: Buffer | null) => {
      const { id, link } = await flow.begin(steps('DOCUMENT'));
      const user = await browsers.visit(file ? 'denied' : clips.paths.goodDocument, link);
      await user.press('Agree and start');
      if (file) {
        await user.press('Upload a picture instead');
        await user.chooses({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: file });
      }
      await user.sees('Is everything readable?');
      await user.press('Use this picture');
      await user.page.getByRole('heading', { name: 'Thank you, all done' }).waitFor({ timeout: 120_000 });
      const { checks } = (await finished(flow.shop.live, id)) as unknown as Checks;
      return checks[0];
    };
    for (const file of [null, files.photo, files.scan]) {
      expect(await outcome(file)).toMatchObject({
        documentCheckResult: { imageQualityCheckResult: 'PASS', mrzCheckResult: 'PASS' },
        documentCheckExtractedData: { documentNumber: '18FV07635', country: 'FR' },
      });
    }
  });
});
