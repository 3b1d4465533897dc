import { readExpiry } from '@assay/contract';
import { cardNetwork } from '@assay/enrichment';
import type { CheckProvider } from './provider';

const DAY_MS = 86_400_000;
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * What the browser read of a card: its number never arrives, only the ends of it and whether its check digit is right
 * (ISO/IEC 7812-1, annex B). Here its network is read from the first digits, and its expiry judged.
 */
export const cardFields: CheckProvider = {
  name: 'card-fields',
  version: '1',
  capabilities: () => [
    { check: 'CREDIT_CARD', subCheck: 'luhnCheckResult', strength: 'heuristic' },
    { check: 'CREDIT_CARD', subCheck: 'expiryDateCheckResult', strength: 'moderate' },
  ],
  async evaluate({ submission, now }) {
    const card = (submission.card ?? {}) as { readonly [name: string]: unknown };
    const [bin, lastFour] = [textOrNull(card.bin), textOrNull(card.last_four)];
    const expiry = readExpiry(card.expiry);
    const isPast = expiry !== undefined && Date.parse(expiry) + DAY_MS <= now;
    return {
      findings: [
        ...(typeof card.luhn_valid === 'boolean'
          ? [{ subCheck: 'luhnCheckResult', result: card.luhn_valid ? 'PASS' : 'FAIL' } as const]
          : []),
        ...(expiry === undefined
          ? []
          : [{ subCheck: 'expiryDateCheckResult', result: isPast ? 'FAIL' : 'PASS' } as const]),
      ],
      extracted: {
        bin,
        lastFour,
        maskedPan: bin && lastFour ? `${bin}******${lastFour}` : null,
        cardholderName: textOrNull(card.cardholder_name),
        expiryDate: expiry?.slice(0, 7) ?? null,
        issuingNetwork: bin === null ? null : (cardNetwork(bin)?.name ?? null),
      },
    };
  },
};
