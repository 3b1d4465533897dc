import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface CodeStepProps {
  readonly email: string;
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
      <Text size="sm">Now the code that your app shows for {email}, or a recovery code.</Text>
      <TextInput
        label="Code"
        autoComplete="one-time-code"
        ref={input}
        required
        withAsterisk={false}
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <Button variant="subtle" size="compact-sm" onClick={onBack}>
        Sign in as somebody else
      </Button>
    </Stack>
  );
}
