declare const kind: unique symbol;

/**
 * An id of one kind. Ids of different kinds are not assignable to each other. A plain number or text, from a
 * request or a test, is assignable to any of them, because only the code that reads it knows its kind.
 */
type Id<Base, Kind extends string> = Base & { readonly [kind]?: Kind };

/** A customer of the deployment: keys, settings, policy, users. */
export type AccountId = Id<number, 'account'>;

/** Environment that stores data: an account has one for live keys and one for test keys. */
export type EnvironmentId = Id<number, 'space'>;

/** The caller's name of a transaction; unique within an environment. */
export type TransactionId = Id<string, 'transaction'>;

/** One evaluation of a transaction: UUIDv7. */
export type EvaluationId = Id<string, 'evaluation'>;

/** One run of a verification workflow: UUIDv7. */
export type ExecutionId = Id<string, 'execution'>;

/** Returns the live environment of an account, which has the account's number. */
export const liveSpace = (account: AccountId): EnvironmentId => account as number;
