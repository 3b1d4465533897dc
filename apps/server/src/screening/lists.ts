import { demonstrationLists, diffLists, type ListDifference } from '@assay/screening';
import {
  type DamagedPublication,
  forgetIndex,
  isBuilt,
  type OpenedIndex,
  openIndex,
  openLists,
} from './index-files';
import {
  openPublication,
  type PublicationManifest,
  type PublicationVersion,
  readManifests,
  stampOf,
  unreadablePublications,
} from './list-store';
import { type HeldList, heldLists, type LoadedLists, loadedLists } from './loaded-lists';
import { localStamp, openLocalSources } from './local-sources';
import { mediaStamp, openMediaArchive } from './media-archive';

/** State of the lists; `demonstration` until a list is imported. */
type ListsState = 'ok' | 'demonstration' | 'building' | 'failed';

interface ListsPorts {
  readonly dataDir: string;
  /** Builds the index of the stored lists, in a child process where possible. */
  readonly build: (dataDir: string) => Promise<void>;
}

type Loaded = (next: LoadedLists, previous: LoadedLists) => Promise<void>;

const DEMONSTRATION_NOTICE =
  'Only the demonstration list with fictional names is loaded, so no real person is found. Load real lists with "assay lists update" or "assay lists import".';

/**
 * The lists of this process. They follow the data folder while requests are served, and are replaced as a
 * whole.
 */
export class Lists {
  private loaded: LoadedLists;
  private listeners: Loaded[] = [];
  private following: Promise<void> = Promise.resolve();
  private phase: 'ready' | 'building' | 'failed' = 'ready';

  private constructor(
    private readonly ports: ListsPorts,
    loaded: LoadedLists,
  ) {
    this.loaded = loaded;
  }

  /** Opens the stored lists; builds the index first if it is missing. */
  static async open(ports: ListsPorts): Promise<Lists> {
    const { dataDir } = ports;
    const media = await openMediaArchive(dataDir);
    const named = await openNamed(ports, readManifests(dataDir));
    return new Lists(ports, loadedLists({ ...named, local: openLocalSources(dataDir), media }));
  }

  held(): readonly HeldList[] {
    const { isDemonstration, lists, manifests, local, media } = this.loaded;
    const imported = heldLists({ manifests, local: local.manifests, media: media.manifest });
    if (!isDemonstration) return imported;
    const included = lists.map(({ source, entries, names }) => ({
      name: source.name,
      full_name: source.fullName,
      kind: source.kind,
      version: source.version,
      entries,
      names,
      importedAt: null,
    }));
    return [...included, ...imported];
  }

  current(): LoadedLists {
    return this.loaded;
  }

  /**
   * Loads the name indexes now instead of on first use.
   * @returns number of list kinds
   */
  readNames(): number {
    return this.loaded.names.size;
  }

  /** Registers a callback for loaded lists; the next change waits for it. */
  onChange(listener: Loaded): void {
    this.listeners.push(listener);
  }

  state(): ListsState {
    if (this.phase !== 'ready') return this.phase;
    return this.loaded.isDemonstration ? 'demonstration' : 'ok';
  }

  /** Returns one sentence for the operator; null without problems. */
  notice(): string | null {
    if (this.phase === 'building')
      return 'The search index of changed lists is being built. The previous lists are used until then.';
    if (this.phase === 'failed')
      return 'The changed lists couldn\'t be loaded, so the previous lists are used. Import them again, or run "assay lists rollback".';
    const { local, media, isDemonstration } = this.loaded;
    const damaged = [...this.loaded.damaged, ...local.damaged, ...(media.isDamaged ? ['media'] : [])];
    if (damaged.length > 0)
      return `Damaged on disk: ${damaged.join(', ')}. The previous version is used if it is intact. Import these lists again.`;
    return isDemonstration ? DEMONSTRATION_NOTICE : null;
  }

  /** Checks for new lists and loads them; the current lists stay in use meanwhile and after a failure. */
  follow(): Promise<void> {
    const turn = this.following.catch(() => undefined).then(() => this.takeOver());
    this.following = turn;
    return turn;
  }

