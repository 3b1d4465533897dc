import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { type AlertSummary, alertCase, useMergeAlerts } from '../api/alerts';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { entityName } from './words';

const MAX_NAME_LENGTH = 100;
const NEW_CASE = '';

interface MergeDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly alerts: readonly AlertSummary[];
  /** Cases that the user may add the alerts to. */
  readonly cases: readonly string[];
  readonly onMerged?: () => void;
}

/** Dialog that merges alerts into a new case, or adds them to an existing one. */
export function MergeDialog({ opened, onClose, ...form }: MergeDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('Merge into a case')}>
      <MergeForm {...form} onClose={onClose} />
    </Modal>
  );
}

function MergeForm({ alerts, cases, onClose, onMerged }: Omit<MergeDialogProps, 'opened'>) {
  const navigate = useNavigate();
  const merge = useMergeAlerts();
  const known = useQueries({ queries: cases.map((id) => alertCase(id)) }).flatMap(({ data }) => data ?? []);
  const draft = useDraft('merge alerts', { name: '', caseId: NEW_CASE });
  const { name } = draft.value;
  // The draft can contain a case of an earlier selection.
  const caseId = cases.includes(draft.value.caseId) ? draft.value.caseId : NEW_CASE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target =
      caseId === NEW_CASE ? (name.trim() === '' ? {} : { name: name.trim() }) : { case_id: caseId };
    const sent = merge.mutateAsync({ ...target, alerts: alerts.map(({ id }) => id) });
    draft.saving(sent, (merged) => {
      showToast({ text: t('Merged into the case {name}.', { name: merged.name }) });
      onClose();
      onMerged?.();
      void navigate({ to: '/panel/alerts', search: { case: merged.id } });
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <Text size="sm">
          {t('{count, plural, one {# alert} other {# alerts}}: {names}', {
            count: alerts.length,
            names: [...new Set(alerts.map(entityName))].join(', '),
          })}
        </Text>
        {known.length > 0 ? (
          <NativeSelect
            label={t('Case')}
            data={[
              { value: NEW_CASE, label: t('New case') },
              ...known.map(({ id, name: title }) => ({ value: id, label: title })),
            ]}
            value={caseId}
            onChange={({ currentTarget }) => draft.change({ caseId: currentTarget.value })}
          />
        ) : null}
        {caseId === NEW_CASE ? (
          <TextInput
            data-autofocus
            label={t('Name of the case')}
            description={t('Optional. Without a name, the case is named after the date.')}
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ currentTarget }) => draft.change({ name: currentTarget.value })}
          />
        ) : null}
        <FailureAlert error={merge.error} title={t('Couldn’t save')} />
        <Button type="submit" loading={merge.isPending}>
          {t('Merge')}
        </Button>
      </Stack>
    </form>
  );
}
