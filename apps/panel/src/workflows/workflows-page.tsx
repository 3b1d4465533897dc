import { Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useCreateWorkflow, type WorkflowSummary, workflows, workflowTemplates } from '../api/workflows';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { WorkflowStatus } from './step-words';

const MAX_NAME_LENGTH = 100;

/** Creates a draft from a template. */
export function NewWorkflowForm() {
  const known = useQuery(workflowTemplates);
  const create = useCreateWorkflow();
  const navigate = useNavigate();
  const draft = useDraft('new workflow', { template: '', name: '' });
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
    <Paper withBorder p="md" mb="lg">
      <form onSubmit={submit} aria-label={t('Create workflow')}>
        <DraftNotice draft={draft} />
        <Group align="flex-end">
          <NativeSelect
            label={t('Template')}
            data={templates.map((template) => ({ value: template.id, label: t(template.name) }))}
            value={chosen?.id ?? ''}
            onChange={(event) => draft.change({ template: event.currentTarget.value })}
          />
          <TextInput
            label={t('Name')}
            placeholder={chosen ? t(chosen.name) : ''}
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={(event) => draft.change({ name: event.currentTarget.value })}
          />
          <Button type="submit" loading={create.isPending} disabled={!chosen}>
            {t('Create draft')}
          </Button>
        </Group>
        {chosen ? (
          <Text size="sm" c="dimmed" mt="xs">
            {t(chosen.about)}.
          </Text>
        ) : null}
        <FailureAlert error={known.error ?? create.error} title={t('Couldn’t create the draft')} />
      </form>
    </Paper>
  );
}

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
  { name: english('Active version'), kind: 'figure', cell: (workflow) => workflow.active_version },
  { name: english('Latest version'), kind: 'figure', cell: (workflow) => workflow.newest_version },
  { name: english('Updated'), cell: (workflow) => <Time at={workflow.updated_at} /> },
];

/** List of workflows. */
export function WorkflowsPage() {
  const page = useQuery(workflows);
  return (
    <>
      <PageTitle title={t('Workflows')} about={t('Steps and decisions that end users go through.')} />
      <Permitted to="workflows:change">
        <NewWorkflowForm />
      </Permitted>
      <PagedTable
        name={t('Workflows')}
        columns={COLUMNS}
        rows={page.data?.workflows}
        keyOf={({ id }) => id}
        reading={page}
        failure={t('Couldn’t load the workflows')}
        empty={t('No workflows yet. Create one to verify end users.')}
      />
    </>
  );
}
