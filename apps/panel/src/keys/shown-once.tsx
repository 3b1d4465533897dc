import type { IssuedKey } from '@assay/contract';
import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';

interface ShownOnceProps {
  readonly issued: IssuedKey | null;
  readonly onDone: () => void;
}

/** A new key, at the only moment when it can be read. */
export function ShownOnce({ issued, onDone }: ShownOnceProps) {
  if (!issued) return null;
  return (
    <Alert color="teal" title={`The new key “${issued.name}”`} mb="lg" role="status">
      <Text size="sm" mb="xs">
        Copy it now: it is shown this once and cannot be read again.
      </Text>
      <Group>
        <Code fz="sm" className="rule-text" aria-label="The new key">
          {issued.api_key}
        </Code>
        <CopyButton value={issued.api_key}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          I have it
        </Button>
      </Group>
    </Alert>
  );
}
