import type { IpType } from '../facts';
import { mobileNetworks } from './networks-mobile';

/** Systems of one class. A row is a number and, where it is worth showing, the brand behind it. */
export interface NetworkClass {
  readonly type: IpType;
  /** Run by or for VPN services. */
  readonly vpn?: boolean;
  readonly systems: readonly (readonly [asn: number, provider?: string])[];
}

/** Name and day of the tables, for evidence. */
export const asTableName = 'assay-network-classes';
export const asTableDate = '2026-11-20';

export const networkClasses: readonly NetworkClass[] = [mobileNetworks];
