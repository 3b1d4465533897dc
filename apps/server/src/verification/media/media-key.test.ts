import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStream } from '../../platform/secrets/sealed-stream';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { mediaKeys } from './media-store';

const keys = mediaKeys(signingSecretsOf(Buffer.alloc(32, 7)), randomBytes);
const FILE = '0192f3a4-0000-7000-8000-000000000001';

describe('media file key', () => {
  it('is unwrapped only for its file', () => {
    const { key, wrapped } = keys.newKey(FILE);
    expect(keys.unwrap(FILE, wrapped)).toEqual(key);
    expect(() => keys.unwrap('another', wrapped)).toThrow();
    expect(() =>
      mediaKeys(signingSecretsOf(Buffer.alloc(32, 8)), randomBytes).unwrap(FILE, wrapped),
    ).toThrow();
  });

  it('and file of version 0.1 can still be decrypted', async () => {
    const wrapped = Buffer.from(
      'oyHYtAXj7yYElZhHTBo9wAmlzyJ2wcvCmgJk-BC-qRwYRl-xRDHuVL0w2sWQ7SxfgRdf1T2zEWjZEQgy',
      'base64url',
    );
    const key = keys.unwrap(FILE, wrapped);
    async function* sealed() {
      yield Buffer.from('TABizJuwiBT8MY-od8UB7zHShVGj0QM9e-xnTA', 'base64url');
    }
    const opened = openStream(key, sealed(), { size: 12, start: 2, end: 12 });
    expect((await opened.next()).value?.toString()).toBe('small file');
  });
});
