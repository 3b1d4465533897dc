/** Kinds of entities that a typology may report. */
export const ENTITY_KINDS = ['party', 'device', 'card', 'bin', 'merchant', 'affiliate', 'campaign'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** An entity: its kind and its opaque key. Keys of different kinds never compare. */
export interface Entity {
  readonly kind: EntityKind;
  readonly key: string;
}

/**
 * Outcomes of a transaction. `payment`, `payout` and `captured` move money; the others concern an earlier transaction. The
 * order is that of stored states: add new ones at the end.
 */
export const TRANSFER_EVENTS = [
  'payment',
  'payout',
  'declined',
  'refunded',
  'disputed',
  'fraud_warning',
  'captured',
  'dispute_won',
] as const;
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/**
 * A transfer or another event of a payment. Keys are opaque texts, for example keyed hashes: equal keys mean the
 * same entity. Null means unknown or absent.
 */
export interface Transfer {
  /** Reference that findings name as evidence. */
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  /** In units of the currency; values that are negative or not finite count as unknown. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly event: TransferEvent;
  /**
   * Time of the transaction, if this is a later event with the id of that transaction. Then `declined`, `captured` and
   * `dispute_won` change what is remembered about it. Null = the transaction itself.
   */
  readonly transactionAt: number | null;
  /** The party that the money leaves. */
  readonly sender: string | null;
  /** The party that the money reaches. */
  readonly receiver: string | null;
  /** Bank account that belongs to the sender, if the sender is a user; later transfers to it reach the user. */
  readonly senderAccount: string | null;
  readonly receiverAccount: string | null;
  readonly merchant: string | null;
  readonly card: string | null;
  readonly bin: string | null;
  readonly device: string | null;
  readonly affiliate: string | null;
  readonly campaign: string | null;
  /** Country of the sender, ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Country of the receiver, ISO 3166-1 alpha-2. */
  readonly receiverCountry: string | null;
}

/** A transfer of which only the id, the time and some members are known. */
export const transferOf = (known: Pick<Transfer, 'id' | 'at'> & Partial<Transfer>): Transfer => ({
  amount: null,
  currency: null,
  event: 'payment',
  transactionAt: null,
  sender: null,
  receiver: null,
  senderAccount: null,
  receiverAccount: null,
  merchant: null,
  card: null,
  bin: null,
  device: null,
  affiliate: null,
  campaign: null,
  country: null,
  receiverCountry: null,
  ...known,
});
