import { hash } from 'node:crypto';

/** 32 hexadecimal digits over values in their order (SHA-256, cut). */
export const digest = (...values: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(values)).slice(0, 32);

/** The digest, or null when the value is not known. */
export const digestOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : digest(value);
