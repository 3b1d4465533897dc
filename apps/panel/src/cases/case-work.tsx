import type { CaseStatus } from '@assay/contract';
import { Button, Group, NativeSelect, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type ScreeningCase, useChangeCase } from '../api/cases';
import { FailureAlert } from '../ui/failure-alert';
import { STATUS_CHOICES } from './case-words';

const LONGEST_COMMENT = 4000;
const LONGEST_NAME = 100;

/** Status, assignee and a comment, saved together. */
export function CaseWork({ found }: { readonly found: ScreeningCase }) {
  const change = useChangeCase(found.id);
  const [status, setStatus] = useState<CaseStatus>(found.status);
  const [assignee, setAssignee] = useState(found.assignee ?? '');
  const [comment, setComment] = useState('');
  const wanted = {
    ...(status === found.status ? {} : { status }),
    ...(assignee.trim() === (found.assignee ?? '') ? {} : { assignee: assignee.trim() || null }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(wanted, { onSuccess: () => setComment('') });
  };
  return (
    <Paper withBorder p="md" mb="lg">
      <form onSubmit={submit} aria-label="Work on the case">
        <Stack gap="sm">
          <Group align="flex-end">
            <NativeSelect
              label="Status"
              data={STATUS_CHOICES}
              value={status}
              onChange={(event) => setStatus(event.currentTarget.value as CaseStatus)}
            />
            <TextInput
              label="Assigned to"
              placeholder="nobody"
              maxLength={LONGEST_NAME}
              value={assignee}
              onChange={(event) => setAssignee(event.currentTarget.value)}
            />
          </Group>
          <Textarea
            label="Comment"
            autosize
            minRows={2}
            maxLength={LONGEST_COMMENT}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <FailureAlert error={change.error} title="The case was not changed" />
          <Button
            type="submit"
            loading={change.isPending}
            disabled={Object.keys(wanted).length === 0}
            style={{ alignSelf: 'flex-start' }}
          >
            Save
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
