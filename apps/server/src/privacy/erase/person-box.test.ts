import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { personBox } from './scope';

const box = personBox(signingSecretsOf(Buffer.alloc(32, 7)), { bytes: randomBytes });
const place = { environmentId: 3, id: '0192f3a4-0000-7000-8000-000000000001' };
const person = { emails: ['jo@example.com'], userIds: ['u-1'] };

describe('personBox', () => {
  it('decrypts the person only for the matching request', () => {
    const sealed = box.seal(person, place);
    expect(box.open(sealed, place)).toEqual(person);
    expect(box.open(sealed, { ...place, environmentId: 4 })).toBeNull();
  });

  it('reads persons stored by version 0.1', () => {
    const kept = Buffer.from(
      'Tf9Oo0DwqCPxXT9PxcdwckaaQi0DHV0FOiNAye3e__T_9nHGVkMUM6CQZDu29LMkoDXhRiyZanKkTj0dHKBeJJ-7qgMCVOlt3RR9',
      'base64url',
    );
    expect(box.open(kept, place)).toEqual(person);
  });
});
