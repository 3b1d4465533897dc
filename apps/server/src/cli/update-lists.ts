import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { LIST_ADDRESSES, type ListAddress } from '@assay/screening';
import { readConfiguration } from '../configuration';
import type { ImportedLists } from '../screening/import-lists';
import { buildIndex, damageNote } from '../screening/index-files';
import { readManifests } from '../screening/list-store';
import { type ListUpdate, updateList } from '../screening/update-list';
import { CannotAnswer } from './cannot-answer';
import { OutcomeCounts } from './outcome-counts';
import { progressOn } from './progress';

/** Returns the report of an imported or updated publication. */
export const importedLine = ({ manifest, unchanged }: ImportedLists) => ({
  list: manifest.name,
  unchanged,
  lists: manifest.current.lists.map(({ name, kind, version, counts }) => ({
    name,
    kind,
    version,
    ...counts,
  })),
});

/** Builds the index, so that running servers only need to open it. */
export async function indexLists(dataDir: string): Promise<void> {
  process.stderr.write('Building the index …\n');
  const { damaged } = await buildIndex(dataDir);
  for (const publication of damaged) process.stderr.write(`${damageNote(publication)}\n`);
}

export interface UpdateListsOptions {
  readonly address?: readonly string[];
  readonly allowNetwork?: readonly string[];
  readonly force?: true;
  /** Skips lists received within this many hours, for a resumed run. */
  readonly olderThanHours?: number;
}

const HOUR_MS = 3_600_000;

function isFresh(dataDir: string, { list }: ListAddress, hours: number): boolean {
  const at = readManifests(dataDir).find(({ name }) => name === list)?.current.imported_at;
  return at !== undefined && Date.now() - Date.parse(at) < hours * HOUR_MS;
}

/** Returns the named lists, or all open lists. */
function chosenLists(names: readonly string[], options: UpdateListsOptions): readonly ListAddress[] {
  if (options.address && names.length !== 1) throw new CannotAnswer('--address needs exactly one list.');
  if (names.length === 0) return LIST_ADDRESSES.filter(({ token }) => token === null);
  return names.map((name) => {
    const address = LIST_ADDRESSES.find(({ list }) => list === name);
    if (address) return address;
    const known = LIST_ADDRESSES.map(({ list }) => list).join(', ');
    throw new CannotAnswer(`List not found: ${name}. Choose from ${known}.`);
  });
}

/**
 * Updates lists from their publishers, one after the other, and prints a line for each. A failed list retains
 * its stored state. Private addresses are rejected unless allowed, also after redirects.
 * @returns true if every list was stored or unchanged
 */
export async function updateLists(names: readonly string[], options: UpdateListsOptions): Promise<boolean> {
  const { dataDir, euListToken: token } = readConfiguration(process.env);
  const hours = options.olderThanHours ?? 0;
  const chosen = chosenLists(names, options).filter((list) => !isFresh(dataDir, list, hours));
  const fetch = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const { address, force = false } = options;
  const wanted = address === undefined ? { force } : { addresses: address, force };
  const progress = progressOn(process.stderr, 'lists update', chosen.length);
  const counts = new OutcomeCounts('lists update');
  for (const [done, list] of chosen.entries()) {
    const line = lineOf(await updateList(list, wanted, { dataDir, token, fetch, now: () => new Date() }));
    counts.add(line.outcome);
    process.stdout.write(`${JSON.stringify({ list: list.list, ...line })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  counts.report(process.stderr);
  if (counts.hasNews()) await indexLists(dataDir);
  return counts.isComplete();
}

function lineOf(update: ListUpdate) {
  if (update.kind === 'refused' || update.kind === 'failed')
    return { ok: false, outcome: update.kind, error: update.reason } as const;
  const unchanged = update.kind === 'unchanged';
  return {
    ok: true,
    outcome: update.kind,
    ...importedLine({ manifest: update.manifest, unchanged }),
  } as const;
}
