import {
  createCipheriv,
  createDecipheriv,
  createDiffieHellman,
  createECDH,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasKeyOfGroup } from './chip-authentication';
import { BadDer } from './der';
import { agreeWithChip } from './reader-key';
import { CIPHERS, checksumOf, selectFile } from './secure-messaging';
import { answer, group14, IN_PRIME_GROUP, ON_CURVE } from './testing/answering-chip';
import { der } from './testing/make-chip';

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const drawn = (length: number) => randomBytes(length);

/** Creates `ChipAuthenticationInfo`: the agreement and cipher, version 1, and the key ID. */
const offer = (place: number, id?: number) =>
  der(
    0x30,
    der(0x06, Buffer.from(`04007f000702020302${place.toString(16).padStart(2, '0')}`, 'hex')),
    der(0x02, Buffer.from([1])),
    ...(id === undefined ? [] : [der(0x02, Buffer.from([id]))]),
  );

/** Returns the shared secret that a chip on a curve computes from a reader's key. */
const sharedBy = (curve: string, chip: KeyObject, reader: Uint8Array) => {
  const own = createECDH(curve);
  own.setPrivateKey(Buffer.from(chip.export({ format: 'jwk' }).d!, 'base64url'));
  return own.computeSecret(reader);
};

describe('selectFile', () => {
  it('protects a command as in the example of Doc 9303 part 11 appendix D.4', () => {
    const keys = {
      cipher: CIPHERS[0],
      secrecy: Buffer.from('979EC13B1CBFE9DCD01AB0FED307EAE5', 'hex'),
      checksums: Buffer.from('F1CB1F1FB5ADF208806B89DC579DC1F8', 'hex'),
    };
    const command = selectFile(keys, 0x887022120c06c227n, Buffer.from('011E', 'hex'));
    expect(command.toString('hex')).toBe('0ca4020c158709016375432908c044f68e08bf8b92d635ff24f800');
    const status = Buffer.from('99029000', 'hex');
    expect(checksumOf(keys, 0x887022120c06c228n, status).toString('hex')).toBe('fa855a5d4c50a8ed');
  });
});

describe('agreeWithChip', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  it.each([
    [2, 'sha1', 16],
    [3, 'sha256', 24],
    [4, 'sha256', 32],
  ] as const)('with AES %d gives keys that prove only one response', (place, digest, length) => {
    const group = group14(ON_CURVE, spki(publicKey), offer(place));
    const agreed = agreeWithChip(group, drawn)!;
    expect(agreed).toMatchObject({ protocol: `0.4.0.127.0.7.2.2.3.2.${place}`, keyId: null });
    const shared = sharedBy('prime256v1', privateKey, agreed.publicKey);
    const response = answer(shared, digest, length);
    expect(hasKeyOfGroup(group, { privateKey: agreed.privateKey, response })).toBe(true);
    const again = agreeWithChip(group, drawn)!;
    expect(hasKeyOfGroup(group, { privateKey: again.privateKey, response })).toBe(false);
  });

  it('selects data group 1 in a command that only the chip can decrypt', () => {
    const agreed = agreeWithChip(group14(ON_CURVE, spki(publicKey), offer(2)), drawn)!;
    const shared = sharedBy('prime256v1', privateKey, agreed.publicKey);
    const hash = createHash('sha1').update(shared).update(Buffer.from('00000001', 'hex')).digest();
    const key = hash.subarray(0, 16);
    const counter = Buffer.alloc(16);
    counter[15] = 1;
    const start = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(counter);
    const decipher = createDecipheriv('aes-128-cbc', key, start).setAutoPadding(false);
    const command = Buffer.from(agreed.command);
    expect(command.subarray(0, 8).toString('hex')).toBe('0ca4020c1d871101');
    expect(decipher.update(command.subarray(8, 24)).toString('hex')).toBe(`010180${'00'.repeat(13)}`);
  });

  it('uses the key of the agreement with the strongest cipher', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    const key = (oid: Buffer, info: Buffer, id: number) => der(0x30, oid, info, der(0x02, Buffer.from([id])));
    const group = der(
      0x6e,
      der(
        0x31,
        offer(2, 7),
        offer(4, 9),
        key(ON_CURVE, spki(other.publicKey), 9),
        key(ON_CURVE, spki(publicKey), 7),
      ),
    );
    const agreed = agreeWithChip(group, drawn)!;
    expect(agreed).toMatchObject({ protocol: '0.4.0.127.0.7.2.2.3.2.4', keyId: Buffer.from([9]) });
    expect(agreed.publicKey).toHaveLength(97);
  });

  it.each<[string, 'named' | 'explicit']>([
    ['prime192v1', 'named'],
    ['brainpoolP224r1', 'explicit'],
    ['secp224r1', 'explicit'],
    ['brainpoolP256r1', 'explicit'],
    ['brainpoolP320r1', 'named'],
    ['secp384r1', 'explicit'],
    ['brainpoolP512r1', 'explicit'],
    ['secp521r1', 'named'],
  ])('supports %s, %s', (namedCurve, paramEncoding) => {
    const chip = generateKeyPairSync('ec', { namedCurve, paramEncoding });
    const group = group14(ON_CURVE, spki(chip.publicKey), offer(4));
    const agreed = agreeWithChip(group, drawn)!;
    const reader = createECDH(namedCurve);
    reader.setPrivateKey(agreed.privateKey);
    expect(reader.getPublicKey()).toEqual(Buffer.from(agreed.publicKey));
    const point = spki(chip.publicKey).subarray(-agreed.publicKey.length);
    const response = answer(reader.computeSecret(point), 'sha256', 32);
    expect(hasKeyOfGroup(group, { privateKey: agreed.privateKey, response })).toBe(true);
  });

  it('supports a prime group', () => {
    const chip = createDiffieHellman(512, 2);
    chip.generateKeys();
    const integer = (bytes: Buffer) => der(0x02, Buffer.from([0]), bytes);
    const parameters = der(0x30, integer(chip.getPrime()), integer(Buffer.from([2])));
    const algorithm = der(0x30, Buffer.from('06092a864886f70d010301', 'hex'), parameters);
    const info = der(0x30, algorithm, der(0x03, Buffer.from([0]), integer(chip.getPublicKey())));
    const group = group14(IN_PRIME_GROUP, info);
    const agreed = agreeWithChip(group, drawn)!;
    expect(agreed.protocol).toBe('0.4.0.127.0.7.2.2.3.1.1');
    const secret = chip.computeSecret(agreed.publicKey);
    const shared = Buffer.concat([Buffer.alloc(64 - secret.length), secret]);
    const response = answer(shared, 'sha1', 16);
    expect(hasKeyOfGroup(group, { privateKey: agreed.privateKey, response })).toBe(true);
  });

  it('returns null when no key can be used', () => {
    const odd = generateKeyPairSync('ec', { namedCurve: 'secp256k1', paramEncoding: 'explicit' });
    expect(agreeWithChip(group14(ON_CURVE, spki(odd.publicKey)), drawn)).toBeNull();
    expect(agreeWithChip(der(0x6e, der(0x31)), drawn)).toBeNull();
  });

  it("throws for an invalid point, and for bytes that aren't a group", () => {
    const broken = Buffer.from(spki(publicKey));
    broken[broken.length - 1]! ^= 1;
    expect(() => agreeWithChip(group14(ON_CURVE, broken), drawn)).toThrow(BadDer);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          expect(agreeWithChip(bytes, drawn)).toBeNull();
        } catch (error) {
          expect(error).toBeInstanceOf(BadDer);
        }
      }),
    );
  });
});
