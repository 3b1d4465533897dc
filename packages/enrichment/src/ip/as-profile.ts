import { networkClasses } from './data/network-classes';
import type { IpType } from './facts';
import { typeOfOrganisation } from './organisation-name';

/** What the embedded tables say about an autonomous system. */
export interface AsProfile {
  readonly type: IpType | null;
  /** The system is run by or for VPN services. */
  readonly vpn: boolean;
  /** Brand of the cloud, content network or VPN. */
  readonly provider: string | null;
  /** Whether the embedded tables alone are reason enough to call its addresses a data centre's. */
  readonly dataCenter: boolean;
}

const profilesByAsn = new Map<number, AsProfile>(
  networkClasses.flatMap(({ type, vpn = false, systems }) =>
    systems.map(([asn, provider = null]): [number, AsProfile] => [
      asn,
      { type, vpn, provider, dataCenter: type === 'DCH' || type === 'CDN' },
    ]),
  ),
);

/** The table's entry for the number, else what the organisation's name gives away. */
export function asProfile(asn: number, organisation: string | null): AsProfile {
  const listed = profilesByAsn.get(asn);
  if (listed !== undefined) return listed;
  const type = organisation === null ? null : typeOfOrganisation(organisation);
  return { type, vpn: false, provider: null, dataCenter: type === 'DCH' };
}

/** Rows of the table, for the status page. */
export const classifiedSystems = profilesByAsn.size;
