import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useMay } from '../api/account';
import { policyVersion, type Thresholds, useSaveThresholds } from '../api/policy';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';

/** Placeholder while the thresholds load; users can't enter these values. */
const UNREAD: Thresholds = { review: -1, decline: -1 };

interface ThresholdsFormProps {
  /** Current policy version. */
  readonly version: number;
}

/** Form for the review and decline thresholds. */
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
    draft.saving(save.mutateAsync({ thresholds, expected: version }), (saved) =>
      showToast(
        saved === null
          ? { text: t('Proposed. Another user must approve the change.') }
          : { text: t('Thresholds saved'), tone: 'positive' },
      ),
    );
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <Title order={2} size="h5" mb="xs">
        {t('Current thresholds')}
      </Title>
      {mayChange ? null : (
        <Text size="sm" c="dimmed" mb="xs">
          {t('Your role can’t change thresholds.')}
        </Text>
      )}
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <FigureInput
          label={t('Review at')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.review}
          onChange={(review) => draft.change({ review })}
        />
        <FigureInput
          label={t('Decline at')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.decline}
          error={!sound && t('Must be at least the review threshold')}
          onChange={(decline) => draft.change({ decline })}
        />
        <Button type="submit" disabled={!mayChange || !draft.isEdited || !sound} loading={save.isPending}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={save.error} title={t('Couldn’t save')} />
    </Paper>
  );
}
