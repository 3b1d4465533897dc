import { describe, expect, it } from 'vitest';
import { wholeOf } from '../document/read-page';
import { decodePicture, encodeJpeg } from '../image/codecs';
import { crop, type Raster } from '../image/raster';
import { copiedWithin, photocopied, photographedFromScreen } from '../testing/forge';
import {
  BY_HAND,
  drawDocument,
  noise,
  photograph,
  printedDocument,
  random,
  TRAVELLER,
} from '../testing/index';
import { fileTracesOf } from './file-traces';
import { judgeForgery } from './judge-forgery';

const draw = random(11);
const taken = noise(photograph(drawDocument(printedDocument(TRAVELLER)), 1500, 1100, BY_HAND), 4, draw);
const inside = { x: 160, y: 120, width: 1180, height: 820 };

const judged = (picture: Raster, file: Uint8Array | null = null, place = inside) =>
  Object.fromEntries(
    judgeForgery([{ picture, place, file }]).map(({ subCheck, result, reasons }) => [
      subCheck,
      [result, ...(reasons ?? [])],
    ]),
  );

describe('judgeForgery', () => {
  it('finds no trace on a photograph of a document, which proves nothing', () => {
    expect(judged(taken)).toEqual({
      screenCheckResult: ['NOT_PERFORMED', 'NO_TRACE'],
      photocopyCheckResult: ['NOT_PERFORMED', 'NO_TRACE'],
      photoForgeryCheckResult: ['NOT_PERFORMED', 'NO_TRACE'],
    });
  });

  it.each([
    1.3, 2.3, 4.2,
  ])('returns REVIEW for a screen with a pixel pitch of %d camera pixels', async (pitch) => {
    const part = crop(taken, { x: 160, y: 120, width: 512, height: 400 });
    const shot = photographedFromScreen(part, { pitch, angle: 0.06, slant: 0.05 }, draw);
    const picture = await decodePicture(await encodeJpeg(shot, 80));
    expect(judged(picture, null, wholeOf(picture)).screenCheckResult).toEqual(['REVIEW', 'SCREEN_PATTERN']);
  });

  it('finds no screen in a woven table next to the document', () => {
    const data = new Uint8ClampedArray(taken.data);
    for (let y = 0, at = 0; y < taken.height; y++) {
      for (let x = 0; x < taken.width; x++, at += 4) {
        const isInside = x > 120 && x < 1380 && y > 80 && y < 980;
        if (!isInside) for (let c = 0; c < 3; c++) data[at + c] = 90 + 60 * Math.sin(x * 1.1 + y * 0.7);
      }
    }
    const woven = { ...taken, data };
    expect(judged(woven).screenCheckResult).toEqual(['NOT_PERFORMED', 'NO_TRACE']);
  });

  it.each([
    ['white', [1, 1, 1]],
    ['warm', [1, 0.95, 0.85]],
  ] as const)('returns REVIEW for a black and white copy in %s light', (_light, tint) => {
    expect(judged(photocopied(taken, tint, draw)).photocopyCheckResult).toEqual(['REVIEW', 'WITHOUT_COLOUR']);
  });

  it('returns REVIEW for a part copied to another position', async () => {
    const forged = copiedWithin(crop(taken, inside), { width: 0.2, height: 0.1 }, random(3))!;
    const picture = await decodePicture(await encodeJpeg(forged, 95));
    expect(judged(picture, null, wholeOf(picture)).photoForgeryCheckResult).toEqual([
      'REVIEW',
      'COPIED_WITHIN',
    ]);
  });

  it('finds neither on a document that is too small', () => {
    const place = { x: 200, y: 200, width: 260, height: 180 };
    expect(judged(taken, null, place).screenCheckResult).toEqual(['NOT_PERFORMED', 'TOO_SMALL_TO_TELL']);
  });
});

const ascii = (text: string) => Buffer.from(text, 'latin1');
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff), body]);

/** Inserts a segment after the first two bytes of a JPEG. */
async function withSegment(marker: number, body: Buffer): Promise<Uint8Array> {
  const jpeg = Buffer.from(await encodeJpeg({ width: 16, height: 16, data: new Uint8ClampedArray(1024) }));
  return Buffer.concat([jpeg.subarray(0, 2), segment(marker, body), jpeg.subarray(2)]);
}

/** Creates an Exif block that names one program. */
function exif(software: string): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*\0\0\0\x08\0\x01', 'latin1');
  tiff.writeUInt16BE(0x0131, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(software.length, 14);
  tiff.writeUInt32BE(26, 18);
  return Buffer.concat([ascii('Exif\0\0'), tiff, ascii(software)]);
}

/** Creates a PNG with one text chunk; it is never decoded. */
function pngText(keyword: string, text: string): Buffer {
  const body = ascii(`${keyword}\0${text}`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write('tEXt', 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, body, Buffer.alloc(4)]);
}

const xmp = (attributes: string) =>
  ascii(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:Description ${attributes}/></x:xmpmeta>`);

describe('fileTracesOf', () => {
  it('recognizes image editors in every place where they write their name', async () => {
    expect(fileTracesOf(await withSegment(0xe1, exif('Adobe Photoshop 24.1 (Windows)\0'))).editor).toBe(
      'Photoshop',
    );
    expect(fileTracesOf(await withSegment(0xe1, xmp('xmp:CreatorTool="GIMP 2.10"'))).editor).toBe('GIMP');
    expect(fileTracesOf(await withSegment(0xed, ascii('Photoshop 3.0\x008BIM\x04\x06\0\0'))).editor).toBe(
      'Photoshop',
    );
    expect(fileTracesOf(pngText('Software', 'paint.net 5')).editor).toBe('Paint.NET');
  });

  it('recognizes image generators', async () => {
    expect(fileTracesOf(pngText('parameters', 'passport photo, Steps: 20')).generator).toBe(
      'Stable Diffusion',
    );
    const source =
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"';
    expect(fileTracesOf(await withSegment(0xe1, xmp(source))).generator).toBe('DIGITAL_SOURCE_TYPE');
  });

  it('ignores cameras, press agencies and page titles', async () => {
    for (const [marker, body] of [
      [0xe1, exif('HDR+ 1.0.345618096zd\0')],
      [0xe1, exif('Ver.1.00\0')],
      [0xe1, xmp('dc:title="How to use Photoshop"')],
      // Press agencies store captions in the same block.
      [0xed, ascii('Photoshop 3.0\x008BIM\x04\x04\0\0')],
    ] as const)
      expect(fileTracesOf(await withSegment(marker, body))).toEqual({ editor: null, generator: null });
  });

  it('returns null values for damaged files', async () => {
    const whole = await withSegment(0xe1, exif('Adobe Photoshop\0'));
    for (let length = 0; length < 80; length++)
      expect(() => fileTracesOf(whole.subarray(0, length))).not.toThrow();
    expect(
      fileTracesOf(await withSegment(0xe1, ascii('Exif\0\0MM\0*\xff\xff\xff\xff\0\0'))).editor,
    ).toBeNull();
    expect(fileTracesOf(Buffer.alloc(0))).toEqual({ editor: null, generator: null });
  });

  it('makes judgeForgery return REVIEW', async () => {
    const file = await withSegment(0xe1, exif('Adobe Photoshop 24.1\0'));
    expect(judged(taken, file).photoForgeryCheckResult).toEqual(['REVIEW', 'SAVED_BY_EDITOR']);
  });
});
