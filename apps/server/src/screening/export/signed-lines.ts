import { createHash } from 'node:crypto';
import type { DocumentSigner } from '../../platform/secrets/document-signer';
import type { ExportedScreening } from './rows';

/** Format of a screening export; a reader of another version refuses it. */
export const SCREENING_EXPORT_FORMAT = 'assay screening export 1';

/** Signed statement about an export; it is the `content` of the last line. */
export interface ExportStatement {
  readonly format: typeof SCREENING_EXPORT_FORMAT;
  readonly title: string;
  readonly exported_at: string;
  readonly exported_by: string;
  readonly environment: 'live' | 'test';
  /** Period, ISO 8601; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  /** SHA-256 of all bytes before the last line, hexadecimal. */
  readonly sha256: string;
}

/** Precedes the last line of a CSV file. */
export const CSV_SEAL = '#signed ';

const COLUMNS = [
  'screened_at',
  'result',
  'origin',
  'id',
  'transaction_id',
  'role',
  'user_id',
  'name',
  'date_of_birth',
  'country',
  'lists',
  'matches',
  'cleared',
  'adverse_media',
] as const satisfies readonly (keyof ExportedScreening)[];

/** Formats of an export. */
interface RowFormat {
  readonly head: string;
  readonly line: (row: ExportedScreening) => string;
  readonly seal: (signed: string) => string;
}

function cellText(value: ExportedScreening[(typeof COLUMNS)[number]]): string {
  if (value === null) return '';
  if (!Array.isArray(value)) return String(value);
  return (value as (ExportedScreening['lists'][number] | ExportedScreening['matches'][number])[])
    .map((item) =>
      'version' in item ? `${item.name} ${item.version}` : `${item.list} ${item.source_id} ${item.score}`,
    )
    .join('; ');
}

/** @param cell formats one cell of a CSV file */
export const rowFormats = (
  cell: (text: string) => string,
): { readonly [format in 'csv' | 'jsonl']: RowFormat } => ({
  csv: {
    head: `${COLUMNS.join(',')}\r\n`,
    line: (row) => `${COLUMNS.map((column) => cell(cellText(row[column]))).join(',')}\r\n`,
    seal: (signed) => `${CSV_SEAL}${signed}\r\n`,
  },
  jsonl: { head: '', line: (row) => `${JSON.stringify(row)}\n`, seal: (signed) => `${signed}\n` },
});

/**
 * Yields the file: its rows, and as the last line the signed statement with the digest of the rows.
 * @param done called before the last line
 */
export async function* signedLines(
  pages: AsyncIterable<readonly ExportedScreening[]>,
  format: RowFormat,
  statement: Omit<ExportStatement, 'format' | 'rows' | 'sha256'>,
  signer: DocumentSigner,
): AsyncGenerator<string> {
  const digest = createHash('sha256').update(format.head);
  let rows = 0;
  let head = format.head;
  for await (const page of pages) {
    const text = page.map(format.line).join('');
    digest.update(text);
    rows += page.length;
    if (head + text !== '') yield head + text;
    head = '';
  }
  const content = JSON.stringify({
    format: SCREENING_EXPORT_FORMAT,
    ...statement,
    rows,
    sha256: digest.digest('hex'),
  } satisfies ExportStatement);
  yield format.seal(
    JSON.stringify({ content, public_key: signer.publicKey, signature: signer.sign(content) }),
  );
}
