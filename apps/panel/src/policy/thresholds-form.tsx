import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { policyVersion, type Thresholds, useSaveThresholds } from '../api/policy';
import { useMay } from '../api/session';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { FigureInput } from '../ui/figure-input';

/** No thresholds that anybody could type. */
const UNREAD: Thresholds = { review: -1, decline: -1 };

interface ThresholdsFormProps {
  /** The current policy version. */
  readonly version: number;
}

/** The scores from which a call goes to review or is declined. */
export function ThresholdsForm({ version }: ThresholdsFormProps) {
  const policy = useQuery(policyVersion(version));
  const save = useSaveThresholds();
  const mayChange = useMay('settings:change');
  const draft = useDraft<Thresholds>('thresholds', policy.data?.document.thresholds ?? UNREAD);
  if (!policy.data) return null;
  const thresholds = draft.value;
  const sound = thresholds.review <= thresholds.decline;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(save.mutateAsync({ thresholds, expected: version }));
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <Title order={2} size="h5" mb="xs">
        {t('Thresholds of the current version')}
      </Title>
      {mayChange ? null : (
        <Text size="sm" c="dimmed" mb="xs">
          {t('Your role does not change them.')}
        </Text>
      )}
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <FigureInput
          label={t('Review from')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.review}
          onChange={(review) => draft.change({ review })}
        />
        <FigureInput
          label={t('Decline from')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.decline}
          error={!sound && t('Not below review')}
          onChange={(decline) => draft.change({ decline })}
        />
        <Button type="submit" disabled={!mayChange || !draft.isEdited || !sound} loading={save.isPending}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={save.error} title={t('Not saved')} />
    </Paper>
  );
}
