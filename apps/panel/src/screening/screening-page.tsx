import type { ManagedProfile } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoadedList, screeningStatus, searchProfiles } from '../api/screening';
import { CaseTable } from '../cases/case-table';
import { WhitelistSection } from '../cases/whitelist-section';
import { UrlTabs } from '../design/url-tabs';
import { english, locale, type Sentence, t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { AutoResolutionRules } from './auto-resolution';
import { MissingWatchlists } from './missing-watchlists';
import { MonitoredNames } from './monitored-names';

/** Names of the watchlist kinds. */
export const LIST_KIND_NAMES: Readonly<Record<LoadedList['kind'], Sentence>> = {
  sanctionlist: english('sanctions'),
  pep: english('politically exposed persons'),
  watchlist: english('watchlist'),
  crimelist: english('crime'),
  local: english('local list'),
  media: english('adverse media'),
};

const HOURS_A_DAY = 24;

/** Returns an age such as `5 hours` or `3 days`. */
function age(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 2 * HOURS_A_DAY)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / HOURS_A_DAY) });
}

const LIST_COLUMNS: readonly Column<LoadedList>[] = [
  {
    name: english('List'),
    cell: (list) => (
      <>
        {list.full_name}
        <Text size="xs" c="dimmed">
          {list.name}
        </Text>
      </>
    ),
  },
  { name: english('Type'), cell: (list) => t(LIST_KIND_NAMES[list.kind]) },
  { name: english('Version'), kind: 'digits', cell: (list) => list.version },
  { name: english('Imported'), cell: (list) => <Time at={list.imported_at} /> },
  { name: english('Age'), kind: 'digits', cell: (list) => age(list.age_hours) },
  { name: english('Entries'), kind: 'figure', cell: (list) => list.entries.toLocaleString(locale()) },
  { name: english('Names'), kind: 'figure', cell: (list) => list.names.toLocaleString(locale()) },
];

interface LoadedListsProps {
  readonly lists: readonly LoadedList[];
  /** Entries and names of all lists. */
  readonly entries: number;
  readonly names: number;
}

/** Loaded watchlists with their age. */
export function LoadedLists({ lists, entries, names }: LoadedListsProps) {
  return (
    <Section
      title={t('Lists')}
      about={t(
        '{entries} entries with {names} names. Monitored names are screened again after each update.',
        {
          entries,
          names,
        },
      )}
    >
      <PagedTable
        name={t('Lists')}
        columns={LIST_COLUMNS}
        rows={lists}
        keyOf={({ name }) => name}
        empty={t('No watchlist is loaded. Download lists with assay lists update.')}
      />
    </Section>
  );
}

const PROFILE_COLUMNS: readonly Column<ManagedProfile>[] = [
  { name: english('Name'), cell: ({ name }) => name },
  { name: english('Description'), cell: ({ description }) => description || null },
  { name: english('Version'), kind: 'figure', cell: ({ version }) => version },
  { name: english('Updated'), cell: (profile) => <Time at={profile.updated_at} /> },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: english('Custom settings'), kind: 'code', cell: ({ settings }) => JSON.stringify(settings) },
];

/** Search profiles of screening requests. They are changed with the management API. */
export function SearchProfiles() {
  const profiles = useQuery(searchProfiles);
  return (
    <Section title={t('Search profiles')}>
      <PagedTable
        name={t('Search profiles')}
        columns={PROFILE_COLUMNS}
        rows={profiles.data?.profiles}
        keyOf={({ name }) => name}
        reading={profiles}
        failure={t('Couldn’t load the search profiles')}
        empty={t(
          'No search profiles. Requests use their own settings or the defaults. Create a profile with POST /management-api/v1/screening/profiles.',
        )}
      />
    </Section>
  );
}

/** Name screening: cases, watchlists, search profiles and monitored names. */
export function ScreeningPage() {
  const status = useQuery(screeningStatus);
  return (
    <>
      <PageTitle
        title={t('Screening')}
        about={t('Cases of people, companies and vessels that match a watchlist.')}
      />
      <FailureAlert error={status.error} title={t('Couldn’t load the screening status')} />
      {status.isPending ? <Busy /> : null}
      {status.data ? (
        <>
          {status.data.state === 'demonstration' ? <MissingWatchlists /> : null}
          {status.data.state === 'building' ? <Text mb="md">{status.data.notice}</Text> : null}
          <UrlTabs
            label={t('Screening')}
            tabs={[
              { id: 'cases', label: t('Cases'), count: status.data.open_cases, content: <CaseTable /> },
              { id: 'cleared', label: t('Cleared matches'), content: <WhitelistSection /> },
              {
                id: 'monitored',
                label: t('Monitored names'),
                count: status.data.monitored_names,
                content: <MonitoredNames />,
              },
              {
                id: 'lists',
                label: t('Watchlists'),
                count: status.data.lists.length,
                content: (
                  <LoadedLists
                    lists={status.data.lists}
                    entries={status.data.entries}
                    names={status.data.names}
                  />
                ),
              },
              { id: 'profiles', label: t('Search profiles'), content: <SearchProfiles /> },
              { id: 'auto-resolution', label: t('Auto-resolution'), content: <AutoResolutionRules /> },
            ]}
          />
        </>
      ) : null}
    </>
  );
}
