import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { faceSeal } from './face-match';

const faces = faceSeal(signingSecretsOf(Buffer.alloc(32, 7)), randomBytes);
const EXECUTION = '0192f3a4-0000-7000-8000-000000000001';

describe('faceSeal', () => {
  it('decrypts a face only in its environment and for its execution', () => {
    const sealed = faces.seal(4, EXECUTION, [0.5, -1.25, 3]);
    expect([...faces.open(4, EXECUTION, sealed)]).toEqual([0.5, -1.25, 3]);
    expect(() => faces.open(5, EXECUTION, sealed)).toThrow();
    expect(() => faces.open(4, EXECUTION.replace('1', '2'), sealed)).toThrow();
  });

  it('decrypts a face of version 0.1', () => {
    const kept = Buffer.from('Bt8FNxmBojfQ7RFHINy0m2ldzyKUpenCPJGQc8IHc9xxB0-6_gPsiQ', 'base64url');
    expect([...faces.open(4, EXECUTION, kept)]).toEqual([0.5, -1.25, 3]);
  });
});
