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
 * The index of a state of the lists, made from them by a process of its own: a folder named by the stamp with one
 * file of names for each kind of list, and what else a screening needs of the entries.
 */
interface IndexFacts {
  readonly lists: readonly {
    readonly source: ListSource;
    readonly entries: number;
    readonly names: number;
  }[];
  /** Entries that have wallets, accounts or BICs. */
  readonly bank: readonly { readonly source: ListSource; readonly entries: readonly ListEntry[] }[];
  /** When entries came onto their list: the usual moment, and every other by the list's own id. */
  readonly firsts: { readonly [list: string]: FirstSeen };
  /** Publications whose current state is damaged; absent in what version 0.1 wrote. */
  readonly damaged?: readonly DamagedPublication[];
}

/** A publication whose current state is damaged. */
export interface DamagedPublication {
  readonly name: string;
  /** The state before answers in its place; without one the publication is left out. */
  readonly hasPrevious: boolean;
}

interface FirstSeen {
  readonly usual: string;
  readonly others: { readonly [sourceId: string]: string };
}

export interface OpenedIndex {
  /** Without the kinds of which there is no entry. */
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

/** Whether the index of this state is there. */
export const isBuilt = (dataDir: string, stamp: string): boolean =>
  existsSync(join(indexDir(dataDir), stamp, FACTS));

function firstSeen(
  list: ScreeningList,
  sightings: ReadonlyMap<string, readonly [string, ...unknown[]]>,
): FirstSeen {
  const counts = new Map<string, number>();
  const firsts = list.entries.flatMap(({ sourceId }) => {
    const first = sightings.get(sourceId)?.[0];
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

/** Kinds that have entries: an empty index is not asked. */
const kindsOf = (lists: IndexFacts['lists']): readonly ListKind[] =>
  KINDS.filter((kind) => lists.some(({ source, entries }) => source.kind === kind && entries > 0));

/** The index of lists that are in memory; their names are read when somebody asks for them. */
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

/** Every list of these publications; of one whose current state is damaged, those of the state before. */
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
 * Builds the index of the current state of the lists, unless it is there; takes a second or more.
 * @returns its stamp and the publications whose current state could not be read.
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
  // Another process may be faster, with the same result.
  writeFolder(join(folder, stamp), files(), { draft: join(folder, `.draft-${process.pid}-${stamp}`) });
  forgetOldIndexes(folder, stamp);
  return { stamp, damaged };
}

/** Keeps the newest two: a running process may still be opening the one before. */
function forgetOldIndexes(folder: string, stamp: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== stamp && !name.startsWith('.draft-'))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of others.slice(1)) rmSync(join(folder, name), { recursive: true, force: true });
}

const readFacts = (dataDir: string, stamp: string): IndexFacts =>
  JSON.parse(readFileSync(join(indexDir(dataDir), stamp, FACTS), 'utf8')) as IndexFacts;

/** One sentence about a damaged publication. */
export const damageNote = ({ name, hasPrevious }: DamagedPublication): string =>
  hasPrevious
    ? `The stored list ${name} is damaged and its state before answers; import it again.`
    : `The stored list ${name} is damaged and was left out; import it again.`;

/** Removes the index of a state, so that it is built anew. */
export const forgetIndex = (dataDir: string, stamp: string): void =>
  rmSync(join(indexDir(dataDir), stamp), { recursive: true, force: true });

/**
 * Opens the index of a state.
 * @throws SnapshotRefused, Error when it is not there or damaged.
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
