import { readExpiry } from '@assay/contract';
import { cardNetwork } from '@assay/enrichment';
import type { CheckContext, CheckProvider } from './provider';

/** Returns the expected name from the backend: `user_fullname`, or first and last name; null = none sent. */
export function expectedName({ inputs }: Pick<CheckContext, 'inputs'>): string | null {
  const { user_fullname: whole, user_firstname: first, user_lastname: last } = inputs;
  const parts = whole === undefined ? [first, last] : [whole];
  const named = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return named === '' ? null : named;
}

/** Compares two names; returns true if they belong to one person. */
type SameName = (asked: string, known: string) => boolean;

const DAY_MS = 86_400_000;
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Compares a typed name with the expected one; null when either is missing. */
function typedName(context: CheckContext, typed: string | null, sameName: SameName) {
  const inputName = expectedName(context);
  if (inputName === null || typed === null) return null;
  // Short forms and a partner's card are common, so a reviewer decides.
  const matchResult = sameName(inputName, typed) ? ('PASS' as const) : ('REVIEW' as const);
  return { inputName, extractedName: typed, matchScore: null, matchResult };
}

/**
 * Checks the card fields read in the browser. The card number never arrives, only its ends and the result of
 * the check digit (ISO/IEC 7812-1, annex B). The network is derived from the first digits, and the expiry is
 * checked.
 */
export const cardFields = (sameName: SameName): CheckProvider => ({
  name: 'card-fields',
  version: '2',
  capabilities: () => [
    { check: 'CREDIT_CARD', subCheck: 'luhnCheckResult', strength: 'heuristic' },
    { check: 'CREDIT_CARD', subCheck: 'expiryDateCheckResult', strength: 'moderate' },
    { check: 'CREDIT_CARD', subCheck: 'nameMatchCheckResult', strength: 'heuristic' },
  ],
  async evaluate(context) {
    const { submission, now } = context;
    const card = (submission.card ?? {}) as { readonly [name: string]: unknown };
    const [bin, lastFour] = [textOrNull(card.bin), textOrNull(card.last_four)];
    const expiry = readExpiry(card.expiry);
    const named = typedName(context, textOrNull(card.cardholder_name), sameName);
    const isPast = expiry !== undefined && Date.parse(expiry) + DAY_MS <= now;
    return {
      findings: [
        ...(typeof card.luhn_valid === 'boolean'
          ? [{ subCheck: 'luhnCheckResult', result: card.luhn_valid ? 'PASS' : 'FAIL' } as const]
          : []),
        ...(expiry === undefined
          ? []
          : [{ subCheck: 'expiryDateCheckResult', result: isPast ? 'FAIL' : 'PASS' } as const]),
        ...(named ? [{ subCheck: 'nameMatchCheckResult', result: named.matchResult }] : []),
      ],
      extracted: {
        bin,
        lastFour,
        maskedPan: bin && lastFour ? `${bin}******${lastFour}` : null,
        cardholderName: textOrNull(card.cardholder_name),
        expiryDate: expiry?.slice(0, 7) ?? null,
        nameVerification: named,
        issuingNetwork: bin === null ? null : (cardNetwork(bin)?.name ?? null),
      },
    };
  },
});
