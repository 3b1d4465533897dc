/** One spelling per value, used both when a list entry is stored and when a transaction is looked up. */
import type { ListField } from '@assay/contract';
import { LIST_FIELDS, type Normalisation } from '../data/list-fields';
import { accountNumber } from './account-number';
import { canonicalIp } from './ip-address';
import { asciiDomain } from './mail-domain';
import { phoneDigits } from './phone-digits';

/** Longer values are no identifiers; they are in no list. */
const MAX_LENGTH = 1_000;

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

function normalise(value: string, normalisation: Normalisation): string | null {
  const text = value.trim();
  switch (normalisation) {
    case 'exact':
      return text;
    case 'lower':
      return text.toLowerCase().replace(/\s+/g, ' ');
    case 'upper':
      return text.toUpperCase();
    case 'email':
      return text.includes('@') ? withAsciiDomain(text.toLowerCase()) : null;
    case 'domain':
      // The domain may also be taken from a whole address.
      return asciiDomain(
        text
          .slice(text.lastIndexOf('@') + 1)
          .toLowerCase()
          .replace(/\.$/, ''),
      );
    case 'phone':
      return phoneDigits(text);
    case 'account':
      return accountNumber(text);
    case 'digits':
      return text.replace(/\D+/g, '');
    case 'ip':
      return canonicalIp(text);
  }
}

/**
 * The list spelling of a transaction's value: e-mail trimmed, lower-cased and with its domain in ASCII, phone and BIN
 * as digits, bank accounts without separators, IP canonical, country upper-cased, ids trimmed only (they are
 * case-sensitive). Null when the value is missing or cannot be what the field holds.
 */
export function normaliseListValue(field: ListField, value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  return normalise(text, LIST_FIELDS[field].normalisation) || null;
}
