import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../configuration';
import { inspectMedia } from '../../operations/doctor/data';
import { startFakeS3 } from '../testing/fake-s3';

it('the doctor distinguishes a reachable bucket from one that denies access', async () => {
  const config = readConfiguration({ ASSAY_DATA_DIR: tmpdir() });
  const store = await startFakeS3();
  const withSecret = (secretAccessKey: string) =>
    inspectMedia({
      ...config,
      verification: { ...config.verification, mediaS3: { ...store.config, secretAccessKey } },
    });
  try {
    expect(await withSecret(store.config.secretAccessKey)).toMatchObject([{ state: 'ok' }]);
    const refused = await withSecret('another secret');
    expect(refused).toMatchObject([
      { check: 'media', state: 'failed', note: expect.stringContaining('SignatureDoesNotMatch') },
    ]);
    expect(JSON.stringify(refused)).not.toContain('another secret');
    expect(await inspectMedia(config)).toMatchObject([{ state: 'ok' }]);
  } finally {
    await store.close();
  }
});
