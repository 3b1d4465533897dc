import type { ReadCounts } from '../../model';
import { delimitedRows } from '../delimited';
import { headOf, type ListFile, textOf } from '../list-file';
import { ListRefused } from '../list-refused';
import { readCpf } from './cpf';
import { IdSet } from './id-set';

interface LocalList {
  readonly ids: IdSet;
  /** `names` is always 0: these lists hold numbers. */
  readonly counts: ReadCounts;
}

/** Ids are collected in blocks: a plain list of twenty million numbers would take several times the memory. */
const BLOCK = 1 << 20;
/** Headings under which the published tables of these programmes have the number. */
const CPF_HEADINGS =
  /^(?:nr_?|num_?|numero do )?cpf(?:[ _](?:favorecido|beneficiario|beneficiário|requerente|pep))?$/i;

/**
 * Reads a table with a column of taxpayer numbers, such as Brazil's open data files (semicolons, often Latin-1).
 * Masked numbers (`***.456.789-**`) and those whose check digits fail are left out and counted.
 *
 * @param options.column heading of the number; default: a heading that is called CPF
 * @throws ListRefused when there is no such column, or no row has a whole number
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
  if (filled === 0) throw new ListRefused('no-entries', 'No row of the table has a whole CPF.');
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
