import { electronicFormatIBAN, extractIBAN, isValidIBAN } from 'ibantools';
import { canonicalWallet } from './wallet';

/** A bank account or wallet as the caller writes it, in every spelling that a list may hold. */
interface AccountKeys {
  /** Canonical wallet address. */
  readonly wallet: string;
  /** Electronic form; of a valid IBAN also its domestic number. */
  readonly accounts: readonly string[];
  /** The text is an IBAN whose check digits hold (ISO 13616). */
  readonly isIban: boolean;
  /** ISO 3166-1 alpha-2 of a valid IBAN; `null` otherwise. */
  readonly country: string | null;
}

/** Fewest characters of an account number that is compared: shorter ones are no account of one person. */
const SHORTEST_ACCOUNT = 5;

/** The keys under which an account or wallet may be listed. */
export function accountKeys(text: string): AccountKeys {
  const plain = electronicFormatIBAN(text.replace(/[\s\u200b-\u200f\u2060\ufeff]/gu, '')) ?? '';
  const isIban = isValidIBAN(plain);
  const iban = isIban ? extractIBAN(plain) : null;
  const accounts = [plain, iban?.bban ?? '', iban?.accountNumber ?? ''].filter(
    (account, at, all) => account.length >= SHORTEST_ACCOUNT && all.indexOf(account) === at,
  );
  return { wallet: canonicalWallet(text), accounts, isIban, country: iban?.countryCode ?? null };
}
