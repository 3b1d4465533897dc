import type { Account } from './account';

/** How an account writes money and times. */
type Conventions = Pick<Account, 'currency' | 'time_zone'>;

let current: Conventions = { currency: null, time_zone: null };

/** Holds from the next time that something is drawn. */
export function followConventions(next: Conventions): void {
  current = next;
}

/** ISO 4217, of amounts that name none; null = they stay bare numbers. */
export const defaultCurrency = (): string | null => current.currency;

/** IANA name of the account's time zone, or of this browser's where it has none. */
export const timeZone = (): string => current.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
