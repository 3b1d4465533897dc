import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChangePassword } from '../api/operations';
import { secondFactor, useLeaveForProof } from '../api/sign-in';
import { t } from '../i18n/language';
import { isChosen, NewPassword, NOTHING_TYPED } from '../sign-in/entry-form';
import { FailureAlert } from '../ui/notices';

/** Form to change the password. */
export function PasswordForm() {
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState(NOTHING_TYPED);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { current_password: current, new_password: next.password },
      {
        onSuccess: () => {
          setCurrent('');
          setNext(NOTHING_TYPED);
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="24rem">
        <PasswordInput
          label={t('Current password')}
          withAsterisk={false}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPassword
          value={next}
          onChange={setNext}
          label={t('New password')}
          labelAgain={t('Confirm new password')}
        />
        <FailureAlert error={change.error} title={t('Couldn’t save changes')} />
        {change.data ? (
          <Alert color="green" variant="light" role="status">
            {change.data.ended === 0
              ? t('Password changed.')
              : t('Password changed. Other sessions ended: {count}.', {
                  count: change.data.ended,
                })}
          </Alert>
        ) : null}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={current === '' || !isChosen(next)}>
            {t('Change password')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PasswordAgainProps {
  /** Purpose of the password request. */
  readonly about: string;
  readonly label: string;
  readonly color?: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** @param password undefined after a recent sign-in at the identity provider */
  readonly onPassword: (password: string | undefined) => void;
  readonly onCancel: () => void;
}

/** Replaces the password for users who sign in with an identity provider. */
function ProviderAgain({ name }: { readonly name: string }) {
  const leave = useLeaveForProof();
  return (
    <>
      <Text size="sm">
        {t('You don’t have a password here. Sign in with {name} again to confirm.', { name })}
      </Text>
      <FailureAlert error={leave.error} />
      <Button variant="default" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t('Sign in with {name} again', { name })}
      </Button>
    </>
  );
}

/** Asks for the password again before a sensitive change. It is not stored. */
export function PasswordAgain(props: PasswordAgainProps) {
  const [password, setPassword] = useState('');
  const provider = useQuery(secondFactor).data?.provider ?? null;
  const isProved = provider !== null && provider.proved_until !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onPassword(isProved ? undefined : password);
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="24rem">
        <Text size="sm">{props.about}</Text>
        {isProved ? null : (
          <PasswordInput
            label={t('Your password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {provider && !isProved ? <ProviderAgain name={provider.name} /> : null}
        <FailureAlert error={props.error} />
        <Group>
          <Button
            type="submit"
            loading={props.isPending}
            disabled={password === '' && !isProved}
            {...(props.color ? { color: props.color } : {})}
          >
            {props.label}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
