import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BankIndex,
  buildBankIndex,
  buildNameIndex,
  type ListEntry,
  type ListKind,
  type ListSource,
  type NameIndex,
  openNameIndex,
  type ScreeningList,
} from '@assay/screening';
import { type Content, writeFolder } from '@assay/versioned-files';
import { openPublication, type PublicationManifest, readManifests, stampOf } from './list-store';

/**
 * Index of a state of the lists, built by a child process: a folder named by the stamp, with one name file
 * per list kind and the other entry data that screening needs.
 */
interface IndexFacts {
  readonly lists: readonly {
    readonly source: ListSource;
    readonly entries: number;
    readonly names: number;
  }[];
  /** Entries with wallets, accounts or BICs. */
  readonly bank: readonly { readonly source: ListSource; readonly entries: readonly ListEntry[] }[];
  /** Times at which entries were added to their list: the most common time, and all others by source id. */
  readonly firsts: { readonly [list: string]: FirstSeen };
  /** Publications with a damaged current state; absent in files of version 0.1. */
  readonly damaged?: readonly DamagedPublication[];
}

/** A publication with a damaged current state. */
export interface DamagedPublication {
  readonly name: string;
  /** True when the previous state is used instead; otherwise the publication is omitted. */
  readonly hasPrevious: boolean;
}

interface FirstSeen {
  readonly usual: string;
  readonly others: { readonly [sourceId: string]: string };
}

export interface OpenedIndex {
  /** Without list kinds that have no entries. */
  readonly names: ReadonlyMap<ListKind, NameIndex>;
  readonly bank: BankIndex;
  readonly lists: IndexFacts['lists'];
  readonly firsts: IndexFacts['firsts'];
  readonly damaged: readonly DamagedPublication[];
}

export const KINDS: readonly ListKind[] = ['sanctionlist', 'pep', 'watchlist', 'crimelist'];
const FACTS = 'facts.json';
const NO_COUNTS = { read: 0, kept: 0, names: 0, skipped: {} };

const indexDir = (dataDir: string) => join(dataDir, 'screening', 'index');
const namesFile = (kind: ListKind) => `${kind}.names`;

/** Returns true if the index of this state exists. */
export const isBuilt = (dataDir: string, stamp: string): boolean =>
  existsSync(join(indexDir(dataDir), stamp, FACTS));

