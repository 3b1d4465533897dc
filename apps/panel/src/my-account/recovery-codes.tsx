import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, at the only moment when they can be read. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Alert color="teal" title="Your recovery codes" role="status">
      <Text size="sm" mb="xs">
        Each signs you in once, in the place of a code of the app. They are shown this once: keep them where
        you find them without your phone.
      </Text>
      <Code block fz="sm" mb="sm" aria-label="Recovery codes">
        {text}
      </Code>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          I have them
        </Button>
      </Group>
    </Alert>
  );
}
