import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChangePassword } from '../api/sign-ins';
import { FailureAlert } from '../ui/failure-alert';

const SHORTEST = 12;

/** A new password for who is signed in. What is typed here is kept nowhere, not even as a draft. */
export function PasswordForm() {
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const tooShort = next !== '' && next.length < SHORTEST;
  const differs = again !== '' && again !== next;
  const isComplete = current !== '' && next.length >= SHORTEST && again === next;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { current_password: current, new_password: next },
      {
        onSuccess: () => {
          setCurrent('');
          setNext('');
          setAgain('');
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="24rem">
        <PasswordInput
          label="Present password"
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password"
          description={`${SHORTEST} characters at least: a sentence that only you would say is better than signs.`}
          autoComplete="new-password"
          required
          error={tooShort ? `${SHORTEST - next.length} more characters` : null}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password again"
          autoComplete="new-password"
          required
          error={differs ? 'This is another one' : null}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <FailureAlert error={change.error} title="Not changed" />
        {change.data ? (
          <Alert color="green" variant="light" role="status">
            The password is changed
            {change.data.ended === 0 ? '.' : `, and your other sessions are ended: ${change.data.ended}.`}
          </Alert>
        ) : null}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={!isComplete}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
