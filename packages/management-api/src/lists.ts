import {
  boolean,
  chosenId,
  closed,
  documented,
  integer,
  LIST_FIELD_NAMES,
  label,
  literals,
  named,
  nullable,
  personal,
  type RouteDocument,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { MANAGEMENT_PREFIX, managementRoute, revealOf } from './document';
import { newLabel, pageLimit, VERSION_GUARD, VERSION_GUARD_QUERY } from './members';

const LIST_ID = {
  name: 'id',
  in: 'path',
  schema: { type: 'string' },
  description: 'ID of the list',
} as const;

/**
 * Maximum size of an imported list file, in bytes: a million lines of addresses are about thirty million
 * bytes.
 */
export const LIST_FILE_BYTES = 256 * 1024 * 1024;

/** A line of the import response: its progress, and at the end its result. */
export interface ListImportProgress {
  /** `failed`: it was interrupted; entries saved until then remain. */
  readonly state: 'running' | 'done' | 'failed';
  /** Bytes of the file that were read, of `size`. */
  readonly read: number;
  readonly size: number;
  /** Entries added to the list; the last line of a duplicate value counts. */
  readonly saved: number;
  readonly refused: number;
  /** At the end: the first thousand rejected lines by number, without their content. */
  readonly lines?: readonly { readonly line: number; readonly problem: string }[];
  /** Reason for the failure. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** List files, sent as raw bodies outside the envelope. */
export const LIST_FILE_ROUTES = {
  importListFile: documented({
    operationId: 'importListFile',
    method: 'post',
    path: `${MANAGEMENT_PREFIX}/lists/{id}/file`,
    tag: 'Lists',
    summary: 'Import a CSV file into a list',
    description: `Adds the rows of a CSV file of up to ${LIST_FILE_BYTES / 1024 / 1024} MiB with \`value\`, \`note\` and \`expires_at\`, and sends \`lists/updated\`. The response is JSON lines with the progress. After a failure, saved rows stay; send the file again.`,
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
    summary: 'Export a list as a CSV file',
    description:
      'Returns the entries, newest first, as UTF-8 with a byte order mark. Formulas are escaped with an apostrophe, which an import removes.',
    parameters: [LIST_ID],
    success: { status: 200, plain: { type: 'text/csv', schema: string } },
    errors: ['notFound'],
    scope: 'admin',
  }),
} as const satisfies { readonly [operation: string]: RouteDocument };

const MAX_VALUES = 10_000;
const MAX_ENTRIES_RETURNED = 1_000;

/** Allowlists and blocklists set the state; plain lists are only used by rules. */
const listKind = literals(['allow', 'block', 'plain']);
const field = literals(LIST_FIELD_NAMES);

export const managedList = named('ListDefinition', { id: string, name: string, kind: listKind, field });
const counts = literals(['counts']);

const listSummary = named('ListSummary', {
  id: string,
  name: string,
  kind: listKind,
  field,
  /** null without `include=counts`. */
  entries: nullable(integer),
  /** Time of the newest entry; null without entries or without `include=counts`. */
  changed_at: nullable(timestamp),
  /** IDs of the rules that read or fill the list. */
  rules: Type.Array(string),
});
export const listInput = named('ListDefinitionInput', { id: chosenId, name: label, kind: listKind, field });
export type ManagedListDocument = Static<typeof managedList>;

const values = Type.Array(string, { minItems: 1, maxItems: MAX_VALUES });

const entryNote = Type.Optional(Type.String({ maxLength: 500 }));
const entryEnd = Type.Optional(
  nullable(
    Type.String({
      format: 'date-time',
      description: 'a date-time in the future, YYYY-MM-DDTHH:MM:SSZ',
    }),
  ),
);

const phoneCountry = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z]{2}$',
    description: 'Country of numbers in national format, ISO 3166-1 alpha-2; only for lists of phone_number',
  }),
);

const listEntry = named('ListEntry', {
  value: personal('text', string),
  note: personal('text', string),
  /** Author of the entry: a key, a panel user, or a rule. */
  author: string,
  created_at: timestamp,
  expires_at: nullable(timestamp),
});

