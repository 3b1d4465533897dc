import { Badge, Button, Group, Progress, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type DataUpdate,
  type DataUpdates,
  dataUpdates,
  useRequestUpdates,
  useSwitchUpdates,
} from '../api/operations';
import { english, locale, type Sentence, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

/** Names of the update outcomes. */
const OUTCOMES: Readonly<
  Record<NonNullable<DataUpdate['outcome']>, { readonly colour: string; readonly word: Sentence }>
> = {
  accepted: { colour: 'teal', word: english('updated') },
  unchanged: { colour: 'teal', word: english('unchanged') },
  refused: { colour: 'orange', word: english('rejected') },
  failed: { colour: 'red', word: english('unavailable') },
};

function stateOf({ running, waiting, outcome }: DataUpdate): {
  readonly colour: string;
  readonly word: Sentence;
} {
  if (running) return { colour: 'blue', word: english('running') };
  if (waiting) return { colour: 'gray', word: english('waiting') };
  return outcome === null ? { colour: 'gray', word: english('never') } : OUTCOMES[outcome];
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

/** Difference in rows to the previous version. */
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

/** Columns of source updates. @param onUpdate starts the update of one source */
const updateColumns = (onUpdate: (source: string) => void): readonly Column<DataUpdate>[] => [
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
  { name: t('Last update'), cell: (update) => <State update={update} /> },
  { name: t('End'), cell: ({ ended_at }) => <Time at={ended_at} /> },
  { name: t('Next update'), cell: ({ next_at }) => <Time at={next_at} /> },
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

/** Progress of requested updates. */
function RequestProgress({ total, ended }: DataUpdates['progress']) {
  if (total === 0 || ended === total) return null;
  return (
    <Stack gap={4} my="sm" role="status" aria-label={t('Update')}>
      <Text size="sm">{t('Updating: {ended} of {total} sources', { ended, total })}</Text>
      <Progress value={(100 * ended) / total} aria-label={t('Update progress')} />
    </Stack>
  );
}

/** @param hours `22:00-06:00` */
function quietHours(hours: string): string {
  const [from = '', to = ''] = hours.split('-');
  return t('Scheduled updates don’t start between {from} and {to} UTC.', { from, to });
}

const about = ({ decided_by, quiet_hours }: DataUpdates): string =>
  [
    decided_by === 'variable' ? t('Set by the environment variable ASSAY_DATA_UPDATES.') : null,
    quiet_hours === null ? null : quietHours(quiet_hours),
    t('If an update is rejected, the previous data stays in use.'),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** Update schedule of feeds and watchlists, with the results. */
export function Updates() {
  const updates = useQuery(dataUpdates);
  const switching = useSwitchUpdates();
  const requesting = useRequestUpdates();
  const { data } = updates;
  return (
    <>
      <Title order={2} size="h4" mt="xl" mb={4}>
        {t('Updates')}
      </Title>
      {data ? (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {about(data)}
          </Text>
          <Group mb="md">
            <Switch
              label={t('Update feeds and watchlists automatically')}
              checked={data.enabled}
              disabled={data.decided_by === 'variable' || switching.isPending}
              onChange={(event) => switching.mutate(event.currentTarget.checked)}
            />
            <Button size="xs" loading={requesting.isPending} onClick={() => requesting.mutate(null)}>
              {t('Update all')}
            </Button>
          </Group>
          <RequestProgress {...data.progress} />
        </>
      ) : null}
      <FailureAlert error={switching.error ?? requesting.error} />
      <PagedTable
        name={t('Updates')}
        columns={updateColumns((source) => requesting.mutate([source]))}
        rows={data?.updates}
        keyOf={({ source }) => source}
        reading={updates}
        failure={t('Couldn’t load the updates')}
        empty={t('No source has a download URL. Add one in the server configuration.')}
      />
    </>
  );
}
