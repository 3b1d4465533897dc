import {
  createCipheriv,
  createDiffieHellman,
  createHash,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateMrz } from '../mrz/generate';
import { TRAVELLER } from '../testing/printed-document';
import { hasKeyOfGroup } from './chip-authentication';
import { BadDer } from './der';
import { answer, group14, IN_PRIME_GROUP, ON_CURVE, STATUS } from './testing/answering-chip';
import { der, makeIssuer, makeSecurityObject, makeZoneGroup } from './testing/make-chip';
import { verifyChip } from './verify-chip';

const scalarOf = (key: KeyObject) => Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });

const curve = { namedCurve: 'P-256' } as const;
const [CHIP, READER] = [generateKeyPairSync('ec', curve), generateKeyPairSync('ec', curve)];
const GROUP = group14(ON_CURVE, spki(CHIP.publicKey));
const shared = diffieHellman({ privateKey: CHIP.privateKey, publicKey: READER.publicKey });
const privateKey = scalarOf(READER.privateKey);

describe('hasKeyOfGroup', () => {
  it.each([
    ['sha1', 16],
    ['sha256', 24],
    ['sha256', 32],
  ] as const)('accepts a response protected by keys from %s of %d bytes', (digest, length) => {
    const response = answer(shared, digest, length);
    expect(hasKeyOfGroup(GROUP, { privateKey, response })).toBe(true);
  });

  it('accepts a response protected by triple DES', () => {
    const key = createHash('sha1').update(shared).update(Buffer.from('00000002', 'hex')).digest();
    const triple = (keys: readonly Buffer[], bytes: Buffer) => {
      const cipher = createCipheriv('des-ede3-cbc', Buffer.concat(keys), Buffer.alloc(8)).setAutoPadding(
        false,
      );
      return Buffer.concat([cipher.update(bytes), cipher.final()]);
    };
    const [first, second] = [key.subarray(0, 8), key.subarray(8, 16)];
    const chained = triple([first, first, first], Buffer.from('0000000000000002', 'hex'));
    const last = Buffer.from('9902900080000000', 'hex').map((byte, at) => byte ^ chained[at]!);
    const checksum = triple([first, second, first], Buffer.from(last));
    const response = Buffer.concat([
      STATUS,
      Buffer.from('8e08', 'hex'),
      checksum,
      Buffer.from('9000', 'hex'),
    ]);
    expect(hasKeyOfGroup(GROUP, { privateKey, response })).toBe(true);
  });

  it('rejects a response of another chip, for another key, with a later counter, changed, or unprotected', () => {
    const other = generateKeyPairSync('ec', curve);
    const response = answer(shared, 'sha1', 16);
    const changed = Buffer.from(response);
    changed[8]! ^= 1;
    for (const [key, said] of [
      [
        privateKey,
        answer(diffieHellman({ privateKey: other.privateKey, publicKey: READER.publicKey }), 'sha1', 16),
      ],
      [scalarOf(other.privateKey), response],
      [privateKey, answer(shared, 'sha1', 16, 4)],
      [privateKey, changed],
      [privateKey, Buffer.from('9000', 'hex')],
      [privateKey, Buffer.from('99ff', 'hex')],
      [Buffer.alloc(90, 7), response],
    ] as const)
      expect(hasKeyOfGroup(GROUP, { privateKey: key, response: said })).toBe(false);
  });

  it('accepts a response in a prime group', () => {
    const chip = createDiffieHellman(512, 2);
    const prime = chip.getPrime();
    const integer = (bytes: Buffer) => der(0x02, Buffer.from([0]), bytes);
    chip.generateKeys();
    const exponent = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
    const other = createDiffieHellman(prime, Buffer.from([2]));
    other.setPrivateKey(exponent);
    other.generateKeys();
    const info = der(
      0x30,
      der(
        0x30,
        Buffer.from('06092a864886f70d010301', 'hex'),
        der(0x30, integer(prime), integer(Buffer.from([2]))),
      ),
      der(0x03, Buffer.from([0]), integer(chip.getPublicKey())),
    );
    const secret = chip.computeSecret(other.getPublicKey());
    const whole = Buffer.concat([Buffer.alloc(prime.length - secret.length), secret]);
    const group = group14(IN_PRIME_GROUP, info);
    expect(hasKeyOfGroup(group, { privateKey: exponent, response: answer(whole, 'sha1', 16) })).toBe(true);
    expect(hasKeyOfGroup(group, { privateKey, response: answer(whole, 'sha1', 16) })).toBe(false);
  });

  it('returns null when the chip states no key, and throws for an invalid group', () => {
    const response = answer(shared, 'sha1', 16);
    expect(hasKeyOfGroup(der(0x6e, der(0x31)), { privateKey, response })).toBeNull();
    expect(() => hasKeyOfGroup(Buffer.from('6e0130', 'hex'), { privateKey, response })).toThrow(BadDer);
  });

  it('verifyChip passes a chip signed by its issuer, and fails a copy', () => {
    const lines = generateMrz(TRAVELLER);
    const groups = new Map<number, Uint8Array>([
      [1, makeZoneGroup(lines)],
      [14, GROUP],
    ]);
    const signer = makeIssuer('p256', 'Document Signer', makeIssuer('p256', 'Country Signer', null));
    const verified = (response: Buffer) =>
      verifyChip({
        securityObject: makeSecurityObject(signer, groups),
        groups,
        trusted: [],
        revocations: [],
        printed: lines,
        active: null,
        chip: { privateKey, response },
        accessProtocol: null,
        now: Date.UTC(2026, 0, 15),
      });
    expect(verified(answer(shared, 'sha256', 32)).results).toMatchObject({
      chipAuthenticationResult: 'PASS',
      overallResult: 'NOT_PERFORMED',
    });
    expect(verified(answer(shared, 'sha1', 16, 6))).toMatchObject({
      results: { chipAuthenticationResult: 'FAIL', overallResult: 'FAIL' },
      reasons: ['CHIP_IS_A_COPY', 'NO_COUNTRY_CERTIFICATES'].reverse(),
    });
  });
});
