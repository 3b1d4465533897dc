import { isMoment, readDate } from '@assay/contract';
import { bareCell, type CsvRow } from './csv';

/** A row as an entry, with its line. */
export interface ImportEntry {
  readonly line: number;
  readonly value: string;
  readonly note: string;
  readonly expires_at: string | null;
  /** Of a phone number in national form. */
  readonly country?: string;
}

export interface BadRow {
  readonly line: number;
  readonly problem: string;
}

/** Where a file has what. */
interface Columns {
  readonly value: number;
  readonly note: number;
  readonly end: number;
  readonly country: number;
}

const WITHOUT_HEAD: Columns = { value: 0, note: 1, end: 2, country: -1 };
const LONGEST_NOTE = 500;

/** The columns that a first row names; null when it names none and holds a value itself. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const value = names.indexOf('value');
  if (value < 0) return null;
  const end = names.findIndex((name) => name === 'expires_at' || name === 'until');
  return { value, note: names.indexOf('note'), end, country: names.indexOf('country') };
}

/** A moment of RFC 3339, or a day, which ends an entry as it begins (UTC). Days of other spellings mean another one elsewhere. */
function endOf(text: string): string | null | undefined {
  if (text === '') return null;
  if (isMoment(text)) return new Date(text).toISOString();
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text) ? `${text}T00:00:00.000Z` : undefined;
}

/** Rows of a file as entries of a list. The first row may name the columns `value`, `note`, `expires_at` and `country`. */
export class ImportRows {
  private columns: Columns | null = null;

  /** @returns null for the row that names the columns */
  read({ line, cells, problem }: CsvRow): ImportEntry | BadRow | null {
    if (this.columns === null) {
      const named = columnsOf(cells);
      this.columns = named ?? WITHOUT_HEAD;
      if (named) return null;
    }
    if (problem) return { line, problem };
    const { value: at, note: noteAt, end: endAt, country: countryAt } = this.columns;
    const value = bareCell(cells[at] ?? '');
    const note = bareCell(cells[noteAt] ?? '');
    const expires_at = endOf(cells[endAt] ?? '');
    if (value === '') return { line, problem: 'no value' };
    if (note.length > LONGEST_NOTE)
      return { line, problem: `a note of more than ${LONGEST_NOTE} characters` };
    if (expires_at === undefined) return { line, problem: 'its end is no date' };
    const country = (cells[countryAt] ?? '').trim();
    return { line, value, note, expires_at, ...(country === '' ? {} : { country }) };
  }
}
