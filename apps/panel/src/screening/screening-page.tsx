import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { screeningStatus } from '../api/screening';
import { CaseTable } from '../cases/case-table';
import { WhitelistSection } from '../cases/whitelist-section';
import { locale, t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { LoadedLists } from './loaded-lists';
import { MonitoredNames } from './monitored-names';
import { SearchProfiles } from './search-profiles';

/** Name screening: what waits for a decision, the lists, the profiles and the monitored names. */
export function ScreeningPage() {
  const status = useQuery(screeningStatus);
  return (
    <>
      <PageTitle
        title={t('Screening')}
        about={t('Names of people, companies and vessels, and the lists they are looked for in.')}
      />
      <FailureAlert error={status.error} title={t('The state of screening could not be read')} />
      {status.isPending ? <Busy /> : null}
      {status.data ? (
        <>
          <Group gap="xl" mb="lg">
            <Figure name={t('Open cases')} value={status.data.open_cases} />
            <Figure name={t('Monitored names')} value={status.data.monitored_names} />
            <Figure name={t('Entries on lists')} value={status.data.entries} />
            <Figure name={t('Names on lists')} value={status.data.names} />
          </Group>
          {status.data.state === 'building' ? <Text mb="md">{status.data.notice}</Text> : null}
          <CaseTable />
          <WhitelistSection />
          <LoadedLists lists={status.data.lists} />
          <SearchProfiles />
          <MonitoredNames />
        </>
      ) : null}
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={24} fw={700} lh={1.2} className="numeric">
        {value.toLocaleString(locale())}
      </Text>
    </div>
  );
}
