import { Alert, Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from './failure-alert';

interface DecisionFormProps<Choice extends string> {
  /** Names its draft: what is decided. */
  readonly draft: string;
  readonly title: string;
  /** What a screen reader calls the form; else its title. */
  readonly label?: string;
  readonly choices: { readonly label: string; readonly of: readonly { value: Choice; label: string }[] };
  readonly first: Choice;
  /** What speaks against a choice, before it is made; null = nothing. */
  readonly warning?: (choice: Choice) => string | null;
  readonly longestComment: number;
  readonly button: string;
  readonly failure: { readonly title: string; readonly error: Error | null };
  readonly busy: boolean;
  decide(choice: Choice, comment: string): Promise<unknown>;
}

/** A decision by hand, with the reason for whoever comes later. */
export function DecisionForm<Choice extends string>(props: DecisionFormProps<Choice>) {
  const draft = useDraft(props.draft, { choice: props.first, comment: '' });
  const { choice, comment } = draft.value;
  const warning = props.warning?.(choice) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(props.decide(choice, comment.trim()));
  };
  return (
    <form onSubmit={submit} aria-label={props.label ?? props.title}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {props.title}
        </Text>
        <DraftNotice draft={draft} />
        <SegmentedControl
          aria-label={props.choices.label}
          data={[...props.choices.of]}
          value={choice}
          onChange={(wanted) => draft.change({ choice: wanted })}
        />
        {warning ? (
          <Alert color="orange" variant="light" p="xs" role="note">
            {warning}
          </Alert>
        ) : null}
        <Textarea
          label={t('Comment')}
          autosize
          minRows={2}
          maxLength={props.longestComment}
          value={comment}
          onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        />
        <FailureAlert error={props.failure.error} title={props.failure.title} />
        <Button type="submit" loading={props.busy} style={{ alignSelf: 'flex-start' }}>
          {props.button}
        </Button>
      </Stack>
    </form>
  );
}
