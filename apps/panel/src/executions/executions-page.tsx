import { EXECUTION_STATUSES, type ExecutionStatus } from '@assay/contract';
import type { ExecutionSummary } from '@assay/management-api';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Space } from '../api/evaluations';
import { executionPage } from '../api/executions';
import { t } from '../i18n/language';
import { PageTitle, SpaceSwitch } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink, PersonLines } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { ExecutionFilters } from './execution-filters';
import { StatusBadge, statusChoice, WorkflowLink } from './words';

type Choice = ExecutionStatus | 'ALL';

export const executionColumns = (space: Space): readonly Column<ExecutionSummary>[] => [
  {
    name: t('Person'),
    line: 'title',
    cell: ({ id, person }) => (
      <AnchorLink to="/panel/verifications/$id" params={{ id }} search={{ space }}>
        {person.name === null && person.email === null ? (
          (person.user_id ?? id)
        ) : (
          <PersonLines person={{ ...person, user_id: null }} />
        )}
      </AnchorLink>
    ),
  },
  { name: t('Customer ID'), kind: 'long', cell: ({ person }) => person.user_id },
  { name: t('Status'), line: 'end', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: t('Workflow'),
    kind: 'long',
    line: 'meta',
    cell: ({ workflow }) => <WorkflowLink workflow={workflow} />,
  },
  { name: t('Started'), line: 'meta', cell: (execution) => <ShortTime at={execution.created_at} /> },
  {
    name: t('End'),
    cell: ({ finished_at: at }) => (at === null ? null : <ShortTime at={at} />),
  },
];

const route = getRouteApi('/panel/verifications');

/** List of verifications. */
export function ExecutionsPage() {
  const search = route.useSearch();
  const { before, ...filter } = search;
  const { space, status } = search;
  const navigate = route.useNavigate();
  const page = useQuery(executionPage(search));
  const columns = useMemo(() => executionColumns(space), [space]);
  const next = page.data?.next;
  // A changed filter starts at the newest page.
  const narrow = (change: { readonly [name in keyof typeof search]?: (typeof search)[name] | undefined }) =>
    void navigate({ search: { ...filter, ...change } as typeof filter });
  return (
    <>
      <PageTitle title={t('Verifications')} about={t('All verifications, newest first.')}>
        <SpaceSwitch value={space} onChange={(chosen) => narrow({ space: chosen, key: undefined })} />
      </PageTitle>
      <ExecutionFilters search={search} onChange={narrow} />
      <div className="scroll-x">
        <SegmentedControl<Choice>
          aria-label={t('Status')}
          mb="md"
          data={[
            { value: 'ALL', label: t('All') },
            ...EXECUTION_STATUSES.map((value) => ({ value, label: statusChoice(value) })),
          ]}
          value={status ?? 'ALL'}
          onChange={(choice) => narrow({ status: choice === 'ALL' ? undefined : choice })}
        />
      </div>
      <PagedTable
        name={t('Verifications')}
        isTwoLine
        columns={columns}
        rows={page.data?.executions}
        keyOf={({ id }) => id}
        reading={page}
        failure={t('Couldn’t load the verifications')}
        empty={
          Object.keys(search).length > 1
            ? t('No matching verifications. Change the filters.')
            : t('No verifications yet. Start one from your backend or test a workflow.')
        }
        turns={{
          newest: before ? { to: '/panel/verifications', search: filter } : undefined,
          older: next ? { to: '/panel/verifications', search: { ...filter, before: next } } : undefined,
          note: t('Updates every 5 seconds.'),
        }}
      />
    </>
  );
}
