import type { ManagedProfile } from '@assay/management-api';
import { useQuery } from '@tanstack/react-query';
import { searchProfiles } from '../api/screening';
import { english, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/person-name';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

const COLUMNS: readonly Column<ManagedProfile>[] = [
  { name: english('Name'), cell: ({ name }) => name },
  { name: english('About'), cell: ({ description }) => description || null },
  { name: english('Version'), kind: 'figure', cell: ({ version }) => version },
  { name: english('Changed'), cell: (profile) => <Time at={profile.updated_at} /> },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: english('Settings that differ'), kind: 'code', cell: ({ settings }) => JSON.stringify(settings) },
];

/** Settings that calls name; they are changed over the management API. */
export function SearchProfiles() {
  const profiles = useQuery(searchProfiles);
  return (
    <Section title={t('Search profiles')}>
      <PagedTable
        name={t('Search profiles')}
        columns={COLUMNS}
        rows={profiles.data?.profiles}
        keyOf={({ name }) => name}
        reading={profiles}
        failure={t('The profiles could not be read')}
        empty={t(
          'None: calls send their own settings, or the defaults hold. POST /management-api/v1/screening/profiles makes one.',
        )}
      />
    </Section>
  );
}
