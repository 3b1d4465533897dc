import { Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useCreateWorkflow, workflowTemplates } from '../api/workflows';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

const LONGEST_NAME = 100;

/** A draft from a ready workflow. */
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
      <form onSubmit={submit} aria-label={t('New workflow')}>
        <DraftNotice draft={draft} />
        <Group align="flex-end">
          <NativeSelect
            label={t('Begin with')}
            data={templates.map((template) => ({ value: template.id, label: t(template.name) }))}
            value={chosen?.id ?? ''}
            onChange={(event) => draft.change({ template: event.currentTarget.value })}
          />
          <TextInput
            label={t('Name')}
            placeholder={chosen ? t(chosen.name) : ''}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => draft.change({ name: event.currentTarget.value })}
          />
          <Button type="submit" loading={create.isPending} disabled={!chosen}>
            {t('Make a draft')}
          </Button>
        </Group>
        {chosen ? (
          <Text size="sm" c="dimmed" mt="xs">
            {t(chosen.about)}.
          </Text>
        ) : null}
        <FailureAlert error={known.error ?? create.error} title={t('No draft was made')} />
      </form>
    </Paper>
  );
}
