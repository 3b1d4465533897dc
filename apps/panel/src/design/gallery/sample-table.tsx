import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type DataColumn, DataTable } from '../data-table';
import { EntityChip } from '../entity-chip';
import { type FilterChip, FilterChips } from '../filter-chips';
import { KeyFacts } from '../key-facts';
import { StateBadge } from '../state-badge';
import { ListWithDrawer } from '../templates';
import { showToast } from '../toast-store';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly amount: number;
  readonly score: number;
  readonly state: string;
}

const STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;
const ROWS: readonly Row[] = Array.from({ length: 40 }, (_, at) => ({
  id: `order-${1000 + at}`,
  email: `user${at}@example.com`,
  amount: ((at * 37) % 400) + 0.5,
  score: (at * 7) % 60,
  state: STATES[at % STATES.length] ?? 'APPROVE',
}));

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'id', name: 'Transaction', kind: 'head', cell: ({ id }) => id },
  { id: 'email', name: 'Email', cell: ({ email }) => <EntityChip kind="email" value={email} /> },
  {
    id: 'amount',
    name: 'Amount',
    kind: 'figure',
    cell: ({ amount }) => amount.toFixed(2),
    sortValue: ({ amount }) => amount,
  },
  { id: 'score', name: 'Score', kind: 'figure', cell: ({ score }) => score, sortValue: ({ score }) => score },
  { id: 'state', name: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'note', name: 'Note', isOptional: true, cell: () => null },
];

const idOf = ({ id }: Row): string => id;

/** List with drawer: filter chips, table with selection, and the open row. */
export function SampleTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Row | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const filters: readonly FilterChip[] = [
    {
      id: 'email',
      label: 'Email',
      value: email,
      onClear: () => setEmail(null),
      editor: (close) => (
        <Stack gap="xs">
          <TextInput
            label="Email contains"
            value={email ?? ''}
            onChange={({ currentTarget }) => setEmail(currentTarget.value || null)}
          />
          <Button size="compact-sm" onClick={close}>
            Apply
          </Button>
        </Stack>
      ),
    },
  ];
  const rows = ROWS.filter((row) => email === null || row.email.includes(email));
  return (
    <ListWithDrawer
      title={open?.id ?? ''}
      onClose={() => setOpen(null)}
      drawer={
        open ? (
          <KeyFacts
            facts={[
              { label: 'Email', value: open.email },
              { label: 'Amount', value: open.amount },
            ]}
          />
        ) : null
      }
    >
      <DataTable
        name="Sample transactions"
        columns={COLUMNS}
        rows={rows}
        keyOf={idOf}
        empty="No rows"
        columnsKey="gallery"
        onOpen={setOpen}
        isCurrent={(row) => row.id === open?.id}
        toolbar={<FilterChips filters={filters} onClearAll={() => setEmail(null)} />}
        selection={{
          selected,
          onChange: setSelected,
          nameOf: idOf,
          actions: (chosen) => (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => showToast({ text: `${chosen.length} approved`, undo: () => undefined })}
            >
              Approve
            </Button>
          ),
        }}
      />
    </ListWithDrawer>
  );
}
