import { documented, type RouteDocument, string } from '@assay/contract';
import { MANAGEMENT_PREFIX } from './document';

const LIST_ID = {
  name: 'id',
  in: 'path',
  schema: { type: 'string' },
  description: 'Id, as the API answered it',
} as const;

/** The most bytes of a file that is brought onto a list: a million lines of addresses are about thirty million. */
export const LIST_FILE_BYTES = 256 * 1024 * 1024;

/** A line of the answer to an import: how far it is, and at the end how it ended. */
export interface ListImportProgress {
  /** `failed`: it broke off; what was saved until then stays. */
  readonly state: 'running' | 'done' | 'failed';
  /** Bytes of the file that were read, of `size`. */
  readonly read: number;
  readonly size: number;
  /** Entries that are on the list now; of a value that stands twice the last line counts. */
  readonly saved: number;
  readonly refused: number;
  /** At the end: the first thousand refused lines by their numbers, never by what stood there. */
  readonly lines?: readonly { readonly line: number; readonly problem: string }[];
  /** Why it failed. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** Lists as files: they go through the wire as they are, not in the envelope. */
export const LIST_FILE_ROUTES = {
  importListFile: documented({
    operationId: 'importListFile',
    method: 'post',
    path: `${MANAGEMENT_PREFIX}/lists/{id}/file`,
    tag: 'Lists',
    summary: 'Brings a CSV file onto a list',
    description: `Comma, semicolon or tab, UTF-8 (or UTF-16 with its byte order mark), at most ${LIST_FILE_BYTES / 1024 / 1024} MiB. The first row may name the columns \`value\`, \`note\` and \`expires_at\`; without it they stand in this order. Once the file is here, the answer tells in a line of JSON every two thousand rows how far it is; the last one has \`state\` \`done\` or \`failed\`, and \`lines\` with the first thousand refused ones by their number. What was saved stays when it fails or the caller hangs up; send the file again to go on. It counts for decisions at the end, and every ten seconds until then. A value that is there already takes the new note and end. \`lists/updated\` is sent.`,
    parameters: [LIST_ID],
    body: string,
    bodyType: 'text/csv',
    bodyExample: 'value,note,expires_at\nmule@example.com,Chargebacks of May,2999-01-01\n',
    success: { status: 200, plain: { type: 'application/x-ndjson', schema: string } },
    errors: ['emptyBody', 'length', 'requestTimeout', 'unsupportedMediaType', 'notFound'],
    scope: 'admin',
  }),
  exportListFile: documented({
    operationId: 'exportListFile',
    method: 'get',
    path: `${MANAGEMENT_PREFIX}/lists/{id}/file`,
    tag: 'Lists',
    summary: 'A list as a CSV file',
    description:
      'Newest first, with `value`, `note`, `author`, `created_at` and `expires_at`, begun by a byte order mark so that spreadsheets read it as UTF-8. A cell that a spreadsheet would take for a formula begins with an apostrophe, which an import takes off again. Only for who sees personal data.',
    parameters: [LIST_ID],
    success: { status: 200, plain: { type: 'text/csv', schema: string } },
    errors: ['notFound'],
    scope: 'admin',
  }),
} as const satisfies { readonly [operation: string]: RouteDocument };
