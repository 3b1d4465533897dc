import { CERTAIN, type DeviceMemory, deviceNumber } from './memory';

/** A candidate of a visit: a device, or a token whose device is open. */
interface Candidate {
  readonly device: { readonly id: string; readonly isSettled: boolean; readonly memory: DeviceMemory };
  readonly fit: number;
  readonly prior: number;
  weight: number;
  together: number;
}

/** However sure its suspects looked, an open token is a device of its own with this chance. */
const LEAST_OWN = 0.05;

/**
 * An open token is one of its suspects, or a device of its own. A visit that it fits is the suspect's as far as the token is:
 * the suspect's weight rises to that, and the token keeps the part that it is a device of its own.
 */
export function shareOpen(candidates: readonly Candidate[]): void {
  const open = candidates.filter(({ device }) => !device.isSettled);
  if (open.length === 0) return;
  const byNumber = new Map(candidates.map((one) => [deviceNumber(one.device.id), one]));
  const alone = new Map(open.map((one) => [one, one.weight]));
  for (const one of open) {
    let suspected = 0;
    let shared = 0;
    for (const { value, count } of one.device.memory.suspects) {
      const suspect = byNumber.get(value);
      const chance = count / CERTAIN;
      suspected += chance;
      if (!suspect || suspect === one) continue;
      const part = chance * one.fit * suspect.prior;
      shared += part;
      suspect.weight = Math.max(suspect.weight, part);
    }
    const own = Math.max(LEAST_OWN, 1 - suspected) * (alone.get(one) ?? 0);
    one.weight = own;
    one.together = own + shared;
  }
}
