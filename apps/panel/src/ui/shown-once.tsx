import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { t } from '../i18n/language';

interface ShownOnceProps {
  readonly title: string;
  /** What the secret is for, and that it must be copied now. */
  readonly lead: string;
  /** Name of the secret for those who do not see it. */
  readonly label: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret, at the only moment when it can be read. */
export function ShownOnce({ title, lead, label, secret, onDone }: ShownOnceProps) {
  return (
    <Alert color="teal" title={title} mb="lg" role="status">
      <Text size="sm" mb="xs">
        {lead}
      </Text>
      <Group>
        <Code fz="sm" className="rule-text" aria-label={label}>
          {secret}
        </Code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('I have it')}
        </Button>
      </Group>
    </Alert>
  );
}
