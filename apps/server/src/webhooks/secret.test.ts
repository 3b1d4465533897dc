import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { secretBox } from './secret';

const box = secretBox(signingSecretsOf(Buffer.alloc(32, 7)), { bytes: randomBytes });
const place = { environmentId: 3, id: '0192f3a4-0000-7000-8000-000000000001' };

describe('endpoint secret', () => {
  it('decrypts only for its endpoint', () => {
    const sealed = box.seal('whsec_AAECAwQF', place);
    expect(box.open(sealed, place)).toBe('whsec_AAECAwQF');
    expect(() => box.open(sealed, { ...place, environmentId: 4 })).toThrow();
  });

  it('of version 0.1 still decrypts', () => {
    const kept = Buffer.from('MbygIJTreBJqUXsgMdFBXhpAY6bPb6yojOw2J8_JpwM2AaJm2cOkkS5m', 'base64url');
    expect(box.open(kept, place)).toBe('whsec_AAECAwQF');
    expect(() => box.open(kept, { ...place, environmentId: 4 })).toThrow();
  });
});
