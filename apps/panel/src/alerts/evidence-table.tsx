import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Alert } from '../api/alerts';
import { StateBadge } from '../design/state-badge';
import { english, t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

type Evidence = Alert['evidence'][number];

/** Rows before "Show all". */
const FEW = 8;

interface Row extends Evidence {
  /** Null if the entity neither paid nor was paid. */
  readonly direction: 'in' | 'out' | null;
  /** Name of the other party; null = unknown. */
  readonly counterparty: string | null;
}

const DIRECTIONS = { in: english('Incoming'), out: english('Outgoing') } as const;

/** Returns the transactions of the evidence with direction and counterparty, newest first. */
function rowsOf({ evidence, edges, parties, entity_key: entity }: Alert): readonly Row[] {
  const names = new Map(parties.map(({ key, name }) => [key, name]));
  const edgeOf = new Map(edges.map((edge) => [edge.transaction_id, edge]));
  return [...evidence]
    .sort((a, b) => ((a.at ?? '') > (b.at ?? '') ? -1 : 1))
    .map((one) => {
      const edge = one.transaction_id === null ? undefined : edgeOf.get(one.transaction_id);
      const direction = edge?.to === entity ? 'in' : edge?.from === entity ? 'out' : null;
      const other = direction === 'in' ? edge?.from : direction === 'out' ? edge?.to : undefined;
      return { ...one, direction, counterparty: (other && names.get(other)) ?? null };
    });
}

const COLUMNS: readonly Column<Row>[] = [
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
  {
    name: english('Direction'),
    line: 'meta',
    cell: ({ direction }) => (direction === null ? null : t(DIRECTIONS[direction])),
  },
  {
    name: english('Counterparty'),
    kind: 'long',
    line: 'meta',
    cell: ({ counterparty }) => (counterparty === null ? null : <MaskedText>{counterparty}</MaskedText>),
  },
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
];

/** Transactions of the evidence, newest first, with links to their pages. */
export function EvidenceTable({ alert }: { readonly alert: Alert }) {
  const [isOpen, setOpen] = useState(false);
  const sorted = rowsOf(alert);
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