function firstSeen(
  list: ScreeningList,
  observations: ReadonlyMap<string, readonly [string, ...unknown[]]>,
): FirstSeen {
  const counts = new Map<string, number>();
  const firsts = list.entries.flatMap(({ sourceId }) => {
    const first = observations.get(sourceId)?.[0];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
    return first === undefined ? [] : [[sourceId, first] as const];
  });
  const [usual = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { usual, others: Object.fromEntries(firsts.filter(([, first]) => first !== usual)) };
}

const hasBankDetails = ({ wallets, bics, accounts }: ListEntry): boolean =>
  wallets.length + bics.length + accounts.length > 0;

const factsOf = (
  lists: readonly ScreeningList[],
  firsts: IndexFacts['firsts'],
  damaged: readonly DamagedPublication[],
): IndexFacts => ({
  lists: lists.map(({ source, counts }) => ({ source, entries: counts.kept, names: counts.names })),
  bank: lists.map(({ source, entries }) => ({ source, entries: entries.filter(hasBankDetails) })),
  firsts,
  damaged,
});

/** Returns the list kinds with entries; an empty index isn't searched. */
const kindsOf = (lists: IndexFacts['lists']): readonly ListKind[] =>
  KINDS.filter((kind) => lists.some(({ source, entries }) => source.kind === kind && entries > 0));

/** Opens an index of lists in memory; names are read on first use. */
export function openLists(lists: readonly ScreeningList[]): OpenedIndex {
  const facts = factsOf(lists, {}, []);
  let names: OpenedIndex['names'] | undefined;
  const build = () =>
    new Map(
      kindsOf(facts.lists).map((kind) => [
        kind,
        buildNameIndex(lists.filter(({ source }) => source.kind === kind)),
      ]),
    );
  return {
    get names() {
      names ??= build();
      return names;
    },
    bank: buildBankIndex(lists),
    lists: facts.lists,
    firsts: {},
    damaged: [],
  };
}

/** Reads all lists of the publications; for a damaged current state, the previous one. */
export async function readAllLists(
  dataDir: string,
  manifests: readonly PublicationManifest[],
): Promise<{
  readonly lists: readonly ScreeningList[];
  readonly firsts: IndexFacts['firsts'];
  readonly damaged: readonly DamagedPublication[];
}> {
  const lists: ScreeningList[] = [];
  const firsts: { [list: string]: FirstSeen } = {};
  const damaged: DamagedPublication[] = [];
  for (const manifest of manifests) {
    const { answering, damage } = await openPublication(dataDir, manifest);
    if (damage !== null) damaged.push({ name: manifest.name, hasPrevious: answering !== null });
    if (answering === null) continue;
    const { content } = answering;
    for (const list of content.lists) {
      lists.push(list);
      firsts[list.source.name] = firstSeen(list, content.history.get(list.source.name) ?? new Map());
    }
  }
  return { lists, firsts, damaged };
}

/**
 * Builds the index of the current lists unless it exists; takes a second or more.
 * @returns its stamp and the publications with an unreadable current state
 */
export async function buildIndex(
  dataDir: string,
): Promise<{ readonly stamp: string; readonly damaged: readonly DamagedPublication[] }> {
  const manifests = readManifests(dataDir);
  const stamp = stampOf(manifests);
  if (isBuilt(dataDir, stamp)) return { stamp, damaged: readFacts(dataDir, stamp).damaged ?? [] };
  const { lists, firsts, damaged } = await readAllLists(dataDir, manifests);
  const folder = indexDir(dataDir);
  function* files(): Generator<readonly [string, Content]> {
    for (const kind of KINDS) {
      const index = buildNameIndex(lists.filter(({ source }) => source.kind === kind));
      yield [namesFile(kind), index.serialise()];
    }
    yield [FACTS, JSON.stringify(factsOf(lists, firsts, damaged))];
  }
  // Another process may finish first with the same result.
  writeFolder(join(folder, stamp), files(), { draft: join(folder, `.draft-${process.pid}-${stamp}`) });
  forgetOldIndexes(folder, stamp);
  return { stamp, damaged };
}

/** Retains the newest two, because a running process may still be opening the previous one. */
function forgetOldIndexes(folder: string, stamp: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== stamp && !name.startsWith('.draft-'))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of others.slice(1)) rmSync(join(folder, name), { recursive: true, force: true });
}

const readFacts = (dataDir: string, stamp: string): IndexFacts =>
  JSON.parse(readFileSync(join(indexDir(dataDir), stamp, FACTS), 'utf8')) as IndexFacts;

/** Returns one sentence about a damaged publication. */
export const damageNote = ({ name, hasPrevious }: DamagedPublication): string =>
  hasPrevious
    ? `The stored list ${name} is damaged. The previous version is used. Import the list again.`
    : `The stored list ${name} is damaged and isn't used. Import the list again.`;

/** Removes the index of a state, so that it is rebuilt. */
export const forgetIndex = (dataDir: string, stamp: string): void =>
  rmSync(join(indexDir(dataDir), stamp), { recursive: true, force: true });

/**
 * Opens the index of a state.
 * @throws SnapshotRefused, Error when it is missing or damaged
 */
export async function openIndex(dataDir: string, stamp: string): Promise<OpenedIndex> {
  const folder = join(indexDir(dataDir), stamp);
  const facts = readFacts(dataDir, stamp);
  const names = new Map<ListKind, NameIndex>();
  for (const kind of kindsOf(facts.lists)) {
    names.set(kind, openNameIndex(await readFile(join(folder, namesFile(kind)))));
  }
  const bank = buildBankIndex(facts.bank.map((list) => ({ ...list, counts: NO_COUNTS })));
  return { names, bank, lists: facts.lists, firsts: facts.firsts, damaged: facts.damaged ?? [] };
}
