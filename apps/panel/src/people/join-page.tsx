import { Alert, Anchor, Button, PasswordInput, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useAcceptInvitation } from '../api/people';
import { EntryForm } from '../ui/entry-form';
import { FailureAlert } from '../ui/failure-alert';

export const JOIN_PATH = '/panel/join';
const SHORTEST = 12;

/** Taken out of the address at once: it stays in no history and goes to no server but in the call. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', JOIN_PATH);
  return token;
}

/** Who was invited chooses a password. What is typed here is kept nowhere. */
export function JoinPage() {
  useDocumentTitle('Invitation · Assay');
  const accept = useAcceptInvitation();
  const [token] = useState(takeToken);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const tooShort = password !== '' && password.length < SHORTEST;
  const differs = again !== '' && again !== password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate({ token, password });
  };
  return (
    <EntryForm title="You are invited to Assay" width="26rem" onSubmit={submit}>
      {token === '' ? (
        <Text>The link is not whole: open it again as it was handed to you.</Text>
      ) : accept.data ? (
        <Alert color="green" variant="light" role="status" title="Welcome">
          You sign in with {accept.data.email}.{' '}
          <Anchor href="/panel" inherit underline="always">
            Sign in
          </Anchor>
        </Alert>
      ) : (
        <>
          <PasswordInput
            label="Password"
            description={`${SHORTEST} characters at least: a sentence that only you would say is better than signs.`}
            autoComplete="new-password"
            required
            withAsterisk={false}
            error={tooShort ? `${SHORTEST - password.length} more characters` : null}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password again"
            autoComplete="new-password"
            required
            withAsterisk={false}
            error={differs ? 'This is another one' : null}
            value={again}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
          <FailureAlert error={accept.error} title="Not joined" />
          <Button
            type="submit"
            loading={accept.isPending}
            disabled={password.length < SHORTEST || again !== password}
          >
            Join
          </Button>
        </>
      )}
    </EntryForm>
  );
}
