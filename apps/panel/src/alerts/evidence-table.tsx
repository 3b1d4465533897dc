import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Alert } from '../api/alerts';
import { StateBadge } from '../design/state-badge';
import { english, t } from '../i18n/language';
import { amountText } from '../traffic/amount';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

type Evidence = Alert['evidence'][number];

/** Rows before "Show all". */
const FEW = 8;

const COLUMNS: readonly Column<Evidence>[] = [
  {
    name: english('Transaction'),
    kind: 'long',
    line: 'title',
    cell: ({ evaluation_id: id, transaction_id: name }) =>
      name === null ? (
        t('no longer stored')
      ) : (
        <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space: 'live' }}>
          {name}
        </AnchorLink>
      ),
  },
  {
    name: english('Time'),
    kind: 'digits',
    line: 'meta',
    cell: ({ at }) => (at === null ? null : <ShortTime at={at} />),
  },
  { name: english('Action'), line: 'meta', cell: ({ action_type: type }) => type },
  {
    name: english('Amount'),
    kind: 'figure',
    line: 'end',
    cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
  },
  {
    name: english('Decision'),
    line: 'meta',
    cell: ({ state }) => (state === null ? null : <StateBadge state={state} size="sm" />),
  },
  { name: english('Fraud score'), kind: 'figure', cell: ({ fraud_score: score }) => score },
];

/** Transactions of the evidence, oldest first, with links to their pages. */
export function EvidenceTable({ evidence }: { readonly evidence: Alert['evidence'] }) {
  const [isOpen, setOpen] = useState(false);
  const sorted = [...evidence].sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1));
  return (
    <Section title={t('Evidence')}>
      <PagedTable
        name={t('Evidence')}
        isTwoLine
        columns={COLUMNS}
        rows={isOpen ? sorted : sorted.slice(0, FEW)}
        keyOf={({ evaluation_id }) => evaluation_id}
        empty={t('No transactions are stored.')}
      />
      {sorted.length > FEW ? (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count}', { count: sorted.length })}
        </Button>
      ) : null}
    </Section>
  );
}
