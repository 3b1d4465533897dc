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
  description: 'Id, as the API answered it',
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

const MOST_VALUES = 10_000;
const MOST_ENTRIES_ANSWERED = 1_000;

/** Allowlists and blocklists set the state; plain lists are only used by rules. */
const listKind = literals(['allow', 'block', 'plain']);
const field = literals(LIST_FIELD_NAMES);

export const managedList = named('ListDefinition', { id: string, name: string, kind: listKind, field });
export const listInput = named('ListDefinitionInput', { id: chosenId, name: label, kind: listKind, field });
export type ManagedListDocument = Static<typeof managedList>;

const values = Type.Array(string, { minItems: 1, maxItems: MOST_VALUES });

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
    description: 'Of a list of phone_number: the country (ISO-2) of numbers in national form',
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
  summary: "A page of a list's entries, by value",
  description:
    'Each with its note, who put it there, when, and when it ends. Pass `next` as `after` for the page behind.',
  query: closed({
    limit: pageLimit(MOST_ENTRIES_ANSWERED),
    after: Type.Optional(Type.String({ maxLength: 6_000, description: '`next` of the page before' })),
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
    summary: 'The lists of the current policy',
    description: 'Definitions only, with the version of the policy; entries are read list by list.',
    data: closed({ version: integer, lists: Type.Array(managedList) }),
  }),
  createList: managementRoute({
    operationId: 'createList',
    method: 'post',
    path: '/lists',
    tag: 'Lists',
    summary: 'Makes a list',
    description:
      'An allow list approves, a block list declines, a plain list is only read by rules. Its kind and field stay.',
    body: closed({ id: Type.Optional(chosenId), name: newLabel, kind: listKind, field, ...VERSION_GUARD }),
    bodyExample: { name: 'Known mules', kind: 'block', field: 'user_bank_account' },
    data: named('ListChange', { version: integer, list: managedList }),
  }),
  deleteList: managementRoute({
    operationId: 'deleteList',
    method: 'delete',
    path: '/lists/{id}',
    tag: 'Lists',
    summary: 'Removes a list with its entries; 409 while a rule uses it',
    description:
      'Makes a new version of the policy. Answers how many entries went with it; `lists/updated` is sent when there were any.',
    query: closed(VERSION_GUARD_QUERY),
    data: closed({ version: integer, removed_entries: integer }),
    errors: ['conflict'],
  }),
  readListEntries,
  revealListEntries: revealOf('revealListEntries', readListEntries, "a page of a list's entries"),
  addListEntries: managementRoute({
    operationId: 'addListEntries',
    method: 'post',
    path: '/lists/{id}/entries',
    tag: 'Lists',
    summary: 'Puts values on a list',
    description:
      'Values are brought to one spelling; a list of ip also takes ranges in CIDR notation, and one of phone_number numbers in national form with their `country`. Give `values`, which share `country`, `note` and `expires_at`, or `entries`, each with its own. One value that cannot be what the list holds is 400, and nothing is added; with `partial` the others are added, and `refused` names those by their place. A value that is there already takes the new note and end.',
    body: closed({
      values: Type.Optional(values),
      entries: Type.Optional(
        Type.Array(closed({ value: string, country: phoneCountry, note: entryNote, expires_at: entryEnd }), {
          minItems: 1,
          maxItems: MOST_VALUES,
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
    summary: 'Takes values off a list',
    description:
      'Values that are not on the list are passed over; answers how many were removed. `lists/updated` is sent when there were any.',
    body: closed({ values }),
    bodyExample: { values: ['198.51.100.7'] },
    data: closed({ removed: integer }),
  }),
};
