import type { Raster } from './raster';

/** Adobe's own segment of a JPEG: programs that write it store inks inverted. */
const ADOBE = Buffer.from('Adobe\0');

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** "Define number of lines" (ITU-T T.81 §B.2.5) behind the scan: another height than the header states. */
const OTHER_HEIGHT = Buffer.from([0xff, 0xdc, 0x00, 0x04]);

/** A PDF of one page that shows a JPEG of four inks and nothing else. */
function pageOf(jpeg: Uint8Array, width: number, height: number): Buffer {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const start = file.indexOf(START_OF_SCAN);
  if (file.includes(OTHER_HEIGHT, start)) throw new Error('its height is given twice');
  const isInverted = file.subarray(0, start).includes(ADOBE);
  const content = `${width} 0 0 ${height} 0 0 cm /I Do`;
  const objects: readonly (readonly [string, Uint8Array?])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    ],
    [`<< /Length ${content.length} >>`, Buffer.from(content)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode${
        isInverted ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
      } /Length ${file.length} >>`,
      file,
    ],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  for (const [at, [dictionary, stream]] of objects.entries()) {
    places.push(length);
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n${dictionary}\n`),
      ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
      Buffer.from('endobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/**
 * Decodes a JPEG in the colours of print (cyan, magenta, yellow, black; ITU-T T.81 with Adobe's marker): the decoder of other
 * pictures has no way from inks to light, the reader of PDFs does.
 * @throws Error when it is damaged, or states its height twice
 */
export async function decodePrintColours(jpeg: Uint8Array, width: number, height: number): Promise<Raster> {
  const { openPdf } = await import('../pdf/open-pdf');
  const { rasterOfImage } = await import('../pdf/scanned-page');
  const { document, operators } = await openPdf(pageOf(jpeg, width, height));
  try {
    const page = await document.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const id = argsArray[fnArray.indexOf(operators.paintImageXObject!)]?.[0] as string | undefined;
    const raster = id === undefined ? null : await rasterOfImage(page, id);
    if (raster?.width !== width || raster.height !== height) throw new Error('no picture came of it');
    return raster;
  } finally {
    await document.destroy();
  }
}
