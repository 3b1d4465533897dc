import { createHash } from 'node:crypto';
import type { ListEntry, ListKind, ReadCounts, ScreeningList } from '../model';
import type { EntryDraft } from './entry-draft';
import type { ListFile } from './list-file';
import { headOf } from './list-file';

/** Where the columns of a table of one's own are; what is missing is not read. Several columns are read in order. */
export interface ColumnMap {
  readonly id?: string;
  /** The whole name; without it `given` and `family`. */
  readonly name?: string | readonly string[];
  readonly given?: string;
  readonly family?: string;
  readonly aliases?: string | readonly string[];
  /** PERSON, ENTITY, individual, company … */
  readonly type?: string;
  readonly birthDate?: string;
  readonly birthPlace?: string;
  readonly nationality?: string;
  readonly country?: string;
  readonly address?: string;
  readonly gender?: string;
  readonly idNumber?: string;
  readonly idType?: string;
  readonly wallet?: string;
  readonly bic?: string;
  readonly account?: string;
  readonly program?: string;
  readonly listedOn?: string;
  /** What separates several values within one field; default `;`. */
  readonly between?: string;
}

/** What the operator says of a list; the rest comes from the format. */
export interface ListOptions {
  readonly name?: string;
  readonly fullName?: string;
  readonly kind?: ListKind;
  /** For tables of one's own. */
  readonly columns?: ColumnMap;
  /** Encoding of a table that is not UTF-8, such as `windows-1252`. */
  readonly encoding?: string;
}

/** A published form of lists: how to tell it, and how to read it. */
export interface ListFormat {
  /** What `lists import` calls it. */
  readonly format: string;
  readonly title: string;
  readonly list: { readonly name: string; readonly fullName: string; readonly kind: ListKind };
  /** @param head the beginning of the document @param name its file name in lower case */
  readonly detect: (head: string, name: string) => boolean;
  /**
   * The lists of the documents: one for each kind of listing they hold.
   * @throws ListRefused
   */
  readonly read: (files: readonly ListFile[], options: ListOptions) => Promise<readonly ScreeningList[]>;
}

/** Counts what a reader makes of the records of a document. */
export class EntryCollector {
  readonly entries: ListEntry[] = [];
  private readonly seen = new Set<string>();
  private readonly skipped: Record<string, number> = {};
  private records = 0;
  private names = 0;

  /** @param draft a record as read, or why it is left out */
  add(draft: EntryDraft | string): void {
    this.records++;
    const entry = typeof draft === 'string' ? draft : this.finish(draft);
    if (typeof entry === 'string') {
      this.skip(entry);
      return;
    }
    this.seen.add(entry.sourceId);
    this.names += entry.names.length;
    this.entries.push(entry);
  }

  private finish(draft: EntryDraft): ListEntry | string {
    if (draft.sourceId === '') return 'no id';
    if (this.seen.has(draft.sourceId)) return 'id listed twice';
    return draft.finish() ?? 'no name';
  }

  /** Something beside the entries that was left out, such as a name of an entry that is not in the list. */
  skip(reason: string, count = 1): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }

  counts(): ReadCounts {
    return { read: this.records, kept: this.entries.length, names: this.names, skipped: { ...this.skipped } };
  }
}

/** A finished list. `version` is what the document states; `null` makes it a digest of the entries. */
export function screeningList(
  format: ListFormat['list'],
  options: ListOptions,
  version: string | null,
  collected: EntryCollector,
): ScreeningList {
  const { entries } = collected;
  return {
    source: {
      name: options.name ?? format.name,
      fullName: options.fullName ?? format.fullName,
      version: version ?? `sha256:${digest(entries)}`,
      kind: options.kind ?? format.kind,
    },
    entries,
    counts: collected.counts(),
  };
}

function digest(entries: readonly ListEntry[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(JSON.stringify(entry));
  return hash.digest('hex').slice(0, 16);
}

/** The files of a joined format by what their beginnings look like; each file is of at most one part. */
export async function sortFiles<Part extends string>(
  files: readonly ListFile[],
  partOf: (head: string, name: string) => Part | null,
): Promise<Map<Part, ListFile>> {
  const parts = new Map<Part, ListFile>();
  for (const file of files) {
    const part = partOf(await headOf(file), file.name.toLowerCase());
    if (part !== null) parts.set(part, file);
  }
  return parts;
}
