import type { IpAddress } from '@assay/networks';
import type { NetworkRecord } from '../feeds/own/network-record';
import type { NumberedNetworks } from '../feeds/place-set';
import { DeclaredIndex } from './declared-places';
import type { IpFlag } from './facts';
import type { Listing } from './listing-index';

/** An operator's own file of networks, loaded. */
export interface LoadedOwnNetworks {
  readonly name: string;
  readonly date: string;
  readonly networks: NumberedNetworks<NetworkRecord>;
}

/** What own files state of an address, over all of them. */
export interface OwnFinding {
  /** Two findings of one key are judged alike. */
  readonly key: string;
  readonly owner: string | null;
  readonly asn: number | null;
  readonly listings: readonly Listing[];
}

/**
 * What an operator's own files state of an address. In one file the narrowest network around it speaks; of several
 * files each adds what it states, and for the owner the first that names one is believed.
 */
export class OwnNetworks {
  private readonly findings = new Map<string, OwnFinding>();

  private constructor(
    private readonly files: readonly LoadedOwnNetworks[],
    private readonly indexes: readonly DeclaredIndex[],
  ) {}

  /** Indexes the files, in steps. */
  static *building(files: readonly LoadedOwnNetworks[]): Generator<void, OwnNetworks> {
    const indexes: DeclaredIndex[] = [];
    for (const { networks } of files) indexes.push(yield* DeclaredIndex.building([networks]));
    return new OwnNetworks(files, indexes);
  }

  /** Flags that some row of a file states: of an address without them they are false, not unknown. */
  statedFlags(): ReadonlySet<IpFlag> {
    const stated = this.files.flatMap(({ networks }) => networks.places.flatMap(({ flags }) => flags));
    return new Set(this.countsLists() ? [...stated, 'harmful'] : stated);
  }

  /** Whether a file counts abuse lists. */
  countsLists(): boolean {
    return this.files.some(({ networks }) => networks.places.some(({ lists }) => lists !== null));
  }

  /** Null when no file has the address. */
  find(address: Readonly<IpAddress>): OwnFinding | null {
    let numbers = '';
    let isKnown = false;
    for (const index of this.indexes) {
      const number = index.find(address);
      isKnown ||= number > 0;
      numbers += `${number},`;
    }
    if (!isKnown) return null;
    const known = this.findings.get(numbers);
    if (known !== undefined) return known;
    const finding = this.findingOf(numbers.split(',').map(Number));
    if (this.findings.size >= MOST_KEPT) this.findings.clear();
    this.findings.set(numbers, finding);
    return finding;
  }

  private findingOf(numbers: readonly number[]): OwnFinding {
    const records = this.files.flatMap((file, at) => {
      const record = file.networks.places[numbers[at]! - 1];
      return record === undefined ? [] : [{ file, record }];
    });
    const judged = records.map(({ file, record: { flags, type, provider, lists } }) => [
      file.name,
      flags,
      type,
      provider,
      lists,
    ]);
    const holder = records.find(({ record }) => record.owner !== null || record.asn !== null)?.record;
    return {
      key: JSON.stringify(judged),
      owner: holder?.owner ?? null,
      asn: holder?.asn ?? null,
      listings: records.flatMap(({ file, record }) => listingsOf(file, record)),
    };
  }
}

/** Findings kept for the next look-up; a file may have as many records as networks. */
const MOST_KEPT = 50_000;

function listingsOf({ name, date }: LoadedOwnNetworks, record: NetworkRecord): readonly Listing[] {
  const { flags, type, provider, lists } = record;
  const listing = (flag: IpFlag | null, count: number | null): Listing => ({
    feed: { name, date, meaning: { flag, evidence: 'range', type, provider, countsLists: count !== null } },
    count: count ?? 0,
  });
  const listed = flags.map((flag) => listing(flag, null));
  if (lists !== null) listed.push(listing('harmful', lists));
  return listed.length === 0 && type !== null ? [listing(null, null)] : listed;
}
