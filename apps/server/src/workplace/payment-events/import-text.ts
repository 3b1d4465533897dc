import { type ApiError, badInput } from '@assay/contract';
import type { PaymentEventImport } from '@assay/management-api';
import type { Connection } from '@assay/store';
import type { FeedbackPorts } from '../labels/feedback-service';
import { linesOf } from './csv-records';
import { type EventColumns, type EventRow, eventFileForm, eventRows } from './event-file';
import { type Recording, recordEvents } from './record-events';

/** Maximum number of rows of one request, which is one database transaction. */
const MAX_ROWS = 5_000;
/** Number of events stored together. */
const BATCH = 500;
const MAX_PROBLEMS = 1_000;

interface EventText {
  readonly csv: string;
  readonly columns: EventColumns;
  /** Earlier lines are skipped. */
  readonly fromLine: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Counts of stored and refused rows. */
interface Counts {
  recorded: number;
  duplicates: number;
  refused: number;
}

/** Adds the results of a batch to the counts, and reports each refused row. */
export async function recordRows(
  connection: Connection,
  ports: FeedbackPorts,
  recording: Recording,
  rows: readonly EventRow[],
  counts: Counts,
  report: (row: EventRow, error: ApiError) => void,
): Promise<ReadonlyMap<string, string>> {
  const sent = rows.map(({ event }) => event);
  const { results, labelled } = await recordEvents(connection, ports, recording, sent);
  for (const [index, result] of results.entries()) {
    if (result.status === 'refused') {
      counts.refused += 1;
      report(rows[index]!, result.error);
    } else if (result.status === 'recorded') counts.recorded += 1;
    else counts.duplicates += 1;
  }
  return labelled;
}

/**
 * Stores the rows of a CSV text in the caller's transaction.
 * @throws ApiError 1006 for a header that lacks a column, or for too many rows
 */
export async function importEventText(
  connection: Connection,
  ports: FeedbackPorts,
  recording: Recording,
  { csv, columns, fromLine, now }: EventText,
): Promise<{ readonly result: PaymentEventImport; readonly labelled: ReadonlyMap<string, string> }> {
  const lines = linesOf([Buffer.from(csv)]);
  const header = (await lines.next()).value?.text;
  if (!header) throw badInput([{ field: 'csv', expected: 'a header line and rows' }]);
  const form = eventFileForm(header, columns);
  const counts: Counts = { recorded: 0, duplicates: 0, refused: 0 };
  const problems: PaymentEventImport['problems'][number][] = [];
  const labelled = new Map<string, string>();
  let batch: EventRow[] = [];
  let last = 1;
  let rows = 0;
  const flush = async () => {
    const set = await recordRows(connection, ports, recording, batch, counts, ({ line }, error) => {
      if (problems.length < MAX_PROBLEMS)
        problems.push({ line, code: error.entry.code, message: error.message });
    });
    for (const [id, label] of set) labelled.set(id, label);
    batch = [];
  };
  for await (const row of eventRows(lines, form, now)) {
    if (row.line < fromLine) continue;
    last = row.line;
    if (++rows > MAX_ROWS)
      throw badInput([{ field: 'csv', expected: `at most ${MAX_ROWS} rows; send the others separately` }]);
    if (batch.push(row) === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return { result: { lines: last, ...counts, labels: labelled.size, problems }, labelled };
}
