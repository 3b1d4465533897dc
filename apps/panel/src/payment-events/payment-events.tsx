import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Space } from '../api/evaluations';
import { eventsOfKey, eventsOfTransaction, type PaymentEvent } from '../api/payment-events';
import { english, type Sentence, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { amountText } from '../traffic/amount';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

const TYPES: { readonly [T in PaymentEvent['type']]: Sentence } = {
  authorized: english('Authorized'),
  declined_by_issuer: english('Declined by issuer'),
  captured: english('Captured'),
  refunded: english('Refunded'),
  payout: english('Paid out'),
  fraud_warning: english('Fraud warning'),
  dispute_opened: english('Dispute opened'),
  dispute_won: english('Dispute won'),
  dispute_lost: english('Dispute lost'),
};

const WARNINGS: { readonly [W in PaymentEvent['warnings'][number]]: Sentence } = {
  authorization_missing: english('No earlier authorization'),
  currency_differs: english('Currency differs'),
  dispute_missing: english('No earlier dispute'),
  refund_exceeds_capture: english('More refunded than captured'),
  unknown_code: english('Unknown code'),
};

const COLUMNS: readonly Column<PaymentEvent>[] = [
  { name: english('Time'), cell: ({ occurred_at }) => <Time at={occurred_at} /> },
  { name: english('Event'), cell: ({ type }) => t(TYPES[type]) },
  {
    name: english('Amount'),
    kind: 'figure',
    cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
  },
  { name: english('Code'), cell: ({ code }) => code },
  {
    name: english('Label'),
    cell: ({ label, label_effect }) => (label !== null && label_effect === 'set' ? labelName(label) : null),
  },
  {
    name: english('Warnings'),
    kind: 'long',
    cell: ({ warnings }) => warnings.map((warning) => t(WARNINGS[warning])).join(', ') || null,
  },
];

const OF_PERSON: readonly Column<PaymentEvent>[] = [
  ...COLUMNS.slice(0, 2),
  { name: english('Transaction'), cell: ({ transaction_id }) => transaction_id },
  ...COLUMNS.slice(2),
];

interface EventsProps {
  readonly columns: readonly Column<PaymentEvent>[];
  readonly reading: UseQueryResult<{ readonly events: readonly PaymentEvent[] }>;
}

function Events({ columns, reading }: EventsProps) {
  // Most payments have no events, so their pages don't mention them.
  if (reading.data?.events.length === 0) return null;
  return (
    <Section title={t('Payment events')} about={t('Changes of the payment after the decision.')}>
      <PagedTable
        name={t('Payment events')}
        columns={columns}
        rows={reading.data?.events}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('Couldn’t load the payment events')}
        empty={t('No payment events.')}
      />
    </Section>
  );
}

/** Payment events of a transaction. */
export function TransactionEvents({ id, space }: { readonly id: string; readonly space: Space }) {
  return <Events columns={COLUMNS} reading={useQuery(eventsOfTransaction({ id, space }))} />;
}

/** Payment events of a person's transactions. */
export function PersonEvents({ personKey, space }: { readonly personKey: string; readonly space: Space }) {
  return <Events columns={OF_PERSON} reading={useQuery(eventsOfKey({ key: personKey, space }))} />;
}
