import type { EraseDomain } from '@assay/contract';
import type { Connection, EraseCounts } from '@assay/store';
import type { PersonScope } from './scope';

export interface StepWork {
  readonly connection: Connection;
  readonly scope: PersonScope;
  /** What the step answered as `next` before; null at its beginning. */
  readonly position: unknown;
  /** What all steps removed so far. */
  readonly counts: EraseCounts;
  /** UNIX milliseconds. */
  readonly now: number;
}

export interface StepDone {
  readonly counts: EraseCounts;
  /** Where it goes on, as JSON; null = it is done. */
  readonly next: unknown;
}

/**
 * A part of the work. It runs as often as it needs, each time in a short transaction that also keeps where it stands; to
 * do it over again from the beginning changes nothing.
 */
export interface EraseStep {
  readonly name: string;
  /** Domains to which it belongs; it runs once when any of them is asked for. */
  readonly domains: readonly EraseDomain[];
  run(work: StepWork): Promise<StepDone>;
}
