import type { VectorInput } from '@assay/devices';

/** What a linker answers for a visit. */
export interface Linked {
  readonly id: string;
  /** Whether it counts as the device's id, or is only the likeliest of several. */
  readonly isSettled: boolean;
  /** That the visit is the device's, 0 to 1. */
  readonly probability: number;
  /** The token is known from another device. */
  readonly tokenCopied: boolean;
}

/** A way to know devices again, with the memory of one account. */
export interface Linker {
  readonly name: string;
  /** @param now UNIX milliseconds */
  meet(input: VectorInput, token: string | null, now: number): Linked;
  /** The id that an earlier answer stands for now, after what was joined since. */
  presentId(id: string): string;
}
