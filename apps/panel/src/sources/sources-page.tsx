import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSources, providers } from '../api/sources';
import { DbIpAttribution } from '../ui/attributions';
import { PageTitle } from '../ui/page-title';
import { PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { PROVIDER_COLUMNS } from './provider-columns';
import { SOURCE_COLUMNS } from './source-columns';
import { Updates } from './updates';

/** What answers rest on: the data that is loaded, and the live look-ups. */
export function SourcesPage() {
  const sources = useQuery(dataSources);
  const lookups = useQuery(providers);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = sources.data?.sources.filter(({ name, kind, flag, licence }) =>
    `${name} ${kind} ${flag ?? ''} ${licence}`.toLowerCase().includes(text),
  );
  return (
    <>
      <PageTitle
        title="Data sources"
        about="A flag whose sources are not loaded is answered as unknown, never as false."
      />
      {sources.data ? (
        <Group mb="md">
          <SearchField label="Name, flag or licence" value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name="Data sources"
        columns={SOURCE_COLUMNS}
        rows={found}
        keyOf={({ name }) => name}
        reading={sources}
        failure="The sources could not be read"
        empty="No source matches."
      />
      <DbIpAttribution />
      <Updates />
      <Title order={2} size="h4" mt="xl" mb={4}>
        Live look-ups
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Since the start of the process that answers.
      </Text>
      <PagedTable
        name="Live look-ups"
        columns={PROVIDER_COLUMNS}
        rows={lookups.data?.providers}
        keyOf={({ name }) => name}
        reading={lookups}
        failure="The look-ups could not be read"
        empty="None is switched on. Without them nothing leaves this machine."
      />
    </>
  );
}
