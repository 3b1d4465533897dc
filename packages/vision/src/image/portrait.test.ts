import { beforeAll, describe, expect, it } from 'vitest';
import { renderHead } from '../face/testing/index';
import { encodeJpeg } from './codecs';
import { decodePortrait, isPortrait } from './portrait';
import { UnreadablePicture } from './raster';
import { codestream } from './testing/codestream';

const HEAD = renderHead({ identity: 3, width: 120, height: 160, scale: 0.8 });

describe('decodePortrait', () => {
  let packed: Buffer;
  beforeAll(async () => {
    packed = await codestream(HEAD);
  });

  it('decodes JPEG 2000 exactly, and JPEG', async () => {
    expect(isPortrait(packed)).toBe(true);
    const { width, height, data } = await decodePortrait(packed);
    expect([width, height]).toEqual([120, 160]);
    expect(Buffer.from(data).equals(Buffer.from(HEAD.data))).toBe(true);
    const jpeg = await encodeJpeg(HEAD);
    expect(isPortrait(jpeg)).toBe(true);
    expect(await decodePortrait(jpeg)).toMatchObject({ width: 120, height: 160 });
  });

  it('rejects a damaged portrait, and still decodes the next one', async () => {
    for (const length of [13, 60, packed.length >> 1])
      await expect(decodePortrait(packed.subarray(0, length))).rejects.toThrow(UnreadablePicture);
    await expect(decodePortrait(Buffer.from('no picture'))).rejects.toThrow(UnreadablePicture);
    expect(isPortrait(Buffer.from('no picture'))).toBe(false);
    expect(await decodePortrait(packed)).toMatchObject({ width: 120 });
  });

  it('rejects a portrait before decompression when its header states too many pixels', async () => {
    const large = Buffer.from(packed);
    const size = large.indexOf('ff4fff51', 0, 'hex') + 8;
    large.writeUInt32BE(60_000, size);
    large.writeUInt32BE(60_000, size + 4);
    await expect(decodePortrait(large)).rejects.toThrow('too many pixels');
    // In a file, an earlier box that readers ignore may state a smaller size.
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
