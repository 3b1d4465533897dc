import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { renderHead } from '../face/testing/render-head';
import { surface } from '../testing/draw-document';
import { decodePicture, encodeJpeg } from './codecs';
import { readHeader } from './header';
import { type Raster, UnreadablePicture } from './raster';

/** Draws four quarters of different colors, so that every rotation and mirroring is distinguishable. */
function quarters(width = 64, height = 48): Raster {
  const picture = surface(width, height, [250, 250, 250]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour =
        y < height / 2
          ? x < width / 2
            ? [250, 0, 0]
            : [0, 250, 0]
          : x < width / 2
            ? [0, 0, 250]
            : [250, 250, 0];
      picture.data.set(colour, (y * width + x) * 4);
    }
  }
  return picture;
}

/** Returns the colors at the corners: top left, top right, bottom left. */
function corners({ width, height, data }: Raster): readonly string[] {
  const names: { readonly [key: string]: string } = {
    '1,0,0': 'red',
    '0,1,0': 'green',
    '0,0,1': 'blue',
    '1,1,0': 'yellow',
  };
  const at = (x: number, y: number) =>
    names[[0, 1, 2].map((channel) => (data[(y * width + x) * 4 + channel]! > 128 ? 1 : 0)).join()] ?? 'other';
  return [at(4, 4), at(width - 5, 4), at(4, height - 5)];
}

