import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinyManifest, tinyModel } from '../../../../../../packages/vision/src/testing/index';
import { readConfiguration } from '../../../configuration';
import { BadConfiguration } from '../../../platform/environment';
import { readModelsFolder } from './models-folder';

const TINY = tinyModel();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-models-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
const putManifest = (name: string, more: object = {}) =>
  put(name, JSON.stringify({ ...tinyManifest(TINY), ...more }));

/** Returns the message that stops the start. */
async function refusal(at = folder): Promise<string> {
  const error = await readModelsFolder(at).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BadConfiguration);
  return (error as Error).message;
}

describe('readModelsFolder', () => {
  it('reads all manifests with the paths of their model files', async () => {
    put('tiny.onnx', TINY);
    putManifest('one.json');
    putManifest('two.json', { name: 'other', kind: 'deep-fake' });
    put('README.txt', 'Models of the shop.');
    const read = await readModelsFolder(folder);
    expect(read?.models.map(({ manifest: { name, kind } }) => [name, kind])).toEqual([
      ['tiny', 'passive-liveness'],
      ['other', 'deep-fake'],
    ]);
    expect(read?.models[0]?.path).toBe(join(read!.folder, 'tiny.onnx'));
  });

  it('returns null without a configured folder', async () => {
    expect(await readModelsFolder(undefined)).toBeNull();
  });

  it('rejects a missing folder, a folder without manifests, invalid JSON and an oversized manifest', async () => {
    expect(await refusal(join(folder, 'nowhere'))).toContain("doesn't exist");
    expect(await refusal()).toContain('contains no manifest');
    put('one.json', '{"name":');
    expect(await refusal()).toContain("one.json isn't valid JSON");
    put('one.json', `"${'x'.repeat(100_001)}"`);
    expect(await refusal()).toContain('one.json is too long');
  });

  it('rejects an invalid member, a missing file and two models with one name', async () => {
    putManifest('one.json', { thresholds: { review: 2, fail: null } });
    expect(await refusal()).toBe(
      'ASSAY_MODELS_FOLDER: one.json: thresholds.review must be a number from 0.001 to 1.',
    );
    putManifest('one.json');
    expect(await refusal()).toContain("names tiny.onnx, but that file doesn't exist");
    put('tiny.onnx', TINY);
    putManifest('two.json');
    expect(await refusal()).toContain('two manifests have the same name');
  });

  it('rejects a file with another digest than in the manifest, and an oversized file', async () => {
    put('tiny.onnx', tinyModel({ bias: 1 }));
    putManifest('one.json');
    expect(await refusal()).toMatch(
      /SHA-256 of tiny\.onnx is [0-9a-f]{64}, but one\.json states another one/,
    );
    truncateSync(join(folder, 'tiny.onnx'), 256 * 2 ** 20 + 1);
    expect(await refusal()).toContain('tiny.onnx is larger than 268435456 bytes');
  });

  it('rejects more models than the maximum', async () => {
    put('tiny.onnx', TINY);
    for (let at = 0; at < 9; at++) putManifest(`${at}.json`, { name: `tiny-${at}` });
    expect(await refusal()).toContain('more than 8 manifests');
  });

  it('rejects models when the engines are off, because no engine would use them', () => {
    expect(() =>
      readConfiguration({ ASSAY_MODELS_FOLDER: folder, ASSAY_VERIFICATION_ENGINES: 'off' }),
    ).toThrow('needs the engines');
  });
});
