import type { CaseStatus } from '@assay/contract';
import { Button, NativeSelect, Paper, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useAssigneeChoices } from '../alerts/assignee-choices';
import { type ScreeningCase, useChangeCase } from '../api/screening';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { statusChoices } from './case-table';

const MAX_COMMENT_LENGTH = 4000;

/** Form for status, assignee and comment. */
export function CaseWork({ found }: { readonly found: ScreeningCase }) {
  const change = useChangeCase(found.id);
  const draft = useDraft(`case ${found.id}`, {
    status: found.status,
    assignee: found.assignee ?? '',
    comment: '',
  });
  const { status, assignee, comment } = draft.value;
  const assignees = useAssigneeChoices(found.assignee);
  const wanted = {
    ...(status === found.status ? {} : { status }),
    ...(assignee.trim() === (found.assignee ?? '') ? {} : { assignee: assignee.trim() || null }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  };
  const isTooEarly = wanted.status === 'CLOSED' && found.undecided > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooEarly) return;
    draft.saving(change.mutateAsync(wanted));
  };
  return (
    <Paper withBorder p="sm" mb="md">
      <form onSubmit={submit} aria-label={t('Update case')}>
        <Stack gap="sm">
          <DraftNotice draft={draft} />
          <NativeSelect
            label={t('Status')}
            data={statusChoices()}
            value={status}
            onChange={(event) => draft.change({ status: event.currentTarget.value as CaseStatus })}
          />
          <NativeSelect
            label={t('Assigned to')}
            data={assignees}
            value={assignee}
            onChange={(event) => draft.change({ assignee: event.currentTarget.value })}
          />
          <Textarea
            label={t('Comment')}
            autosize
            minRows={2}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
          {isTooEarly ? (
            <Text size="sm" role="note">
              {t(
                '{undecided, plural, one {# match is} other {# matches are}} undecided. Decide every match before you close the case.',
                { undecided: found.undecided },
              )}
            </Text>
          ) : null}
          <FailureAlert error={change.error} title={t('Couldn’t update the case')} />
          <Button
            type="submit"
            variant="default"
            loading={change.isPending}
            disabled={Object.keys(wanted).length === 0 || isTooEarly}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('Save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
