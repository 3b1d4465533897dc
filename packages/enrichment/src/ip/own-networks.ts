import type { IpAddress } from '@assay/networks';
import type { NetworkRecord } from '../feeds/own/network-record';
import type { NumberedNetworks } from '../feeds/place-set';
import { DeclaredIndex } from './declared-places';
import type { IpFlag } from './facts';
import type { Listing } from './listing-index';

/** A loaded file of networks of the operator. */
export interface LoadedOwnNetworks {
  readonly name: string;
  readonly date: string;
  readonly networks: NumberedNetworks<NetworkRecord>;
}

/** The facts that all files of the operator state about an address. */
export interface OwnFinding {
  /** Findings with the same key have the same verdict. */
  readonly key: string;
  readonly owner: string | null;
  readonly asn: number | null;
  readonly listings: readonly Listing[];
}

/**
 * The facts that the operator's files state about an address. Within one file, the narrowest network that
 * contains the address decides. Facts of several files are combined; the owner comes from the first file that
 * states one.
 */
export class OwnNetworks {
  private readonly findings = new Map<string, OwnFinding>();

  private constructor(
    private readonly files: readonly LoadedOwnNetworks[],
    private readonly indexes: readonly DeclaredIndex[],
  ) {}

  /** Indexes the files in steps. */
  static *building(files: readonly LoadedOwnNetworks[]): Generator<void, OwnNetworks> {
    const indexes: DeclaredIndex[] = [];
    for (const { networks } of files) indexes.push(yield* DeclaredIndex.building([networks]));
    return new OwnNetworks(files, indexes);
  }

  /** Returns the flags that some row states. For an address without them they are false, not unknown. */
  statedFlags(): ReadonlySet<IpFlag> {
    const stated = this.files.flatMap(({ networks }) => networks.places.flatMap(({ flags }) => flags));
    return new Set(this.countsLists() ? [...stated, 'harmful'] : stated);
  }

  /** Checks whether a file counts abuse lists. */
  countsLists(): boolean {
    return this.files.some(({ networks }) => networks.places.some(({ lists }) => lists !== null));
  }

  /** Returns null when no file contains the address. */
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
    if (this.findings.size >= MAX_STORED) this.findings.clear();
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

/** Maximum number of cached findings; every network in a file can have a different record. */
const MAX_STORED = 50_000;

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
