import { Badge, Button, Text } from '@mantine/core';
import type { DataUpdate } from '../api/updates';
import type { Column } from '../ui/paged-table';
import { Time } from '../ui/time';

/** How a turn ended, in a word. */
const OUTCOMES: Readonly<
  Record<NonNullable<DataUpdate['outcome']>, { readonly colour: string; readonly word: string }>
> = {
  accepted: { colour: 'teal', word: 'taken over' },
  unchanged: { colour: 'teal', word: 'unchanged' },
  refused: { colour: 'orange', word: 'refused' },
  failed: { colour: 'red', word: 'not had' },
};

function stateOf({ running, waiting, outcome }: DataUpdate): {
  readonly colour: string;
  readonly word: string;
} {
  if (running) return { colour: 'blue', word: 'running' };
  if (waiting) return { colour: 'gray', word: 'waiting' };
  return outcome === null ? { colour: 'gray', word: 'not yet' } : OUTCOMES[outcome];
}

function State({ update }: { readonly update: DataUpdate }) {
  const { colour, word } = stateOf(update);
  return (
    <>
      <Badge variant="light" color={colour}>
        {word}
      </Badge>
      {update.overdue ? (
        <Badge variant="light" color="orange" ml={4}>
          overdue
        </Badge>
      ) : null}
      {update.reason ? (
        <Text size="xs" c="dimmed">
          {update.reason.message}
        </Text>
      ) : null}
    </>
  );
}

/** What became more or less with the last version. */
function Change({ update: { rows, previous_rows: before } }: { readonly update: DataUpdate }) {
  if (rows === null) return null;
  const difference = before === null ? 0 : rows - before;
  const sign = difference > 0 ? '+' : '';
  return (
    <>
      {rows.toLocaleString()}
      {difference === 0 ? null : ` (${sign}${difference.toLocaleString()})`}
    </>
  );
}

/** What is shown of each source that can be fetched. @param onUpdate asks for one of them */
export const updateColumns = (onUpdate: (source: string) => void): readonly Column<DataUpdate>[] => [
  {
    name: 'Source',
    kind: 'head',
    cell: ({ title, source }) => (
      <>
        <Text size="sm">{title}</Text>
        <Text size="xs" c="dimmed">
          {source}
        </Text>
      </>
    ),
  },
  { name: 'Last turn', cell: (update) => <State update={update} /> },
  { name: 'Ended', cell: ({ ended_at }) => <Time at={ended_at} /> },
  { name: 'Next turn', cell: ({ next_at }) => <Time at={next_at} /> },
  { name: 'Rows', kind: 'figure', cell: (update) => <Change update={update} /> },
  { name: 'Version', kind: 'digits', cell: ({ version }) => version },
  {
    name: 'Actions',
    kind: 'actions',
    cell: ({ source, title, running, waiting }) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`Update ${title}`}
        disabled={running || waiting}
        onClick={() => onUpdate(source)}
      >
        Update
      </Button>
    ),
  },
];
