import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Navigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { SET_UP_PATH, useMakeFirstOwner } from '../api/sign-in';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { EntryForm, isChosen, NewPassword, NOTHING_TYPED } from './entry-form';

/** Redirects signed-in users from the setup link. */
export function SetUpDone() {
  return <Navigate to="/panel/setup" replace />;
}

const MAX_NAME_LENGTH = 100;

/** Returns the code from the setup link; empty without it. */
const codeOfLink = (): string =>
  window.location.pathname === SET_UP_PATH ? window.location.hash.slice(1) : '';

interface FirstOwnerPageProps {
  /** Opens the sign-in for users with an API key. */
  readonly onSignIn: () => void;
}

/** Creates the owner of a new installation. Requires the code from the server's terminal. */
export function FirstOwnerPage({ onSignIn }: FirstOwnerPageProps) {
  useDocumentTitle(`${t('Set up Assay')} · Assay`);
  const router = useRouter();
  const make = useMakeFirstOwner();
  const [code, setCode] = useState(codeOfLink);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(NOTHING_TYPED);
  const [cameByLink] = useState(code !== '');
  useEffect(() => {
    // Removes the code from the URL, so that it is not in the history and is sent only in the request.
    if (cameByLink) window.history.replaceState(window.history.state, '', SET_UP_PATH);
  }, [cameByLink]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page unmounts on success, which stops the mutation's own callbacks.
    const called = name.trim() === '' ? {} : { name: name.trim() };
    const owner = { code: code.trim(), email: email.trim(), ...called, password: chosen.password };
    make.mutateAsync(owner).then(
      () => router.history.replace('/panel/setup'),
      () => undefined,
    );
  };
  return (
    <EntryForm title={t('Set up Assay')} width="26rem" onSubmit={submit}>
      <Text size="sm">
        {t(
          'This installation doesn’t have a user yet. The first user becomes the owner and can invite others.',
        )}
      </Text>
      {cameByLink ? null : (
        <TextInput
          label={t('Setup code')}
          description={t('The server prints it in the terminal at startup, after “First owner”.')}
          autoComplete="off"
          autoFocus
          required
          withAsterisk={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoFocus={cameByLink}
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={t('Name')}
        description={t('Shown to other users. You can change it later.')}
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
      <FailureAlert error={make.error} title={t('Setup failed')} />
      <Button type="submit" loading={make.isPending} disabled={!isChosen(chosen)}>
        {t('Create owner')}
      </Button>
      <Anchor component="button" type="button" size="sm" underline="always" onClick={onSignIn}>
        {t('Use the API key instead')}
      </Anchor>
    </EntryForm>
  );
}
