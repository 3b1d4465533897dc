import { Button, Stack, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

const SHORTEST_REASON = 5;
const LONGEST_REASON = 300;

interface ReasonFormProps {
  readonly form: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly send: (reason: string) => Promise<unknown>;
}

/** Why personal data has to be seen; what is typed stays when the session ends. */
export function ReasonForm({ form, error, isPending, send }: ReasonFormProps) {
  const draft = useDraft(form, { reason: '' });
  const reason = draft.value.reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(send(reason));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <Textarea
          data-autofocus
          label={t('Reason')}
          description={t(
            'Kept in the audit trail with your name, for good: write why, and name no person in it.',
          )}
          required
          autosize
          minRows={2}
          minLength={SHORTEST_REASON}
          maxLength={LONGEST_REASON}
          value={draft.value.reason}
          onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        />
        <FailureAlert error={error} title={t('Nothing was shown')} />
        <Button type="submit" loading={isPending} disabled={reason.length < SHORTEST_REASON}>
          {t('Show')}
        </Button>
      </Stack>
    </form>
  );
}
