import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seal } from './envelope';

const server = createECDH('prime256v1');
const publicKey = server.generateKeys('base64');

/** Decrypts an envelope with Node's cryptography; `change` may alter its bytes first. */
function open(text: string, change: (bytes: Buffer) => void = () => undefined): string {
  const bytes = Buffer.from(text, 'base64');
  change(bytes);
  const head = bytes.subarray(0, 69);
  const key = Buffer.from(
    hkdfSync('sha256', server.computeSecret(head.subarray(4)), 'assay-device-v1', head, 32),
  );
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(69, 81)).setAAD(head);
  cipher.setAuthTag(bytes.subarray(-16));
  return inflateRawSync(Buffer.concat([cipher.update(bytes.subarray(81, -16)), cipher.final()])).toString(
    'utf8',
  );
}

describe('seal', () => {
  test('can be decrypted only by the holder of the key', async () => {
    const text = await seal('{"name":"Žofie 😊"}', { kid: 0x0102, publicKey });
    const bytes = Buffer.from(text, 'base64');
    expect([...bytes.subarray(0, 5)]).toEqual([1, 1, 1, 2, 4]);
    expect(open(text)).toBe('{"name":"Žofie 😊"}');
  });

  test.each([0, 1, 2, 3, 69, 81])('detects a change of byte %i', async (at) => {
    const text = await seal('{}', { kid: 7, publicKey });
    expect(() =>
      open(text, (bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1;
      }),
    ).toThrow();
  });

  test('produces a different text each time and accepts long input', async () => {
    const plain = JSON.stringify({ list: Array.from({ length: 20_000 }, (_, at) => at * 7919) });
    const [first, second] = await Promise.all([
      seal(plain, { kid: 1, publicKey }),
      seal(plain, { kid: 1, publicKey }),
    ]);
    expect(first).not.toBe(second);
    expect(open(first)).toBe(plain);
  });

  test('rejects a public key that is not a point on the curve', async () => {
    const point = Buffer.alloc(65, 4).toString('base64');
    await expect(seal('{}', { kid: 1, publicKey: point })).rejects.toThrow();
  });
});
