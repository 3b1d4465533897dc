declare const kind: unique symbol;

/**
 * An id of one kind. What is known to be of one kind is never taken for another: it does not compile. A plain number or
 * text, as it comes from the wire or stands in a test, may become any of them, for only its reader knows what it names.
 */
type Id<Base, Kind extends string> = Base & { readonly [kind]?: Kind };

/** A customer of the deployment: keys, settings, policy, users. */
export type AccountId = Id<number, 'account'>;

/** Where data is kept: an account has one space for live keys and one for test keys. */
export type SpaceId = Id<number, 'space'>;

/** The caller's own name of a transaction; unique within a space. */
export type TransactionId = Id<string, 'transaction'>;

/** One decision about a transaction: UUIDv7. */
export type EvaluationId = Id<string, 'evaluation'>;

/** One run of a verification workflow: UUIDv7. */
export type ExecutionId = Id<string, 'execution'>;

/** The space of an account's live keys, which has the account's own number. */
export const liveSpace = (account: AccountId): SpaceId => account as number;
