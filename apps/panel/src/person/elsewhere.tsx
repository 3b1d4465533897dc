import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { casesOfUser } from '../api/cases';
import type { Space } from '../api/evaluations';
import { executionsOfUser } from '../api/executions';
import { sessionsOfUser } from '../api/sessions';
import { caseColumns } from '../cases/case-table';
import { executionColumns } from '../executions/executions-page';
import { t } from '../i18n/language';
import { sessionColumns } from '../sessions/session-columns';
import { PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';

/** What is kept of a person beside fraud calls: monitored sessions, screening cases, verifications. */
export function SessionsOf({ userId, space }: { readonly userId: string; readonly space: Space }) {
  const found = useQuery(sessionsOfUser(space, userId));
  return (
    <Section title={t('Sessions')}>
      <PagedTable
        name={t('Sessions')}
        columns={sessionColumns(space)}
        rows={found.data?.sessions}
        keyOf={({ stream_id }) => stream_id}
        reading={found}
        failure={t('The sessions could not be read')}
        empty={t('No monitored session names this user.')}
      />
    </Section>
  );
}

export function CasesOf({ userKey }: { readonly userKey: string }) {
  const found = useInfiniteQuery(casesOfUser(userKey));
  return (
    <Section title={t('Screening cases')}>
      <PagedTable
        name={t('Screening cases')}
        columns={caseColumns()}
        rows={found.data?.pages.flatMap(({ cases }) => cases)}
        keyOf={({ id }) => id}
        reading={found}
        failure={t('The cases could not be read')}
        empty={t('No name of this user has matched a list.')}
      />
    </Section>
  );
}

export function ExecutionsOf({ userKey, space }: { readonly userKey: string; readonly space: Space }) {
  const found = useQuery(executionsOfUser(userKey, space));
  return (
    <Section title={t('Verifications')}>
      <PagedTable
        name={t('Verifications')}
        columns={executionColumns(space)}
        rows={found.data?.executions}
        keyOf={({ id }) => id}
        reading={found}
        failure={t('The verifications could not be read')}
        empty={t('This user was led through no workflow.')}
      />
    </Section>
  );
}
