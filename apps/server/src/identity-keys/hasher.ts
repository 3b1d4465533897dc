/**
 * Turns an identifying value of a kind into what is stored of it: `keyHasher` of the store with the deployment's pepper.
 * The kind is part of the hash, so that equal texts of two kinds do not meet.
 */
export type Hasher = (kind: string, value: string) => string;
