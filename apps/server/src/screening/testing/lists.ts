import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListEntry, type ListKind, NAMES_ALONE, type ScreeningList } from '@assay/screening';
import { readManifest, writePublication } from '../list-store';

/** Returns a list entry with unknown members omitted; all persons and companies are fictional. */
export function entry(
  sourceId: string,
  name: string | readonly string[],
  more: Partial<ListEntry> = {},
): ListEntry {
  const [primary = '', ...akas] = typeof name === 'string' ? [name] : name;
  return {
    sourceId,
    type: 'PERSON',
    names: [{ text: primary, kind: 'primary' }, ...akas.map((text) => ({ text, kind: 'aka' as const }))],
    ...NAMES_ALONE,
    ...more,
  };
}

export function list(
  name: string,
  kind: ListKind,
  entries: readonly ListEntry[],
  version = '2026-11-01',
): ScreeningList {
  const names = entries.reduce((sum, { names }) => sum + names.length, 0);
  return {
    source: { name, fullName: `List ${name}`, version, kind },
    entries,
    counts: { read: entries.length, kept: entries.length, names, skipped: {} },
  };
}

export interface ListsFolder {
  readonly dataDir: string;
  /** Makes lists the current state of publication `name`. */
  publish(name: string, lists: readonly ScreeningList[], at: Date): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a data folder for the lists of one test file. */
export async function listsFolder(): Promise<ListsFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-lists-'));
  return {
    dataDir,
    async publish(name, lists, at) {
      await writePublication(dataDir, {
        name,
        format: 'test',
        lists,
        importedAt: at.toISOString(),
        seenAt: at.toISOString(),
        origin: null,
        before: readManifest(dataDir, name),
      });
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Sample lists of every kind. */
export const WORLD: readonly ScreeningList[] = [
  list('test_sanctions', 'sanctionlist', [
    entry('S-1', ['Viktor Draganov Petrosyan', 'Виктор Драганов Петросян'], {
      births: [{ from: '1961-03-04' }],
      birthPlaces: ['Burgas'],
      nationalities: ['BG'],
      countries: ['BG', 'CY'],
      addresses: ['1 Harbour Street, Limassol'],
      identifiers: [{ type: 'passport', value: 'X1234567', country: 'BG' }],
      motherName: 'Elena Draganova',
      gender: 'M',
      programs: ['TEST-EO1'],
      listedOn: '2020-01-02',
    }),
    entry('S-2', 'Northern Gale Shipping LLC', {
      type: 'ENTITY',
      countries: ['PA'],
      wallets: ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
      bics: ['NGSHPAPA'],
    }),
    entry('S-3', 'Ostmark Handelsbank AG', { type: 'ENTITY', bics: ['OSTMATWW'], countries: ['AT'] }),
  ]),
  list('test_peps', 'pep', [entry('P-1', 'Margarethe Ollenhauer-Quist', { births: [{ from: '1958' }] })]),
  list('test_watch', 'watchlist', [entry('W-1', 'Thibault Marchandeau')]),
  list('test_crime', 'crimelist', [entry('C-1', 'Giovanni Ferrante')]),
];
