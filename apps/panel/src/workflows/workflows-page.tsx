import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useCreateWorkflow, type WorkflowSummary, workflows, workflowTemplates } from '../api/workflows';
import { type DataColumn, DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { EmptyState } from '../design/states';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { WorkflowStatus } from './step-words';

const MAX_NAME_LENGTH = 100;
const NEW_WORKFLOW = 'new workflow';

/** Creates a draft from a template. */
export function NewWorkflowForm() {
  const known = useQuery(workflowTemplates);
  const create = useCreateWorkflow();
  const navigate = useNavigate();
  const draft = useDraft(NEW_WORKFLOW, { template: '', name: '' });
  const { template: id, name } = draft.value;
  const templates = known.data?.templates ?? [];
  const chosen = templates.find((template) => template.id === id) ?? templates[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    draft.saving(
      create.mutateAsync({ name: name.trim() || t(chosen.name), definition: chosen.definition }),
      ({ workflow }) => void navigate({ to: '/panel/workflows/$id', params: { id: workflow.id } }),
    );
  };
  return (
    <form onSubmit={submit} aria-label={t('Create workflow')}>
      <Stack>
        <DraftNotice draft={draft} />
        <NativeSelect
          label={t('Template')}
          data={templates.map((template) => ({ value: template.id, label: t(template.name) }))}
          value={chosen?.id ?? ''}
          onChange={(event) => draft.change({ template: event.currentTarget.value })}
        />
        {chosen ? (
          <Text size="sm" c="dimmed">
            {t(chosen.about)}.
          </Text>
        ) : null}
        <TextInput
          label={t('Name')}
          description={t('Optional. By default, the name of the template.')}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <Button type="submit" loading={create.isPending} disabled={!chosen}>
          {t('Create draft')}
        </Button>
        <FailureAlert error={known.error ?? create.error} title={t('Couldn’t create the draft')} />
      </Stack>
    </form>
  );
}

const COLUMNS: readonly DataColumn<WorkflowSummary>[] = [
  {
    id: 'name',
    name: english('Name'),
    kind: 'long',
    line: 'title',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/workflows/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  {
    id: 'status',
    name: english('Status'),
    line: 'end',
    cell: (workflow) => <WorkflowStatus workflow={workflow} />,
  },
  {
    id: 'active',
    name: english('Active version'),
    kind: 'figure',
    line: 'named',
    cell: (workflow) => workflow.active_version,
  },
  {
    id: 'latest',
    name: english('Latest version'),
    kind: 'figure',
    cell: (workflow) => workflow.newest_version,
  },
  {
    id: 'updated',
    name: english('Updated'),
    kind: 'digits',
    line: 'meta',
    cell: (workflow) => <ShortTime at={workflow.updated_at} />,
  },
];

/** List of workflows. */
export function WorkflowsPage() {
  const page = useQuery(workflows);
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_WORKFLOW));
  const create = (
    <Permitted to="workflows:change">
      <Button onClick={open}>{t('Create workflow')}</Button>
    </Permitted>
  );
  return (
    <>
      <PageHeader
        title={t('Workflows')}
        about={t('Steps and decisions that end users go through.')}
        primary={page.data && page.data.workflows.length > 0 ? create : null}
      />
      <DataTable
        name={t('Workflows')}
        columns={COLUMNS}
        rows={page.data?.workflows}
        keyOf={({ id }) => id}
        reading={page}
        failure={t('Couldn’t load the workflows')}
        empty={
          <EmptyState
            icon={<IconRoute size={24} stroke={1.6} />}
            title={t('No workflows yet')}
            action={create}
          >
            {t('A workflow verifies end users: documents, a selfie and other checks.')}
          </EmptyState>
        }
        isTwoLine
      />
      <Modal opened={creating} onClose={close} title={t('Create workflow')}>
        <NewWorkflowForm />
      </Modal>
    </>
  );
}
