import { readExpiry } from '@assay/contract';
import { cardNetwork } from '@assay/enrichment';
import type { CheckContext, CheckProvider } from './provider';

/** The name that a backend expects of a person: `user_fullname`, else first and last name; null = it named none. */
export function expectedName({ inputs }: Pick<CheckContext, 'inputs'>): string | null {
  const { user_fullname: whole, user_firstname: first, user_lastname: last } = inputs;
  const parts = whole === undefined ? [first, last] : [whole];
  const named = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return named === '' ? null : named;
}

/** Whether two names are those of one person. */
type SameName = (asked: string, known: string) => boolean;

const DAY_MS = 86_400_000;
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A typed name beside the one that the backend expects; null = there are not both. */
function typedName(context: CheckContext, typed: string | null, sameName: SameName) {
  const inputName = expectedName(context);
  if (inputName === null || typed === null) return null;
  // Short forms and a partner's card are common: a person looks.
  const matchResult = sameName(inputName, typed) ? ('PASS' as const) : ('REVIEW' as const);
  return { inputName, extractedName: typed, matchScore: null, matchResult };
}

/**
 * What the browser read of a card: its number never arrives, only the ends of it and whether its check digit is right
 * (ISO/IEC 7812-1, annex B). Here its network is read from the first digits, and its expiry judged.
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
