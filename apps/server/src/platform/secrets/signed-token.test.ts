import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { derivedKey, keyIdOf } from './aes-gcm';
import { signedTokens, type TokenKind } from './signed-token';
import { signingSecretsOf } from './testing/signing-secrets';

const secret = Buffer.alloc(32, 7);
const kind: TokenKind = { audience: 'tests', claims: ['sub'], purposeBefore: 'tests before' };
const tokens = signedTokens(signingSecretsOf(secret), kind);
const NOW_S = 1_790_000_000;
const NOW = NOW_S * 1000;
const times = { issuedAt: NOW_S, expiresAt: NOW_S + 600 };
const header = { alg: 'HS256', typ: 'JWT', kid: keyIdOf(secret).toString('hex') };
const registered = {
  iss: 'assay',
  aud: 'tests',
  sub: 'me',
  iat: NOW_S,
  nbf: NOW_S - 60,
  exp: NOW_S + 600,
};
const key = derivedKey(secret, 'assay signed token: tests');
const keyBefore = derivedKey(secret, 'tests before');

const signedBy = (with_: Uint8Array, claims: object, protectedHeader: object = header) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', ...protectedHeader }).sign(with_);
const without = (claim: keyof typeof registered) => ({ ...registered, [claim]: undefined });

describe('signed token', () => {
  it('returns its claims and those that every token has', async () => {
    const claims = await tokens.verify(await tokens.sign({ sub: 'me', more: 1 }, times), NOW);
    expect(claims).toEqual({ ...registered, more: 1 });
    expect(await tokens.verify(await signedBy(key, registered), NOW)).toEqual(registered);
  });

  it('is valid from a minute before it was signed, to allow for clock differences, until it expires', async () => {
    const text = await tokens.sign({ sub: 'me' }, times);
    expect(await tokens.verify(text, NOW - 61_000)).toBeNull();
    expect(await tokens.verify(text, NOW - 60_000)).not.toBeNull();
    expect(await tokens.verify(text, NOW + 599_999)).not.toBeNull();
    expect(await tokens.verify(text, NOW + 600_000)).toBeNull();
  });

  it('is rejected if any byte is changed or it is cut', async () => {
    const text = await tokens.sign({ sub: 'me' }, times);
    const parts = text.split('.').map((part) => Buffer.from(part, 'base64url'));
    for (const [index, part] of parts.entries()) {
      for (let at = 0; at < part.length; at++) {
        const altered = parts.map((bytes) => Buffer.from(bytes));
        const changed = altered[index]!;
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(await tokens.verify(altered.map((b) => b.toString('base64url')).join('.'), NOW)).toBeNull();
      }
    }
    for (let length = 0; length < text.length; length++)
      expect(await tokens.verify(text.slice(0, length), NOW)).toBeNull();
  });

  it.each([
    ['another issuer', { ...registered, iss: 'other' }],
    ['no issuer', without('iss')],
    ['another audience', { ...registered, aud: 'others' }],
    ['no audience', without('aud')],
    ['no expiry', without('exp')],
    ['no start', without('nbf')],
    ['no time of issue', without('iat')],
    ['no claim of its kind', without('sub')],
    ['an expiry that is not a number', { ...registered, exp: 'never' }],
    ['a start in the future', { ...registered, nbf: NOW_S + 1 }],
  ])('is rejected with %s', async (_what, claims) => {
    expect(await tokens.verify(await signedBy(key, claims), NOW)).toBeNull();
  });

  it('is rejected without a signature or with another algorithm', async () => {
    expect(await tokens.verify(new UnsecuredJWT(registered).encode(), NOW)).toBeNull();
    const [, payload, signature] = (await tokens.sign({ sub: 'me' }, times)).split('.');
    const none = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
    expect(await tokens.verify(`${none}.${payload}.`, NOW)).toBeNull();
    expect(await tokens.verify(`${none}.${payload}.${signature}`, NOW)).toBeNull();
    const longer = new SignJWT(registered).setProtectedHeader({ ...header, alg: 'HS512' });
    expect(await tokens.verify(await longer.sign(Buffer.alloc(64, 7)), NOW)).toBeNull();
  });

  it('is rejected under another key id, another secret, and as another kind', async () => {
    expect(
      await tokens.verify(await signedBy(key, registered, { typ: 'JWT', kid: 'other' }), NOW),
    ).toBeNull();
    const text = await tokens.sign({ sub: 'me' }, times);
    expect(await signedTokens(signingSecretsOf(Buffer.alloc(32, 8)), kind).verify(text, NOW)).toBeNull();
    expect(
      await signedTokens(signingSecretsOf(secret), { ...kind, audience: 'others' }).verify(text, NOW),
    ).toBeNull();
  });

  it('is rejected if it exceeds the maximum length', async () => {
    const text = await tokens.sign({ sub: 'me', more: 'x'.repeat(1000) }, times);
    expect(await tokens.verify(text, NOW)).toBeNull();
  });
});

describe('token of version 0.1', () => {
  const before = { sub: 'me', exp: NOW_S + 600 };
  const headerBefore = { typ: 'JWT' };

  it('is accepted until it expires', async () => {
    const text = await signedBy(keyBefore, before, headerBefore);
    expect(await tokens.verify(text, NOW)).toEqual(before);
    expect(await tokens.verify(text, NOW + 600_000)).toBeNull();
  });

  it('is rejected without a claim of its kind or without an expiry', async () => {
    expect(await tokens.verify(await signedBy(keyBefore, { exp: before.exp }, headerBefore), NOW)).toBeNull();
    expect(await tokens.verify(await signedBy(keyBefore, { sub: 'me' }, headerBefore), NOW)).toBeNull();
  });

  it('has a separate key, so neither form is accepted as the other', async () => {
    expect(await tokens.verify(await signedBy(key, before, headerBefore), NOW)).toBeNull();
    expect(await tokens.verify(await signedBy(keyBefore, registered), NOW)).toBeNull();
  });
});
