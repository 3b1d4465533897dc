import { beforeAll, describe, expect, it } from 'vitest';
import { renderHead } from '../face/testing/index';
import { encodeJpeg } from './codecs';
import { decodePortrait, isPortrait } from './portrait';
import { UnreadablePicture } from './raster';
import { codestream } from './testing/codestream';

const HEAD = renderHead({ identity: 3, width: 120, height: 160, scale: 0.8 });

describe('the portrait of a chip', () => {
  let packed: Buffer;
  beforeAll(async () => {
    packed = await codestream(HEAD);
  });

  it('is read from JPEG 2000, pixel by pixel, and from JPEG', async () => {
    expect(isPortrait(packed)).toBe(true);
    const { width, height, data } = await decodePortrait(packed);
    expect([width, height]).toEqual([120, 160]);
    expect(Buffer.from(data).equals(Buffer.from(HEAD.data))).toBe(true);
    const jpeg = await encodeJpeg(HEAD);
    expect(isPortrait(jpeg)).toBe(true);
    expect(await decodePortrait(jpeg)).toMatchObject({ width: 120, height: 160 });
  });

  it('is refused where it is damaged, and the next one is read all the same', async () => {
    for (const length of [13, 60, packed.length >> 1])
      await expect(decodePortrait(packed.subarray(0, length))).rejects.toThrow(UnreadablePicture);
    await expect(decodePortrait(Buffer.from('no picture'))).rejects.toThrow(UnreadablePicture);
    expect(isPortrait(Buffer.from('no picture'))).toBe(false);
    expect(await decodePortrait(packed)).toMatchObject({ width: 120 });
  });

  it('is refused before it is unpacked where its header states more pixels than portraits have', async () => {
    const large = Buffer.from(packed);
    const size = large.indexOf('ff4fff51', 0, 'hex') + 8;
    large.writeUInt32BE(60_000, size);
    large.writeUInt32BE(60_000, size + 4);
    await expect(decodePortrait(large)).rejects.toThrow('too many pixels');
    // In a file a box before it, which no reader opens, may hold a smaller one.
    const box = (type: string, content: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + content.length);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, content]);
    };
    const signature = box('jP  ', Buffer.from('0d0a870a', 'hex'));
    const file = (codestream: Buffer) =>
      Buffer.concat([signature, box('uuid', packed), box('jp2c', codestream)]);
    await expect(decodePortrait(file(large))).rejects.toThrow('too many pixels');
    await expect(decodePortrait(box('uuid', packed))).rejects.toThrow(UnreadablePicture);
  });
});
