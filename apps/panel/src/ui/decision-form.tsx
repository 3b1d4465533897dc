import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FailureAlert } from './failure-alert';

interface DecisionFormProps<Choice extends string> {
  readonly title: string;
  /** What a screen reader calls the form; else its title. */
  readonly label?: string;
  readonly choices: { readonly label: string; readonly of: readonly { value: Choice; label: string }[] };
  readonly first: Choice;
  readonly longestComment: number;
  readonly button: string;
  readonly failure: { readonly title: string; readonly error: Error | null };
  readonly busy: boolean;
  /** @param done empties the comment */
  decide(choice: Choice, comment: string, done: () => void): void;
}

/** A decision by hand, with the reason for whoever comes later. */
export function DecisionForm<Choice extends string>(props: DecisionFormProps<Choice>) {
  const [choice, setChoice] = useState(props.first);
  const [comment, setComment] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.decide(choice, comment.trim(), () => setComment(''));
  };
  return (
    <form onSubmit={submit} aria-label={props.label ?? props.title}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {props.title}
        </Text>
        <SegmentedControl
          aria-label={props.choices.label}
          data={[...props.choices.of]}
          value={choice}
          onChange={setChoice}
        />
        <Textarea
          label="Comment"
          autosize
          minRows={2}
          maxLength={props.longestComment}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <FailureAlert error={props.failure.error} title={props.failure.title} />
        <Button type="submit" loading={props.busy} style={{ alignSelf: 'flex-start' }}>
          {props.button}
        </Button>
      </Stack>
    </form>
  );
}
