import type { OpenCall } from './open-call';

/**
 * The number by which canaries are drawn for a call: 32 bits of the keyed hash of its transaction id, so that a repeated
 * transaction is drawn alike and nobody outside can choose. Kept with the call, so that a replay needs no key.
 * @returns null where the rules have no canary
 */
export const canarySeedOf = ({ policy, event }: Pick<OpenCall, 'policy' | 'event'>): number | null =>
  policy.compiled.hasCanary ? Number(BigInt.asUintN(32, BigInt(event.transaction))) : null;
