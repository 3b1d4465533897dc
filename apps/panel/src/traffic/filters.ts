/** A field that the traffic can be narrowed by, beside state, tag and label. */
interface Filter {
  /** As the API calls it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'moment';
  /** An example. */
  readonly example?: string;
}

/** In the order in which they are shown. */
export const FILTERS = [
  { name: 'from', label: 'From', kind: 'moment' },
  { name: 'to', label: 'Before', kind: 'moment' },
  { name: 'amount_from', label: 'Amount from', kind: 'number' },
  { name: 'amount_to', label: 'Amount to', kind: 'number' },
  { name: 'currency', label: 'Currency', kind: 'text', example: 'EUR' },
  { name: 'action_type', label: 'Action', kind: 'text', example: 'purchase' },
  { name: 'country', label: 'Country', kind: 'text', example: 'DE' },
  { name: 'rule', label: 'Rule', kind: 'text', example: 'HC401' },
  { name: 'score_from', label: 'Score from', kind: 'number' },
  { name: 'score_to', label: 'Score to', kind: 'number' },
  { name: 'card_bin', label: 'Card BIN', kind: 'text', example: '424242' },
  { name: 'email_domain', label: 'E-mail domain', kind: 'text', example: 'gmail.com' },
  { name: 'payment_mode', label: 'Payment', kind: 'text', example: 'card' },
  { name: 'merchant_id', label: 'Merchant', kind: 'text' },
] as const satisfies readonly Filter[];
export type FilterName = (typeof FILTERS)[number]['name'];

const DATED = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A value as a person reads it. */
export const shownValue = (kind: Filter['kind'], value: string): string =>
  kind === 'moment' && !Number.isNaN(Date.parse(value)) ? DATED.format(new Date(value)) : value;
