import type { ManagedProfile } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { searchProfiles } from '../api/screening';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

const COLUMNS: readonly Column<ManagedProfile>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'About', cell: ({ description }) => description || null },
  { name: 'Version', kind: 'figure', cell: ({ version }) => version },
  { name: 'Changed', cell: (profile) => <Time at={profile.updated_at} /> },
  { name: 'By', cell: ({ author }) => author },
  { name: 'Settings that differ', kind: 'code', cell: ({ settings }) => JSON.stringify(settings) },
];

/** Settings that calls name; they are changed over the management API. */
export function SearchProfiles() {
  const profiles = useQuery(searchProfiles);
  return (
    <Section title="Search profiles">
      <PagedTable
        name="Search profiles"
        columns={COLUMNS}
        rows={profiles.data?.profiles}
        keyOf={({ name }) => name}
        reading={profiles}
        failure="The profiles could not be read"
        empty="None: calls send their own settings, or the defaults hold. POST /management-api/v1/screening/profiles makes one."
      />
    </Section>
  );
}
