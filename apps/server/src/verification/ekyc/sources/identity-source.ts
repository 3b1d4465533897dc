import type { EkycType, EnvironmentId, IdentityQuestion, IdentityRecord } from '@assay/contract';

/** Response of a source: matching records, unknown person, or no response. */
export type SourceAnswer =
  | { readonly status: 'found'; readonly records: readonly IdentityRecord[] }
  | { readonly status: 'unknown' }
  /** `reason` is one of our codes, never the source's text, which may contain personal data. */
  | { readonly status: 'silent'; readonly reason: string };

export interface Asking {
  readonly environmentId: EnvironmentId;
  /** UNIX milliseconds. */
  readonly now: number;
  /** UNIX milliseconds of the deadline. */
  readonly deadline: number;
}

/** A source of identities: an imported registry, or a service. */
export interface IdentitySource {
  readonly name: string;
  answers(type: EkycType): boolean;
  /** Returns null when it has no data for the check's country. Never throws for a slow or broken source. */
  ask(question: IdentityQuestion, asking: Asking): Promise<SourceAnswer | null>;
}
