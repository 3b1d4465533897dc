import { networkClasses } from './data/network-classes';
import type { IpType } from './facts';
import { typeOfOrganisation } from './organisation-name';

/** What the embedded tables hold on an autonomous system. */
export interface AsProfile {
  readonly type: IpType | null;
  /** The system is run by or for VPN services. */
  readonly vpn: boolean;
  /** Its addresses are a data centre's. */
  readonly dataCenter: boolean;
  /** Brand of the cloud, content network or VPN; `null` for other networks, whose holder is no proxy provider. */
  readonly provider: string | null;
}

/** Whose customers are servers rather than people; after IP2Proxy's DCH, which counts content networks in. */
const isServerType = (type: IpType | null) => type === 'DCH' || type === 'CDN';

const profilesByAsn = new Map<number, AsProfile>(
  networkClasses.flatMap(({ type, vpn, operators }) =>
    operators.flatMap(({ name, asns }) => {
      const dataCenter = isServerType(type);
      const profile: AsProfile = { type, vpn, dataCenter, provider: dataCenter ? name : null };
      return asns.map((asn): [number, AsProfile] => [asn, profile]);
    }),
  ),
);

/** The table's entry for the number, else what the words of the organisation's name suggest. */
export function asProfile(asn: number, organisation: string | null): AsProfile {
  const listed = profilesByAsn.get(asn);
  if (listed !== undefined) return listed;
  const type = organisation === null ? null : typeOfOrganisation(organisation);
  return { type, vpn: false, dataCenter: isServerType(type), provider: null };
}

/** Number of systems in the tables. */
export const classifiedSystems = profilesByAsn.size;
