import { deflateSync } from 'node:zlib';
import { pngChunk } from './pictures';

const word = (value: number) => Buffer.from([value >> 8, value & 255]);
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), word(body.length + 2), body]);

/**
 * Creates a JPEG of one tone, byte by byte (ITU-T T.81 annex B). A one-bit code means "as before" and
 * "nothing more in this block", so that every block of a color has two bits.
 * @param colours 1 gray, 3 for screens, 4 for print (CMYK)
 */
export function flatJpeg(width: number, height: number, colours: 1 | 3 | 4): Buffer {
  const numbers = Array.from({ length: colours }, (_, at) => at + 1);
  const squares = Math.ceil(width / 8) * Math.ceil(height / 8) * colours;
  const table = (kind: number) =>
    segment(0xc4, Buffer.concat([Buffer.of(kind, 1), Buffer.alloc(15), Buffer.of(0)]));
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    // Adobe's APP14 segment without a transform: four plain inks.
    ...(colours === 4 ? [segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1'))] : []),
    segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 1)])),
    segment(
      0xc0,
      Buffer.concat([
        Buffer.of(8),
        word(height),
        word(width),
        Buffer.of(colours),
        ...numbers.map((id) => Buffer.of(id, 0x11, 0)),
      ]),
    ),
    table(0x00),
    table(0x10),
    segment(
      0xda,
      Buffer.concat([Buffer.of(colours), ...numbers.map((id) => Buffer.of(id, 0)), Buffer.of(0, 63, 0)]),
    ),
    Buffer.alloc(Math.ceil((squares * 2) / 8)),
    Buffer.from('ffd9', 'hex'),
  ]);
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Creates an interlaced PNG of 8 × 8 whose rows decompress to the given number of bytes. */
export function interlacedBomb(bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8, 0);
  header.writeUInt32BE(8, 4);
  header[8] = 8;
  header[12] = 1;
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return Buffer.concat([
    PNG,
    pngChunk('IHDR', header),
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates an animated PNG: the picture that every viewer shows, and two more that few show. */
export function movingPng(still: Buffer, width: number, height: number): Buffer {
  const counts = Buffer.alloc(8);
  counts.writeUInt32BE(2, 0);
  const frame = (number: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(number, 0);
    control.writeUInt32BE(width, 4);
    control.writeUInt32BE(height, 8);
    return pngChunk('fcTL', control);
  };
  const further = Buffer.concat([Buffer.from([0, 0, 0, 2]), deflateSync(Buffer.alloc((width + 1) * height))]);
  const head = 33;
  const end = still.length - 12;
  return Buffer.concat([
    still.subarray(0, head),
    pngChunk('acTL', counts),
    frame(0),
    still.subarray(head, end),
    frame(1),
    pngChunk('fdAT', further),
    still.subarray(end),
  ]);
}

const three = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
function riffChunk(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
}

/** Creates an animated WebP of two gray squares of one pixel (RFC 9649 §2.7). */
export function movingWebp(): Buffer {
  const still = riffChunk('VP8L', Buffer.from('2f00000000071011118888fe0700', 'hex'));
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([three(0), three(0), three(0), three(0), three(100), Buffer.of(0), still]),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', Buffer.concat([Buffer.of(2, 0, 0, 0), three(0), three(0)])),
    riffChunk('ANIM', Buffer.alloc(6)),
    frame,
    frame,
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), size, body]);
}

/** Returns the start of an iPhone picture. */
export const heic = (): Buffer =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(2000),
  ]);

/** Creates a PDF of one page with compressed content. @param length the declared length of the stream */
export function packedPdf(filters: string, packed: Buffer, length = packed.length): Buffer {
  const before = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< ${filters} /Length ${length} >>\nstream\n`;
  const after = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(before, 'latin1'), packed, Buffer.from(after, 'latin1')]);
}

const objectOf = (number: number, dictionary: string, content: string) =>
  `${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;

/** Returns ten forms that each draw ten more, and so on, from object 5 on: few bytes, but endless drawing. */
const formsFrom5 = (depth: number): string =>
  Array.from({ length: depth }, (_, at) =>
    objectOf(
      5 + at,
      `/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << /XObject << /X ${6 + at} 0 R >> >>`,
      at === depth - 1 ? '0 0 1 1 re f' : '/X Do '.repeat(10),
    ),
  ).join('');

const onePage = (resources: string, objects: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>\nendobj\n${objects}trailer\n<< /Root 1 0 R /Size 100 >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );

/** Creates a PDF whose page draws nested forms. */
export const formsInForms = (depth: number): Buffer =>
  onePage('/XObject << /X 5 0 R >>', objectOf(4, '', '/X Do') + formsFrom5(depth));

/** Creates a PDF whose page is filled with a pattern of nested forms, which no limit counts. */
export const formsInPattern = (depth: number): Buffer =>
  onePage(
    '/Pattern << /P 90 0 R >>',
    `${objectOf(4, '', '/Pattern cs /P scn 0 0 100 100 re f')}${objectOf(
      90,
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << /XObject << /X 5 0 R >> >>',
      '/X Do',
    )}${formsFrom5(depth)}`,
  );

/** Creates a PDF whose pages are their own parents. */
export const circularPdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n',
    'latin1',
  );
