import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLeaveForProof } from '../api/provider-sign-in';
import { secondFactor } from '../api/second-factor';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

interface PasswordAgainProps {
  /** What it is asked for. */
  readonly about: string;
  readonly label: string;
  readonly color?: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** @param password undefined = they have just signed in anew at the provider */
  readonly onPassword: (password: string | undefined) => void;
  readonly onCancel: () => void;
}

/** In the place of a password, for whom the provider signs in. */
function ProviderAgain({ name }: { readonly name: string }) {
  const leave = useLeaveForProof();
  return (
    <>
      <Text size="sm">
        {t('Without a password here, sign in at {name} once more, and come back.', { name })}
      </Text>
      <FailureAlert error={leave.error} />
      <Button variant="default" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t('Sign in at {name} again', { name })}
      </Button>
    </>
  );
}

/** Asks for the password once more, before something that a borrowed browser should not do. It is kept nowhere. */
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
