import { useQuery } from '@tanstack/react-query';
import { type WorkflowSummary, workflows } from '../api/workflows';
import { english, t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { Permitted } from '../ui/permitted';
import { Time } from '../ui/time';
import { NewWorkflowForm } from './new-workflow-form';
import { WorkflowStatus } from './workflow-status';

const COLUMNS: readonly Column<WorkflowSummary>[] = [
  {
    name: english('Name'),
    kind: 'long',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/workflows/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  { name: english('Status'), cell: (workflow) => <WorkflowStatus workflow={workflow} /> },
  { name: english('Version started'), kind: 'figure', cell: (workflow) => workflow.active_version },
  { name: english('Newest version'), kind: 'figure', cell: (workflow) => workflow.newest_version },
  { name: english('Changed'), cell: (workflow) => <Time at={workflow.updated_at} /> },
];

/** What end users can be led through. */
export function WorkflowsPage() {
  const page = useQuery(workflows);
  return (
    <>
      <PageTitle
        title={t('Workflows')}
        about={t('The checks that an end user is led through, and what follows from them.')}
      />
      <Permitted to="workflows:change">
        <NewWorkflowForm />
      </Permitted>
      <PagedTable
        name={t('Workflows')}
        columns={COLUMNS}
        rows={page.data?.workflows}
        keyOf={({ id }) => id}
        reading={page}
        failure={t('The workflows could not be read')}
        empty={t('No workflow yet.')}
      />
    </>
  );
}
