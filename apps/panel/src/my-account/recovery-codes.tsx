import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { t } from '../i18n/language';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, at the only moment when they can be read. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Alert color="teal" title={t('Your recovery codes')} role="status">
      <Text size="sm" mb="xs">
        {t(
          'Each signs you in once, in the place of a code of the app. They are shown this once: keep them where you find them without your phone.',
        )}
      </Text>
      <Code block fz="sm" mb="sm" aria-label={t('Recovery codes')}>
        {text}
      </Code>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('I have them')}
        </Button>
      </Group>
    </Alert>
  );
}
