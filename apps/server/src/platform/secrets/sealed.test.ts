import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedKey, encrypt, keyIdOf } from './aes-gcm';
import { type EncryptedKind, sealing } from './sealed';

const secret = Buffer.alloc(32, 7);
type KindOfBefore = Required<Pick<EncryptedKind, 'before'>> & EncryptedKind;

const bound: KindOfBefore = {
  name: 'test',
  before: { purpose: 'test before', tag: 'before-text', bound: true },
};
const unbound: KindOfBefore = {
  name: 'test',
  before: { purpose: 'test before', tag: 'behind-text', bound: false },
};
const ours = sealing(secret, bound, randomBytes);

/** Encrypts like version 0.1. */
function encryptedByOldVersion(
  plain: string,
  place: string,
  { before }: KindOfBefore,
  nonce = randomBytes(12),
): Buffer {
  const key = derivedKey(secret, before.purpose);
  const { tag, text } = encrypt(key, nonce, Buffer.from(before.bound ? place : ''), Buffer.from(plain));
  return Buffer.concat([nonce, ...(before.tag === 'before-text' ? [tag, text] : [text, tag])]);
}

describe('encrypted value', () => {
  it('contains version, key id, nonce, tag and a ciphertext as long as the plain text', () => {
    const sealed = ours.seal('a word', 'here');
    expect(sealed.subarray(0, 5)).toEqual(Buffer.from([1, ...keyIdOf(secret)]));
    expect(sealed.length).toBe(1 + 4 + 12 + 16 + 6);
    expect(ours.seal('a word', 'here')).not.toEqual(sealed);
  });

  it('decrypts to any original value', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (plain, place) => {
        const sealed = ours.seal(Buffer.from(plain), place);
        expect(ours.open(sealed, place)).toEqual(Buffer.from(plain));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['in another place', ours, 'there'],
    ['under another secret', sealing(Buffer.alloc(32, 8), bound, randomBytes), 'here'],
    ['as another kind', sealing(secret, { ...bound, name: 'other' }, randomBytes), 'here'],
    ['with another salt', sealing(secret, { ...bound, salt: '1' }, randomBytes), 'here'],
  ])('does not decrypt %s', (_what, other, place) => {
    const sealed = ours.seal('a word', 'here');
    expect(ours.open(sealed, 'here')?.toString()).toBe('a word');
    expect(other.open(sealed, place)).toBeNull();
  });

  it.each([bound, unbound])('does not decrypt when it is cut or any byte is changed (%#)', (kind) => {
    const sealer = sealing(secret, kind, randomBytes);
    for (const sealed of [sealer.seal('a word', 'here'), encryptedByOldVersion('a word', 'here', kind)]) {
      expect(sealer.open(sealed, 'here')?.toString()).toBe('a word');
      for (let at = 0; at < sealed.length; at++) {
        expect(sealer.open(sealed.subarray(0, at), 'here')).toBeNull();
        for (const flip of [1, 128, 255]) {
          const altered = Buffer.from(sealed);
          altered[at] = (altered[at] ?? 0) ^ flip;
          expect(sealer.open(altered, 'here')).toBeNull();
        }
      }
    }
  });

  it('does not decrypt with another key id or version in its header', () => {
    const sealed = ours.seal('a word', 'here');
    const otherKey = Buffer.concat([sealed.subarray(0, 1), keyIdOf('other'), sealed.subarray(5)]);
    const otherVersion = Buffer.concat([Buffer.from([2]), sealed.subarray(1)]);
    expect(ours.open(otherKey, 'here')).toBeNull();
    expect(ours.open(otherVersion, 'here')).toBeNull();
  });

  it('of version 0.1 decrypts, and only in its place if it was bound to one', () => {
    expect(ours.open(encryptedByOldVersion('a word', 'here', bound), 'here')?.toString()).toBe('a word');
    expect(ours.open(encryptedByOldVersion('a word', 'here', bound), 'there')).toBeNull();
    const free = sealing(secret, unbound, randomBytes);
    expect(free.open(encryptedByOldVersion('a word', 'here', unbound), 'there')?.toString()).toBe('a word');
  });

  it('of version 0.1 decrypts even if its random nonce resembles a header of version 1', () => {
    const nonce = Buffer.concat([Buffer.from([1]), keyIdOf(secret), randomBytes(7)]);
    expect(ours.open(encryptedByOldVersion('a word', 'here', bound, nonce), 'here')?.toString()).toBe(
      'a word',
    );
  });

  it('does not decrypt as version 0.1 with its header removed', () => {
    expect(ours.open(ours.seal('a word', '').subarray(5), '')).toBeNull();
  });
});
