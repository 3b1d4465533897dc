import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/language';

interface CodeStepProps {
  /** Of whom it is asked; left out where the provider knows them. */
  readonly email?: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** The second step of signing in: the password was right. */
export function CodeStep({ email, code, onCode, onBack }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  // What is asked for next is typed next.
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {email === undefined
          ? t('Now the code that your app shows for Assay, or a recovery code.')
          : t('Now the code that your app shows for {email}, or a recovery code.', { email })}
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
        {t('Sign in as somebody else')}
      </Button>
    </Stack>
  );
}
