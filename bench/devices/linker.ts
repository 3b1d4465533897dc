import type { VectorInput } from '@assay/devices';
import type { Machine } from './machine';
import type { Drawn } from './shown-input';

/** What a linker answers for a visit. */
export interface Linked {
  readonly id: string;
  /** Whether it counts as the device's id, or is only the likeliest of several. */
  readonly isSettled: boolean;
  /** That the visit is the device's, 0 to 1. */
  readonly probability: number;
  /** The token is known from another device. */
  readonly tokenCopied: boolean;
  /** Whether a device that the visit's machine made was weighed; left out by linkers that weigh none. */
  readonly isOffered?: boolean;
}

/** A visit as a server sees it. */
export interface Meeting {
  readonly input: VectorInput;
  /** null = the browser keeps none. */
  readonly token: string | null;
  /** Whom the call names; null = nobody. */
  readonly person: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A way to know devices again, with the memory of one account. */
export interface Linker {
  readonly name: string;
  /** @param truth what only the oracle looks at */
  meet(meeting: Meeting, truth: { readonly machine: Machine; readonly drawn: Drawn }): Linked;
  /** The id that an earlier answer stands for now, after what was joined since. */
  presentId(id: string): string;
}
