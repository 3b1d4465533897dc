import { expect, it } from 'vitest';
import { drawnPage } from './drawn-page';
import { openPdf } from './open-pdf';
import { Jpeg2000Pictures, scanOn } from './scanned-page';

/** Creates a page with an image of two rows of 16 dots, whose right half is black. */
function scan(filter: string, packed: Buffer): Buffer {
  const content = 'q 595 0 0 842 0 0 cm /I Do Q';
  const before = `%PDF-1.7
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj
3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>\nendobj
4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj
5 0 obj\n<< /Type /XObject /Subtype /Image /Width 16 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${filter} /Length ${packed.length} >>
stream\n`;
  const after = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(before, 'latin1'), packed, Buffer.from(after, 'latin1')]);
}

/** ITU-T T.6: a run of 8 white and one of 8 black dots, the second row equal to the first, then the end code. */
const ROWS = Buffer.from(
  `001 10011 000101 111 000000000001 000000000001`
    .replaceAll(' ', '')
    .padEnd(48, '0')
    .match(/.{8}/g)!
    .map((bits) => Number.parseInt(bits, 2)),
);

/** Creates a segment of JBIG2 (ITU-T T.88 §7.2). */
function segment(number: number, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt32BE(number, 0);
  head[4] = type;
  head[6] = 1;
  head.writeUInt32BE(data.length, 7);
  return Buffer.concat([head, data]);
}

/** Creates a page of 16 × 2 dots and a region that fills it, encoded as in T.6. */
function jbig2(): Buffer {
  const [page, region] = [Buffer.alloc(19), Buffer.alloc(18)];
  for (const part of [page, region]) {
    part.writeUInt32BE(16, 0);
    part.writeUInt32BE(2, 4);
  }
  region[17] = 1;
  return Buffer.concat([segment(0, 48, page), segment(1, 38, Buffer.concat([region, ROWS]))]);
}

it.each([
  ['CCITT', scan('CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 2 >>', ROWS)],
  ['JBIG2', scan('JBIG2Decode', jbig2())],
])('a scan in %s is decoded', async (_, bytes) => {
  const { document, operators } = await openPdf(bytes);
  const page = await document.getPage(1);
  const raster = await scanOn(page, await drawnPage(document, page, operators), new Jpeg2000Pictures(bytes));
  await document.destroy();
  const row = '█'.repeat(8) + ' '.repeat(8);
  const dots = [...raster!.data]
    .filter((_value, at) => at % 4 === 0)
    .map((light) => (light > 127 ? '█' : ' '));
  expect([dots.slice(0, 16).join(''), dots.slice(16).join('')]).toEqual([row, row]);
});
