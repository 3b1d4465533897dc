import type { NetworkClass } from '../facts';
import { accessNetworks } from './access-networks';
import { companyNetworks } from './company-networks';
import { contentNetworks } from './content-networks';
import { educationNetworks } from './education-networks';
import { governmentNetworks } from './government-networks';
import { hostingNetworks } from './hosting-networks';
import { militaryNetworks } from './military-networks';
import { mobileNetworks } from './mobile-networks';
import { vpnNetworks } from './vpn-networks';

/** Name and date of the tables, for evidence. */
export const networkClassesName = 'assay-network-classes';
export const networkClassesDate = '2026-11-23';

/** Every class of autonomous systems that is identified by number. */
export const networkClasses: readonly NetworkClass[] = [
  accessNetworks,
  companyNetworks,
  contentNetworks,
  educationNetworks,
  governmentNetworks,
  hostingNetworks,
  militaryNetworks,
  mobileNetworks,
  vpnNetworks,
];
