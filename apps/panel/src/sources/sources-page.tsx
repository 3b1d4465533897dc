import { Button, Group as Line, Progress, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/account';
import {
  type DataUpdates,
  dataSources,
  dataUpdates,
  useRequestUpdates,
  useSwitchUpdates,
} from '../api/operations';
import { PageHeader } from '../design/page-header';
import { ErrorState, TableSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { DbIpAttribution } from '../ui/shown-values';
import { LiveLookups } from './live-lookups';
import { Group } from './source-group';
import { type SourceRow, type SourceState, sourceGroups, sourceRows } from './source-rows';
import classes from './sources.module.css';

/** Data sources by topic with their updates, and live lookups. */
export function SourcesPage() {
  const sources = useQuery(dataSources);
  const updates = useQuery(dataUpdates);
  const request = useRequestUpdates();
  const mayUpdate = useSession().data?.account.owner ?? false;
  const error = sources.error ?? updates.error;
  const isLoaded = sources.data && updates.data;
  return (
    <>
      <PageHeader
        title={t('Data sources')}
        about={t('Feeds and lists that lookups use. Without a source, a value is unknown, never false.')}
        primary={
          mayUpdate ? (
            <Button loading={request.isPending} onClick={() => request.mutate(null)}>
              {t('Update all')}
            </Button>
          ) : null
        }
      />
      <FailureAlert error={request.error} title={t('Couldn’t start the download')} />
      {isLoaded ? (
        <Sources
          rows={sourceRows(sources.data.sources, updates.data.updates)}
          updates={updates.data}
          onUpdate={mayUpdate ? request.mutate : null}
        />
      ) : error ? (
        <ErrorState
          error={error}
          title={t('Couldn’t load the data sources')}
          onRetry={() => void Promise.all([sources.refetch(), updates.refetch()])}
        />
      ) : (
        <TableSkeleton />
      )}
      <LiveLookups />
    </>
  );
}

type Filter = SourceState | 'all';

interface SourcesProps {
  readonly rows: readonly SourceRow[];
  readonly updates: DataUpdates;
  readonly onUpdate: ((sources: readonly string[]) => void) | null;
}

function Sources({ rows, updates, onUpdate }: SourcesProps) {
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const text = wanted.trim().toLowerCase();
  const found = rows.filter(
    ({ state, name, title, flag, licence }) =>
      (filter === 'all' || state === filter) &&
      `${name} ${title} ${flag ?? ''} ${licence}`.toLowerCase().includes(text),
  );
  const isFiltered = text !== '' || filter !== 'all';
  return (
    <>
      <Line justify="space-between" gap="sm" mb="sm">
        <Line gap="sm">
          <SearchField label={t('Name, flag or license')} value={wanted} onChange={setWanted} />
          <StateFilter rows={rows} value={filter} onChange={setFilter} />
        </Line>
        <AutomaticUpdates updates={updates} mayChange={onUpdate !== null} />
      </Line>
      <UpdateProgress {...updates.progress} />
      {found.length === 0 ? (
        <Text c="dimmed" size="sm" py="lg" ta="center">
          {t('No matching source. Change the search.')}
        </Text>
      ) : (
        <div className={classes.groups}>
          {sourceGroups(found).map((group) => (
            <Group
              key={`${group.topic} ${isFiltered}`}
              group={group}
              isForcedOpen={isFiltered}
              onUpdate={onUpdate}
            />
          ))}
        </div>
      )}
      <Line justify="space-between" gap="sm" align="flex-start" mb="md">
        <Text size="xs" c="dimmed">
          {aboutUpdates(updates)}
        </Text>
        <DbIpAttribution />
      </Line>
      <Attributions rows={rows} />
    </>
  );
}

interface StateFilterProps {
  readonly rows: readonly SourceRow[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** States with the number of their sources. */
function StateFilter({ rows, value, onChange }: StateFilterProps) {
  const names: Readonly<Record<Filter, string>> = {
    all: t('All'),
    loaded: t('Loaded'),
    stale: t('Outdated'),
    missing: t('Not loaded'),
  };
  const count = (filter: Filter) =>
    filter === 'all' ? rows.length : rows.filter(({ state }) => state === filter).length;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('Status')}
      value={value}
      onChange={(chosen) => onChange(chosen as Filter)}
      data={(Object.keys(names) as readonly Filter[]).map((filter) => ({
        value: filter,
        label: `${names[filter]} ${count(filter)}`,
      }))}
    />
  );
}

interface AutomaticUpdatesProps {
  readonly updates: DataUpdates;
  readonly mayChange: boolean;
}

function AutomaticUpdates({ updates, mayChange }: AutomaticUpdatesProps) {
  const toggle = useSwitchUpdates();
  return (
    <>
      <Switch
        label={t('Update automatically')}
        checked={updates.enabled}
        disabled={!mayChange || updates.decided_by === 'variable' || toggle.isPending}
        onChange={(event) => toggle.mutate(event.currentTarget.checked)}
      />
      <FailureAlert error={toggle.error} />
    </>
  );
}

function UpdateProgress({ total, ended }: DataUpdates['progress']) {
  if (total === 0 || ended === total) return null;
  return (
    <Stack gap={4} mb="sm" role="status" aria-label={t('Update')}>
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

const aboutUpdates = ({ decided_by, quiet_hours }: DataUpdates): string =>
  [
    decided_by === 'variable' ? t('Set by the environment variable ASSAY_DATA_UPDATES.') : null,
    quiet_hours === null ? null : quietHours(quiet_hours),
    t('If an update is rejected, the previous data stays in use.'),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** Attributions that licenses such as CC BY 4.0 require. */
function Attributions({ rows }: Pick<SourcesProps, 'rows'>) {
  const named = rows.filter(({ attribution }) => attribution !== null);
  return (
    <Text component="details" size="xs" c="dimmed" mb="md">
      <summary>{t('Attributions')}</summary>
      {named.map(({ name, attribution }) => (
        <div key={name}>
          {name}: {attribution}
        </div>
      ))}
    </Text>
  );
}
