import type { Details, EkycResult, ErrorName, FraudRequest, State } from '@assay/contract';
import type { ListEntry, ListSource } from '@assay/screening';

/**
 * What a value means that is reserved for test keys. No person can have one: RFC 2606 (.test), RFC 5737 and RFC 3849
 * (documentation networks), the fictional 555-01xx numbers of NANP, network test card ranges, and names and ids that
 * begin with "Test". Published in docs/test-keys.md.
 */
export interface ReservedValue {
  readonly field: ReservedField;
  readonly value: string;
  readonly outcome: ReservedOutcome;
  readonly about: string;
  /** `score` of an IP by the rules of a new account; another account's rules may say otherwise. */
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

/** An entry of a list that nobody imports. */
export interface ReservedEntry {
  readonly entry: ListEntry;
  readonly list: ListSource;
}

/** A story in which a name stands. */
export interface ReservedStory {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly snippet: string;
  readonly url: string;
}

export type ReservedOutcome =
  /** The decision, whatever the rules say. */
  | { readonly state: State }
  /** The module does not answer in time. */
  | { readonly silent: keyof Details }
  /** Members of the module's answer take these values. */
  | { readonly module: keyof Details; readonly members: { readonly [path: string]: unknown } }
  /** A name or bank detail that is on these lists and in these stories, and on no other. */
  | { readonly listed: readonly ReservedEntry[]; readonly stories?: readonly ReservedStory[] }
  /** What an identity check comes to. */
  | { readonly ekyc: EkycResult }
  /** The call fails. */
  | { readonly error: ErrorName };
