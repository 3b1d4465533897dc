import { PRIORS } from '../data/evidence';
import { type DeviceKind, FEATURES } from '../data/features';
import type { Look } from './look';

/** What an account's devices have in common, counted once for each device. */
export interface AccountShares {
  /** Devices of a segment. */
  devices(segment: number): number;
  /** Visits of known devices of a segment whose token was not known: what is new is told by it from what only lost it. */
  returned(segment: number): number;
  /** Those of them that showed a value of a feature; 0 for a rare one. */
  having(segment: number, feature: number, value: number): number;
}

const worldShare = (index: number, kind: DeviceKind): number => {
  const feature = FEATURES[index];
  return (kind === 'other' || kind === 'image' ? feature?.world : (feature?.alike ?? feature?.world)) ?? 1;
};

/**
 * How common each value of a look is among other devices of its segment: what the account counted, mixed with the
 * world's share, which weighs as much as PRIORS.devicesOfWorld devices.
 */
export function sharesOf(look: Look, kind: DeviceKind, account: AccountShares): Float64Array {
  const { segment, values, world } = look;
  const counted = account.devices(segment);
  const shares = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (value === 0) continue;
    const known = world[index] as number;
    const expected = Number.isNaN(known) ? worldShare(index, kind) : known;
    shares[index] =
      (account.having(segment, index, value) + PRIORS.devicesOfWorld * expected) /
      (counted + PRIORS.devicesOfWorld);
  }
  return shares;
}
