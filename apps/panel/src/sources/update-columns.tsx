import { Badge, Button, Text } from '@mantine/core';
import type { DataUpdate } from '../api/updates';
import { english, locale, type Sentence, t } from '../i18n/language';
import type { Column } from '../ui/paged-table';
import { Time } from '../ui/time';

/** How a turn ended, in a word. */
const OUTCOMES: Readonly<
  Record<NonNullable<DataUpdate['outcome']>, { readonly colour: string; readonly word: Sentence }>
> = {
  accepted: { colour: 'teal', word: english('taken over') },
  unchanged: { colour: 'teal', word: english('unchanged') },
  refused: { colour: 'orange', word: english('refused') },
  failed: { colour: 'red', word: english('not had') },
};

function stateOf({ running, waiting, outcome }: DataUpdate): {
  readonly colour: string;
  readonly word: Sentence;
} {
  if (running) return { colour: 'blue', word: english('running') };
  if (waiting) return { colour: 'gray', word: english('waiting') };
  return outcome === null ? { colour: 'gray', word: english('not yet') } : OUTCOMES[outcome];
}

function State({ update }: { readonly update: DataUpdate }) {
  const { colour, word } = stateOf(update);
  return (
    <>
      <Badge variant="light" color={colour}>
        {t(word)}
      </Badge>
      {update.overdue ? (
        <Badge variant="light" color="orange" ml={4}>
          {t('overdue')}
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
      {rows.toLocaleString(locale())}
      {difference === 0 ? null : ` (${sign}${difference.toLocaleString(locale())})`}
    </>
  );
}

/** What is shown of each source that can be fetched. @param onUpdate asks for one of them */
export const updateColumns = (onUpdate: (source: string) => void): readonly Column<DataUpdate>[] => [
  {
    name: t('Source'),
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
  { name: t('Last turn'), cell: (update) => <State update={update} /> },
  { name: t('Ended'), cell: ({ ended_at }) => <Time at={ended_at} /> },
  { name: t('Next turn'), cell: ({ next_at }) => <Time at={next_at} /> },
  { name: t('Rows'), kind: 'figure', cell: (update) => <Change update={update} /> },
  { name: t('Version'), kind: 'digits', cell: ({ version }) => version },
  {
    name: t('Actions'),
    kind: 'actions',
    cell: ({ source, title, running, waiting }) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Update {title}', { title })}
        disabled={running || waiting}
        onClick={() => onUpdate(source)}
      >
        {t('Update')}
      </Button>
    ),
  },
];
