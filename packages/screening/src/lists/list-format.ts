import { createHash } from 'node:crypto';
import type { ListEntry, ListKind, ReadCounts, ScreeningList } from '../model';
import type { EntryDraft } from './entry-draft';
import type { ListFile } from './list-file';
import { headOf } from './list-file';

/** Columns of an operator's table by meaning; omitted ones aren't read. Several columns are read in order. */
export interface ColumnMap {
  readonly id?: string;
  /** The whole name; without it, `given` and `family` are used. */
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
  /** Separator of several values within one field; default `;`. */
  readonly between?: string;
}

/** The operator's settings for a list; the rest comes from the format. */
export interface ListOptions {
  readonly name?: string;
  readonly fullName?: string;
  readonly kind?: ListKind;
  /** Used for operators' tables. */
  readonly columns?: ColumnMap;
  /** Encoding of a table that isn't UTF-8, such as `windows-1252`. */
  readonly encoding?: string;
}

/** A published list format: how to detect and read it. */
export interface ListFormat {
  /** Name in `lists import`. */
  readonly format: string;
  readonly title: string;
  readonly list: { readonly name: string; readonly fullName: string; readonly kind: ListKind };
  /** @param head the start of the document @param name its file name in lower case */
  readonly detect: (head: string, name: string) => boolean;
  /**
   * Reads the documents into lists, one for each kind of listing that they contain.
   * @throws ListRefused
   */
  readonly read: (files: readonly ListFile[], options: ListOptions) => Promise<readonly ScreeningList[]>;
}

/** Collects the entries of a document and counts the accepted and skipped records. */
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
   * @param draft a record as read, or the reason why it is skipped
   * @returns its index among the entries; `null` when it is skipped
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

  /** Adds facts to an entry that was added before; its names don't change. */
  complete(at: number, facts: Partial<Omit<ListEntry, 'sourceId' | 'names'>>): void {
    this.kept[at] = this.own({ ...this.kept[at]!, ...facts });
  }

  /**
   * Copies an entry into new strings, and adds it to the digest. A substring retains the whole string, so a
   * few names would retain the whole document's text in memory.
   */
  private own(entry: ListEntry): ListEntry {
    const json = JSON.stringify(entry);
    this.hash.update(json);
    return JSON.parse(json);
  }

  /** Returns a digest of the entries, for documents that don't state a version. */
  digest(): string {
    return this.hash.copy().digest('hex').slice(0, 16);
  }

  private finish(draft: EntryDraft): ListEntry | string {
    if (draft.sourceId === '') return 'no id';
    if (this.seen.has(draft.sourceId)) return 'id listed twice';
    return draft.finish() ?? 'no name';
  }

  /** Counts something skipped that isn't an entry, such as a name of an entry that the list doesn't contain. */
  skip(reason: string, count = 1): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }

  counts(): ReadCounts {
    return { read: this.records, kept: this.kept.length, names: this.names, skipped: { ...this.skipped } };
  }
}

/**
 * Creates a finished list. `version` is the version that the document states; with `null`, it is a digest of
 * the entries.
 */
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

/**
 * Assigns the files of a multi-file format to its parts by their starts; each file belongs to at most one
 * part.
 */
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