  private async takeOver(): Promise<void> {
    const { dataDir } = this.ports;
    const manifests = readManifests(dataDir);
    const previous = this.loaded;
    if (previous.local.stamp !== localStamp(dataDir))
      this.loaded = { ...this.loaded, local: openLocalSources(dataDir) };
    if (previous.media.stamp !== mediaStamp(dataDir))
      this.loaded = { ...this.loaded, media: await openMediaArchive(dataDir) };
    if (previous.stamp !== stampOf(manifests)) {
      this.phase = isBuilt(dataDir, stampOf(manifests)) ? this.phase : 'building';
      try {
        const named = await openNamed(this.ports, manifests);
        const { local, media } = this.loaded;
        this.loaded = loadedLists({ ...named, local, media });
      } catch (error) {
        this.phase = 'failed';
        throw error;
      }
    }
    this.phase = 'ready';
    if (stateOf(this.loaded) === stateOf(previous)) return;
    for (const listener of this.listeners) await listener(this.loaded, previous);
  }
}

/** Returns the id of the data that monitored names are screened against: name lists and news. */
export const stateOf = ({ stamp, media }: LoadedLists): string =>
  media.stamp === '' ? stamp : `${stamp} ${media.stamp}`;

async function openNamed(ports: ListsPorts, stored: readonly PublicationManifest[]) {
  const stamp = stampOf(stored);
  const isDemonstration = stored.length === 0;
  const index = isDemonstration ? openLists(demonstrationLists()) : await openBuilt(ports, stamp);
  const unreadable = unreadablePublications(ports.dataDir);
  return { stamp, manifests: answering(stored, index.damaged), isDemonstration, index, unreadable };
}

/** Returns the manifests of the states that are actually searched. */
function answering(
  manifests: readonly PublicationManifest[],
  damaged: readonly DamagedPublication[],
): readonly PublicationManifest[] {
  const harmed = new Set(damaged.map(({ name }) => name));
  return manifests.flatMap((manifest) => {
    if (!harmed.has(manifest.name)) return [manifest];
    const { previous } = manifest;
    return previous === null ? [] : [{ ...manifest, current: previous, previous: null }];
  });
}

async function openBuilt({ dataDir, build }: ListsPorts, stamp: string): Promise<OpenedIndex> {
  if (!isBuilt(dataDir, stamp)) await build(dataDir);
  try {
    return await openIndex(dataDir, stamp);
  } catch {
    // The index is damaged or was written by another version of the program.
    forgetIndex(dataDir, stamp);
    await build(dataDir);
    return openIndex(dataDir, stamp);
  }
}

/**
 * Returns the difference of each list between two states.
 * @returns null when an intermediate state is no longer stored, so any entry may have changed
 */
export async function differenceOf(
  dataDir: string,
  before: readonly PublicationManifest[],
  after: readonly PublicationManifest[],
): Promise<ReadonlyMap<string, ListDifference> | null> {
  const differences = new Map<string, ListDifference>();
  const states = (manifests: readonly PublicationManifest[]) =>
    new Map(manifests.map(({ name, current }) => [name, current]));
  const old = states(before);
  const next = states(after);
  for (const name of new Set([...old.keys(), ...next.keys()])) {
    const from = old.get(name);
    const to = next.get(name);
    if (from?.digest === to?.digest) continue;
    const entriesBefore = await entriesByList(dataDir, name, from);
    const entriesAfter = await entriesByList(dataDir, name, to);
    if (!entriesBefore || !entriesAfter) return null;
    for (const list of new Set([...entriesBefore.keys(), ...entriesAfter.keys()])) {
      differences.set(list, diffLists(entriesBefore.get(list) ?? [], entriesAfter.get(list) ?? []));
    }
  }
  return differences;
}

async function entriesByList(dataDir: string, name: string, version: PublicationVersion | undefined) {
  if (!version) return new Map<string, never[]>();
  const { answering } = await openPublication(dataDir, { name, current: version, previous: null });
  return answering && new Map(answering.content.lists.map(({ source, entries }) => [source.name, entries]));
}
