import type { CardNetwork, FraudData } from '@assay/contract';
import type { NewestEvaluation } from '@assay/store';

/** Networks by the beginning of their names in BIN tables, in lower case. */
const NAMES: readonly (readonly [name: string, network: CardNetwork])[] = [
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['maestro', 'mastercard'],
  ['american express', 'amex'],
  ['amex', 'amex'],
  ['discover', 'discover'],
  ['diners', 'discover'],
  ['jcb', 'jcb'],
  ['unionpay', 'unionpay'],
  ['china union', 'unionpay'],
];

/** Returns the network of a card by the BIN data of the scored transaction; null = unknown. */
export function cardNetworkOf({ seen, answer }: NewestEvaluation): CardNetwork | null {
  type Details = Pick<FraudData, 'bin_details'>;
  const { details } = JSON.parse(seen) as { readonly details?: Details };
  const name = (details ?? (JSON.parse(answer) as { readonly data: Partial<Details> }).data).bin_details
    ?.bin_card;
  if (!name) return null;
  const folded = name.toLowerCase();
  return NAMES.find(([start]) => folded.startsWith(start))?.[1] ?? 'other';
}
