import type { ReadCounts } from '../../model';
import { delimitedRows } from '../delimited';
import { headOf, type ListFile, ListRefused, textOf } from '../list-file';

/**
 * Parses a Brazilian taxpayer number (CPF) in any spelling: `123.456.789-09`, eleven digits, or fewer where a
 * table lost leading zeros. `null` when its check digits are wrong (Receita Federal: modulus 11 twice) or all
 * digits are equal.
 */
export function readCpf(text: string): number | null {
  const digits = text.replace(/[\s.\-/]/g, '');
  if (!/^\d{3,11}$/.test(digits)) return null;
  const cpf = digits.padStart(11, '0');
  if (/^(\d)\1{10}$/.test(cpf)) return null;
  return checkDigit(cpf, 9) === cpf.charCodeAt(9) - 48 && checkDigit(cpf, 10) === cpf.charCodeAt(10) - 48
    ? Number(cpf)
    : null;
}

function checkDigit(cpf: string, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (cpf.charCodeAt(at) - 48) * (length + 1 - at);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Identifies the bytes of a serialized set and its layout. */
const MAGIC = 'ASSAYID1';
const HEADER_BYTES = 16;

/** An immutable set of many numbers below 2^47, eight bytes each, searched by bisection. */
export class IdSet {
  private constructor(private readonly ids: Float64Array) {}

  static of(ids: Iterable<number>): IdSet {
    const sorted = Float64Array.from(ids).sort();
    let count = 0;
    for (const id of sorted) if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    return new IdSet(sorted.slice(0, count));
  }

  /** @throws RangeError when the bytes aren't a complete set */
  static open(bytes: Uint8Array): IdSet {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isWhole =
      view.length >= HEADER_BYTES &&
      view.toString('latin1', 0, 8) === MAGIC &&
      view.length === HEADER_BYTES + view.readDoubleLE(8) * 8;
    if (!isWhole) throw new RangeError("The file doesn't contain a set of ids.");
    // Copied, so that the numbers are aligned regardless of the offset of the bytes.
    return new IdSet(new Float64Array(Uint8Array.from(view.subarray(HEADER_BYTES)).buffer));
  }

  get size(): number {
    return this.ids.length;
  }

  has(id: number): boolean {
    let [low, high] = [0, this.ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle]!;
      if (found === id) return true;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  /** Serializes the set for a file; {@link IdSet.open} reads it. */
  serialise(): Uint8Array {
    const bytes = Buffer.alloc(HEADER_BYTES + this.ids.byteLength);
    bytes.write(MAGIC, 'latin1');
    bytes.writeDoubleLE(this.ids.length, 8);
    bytes.set(Buffer.from(this.ids.buffer, this.ids.byteOffset, this.ids.byteLength), HEADER_BYTES);
    return bytes;
  }
}

/** Local lists that are searched by taxpayer number instead of name, as named in `local_aml_sources`. */
export const LOCAL_LISTS = [
  'brazil_spa',
  'bolsa_familia',
  'cpf_based_pep',
  'cpf_based_ppe',
  'cpf_based_ppn',
  'seguro_defeso',
  'garantia_safra',
  'auxilio_emergencial',
  'brazil_bpc',
] as const;

type LocalListName = (typeof LOCAL_LISTS)[number];

export function isLocalListName(name: string): name is LocalListName {
  return (LOCAL_LISTS as readonly string[]).includes(name);
}

interface LocalList {
  readonly ids: IdSet;
  /** `names` is always 0, because these lists contain numbers. */
  readonly counts: ReadCounts;
}

/** Number of IDs per block: a plain array of twenty million numbers would take several times the memory. */
const BLOCK = 1 << 20;
/** Headings of the number in the published tables of these programs. */
const CPF_HEADINGS =
  /^(?:nr_?|num_?|numero do )?cpf(?:[ _](?:favorecido|beneficiario|beneficiário|requerente|pep))?$/i;

/**
 * Reads a table with a column of taxpayer numbers, such as Brazil's open data files (semicolons, often
 * Latin-1). Skips and counts masked numbers (`***.456.789-**`) and those with wrong check digits.
 *
 * @param options.column heading of the number; default: a heading named CPF
 * @throws ListRefused when the column is missing, or no row has a complete number
 */
export async function readLocalList(
  files: readonly ListFile[],
  options: { readonly column?: string; readonly encoding?: string } = {},
): Promise<LocalList> {
  const blocks: Float64Array[] = [];
  let filled = 0;
  let read = 0;
  let masked = 0;
  let wrong = 0;
  for (const file of files) {
    const separator = (await headOf(file)).split('\n')[0]!.includes(';') ? ';' : ',';
    let place: number | null = null;
    for await (const rows of delimitedRows(textOf(file, options.encoding), separator)) {
      for (const row of rows) {
        if (place === null) {
          place = columnOf(row, options.column);
          continue;
        }
        read++;
        const text = row[place] ?? '';
        const cpf = readCpf(text);
        if (cpf === null) {
          if (text.includes('*')) masked++;
          else wrong++;
          continue;
        }
        if (filled % BLOCK === 0) blocks.push(new Float64Array(BLOCK));
        blocks.at(-1)![filled++ % BLOCK] = cpf;
      }
    }
  }
  if (filled === 0) throw new ListRefused('no-entries', 'No row of the table has a complete CPF.');
  const all = new Float64Array(filled);
  for (const [at, block] of blocks.entries())
    all.set(block.subarray(0, Math.min(BLOCK, filled - at * BLOCK)), at * BLOCK);
  const ids = IdSet.of(all);
  const skipped = {
    ...(masked === 0 ? {} : { 'masked number': masked }),
    ...(wrong === 0 ? {} : { 'no CPF': wrong }),
    ...(filled === ids.size ? {} : { 'listed twice': filled - ids.size }),
  };
  return { ids, counts: { read, kept: ids.size, names: 0, skipped } };
}

function columnOf(headings: readonly string[], wanted: string | undefined): number {
  const plain = headings.map((heading) =>
    heading
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const place =
    wanted === undefined
      ? plain.findIndex((heading) => CPF_HEADINGS.test(heading))
      : plain.indexOf(wanted.trim().toLowerCase());
  if (place < 0) throw new ListRefused('columns', `The table has no column ${wanted ?? 'CPF'}.`);
  return place;
}
