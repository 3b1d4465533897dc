import { createCipheriv, createHash } from 'node:crypto';
import { der } from './make-chip';

/** id-PK-ECDH and id-PK-DH. */
export const ON_CURVE = Buffer.from('060904007f000702020102', 'hex');
export const IN_PRIME_GROUP = Buffer.from('060904007f000702020101', 'hex');
/** Creates DG14 with a key and further elements. */
export const group14 = (oid: Buffer, info: Buffer, ...others: readonly Buffer[]) =>
  der(0x6e, der(0x31, der(0x30, oid, info), ...others));
export const STATUS = Buffer.from('99029000', 'hex');

const ecb = (key: Buffer, block: Buffer): Buffer => {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
};

/** Creates a chip's first response, protected by AES (CMAC over whole blocks). */
export function answer(shared: Buffer, digest: 'sha1' | 'sha256', length: number, counter = 2): Buffer {
  const key = createHash(digest)
    .update(shared)
    .update(Buffer.from('00000002', 'hex'))
    .digest()
    .subarray(0, length);
  const blocks = Buffer.alloc(32);
  blocks[15] = counter;
  STATUS.copy(blocks, 16);
  blocks[16 + STATUS.length] = 0x80;
  const mask = ecb(key, Buffer.alloc(16));
  const isCarried = (mask[0]! & 0x80) !== 0;
  for (let at = 0; at < 16; at++) mask[at] = ((mask[at]! << 1) | ((mask[at + 1] ?? 0) >> 7)) & 0xff;
  if (isCarried) mask[15]! ^= 0x87;
  const first = ecb(key, blocks.subarray(0, 16));
  const last = Buffer.from(blocks.subarray(16).map((byte, at) => byte ^ first[at]! ^ mask[at]!));
  return Buffer.concat([
    STATUS,
    Buffer.from('8e08', 'hex'),
    ecb(key, last).subarray(0, 8),
    Buffer.from('9000', 'hex'),
  ]);
}
