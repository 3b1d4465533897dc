import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSources, providers } from '../api/sources';
import { t } from '../i18n/language';
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
        title={t('Data sources')}
        about={t('A flag whose sources are not loaded is answered as unknown, never as false.')}
      />
      {sources.data ? (
        <Group mb="md">
          <SearchField label={t('Name, flag or licence')} value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name={t('Data sources')}
        columns={SOURCE_COLUMNS}
        rows={found}
        keyOf={({ name }) => name}
        reading={sources}
        failure={t('The sources could not be read')}
        empty={t('No source matches.')}
      />
      <DbIpAttribution />
      <Updates />
      <Title order={2} size="h4" mt="xl" mb={4}>
        {t('Live look-ups')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('Since the start of the process that answers.')}
      </Text>
      <PagedTable
        name={t('Live look-ups')}
        columns={PROVIDER_COLUMNS}
        rows={lookups.data?.providers}
        keyOf={({ name }) => name}
        reading={lookups}
        failure={t('The look-ups could not be read')}
        empty={t('None is switched on. Without them nothing leaves this machine.')}
      />
    </>
  );
}
