import { Button, Group, Progress, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DataUpdates, dataUpdates, useRequestUpdates, useSwitchUpdates } from '../api/updates';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { PagedTable } from '../ui/paged-table';
import { updateColumns } from './update-columns';

/** How far the sources are that were asked for together. */
function RequestProgress({ total, ended }: DataUpdates['progress']) {
  if (total === 0 || ended === total) return null;
  return (
    <Stack gap={4} my="sm" role="status" aria-label={t('Update')}>
      <Text size="sm">{t('Updating: {ended} of {total} sources', { ended, total })}</Text>
      <Progress value={(100 * ended) / total} aria-label={t('Update: how far it is')} />
    </Stack>
  );
}

/** @param hours `22:00-06:00` */
function quietHours(hours: string): string {
  const [from = '', to = ''] = hours.split('-');
  return t('Nothing begins by itself between {from} and {to} UTC.', { from, to });
}

const about = ({ decided_by, quiet_hours }: DataUpdates): string =>
  [
    decided_by === 'variable' ? t('Decided by the variable ASSAY_DATA_UPDATES.') : null,
    quiet_hours === null ? null : quietHours(quiet_hours),
    t('What is refused changes nothing: the data from before answer on.'),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** When feeds and screening lists are fetched, and what came of it. */
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
              label={t('Fetch feeds and lists by themselves')}
              checked={data.enabled}
              disabled={data.decided_by === 'variable' || switching.isPending}
              onChange={(event) => switching.mutate(event.currentTarget.checked)}
            />
            <Button size="xs" loading={requesting.isPending} onClick={() => requesting.mutate(null)}>
              {t('Update all now')}
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
        failure={t('The updates could not be read')}
        empty={t('No source has an address.')}
      />
    </>
  );
}
