import { Button, Center, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../i18n/language';
import mark from '../mark.svg';

interface CodeStepProps {
  /** Email address; undefined after sign-in with an identity provider. */
  readonly email?: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** Second sign-in step, after the correct password. */
export function CodeStep({ email, code, onCode, onBack }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  // Focuses the code field.
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {email === undefined
          ? t('Enter the code from your authenticator app for Assay, or a recovery code.')
          : t('Enter the code from your authenticator app for {email}, or a recovery code.', { email })}
      </Text>
      <TextInput
        label={t('Code')}
        autoComplete="one-time-code"
        ref={input}
        required
        withAsterisk={false}
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <Button variant="subtle" size="compact-sm" onClick={onBack}>
        {t('Use another account')}
      </Button>
    </Stack>
  );
}

export type Way = 'password' | 'key';

const PLACE = 'assay.sign-in-way';

/** Returns the sign-in method last used in this browser; null if unknown. */
export function lastWay(): Way | null {
  try {
    const kept = localStorage.getItem(PLACE);
    return kept === 'password' || kept === 'key' ? kept : null;
  } catch {
    return null;
  }
}

export function rememberWay(way: Way): void {
  try {
    localStorage.setItem(PLACE, way);
  } catch {
    // Without local storage, the default method opens.
  }
}

interface EntryFormProps {
  readonly title: string;
  readonly width?: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Full-page form for signed-out users: logo, title and fields. */
export function EntryForm({ title, width = '24rem', onSubmit, children }: EntryFormProps) {
  return (
    <Center mih="100vh" component="main">
      <Paper component="form" onSubmit={onSubmit} withBorder p="xl" radius="md" w={width} maw="100%">
        <Stack>
          <Group gap="sm">
            <img src={mark} alt="" width={36} height={36} />
            <Title order={1} size="h3">
              {title}
            </Title>
          </Group>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}

const MIN_LENGTH = 12;

/** New password and its confirmation. */
interface TypedTwice {
  readonly password: string;
  readonly again: string;
}

export const NOTHING_TYPED: TypedTwice = { password: '', again: '' };

/** Returns true if the password is long enough and matches the confirmation. */
export const isChosen = ({ password, again }: TypedTwice): boolean =>
  password.length >= MIN_LENGTH && again === password;

interface NewPasswordProps {
  readonly value: TypedTwice;
  readonly onChange: (value: TypedTwice) => void;
  readonly label: string;
  readonly labelAgain: string;
}

/** Fields for a new password. They are never stored, not even as a draft. */
export function NewPassword({ value, onChange, label, labelAgain }: NewPasswordProps) {
  const { password, again } = value;
  const missing = MIN_LENGTH - password.length;
  return (
    <>
      <PasswordInput
        label={label}
        description={t('Use at least 12 characters. A passphrase is better than symbols.')}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={
          password !== '' && missing > 0 ? t('{count} more characters needed', { count: missing }) : null
        }
        value={password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordInput
        label={labelAgain}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={again !== '' && again !== password ? t('The passwords don’t match') : null}
        value={again}
        onChange={(event) => onChange({ ...value, again: event.currentTarget.value })}
      />
    </>
  );
}
