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

/** A published form of lists: how to recognise it, and how to read it. */
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
  private readonly kept: ListEntry[] = [];
  private readonly seen = new Set<string>();
  private readonly hash = createHash('sha256');
  private readonly skipped: Record<string, number> = {};
  private records = 0;
  private names = 0;

  get entries(): readonly ListEntry[] {
    return this.kept;
  }

  /**
   * @param draft a record as read, or why it is left out
   * @returns its place among the entries; `null` when it is left out
   */
  add(draft: EntryDraft | string): number | null {
    this.records++;
    const entry = typeof draft === 'string' ? draft : this.finish(draft);
    if (typeof entry === 'string') {
      this.skip(entry);
      return null;
    }
    this.seen.add(entry.sourceId);
    this.names += entry.names.length;
    return this.kept.push(this.own(entry)) - 1;
  }

  /** States more of an entry that was added, with its names as they are. */
  complete(at: number, facts: Partial<Omit<ListEntry, 'sourceId' | 'names'>>): void {
    this.kept[at] = this.own({ ...this.kept[at]!, ...facts });
  }

  /**
   * The entry in strings of its own, which the digest counts. A part of a string keeps the whole in memory, so that a
   * few names would hold on to all the document's text.
   */
  private own(entry: ListEntry): ListEntry {
    const json = JSON.stringify(entry);
    this.hash.update(json);
    return JSON.parse(json);
  }

  /** A digest of the entries, for documents that state no version. */
  digest(): string {
    return this.hash.copy().digest('hex').slice(0, 16);
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
    return { read: this.records, kept: this.kept.length, names: this.names, skipped: { ...this.skipped } };
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
      version: version ?? `sha256:${collected.digest()}`,
      kind: options.kind ?? format.kind,
    },
    entries,
    counts: collected.counts(),
  };
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
