import { createReadStream } from 'node:fs';
import { maskCardData } from '@assay/contract';
import { CsvError, parse } from 'csv-parse';
import { type RegistryRow, readRegistryRow, unknownColumns } from './registry-row';

/** The file isn't a registry: it is unreadable or has other column headings. */
export class NoRegister extends Error {}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a registry (CSV according to RFC 4180, UTF-8, with headings) row by row. Unreadable rows are returned
 * as faults, not thrown.
 * @throws NoRegister
 */
export async function* readRegistryFile(path: string, today: string): AsyncGenerator<RegistryRow> {
  const source = createReadStream(path);
  const parser = source.pipe(
    parse({ bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  );
  source.on('error', (error) => parser.destroy(error));
  let header: readonly string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (header === null) {
        header = record.map((name) => {
          const heading = name.trim();
          return heading.startsWith('additional.') ? heading : heading.toLowerCase();
        });
        const unknown = unknownColumns(header);
        if (unknown.length > 0)
          throw new NoRegister(
            `Unknown columns: ${unknown.map(maskCardData).join(', ')}. Rename or remove them.`,
          );
        if (!header.includes('country')) throw new NoRegister('The column country is missing.');
        continue;
      }
      const names = header;
      if (record.length !== names.length) {
        yield { line: info.lines, fault: `${record.length} fields under ${names.length} headings` };
        continue;
      }
      yield readRegistryRow(
        info.lines,
        Object.fromEntries(names.map((name, at) => [name, record[at]])),
        today,
      );
    }
  } catch (error) {
    if (error instanceof NoRegister) throw error;
    if (error instanceof CsvError)
      throw new NoRegister("The file isn't a valid CSV table: a quote is not closed.");
    throw new NoRegister("Can't read the file.");
  }
  if (header === null) throw new NoRegister('The file is empty.');
}
