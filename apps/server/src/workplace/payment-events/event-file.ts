import { ApiError, badInput } from '@assay/contract';
import { EVENT_FILE_FIELDS, type EventFileField } from '@assay/management-api';
import { type CsvRecord, delimiterOf, type FileLine, type FilePosition, recordsOf } from './csv-records';
import { readEvent, type SentEvent } from './read-event';

/** Column of each member of an event: a name in the header, or `=` and a value for every row. */
export type EventColumns = { readonly [F in EventFileField]?: string | undefined };

/** Members without which no row is valid. */
const REQUIRED: readonly EventFileField[] = ['transaction_id', 'event_id', 'type', 'occurred_at'];

/** How the rows of a file become events. */
export interface EventFileForm {
  readonly delimiter: string;
  readonly width: number;
  /** Reads the members of a row; absent cells are omitted. */
  readonly members: (cells: readonly string[]) => { readonly [member: string]: string | number };
}

const BYTE_ORDER_MARK = '\uFEFF';
const PLAIN_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,6})?)?)?(?: ?UTC)?$/;
const UNIX_SECONDS = /^\d{10}$/;
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Converts the usual spellings of exports to RFC 3339; a time without a zone is UTC. Others stay unchanged. */
export function fileTime(text: string): string {
  if (UNIX_SECONDS.test(text)) return new Date(Number(text) * 1000).toISOString();
  const [, date, minutes = '00:00', seconds = ':00'] = PLAIN_TIME.exec(text) ?? [];
  return date === undefined ? text : `${date}T${minutes}${seconds}Z`;
}

const CELL_READERS: { readonly [F in EventFileField]?: (text: string) => string | number } = {
  occurred_at: fileTime,
  due_at: fileTime,
  amount: (text) => (DECIMAL.test(text) ? Number(text) : text),
  currency: (text) => text.toUpperCase(),
  type: (text) => text.toLowerCase(),
  network: (text) => text.toLowerCase(),
  category: (text) => text.toLowerCase(),
};

/**
 * Returns the form of a file from its header.
 * @param columns absent members are read from the column with their name, if there is one
 * @throws ApiError 1006 that names each column that the header lacks
 */
export function eventFileForm(header: string, columns: EventColumns): EventFileForm {
  const line = header.startsWith(BYTE_ORDER_MARK) ? header.slice(1) : header;
  const delimiter = delimiterOf(line);
  const names = line.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  const missing: { field: string; expected: string }[] = [];
  const sources = EVENT_FILE_FIELDS.flatMap((field) => {
    const column = columns[field] ?? (names.includes(field) ? field : undefined);
    const read = CELL_READERS[field] ?? ((text: string) => text);
    if (column?.startsWith('=')) return [{ field, read, cell: () => column.slice(1) }];
    const at = column === undefined ? -1 : names.indexOf(column);
    if (column !== undefined && at < 0)
      missing.push({ field: `columns.${field}`, expected: `a column of the header, not "${column}"` });
    if (column === undefined && REQUIRED.includes(field))
      missing.push({ field: `columns.${field}`, expected: 'the column with this value' });
    return at < 0 ? [] : [{ field, read, cell: (cells: readonly string[]) => cells[at]?.trim() ?? '' }];
  });
  if (missing.length > 0) throw badInput(missing);
  return {
    delimiter,
    width: names.length,
    members: (cells) =>
      Object.fromEntries(
        sources.flatMap(({ field, read, cell }) => {
          const text = cell(cells);
          return text === '' ? [] : [[field, read(text)]];
        }),
      ),
  };
}

/** A row of an event file: the event, or the error of the row. */
export interface EventRow {
  readonly line: number;
  readonly end: FilePosition;
  readonly event: SentEvent | ApiError;
}

function eventOf(record: CsvRecord, form: EventFileForm, now: number): SentEvent | ApiError {
  if ('problem' in record) return new ApiError('badJson', `Invalid input: ${record.problem}`);
  try {
    return readEvent(form.members(record.cells), now);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Reads the rows after the header, one at a time.
 * @param now UNIX milliseconds
 */
export async function* eventRows(
  lines: AsyncIterable<FileLine>,
  form: EventFileForm,
  now: number,
): AsyncGenerator<EventRow> {
  for await (const record of recordsOf(lines, form))
    yield { line: record.line, end: record.end, event: eventOf(record, form, now) };
}
