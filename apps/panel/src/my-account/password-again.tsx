import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

interface PasswordAgainProps {
  /** What it is asked for. */
  readonly about: string;
  readonly label: string;
  readonly color?: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password once more, before something that a borrowed browser should not do. It is kept nowhere. */
export function PasswordAgain(props: PasswordAgainProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onPassword(password);
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="24rem">
        <Text size="sm">{props.about}</Text>
        <PasswordInput
          label={t('Your password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FailureAlert error={props.error} />
        <Group>
          <Button
            type="submit"
            loading={props.isPending}
            disabled={password === ''}
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
