import { PICTURE_EDITORS, PICTURE_GENERATORS } from './data/picture-editors';

/** Origin of an image as stated in the metadata of its file. */
interface FileTraces {
  /** Name of an image editor that wrote or processed it, as in the list. */
  readonly editor: string | null;
  /** The service that generated it from text, or `DIGITAL_SOURCE_TYPE`. */
  readonly generator: string | null;
}

const MAX_SEGMENTS = 400;
const MAX_TEXT = 200_000;
const SOFTWARE_TAGS = new Set([0x000b, 0x0131]);
/** PNG text keywords in which programs write their name, and image generators their settings. */
const SOFTWARE_WORDS = new Set(['Software', 'Creator', 'Source', 'XML:com.adobe.xmp']);
const GENERATOR_WORDS = new Set([
  'parameters',
  'prompt',
  'workflow',
  'sd-metadata',
  'invokeai_metadata',
  'Dream',
]);

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_TEXT)).toString('latin1');
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the programs named in an Exif block (TIFF 6.0 §2, Exif 2.32 §4.6.4). */
function exifSoftware(tiff: Uint8Array): readonly string[] {
  if (tiff.length < 14) return [];
  const data = view(tiff);
  const isLittle = data.getUint16(0) === 0x4949;
  const directory = data.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return [];
  const found: string[] = [];
  const entries = data.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    if (!SOFTWARE_TAGS.has(data.getUint16(at, isLittle))) continue;
    const length = data.getUint32(at + 4, isLittle);
    const from = length <= 4 ? at + 8 : data.getUint32(at + 8, isLittle);
    found.push(latin(tiff.subarray(from, from + Math.min(length, 200))));
  }
  return found;
}

/** Returns the programs named in an XMP packet (XMP part 1, §8; part 2, §1.2.3.8), and its source type (IPTC). */
function xmpSoftware(packet: string): readonly string[] {
  const named = packet.matchAll(/(?:CreatorTool|softwareAgent|xmp:CreatorTool)(?:="|>)([^"<]{1,200})/g);
  const drawn = /(?:composite)?trainedAlgorithmicMedia/i.test(packet) ? ['DIGITAL_SOURCE_TYPE'] : [];
  return [...Array.from(named, ([, name]) => name!), ...drawn];
}

/**
 * Checks for the Photoshop image resource block that the program writes when it saves a JPEG: 0x0406, its
 * quality.
 */
const isSavedByPhotoshop = (block: string): boolean =>
  block.startsWith('Photoshop 3.0\0') && block.includes('8BIM\x04\x06');

const hasPrefix = (body: Uint8Array, prefix: string): boolean =>
  latin(body.subarray(0, prefix.length)) === prefix;
const [EXIF, XMP, DUCKY] = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'Ducky\0'];

/** Returns the programs named in one JPEG segment. */
function segmentSoftware(marker: number, body: Uint8Array): readonly string[] {
  if (marker === 0xe1 && hasPrefix(body, EXIF)) return exifSoftware(body.subarray(EXIF.length));
  if (marker === 0xe1 && hasPrefix(body, XMP)) return xmpSoftware(latin(body));
  if (marker === 0xed) return isSavedByPhotoshop(latin(body)) ? ['Photoshop'] : [];
  // Written by "Save for Web".
  if (marker === 0xec) return hasPrefix(body, DUCKY) ? ['Photoshop'] : [];
  // Content credentials (C2PA 2.1 §18.4): the assertions are read as text, regardless of the signer.
  if (marker === 0xeb) return /trainedAlgorithmicMedia/i.test(latin(body)) ? ['DIGITAL_SOURCE_TYPE'] : [];
  return [];
}

function jpegSoftware(bytes: Uint8Array): readonly string[] {
  const data = view(bytes);
  const found: string[] = [];
  for (let at = 2, seen = 0; at + 4 <= bytes.length && bytes[at] === 0xff && seen < MAX_SEGMENTS; seen++) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xda) break;
    const length = data.getUint16(at + 2);
    found.push(...segmentSoftware(marker, bytes.subarray(at + 4, at + 2 + length)));
    at += 2 + length;
  }
  return found;
}

function pngSoftware(bytes: Uint8Array): readonly string[] {
  const data = view(bytes);
  const found: string[] = [];
  for (let at = 8, seen = 0; at + 12 <= bytes.length && seen < MAX_SEGMENTS; seen++) {
    const length = data.getUint32(at);
    const kind = latin(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'tEXt' || kind === 'iTXt' || kind === 'zTXt') {
      const text = latin(body);
      const keyword = text.slice(0, text.indexOf('\0'));
      if (GENERATOR_WORDS.has(keyword)) found.push('Stable Diffusion');
      if (SOFTWARE_WORDS.has(keyword)) found.push(text.slice(keyword.length), ...xmpSoftware(text));
    }
    if (kind === 'eXIf') found.push(...exifSoftware(body));
    at += 12 + length;
  }
  return found;
}

/** Reads the chunks of a WebP (RFC 9649 §2.7.1.5). */
function webpSoftware(bytes: Uint8Array): readonly string[] {
  const data = view(bytes);
  const found: string[] = [];
  for (let at = 12, seen = 0; at + 8 <= bytes.length && seen < MAX_SEGMENTS; seen++) {
    const kind = latin(bytes.subarray(at, at + 4));
    const length = data.getUint32(at + 4, true);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'EXIF')
      found.push(...exifSoftware(hasPrefix(body, EXIF) ? body.subarray(EXIF.length) : body));
    if (kind === 'XMP ') found.push(...xmpSoftware(latin(body)));
    at += 8 + length + (length % 2);
  }
  return found;
}

function softwareOf(bytes: Uint8Array): readonly string[] {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSoftware(bytes);
    if (bytes[0] === 0x89) return pngSoftware(bytes);
    return hasPrefix(bytes, 'RIFF') ? webpSoftware(bytes) : [];
  } catch (error) {
    // A length points past the end.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const among = (names: readonly string[], texts: readonly string[]): string | null =>
  names.find((name) => texts.some((text) => text.toLowerCase().includes(name.toLowerCase()))) ?? null;

/** Reads the programs named in an image's metadata. Pure; returns null for damaged metadata. */
export function fileTracesOf(bytes: Uint8Array): FileTraces {
  const texts = softwareOf(bytes);
  return {
    editor: among(PICTURE_EDITORS, texts),
    generator: among(['DIGITAL_SOURCE_TYPE', ...PICTURE_GENERATORS], texts),
  };
}
