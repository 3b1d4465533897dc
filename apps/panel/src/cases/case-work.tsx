import type { CaseStatus } from '@assay/contract';
import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type ScreeningCase, useChangeCase } from '../api/cases';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { statusChoices } from './case-words';

const LONGEST_COMMENT = 4000;
const LONGEST_NAME = 100;

/** Status, assignee and a comment, saved together. */
export function CaseWork({ found }: { readonly found: ScreeningCase }) {
  const change = useChangeCase(found.id);
  const draft = useDraft(`case ${found.id}`, {
    status: found.status,
    assignee: found.assignee ?? '',
    comment: '',
  });
  const { status, assignee, comment } = draft.value;
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
    <Paper withBorder p="md" mb="lg">
      <form onSubmit={submit} aria-label={t('Work on the case')}>
        <Stack gap="sm">
          <DraftNotice draft={draft} />
          <Group align="flex-end">
            <NativeSelect
              label={t('Status')}
              data={statusChoices()}
              value={status}
              onChange={(event) => draft.change({ status: event.currentTarget.value as CaseStatus })}
            />
            <TextInput
              label={t('Assigned to')}
              placeholder={t('nobody')}
              maxLength={LONGEST_NAME}
              value={assignee}
              onChange={(event) => draft.change({ assignee: event.currentTarget.value })}
            />
          </Group>
          <Textarea
            label={t('Comment')}
            autosize
            minRows={2}
            maxLength={LONGEST_COMMENT}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
          {isTooEarly ? (
            <Text size="sm" role="note">
              {t(
                '{undecided, plural, one {# match has} other {# matches have}} no decision yet. The case can be closed once each has one.',
                { undecided: found.undecided },
              )}
            </Text>
          ) : null}
          <FailureAlert error={change.error} title={t('The case was not changed')} />
          <Button
            type="submit"
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
