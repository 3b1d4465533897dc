import { type IpFlag, ipFlags } from '../../ip/facts';
import type { OwnSource } from '../feed-content';
import { readOwnFlag, readOwnNetworks } from '../own/read-own-networks';
import { readOwnBins, readOwnDomains, readOwnPhones } from '../own/read-own-records';
import { bounds, MIB, networkOf, WEEK } from './feed-terms';

/** Properties that all files of the operator share; any number of rows from 1 is accepted. */
const OWN = {
  address: null,
  cadenceHours: 52 * WEEK,
  licence: "the operator's",
  bytes: bounds(4, 1024 * MIB),
  rows: bounds(1, 20_000_000),
  ip: null,
} as const;

function ownList(flag: IpFlag): OwnSource {
  return {
    ...OWN,
    name: `own-${flag.replaceAll('_', '-')}`,
    title: `The operator's own list for ${flag}`,
    ip: networkOf(flag, null, null),
    read: readOwnFlag(flag),
  };
}

/**
 * Data that an operator has collected or bought: a list per flag, and tables of domains, numbers and card
 * issuers.
 */
export const ownLists: readonly OwnSource[] = [
  ...ipFlags.map(ownList),
  {
    ...OWN,
    name: 'own-disposable-domains',
    title: "The operator's own domains of throw-away mailboxes",
    read: readOwnDomains,
  },
  {
    ...OWN,
    name: 'own-free-domains',
    title: "The operator's own domains of free mailboxes",
    read: readOwnDomains,
  },
  {
    ...OWN,
    name: 'own-disposable-phones',
    title: "The operator's own numbers that receive messages in public",
    read: readOwnPhones,
  },
  {
    ...OWN,
    name: 'own-bin-table',
    title: "The operator's own table of card issuers",
    read: readOwnBins,
  },
];

/**
 * Returns the source for an operator's file of networks: `own-networks`, or `own-networks-<name>` when there
 * are several.
 */
export const ownNetworksSource = (name: string): OwnSource => ({
  ...OWN,
  name,
  title: "The operator's own file of networks",
  ip: networkOf(null, null, null),
  read: readOwnNetworks,
});
