/** Kinds of frames; one letter each. */
export const FRAME = {
  /** JSON {@link TableShape}: the rows that follow are of this table. */
  table: 'T',
  /** Bytes of rows in PostgreSQL's text format, or of a file. */
  bytes: 'B',
  /** JSON {@link RowSum}: what the rows were. */
  sum: 'S',
  /** JSON list of {@link SequencePlace}. */
  sequences: 'Q',
  /** JSON {@link FileMark}: the bytes that follow are of this file. */
  file: 'F',
  /** JSON {@link FileSum}: what they were. */
  fileSum: 'G',
  /** JSON {@link BackupCounts}: the end of the back-up. */
  end: 'Z',
} as const;

export interface FileMark {
  readonly name: string;
}

export interface FileSum {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What a back-up holds. */
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}
