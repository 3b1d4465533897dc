import type { EkycType, IdentityQuestion, IdentityRecord, SpaceId } from '@assay/contract';

/** What a source says: whom it knows under what was asked, nobody, or nothing because it could not be asked. */
export type SourceAnswer =
  | { readonly status: 'found'; readonly records: readonly IdentityRecord[] }
  | { readonly status: 'unknown' }
  /** `reason` is a word of our own, never the source's: it may quote a person. */
  | { readonly status: 'silent'; readonly reason: string };

export interface Asking {
  readonly spaceId: SpaceId;
  /** UNIX milliseconds. */
  readonly now: number;
  /** UNIX milliseconds after which nothing is waited for. */
  readonly deadline: number;
}

/** A source of identities: an imported register, or a service. */
export interface IdentitySource {
  readonly name: string;
  answers(type: EkycType): boolean;
  /** null = it has nothing about the country of the check. Never throws for a source that is slow or broken. */
  ask(question: IdentityQuestion, asking: Asking): Promise<SourceAnswer | null>;
}
