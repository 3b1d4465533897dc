import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useAcceptInvitation } from '../api/people';
import { t } from '../i18n/language';
import { EntryForm, isChosen, NewPassword, NOTHING_TYPED, rememberWay } from '../sign-in/entry-form';
import { FailureAlert } from '../ui/notices';

export const JOIN_PATH = '/panel/join';
const MAX_NAME_LENGTH = 100;

/** Removes the token from the URL, so that it is not in the history and is sent only in the request. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', JOIN_PATH);
  return token;
}

/** Page where an invited user sets a password. */
export function JoinPage() {
  useDocumentTitle(`${t('Invitation')} · Assay`);
  const accept = useAcceptInvitation();
  const [token] = useState(takeToken);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(NOTHING_TYPED);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim() === '' ? {} : { name: name.trim() };
    accept.mutate(
      { token, ...called, password: chosen.password },
      { onSuccess: () => rememberWay('password') },
    );
  };
  return (
    <EntryForm title={t('You are invited to Assay')} width="26rem" onSubmit={submit}>
      {token === '' ? (
        <Text>{t('The link is incomplete. Copy the whole link from your invitation.')}</Text>
      ) : accept.data ? (
        <Alert color="green" variant="light" role="status" title={t('Welcome')}>
          {t('You’ll sign in with {email}.', { email: accept.data.email })}{' '}
          <Anchor href="/panel" inherit underline="always">
            {t('Sign in')}
          </Anchor>
        </Alert>
      ) : (
        <>
          <TextInput
            label={t('Name')}
            description={t('Shown to other users. If empty, the name from the invitation is used.')}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NewPassword
            value={chosen}
            onChange={setChosen}
            label={t('Password')}
            labelAgain={t('Confirm password')}
          />
          <FailureAlert error={accept.error} title={t('Couldn’t join')} />
          <Button type="submit" loading={accept.isPending} disabled={!isChosen(chosen)}>
            {t('Join')}
          </Button>
        </>
      )}
    </EntryForm>
  );
}
