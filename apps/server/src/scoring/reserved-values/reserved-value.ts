import type { Details, EkycResult, ErrorName, FraudRequest, State } from '@assay/contract';
import type { ListEntry, ListSource } from '@assay/screening';

/**
 * Meaning of a value that is reserved for test keys. No real person can have one: RFC 2606 (.test), RFC 5737
 * and RFC 3849 (documentation networks), the fictional 555-01xx numbers of NANP, network test card ranges,
 * and names and ids that begin with "Test". Published in docs/reference/test-values.md.
 */
export interface ReservedValue {
  readonly field: ReservedField;
  readonly value: string;
  readonly outcome: ReservedOutcome;
  readonly about: string;
  /** `score` of an IP by the rules of a new account; another account's rules may give another score. */
  readonly defaultScore?: number;
}

export type ReservedField = Extract<
  keyof FraudRequest,
  | 'email'
  | 'phone_number'
  | 'ip'
  | 'card_bin'
  | 'user_id'
  | 'user_fullname'
  | 'id_value'
  | 'user_bank_account'
  | 'user_bank_swift'
  | 'user_bank_name'
  | 'session'
  | 'stream_id'
  | 'user_street'
  | 'billing_street'
  | 'shipping_street'
>;

/** A list entry that is never imported. */
export interface ReservedEntry {
  readonly entry: ListEntry;
  readonly list: ListSource;
}

/** A media story that contains a name. */
export interface ReservedStory {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly snippet: string;
  readonly url: string;
}

export type ReservedOutcome =
  /** Fixes the decision regardless of the rules. */
  | { readonly state: State }
  /** The module times out. */
  | { readonly silent: keyof Details }
  /** These members of the module's result get these values. */
  | { readonly module: keyof Details; readonly members: { readonly [path: string]: unknown } }
  /** A name or bank detail that is only on these lists and in these stories. */
  | { readonly listed: readonly ReservedEntry[]; readonly stories?: readonly ReservedStory[] }
  /** Result of an identity check. */
  | { readonly ekyc: EkycResult }
  /** The request fails. */
  | { readonly error: ErrorName };
