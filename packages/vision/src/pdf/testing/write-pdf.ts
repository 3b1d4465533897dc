/** Line of text on a sample page, in points from the lower left corner. */
export interface WrittenText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** F1 Helvetica, F2 Times-Roman, F3 Helvetica-Bold. */
  readonly font?: 'F1' | 'F2' | 'F3';
}

const FONTS = { F1: 'Helvetica', F2: 'Times-Roman', F3: 'Helvetica-Bold' };

/** Returns the operators that write some lines. */
export const contentOf = (texts: readonly WrittenText[]): string =>
  texts
    .map(
      ({ text, x, y, size = 10, font = 'F1' }) =>
        `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
    )
    .join('\n');

/** White rectangle, as forgers place over replaced content. */
export const whiteBox = (x: number, y: number, width: number, height: number): string =>
  `q 1 1 1 rg ${x} ${y} ${width} ${height} re f Q`;

const stream = (content: string): string =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;

interface Extra {
  readonly info?: string;
  readonly trailer?: string;
  /** Entries of the catalog after its pages. */
  readonly catalogue?: string;
  /** Objects by number, from 1500 to 1999. */
  readonly objects?: ReadonlyMap<number, string>;
  /** Dictionaries of annotations of the first page. */
  readonly notes?: readonly string[];
}

/** Creates a PDF with one page for each content. Object 4 is the content of the first page. */
export function writePdf(contents: readonly string[], extra: Extra = {}): Buffer {
  const objects = new Map<number, string>();
  objects.set(1, `<< /Type /Catalog /Pages 2 0 R ${extra.catalogue ? `${extra.catalogue} ` : ''}>>`);
  const fonts = Object.entries(FONTS)
    .map(
      ([id, name]) =>
        `/${id} << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    )
    .join(' ');
  const notes = (extra.notes ?? []).map((note, at) => {
    const number = 1000 + at;
    objects.set(number, note);
    return `${number} 0 R`;
  });
  contents.forEach((content, at) => {
    const number = 3 + at * 2;
    const annotations = at === 0 && notes.length > 0 ? ` /Annots [${notes.join(' ')}]` : '';
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << ${fonts} >> >> /Contents ${number + 1} 0 R${annotations} >>`,
    );
    objects.set(number + 1, stream(content));
  });
  const kids = contents.map((_, at) => `${3 + at * 2} 0 R`).join(' ');
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`);
  objects.set(
    900,
    `<< ${extra.info ?? '/Producer (Statement Engine 4) /CreationDate (D:20260105090000Z)'} >>`,
  );
  for (const [number, object] of extra.objects ?? []) objects.set(number, object);
  return Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), section(objects, 9, extra.trailer ?? '', null)]);
}

/** Encodes objects with their table and trailer, starting at offset `from`. */
function section(
  objects: ReadonlyMap<number, string>,
  from: number,
  trailer: string,
  previous: number | null,
): Buffer {
  let body = '';
  const places: (readonly [number, number])[] = [];
  for (const [number, object] of objects) {
    places.push([number, from + Buffer.byteLength(body, 'latin1')]);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = from + Buffer.byteLength(body, 'latin1');
  const table = places
    .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    .join('');
  const before = previous === null ? '' : ` /Prev ${previous}`;
  body += `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 2000 /Root 1 0 R /Info 900 0 R${before} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** Returns the same PDF with an appended update that rewrites some objects. */
export function updated(pdf: Buffer, objects: ReadonlyMap<number, string>): Buffer {
  const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1]);
  return Buffer.concat([pdf, section(objects, pdf.length, '', previous)]);
}

/** Creates a content stream as an object. */
export const contentObject = stream;

const SIGNATURE_BYTES = 4096;
const RANGE_GAP = ' '.repeat(40);

/**
 * Returns the same PDF with an appended update that signs it.
 * @param sign signs the bytes and returns the signature as DER
 */
export function signedPdf(
  pdf: Buffer,
  sign: (signed: Uint8Array) => Uint8Array,
  further: ReadonlyMap<number, string> = new Map(),
): Buffer {
  const contents = `<${'0'.repeat(2 * SIGNATURE_BYTES)}>`;
  const dictionary = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 0 0 0]${RANGE_GAP} /Contents ${contents} >>`;
  const empty = updated(pdf, new Map([[800, dictionary], ...further])).toString('latin1');
  const from = empty.lastIndexOf(contents);
  const next = from + contents.length;
  const range = `/ByteRange [0 ${from} ${next} ${empty.length - next}]`;
  const place = `/ByteRange [0 0 0 0]${RANGE_GAP}`;
  const at = empty.lastIndexOf(place);
  const ready = empty.slice(0, at) + range.padEnd(place.length) + empty.slice(at + place.length);
  const signed = Buffer.from(ready.slice(0, from) + ready.slice(next), 'latin1');
  const digits = Buffer.from(sign(signed)).toString('hex');
  return Buffer.from(
    `${ready.slice(0, from + 1)}${digits}${ready.slice(from + 1 + digits.length)}`,
    'latin1',
  );
}