/** Adds an Exif block with an orientation to a JPEG. */
function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from(
    '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  );
  exif.writeUInt16BE(orientation, 6 + 8 + 2 + 8);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Computes the checksum after each PNG chunk (ISO/IEC 15948 annex D). */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const png = ({ width, height, data }: Raster): Buffer => {
  const file = new PNG({ width, height });
  file.data = Buffer.from(data);
  return PNG.sync.write(file);
};

async function webp(raster: Raster): Promise<Uint8Array> {
  const { readFile } = await import('node:fs/promises');
  const { createRequire } = await import('node:module');
  const codec = await import('@jsquash/webp/encode.js');
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  const { compile } = (globalThis as never as { WebAssembly: { compile(bytes: Uint8Array): Promise<never> } })
    .WebAssembly;
  await codec.init(await compile(await readFile(path)));
  return new Uint8Array(await codec.default({ ...raster, colorSpace: 'srgb' } as never, { quality: 90 }));
}

/**
 * The four quarters in cyan, magenta, yellow and black, inverted like Adobe's programs, written by another
 * program.
 */
const IN_INKS = Buffer.from(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgAMABABAERAAIRAQMRAQQRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAHBgX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAUIBwb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AO+subKWAAAAySu0MAAAANakM8gAAADJK7QwAAAA1qQzyAAAAMkrtDAAAAClODPHAAAACDNJI4AAAAvLNqwAAAAIM0kjgAAAC8s2rAAAAAgzSSOAAAAP/9k=',
  'base64',
);

describe('encodeJpeg', () => {
  it.each([2, 18, 5])('round-trips an image: head %i', async (identity) => {
    const head = renderHead({ identity, width: 480, height: 360, scale: 0.6, grain: 1 });
    const { data } = await decodePicture(await encodeJpeg(head, 75));
    let off = 0;
    for (const [at, value] of head.data.entries()) off += Math.abs(value - data[at]!);
    expect(off / data.length).toBeLessThan(4);
  });
});

describe('decodePicture', () => {
  it.each([
    ['JPEG', (raster: Raster) => encodeJpeg(raster)],
    ['PNG', async (raster: Raster) => png(raster)],
    ['WebP', webp],
  ])('decodes a %s', async (_name, encode) => {
    const bytes = await encode(quarters());
    expect(readHeader(bytes)).toMatchObject({ width: 64, height: 48 });
    const decoded = await decodePicture(bytes);
    expect([decoded.width, decoded.height]).toEqual([64, 48]);
    expect(corners(decoded)).toEqual(['red', 'green', 'blue']);
  });

  // Corners that a viewer shows for each orientation, for an image stored as red, green / blue, yellow.
  it.each([
    [1, ['red', 'green', 'blue']],
    [2, ['green', 'red', 'yellow']],
    [3, ['yellow', 'blue', 'green']],
    [4, ['blue', 'yellow', 'red']],
    [5, ['red', 'blue', 'green']],
    [6, ['blue', 'red', 'yellow']],
    [7, ['yellow', 'green', 'blue']],
    [8, ['green', 'yellow', 'red']],
  ])('rotates an image upright for orientation %d', async (orientation, expected) => {
    const decoded = await decodePicture(withOrientation(await encodeJpeg(quarters()), orientation));
    expect([decoded.width, decoded.height]).toEqual(orientation < 5 ? [64, 48] : [48, 64]);
    expect(corners(decoded)).toEqual(expected);
  });

  it('decodes a CMYK JPEG', async () => {
    const decoded = await decodePicture(IN_INKS);
    expect([decoded.width, decoded.height]).toEqual([64, 48]);
    expect(corners(decoded)).toEqual(['red', 'green', 'blue']);
  });

  it('rejects a CMYK JPEG that is too large, or states another height after its pixels', async () => {
    const large = Buffer.from(IN_INKS);
    const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
    large.writeUInt16BE(5000, frame + 5);
    large.writeUInt16BE(5000, frame + 7);
    await expect(decodePicture(large)).rejects.toThrow('too many pixels');
    const twice = Buffer.concat([IN_INKS.subarray(0, -2), Buffer.from('ffdc0004ffffffd9', 'hex')]);
    await expect(decodePicture(twice)).rejects.toThrow(UnreadablePicture);
  });

  it('rejects an image by its header when it would decompress to too many pixels', async () => {
    const bomb = png(surface(8, 8, [0, 0, 0]));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    await expect(decodePicture(bomb)).rejects.toThrow('too many pixels');
    bomb.writeUInt32BE(1, 16);
    bomb.writeUInt32BE(49_999_999, 20);
    await expect(decodePicture(bomb)).rejects.toThrow('too large');
  });

  it('rejects interlaced rows that decompress to more than the header states', async () => {
    const { deflateSync } = await import('node:zlib');
    const whole = png(quarters(8, 8));
    const chunk = (size: number) => {
      const data = deflateSync(Buffer.alloc(size));
      const body = Buffer.concat([Buffer.from('IDAT'), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const laced = (size: number) => {
      const head = Buffer.from(whole.subarray(0, 33));
      head[28] = 1;
      head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
      return Buffer.concat([head, chunk(size), whole.subarray(-12)]);
    };
    // 8 × 8 pixels of three or four bytes in seven passes: 15 rows.
    expect((await decodePicture(laced(8 * 8 * 4 + 15))).width).toBe(8);
    await expect(decodePicture(laced(100_000))).rejects.toThrow(UnreadablePicture);
  });

  it('rejects a JPEG with hundreds of scans', async () => {
    const jpeg = Buffer.from(await encodeJpeg(quarters()));
    const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    const repeated = (times: number) =>
      Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
    await expect(decodePicture(repeated(100))).rejects.toThrow('too many scans');
    await decodePicture(jpeg);
  });

  it('rejects an animation by its header', async () => {
    const moving = Buffer.alloc(64);
    moving.write('RIFF8\0\0\0WEBPVP8X', 'latin1');
    moving[20] = 2;
    await expect(decodePicture(moving)).rejects.toThrow('it is an animation');
  });

  it('rejects damaged, truncated, empty and other files', async () => {
    const jpeg = await encodeJpeg(quarters());
    const hollow = png(quarters()).fill(7, 40, 60);
    for (const bytes of [
      new Uint8Array(0),
      jpeg.subarray(0, 3),
      jpeg.subarray(0, 30),
      hollow,
      Buffer.from('%PDF-1.7'),
    ])
      await expect(decodePicture(bytes)).rejects.toThrow(UnreadablePicture);
  });
});
