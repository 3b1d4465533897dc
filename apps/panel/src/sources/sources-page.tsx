import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSources, providers } from '../api/sources';
import { DbIpAttribution } from '../ui/attributions';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { ProviderTable } from './provider-table';
import { SourceTable } from './source-table';

/** What answers rest on: the data that is loaded, and the live look-ups. */
export function SourcesPage() {
  const sources = useQuery(dataSources);
  const lookups = useQuery(providers);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = (sources.data?.sources ?? []).filter(({ name, kind, flag, licence }) =>
    `${name} ${kind} ${flag ?? ''} ${licence}`.toLowerCase().includes(text),
  );
  return (
    <>
      <PageTitle
        title="Data sources"
        about="A flag whose sources are not loaded is answered as unknown, never as false."
      />
      <FailureAlert error={sources.error} title="The sources could not be read" />
      {sources.isPending ? <Busy /> : null}
      {sources.data ? (
        <>
          <SearchField label="Name, flag or licence" value={wanted} onChange={setWanted} />
          <SourceTable sources={found} />
          <DbIpAttribution />
        </>
      ) : null}
      <Title order={2} size="h4" mt="xl" mb={4}>
        Live look-ups
      </Title>
      <FailureAlert error={lookups.error} title="The look-ups could not be read" />
      {lookups.data && lookups.data.providers.length === 0 ? (
        <Text c="dimmed">None is switched on. Without them nothing leaves this machine.</Text>
      ) : null}
      {lookups.data && lookups.data.providers.length > 0 ? (
        <>
          <Text size="sm" c="dimmed">
            Since the start of the process that answers.
          </Text>
          <ProviderTable providers={lookups.data.providers} />
        </>
      ) : null}
    </>
  );
}
