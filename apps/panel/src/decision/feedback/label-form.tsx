import { labelState } from '@assay/contract';
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Space, State } from '../../api/evaluations';
import { useLabel } from '../../api/feedback';
import { DraftNotice } from '../../drafts/draft-notice';
import { useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { labelChoices } from '../../labels/label-names';
import { FailureAlert } from '../../ui/failure-alert';

interface LabelFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly label: string | null;
  readonly state: State;
  /** The state was set by a person. */
  readonly isByHand: boolean;
}

/** What the transaction turned out to be. */
export function LabelForm({ transaction, label, state, isByHand }: LabelFormProps) {
  const give = useLabel(transaction);
  const draft = useDraft(`label ${transaction.space} ${transaction.id}`, { label });
  const wanted = draft.value.label;
  const becomes = wanted === null || wanted === label ? undefined : labelState(wanted);
  const warning =
    isByHand && becomes !== undefined && becomes !== state
      ? t('A person set the state to {state}; this label makes it {becomes}.', { state, becomes })
      : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null) draft.saving(give.mutateAsync(wanted));
  };
  return (
    <form onSubmit={submit} aria-label={t('Label the transaction')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Label')}
        </Text>
        <DraftNotice draft={draft} />
        <Select
          label={t('What it turned out to be')}
          description={t(
            'A negative label declines the transaction, a positive one approves it. Models learn from it.',
          )}
          placeholder={t('Choose a label')}
          searchable
          data={labelChoices()}
          value={wanted}
          onChange={(chosen) => draft.change({ label: chosen })}
        />
        {warning ? (
          <Alert color="orange" variant="light" p="xs" role="note">
            {warning}
          </Alert>
        ) : null}
        <FailureAlert error={give.error} title={t('The label was not changed')} />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={wanted === null || wanted === label}>
            {t('Label')}
          </Button>
          <Button
            variant="default"
            disabled={label === null || give.isPending}
            onClick={() => draft.saving(give.mutateAsync(null))}
          >
            {t('Remove the label')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