const readListEntries = managementRoute({
  operationId: 'readListEntries',
  method: 'get',
  path: '/lists/{id}/entries',
  tag: 'Lists',
  summary: 'List the entries of a list',
  description:
    'Returns a page of entries, newest first, with note, author, creation and expiry. Send `next` as `after` to get the next page.',
  query: closed({
    limit: pageLimit(MAX_ENTRIES_RETURNED),
    after: Type.Optional(Type.String({ maxLength: 6_000, description: '`next` of the previous page' })),
  }),
  data: closed({
    entries: Type.Array(listEntry),
    next: stringOrNull,
    /** Number of entries of the whole list, on its first page; null on the others. */
    total: nullable(integer),
  }),
});

export const LIST_ROUTES = {
  listLists: managementRoute({
    operationId: 'listLists',
    method: 'get',
    path: '/lists',
    tag: 'Lists',
    summary: 'List lists',
    description: 'Returns the lists of the current policy with the rules that use them, without entries.',
    query: closed({
      include: Type.Optional({
        ...counts,
        description: '`counts`: with the number of entries, and the time of the newest one',
      } as typeof counts),
    }),
    data: closed({ version: integer, lists: Type.Array(listSummary) }),
  }),
  createList: managementRoute({
    operationId: 'createList',
    method: 'post',
    path: '/lists',
    tag: 'Lists',
    summary: 'Create a list',
    description:
      'Creates a list and a policy version. An allowlist approves, a blocklist declines, and a plain list is only read by rules. Kind and field cannot change later.',
    body: closed({ id: Type.Optional(chosenId), name: newLabel, kind: listKind, field, ...VERSION_GUARD }),
    bodyExample: { name: 'Known mules', kind: 'block', field: 'user_bank_account' },
    data: named('ListChange', { version: integer, list: managedList }),
  }),
  deleteList: managementRoute({
    operationId: 'deleteList',
    method: 'delete',
    path: '/lists/{id}',
    tag: 'Lists',
    summary: 'Delete a list',
    description:
      'Deletes a list with its entries, creates a policy version and sends `lists/updated`. Returns 409 while a rule uses the list.',
    query: closed(VERSION_GUARD_QUERY),
    data: closed({ version: integer, removed_entries: integer }),
    errors: ['conflict'],
  }),
  readListEntries,
  revealListEntries: revealOf('revealListEntries', readListEntries, 'the entries of a list'),
  addListEntries: managementRoute({
    operationId: 'addListEntries',
    method: 'post',
    path: '/lists/{id}/entries',
    tag: 'Lists',
    summary: 'Add entries to a list',
    description:
      'Normalizes the values and adds them; an existing value gets the new note and expiry. Send `values` or `entries`. An invalid value returns 400, or is reported in `refused` if `partial` is set.',
    body: closed({
      values: Type.Optional(values),
      entries: Type.Optional(
        Type.Array(closed({ value: string, country: phoneCountry, note: entryNote, expires_at: entryEnd }), {
          minItems: 1,
          maxItems: MAX_VALUES,
        }),
      ),
      country: phoneCountry,
      note: entryNote,
      expires_at: entryEnd,
      partial: Type.Optional(boolean),
    }),
    bodyExample: { values: ['198.51.100.7', '203.0.113.0/24'], note: 'Chargebacks of May' },
    data: closed({ saved: integer, refused: Type.Array(closed({ index: integer, expected: string })) }),
  }),
  removeListEntries: managementRoute({
    operationId: 'removeListEntries',
    method: 'delete',
    path: '/lists/{id}/entries',
    tag: 'Lists',
    summary: 'Remove entries from a list',
    description:
      'Removes values from a list and sends `lists/updated`. Values that the list does not contain are ignored. Returns the number of removed entries.',
    body: closed({ values }),
    bodyExample: { values: ['198.51.100.7'] },
    data: closed({ removed: integer }),
  }),
};
