import type { IpFlag, IpType } from '../../ip/facts';
import type { DeclaredPlace } from '../declared-place';
import { NumberedNetworksBuilder } from '../place-set';

/** What an operator's own file states of a network; what it does not state is null. */
export interface NetworkRecord {
  readonly flags: readonly IpFlag[];
  readonly type: IpType | null;
  /** Organisation that holds the network. */
  readonly owner: string | null;
  readonly asn: number | null;
  /** Brand of the VPN, relay or proxy. */
  readonly provider: string | null;
  /** On how many abuse lists its addresses are; null where the file does not count. */
  readonly lists: number | null;
}

/** A row of an own file: what it states of the network itself, and where it places it. */
export interface OwnNetworkRow {
  readonly record: NetworkRecord;
  readonly place: DeclaredPlace | null;
}

/** Nothing stated. */
export const UNSTATED: NetworkRecord = {
  flags: [],
  type: null,
  owner: null,
  asn: null,
  provider: null,
  lists: null,
};

/** Whether a record states anything that an answer would show. */
export function statesSomething({ flags, type, owner, asn, lists }: NetworkRecord): boolean {
  return flags.length > 0 || type !== null || owner !== null || asn !== null || lists !== null;
}

/** Collects networks with their records; of several rows for the same network the first is kept. */
export const networkRecords = (): NumberedNetworksBuilder<NetworkRecord> =>
  new NumberedNetworksBuilder(({ flags, type, owner, asn, provider, lists }) =>
    JSON.stringify([flags, type, owner, asn, provider, lists]),
  );
