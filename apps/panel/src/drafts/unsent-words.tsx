import { Alert, Button, Text } from '@mantine/core';
import { t } from '../i18n/language';

interface UnsentWordsProps {
  /** What came of it, and where what was decided stands. */
  readonly about: string;
  readonly words: string;
  readonly onForget: () => void;
}

/** What somebody wrote for a decision that another person has given meanwhile. */
export function UnsentWords({ about, words, onForget }: UnsentWordsProps) {
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('Somebody else was faster')} mt="sm">
      <Text size="sm">{about}</Text>
      <Text size="sm" className="preserve-lines" component="blockquote">
        <bdi>{words}</bdi>
      </Text>
      <Button size="compact-sm" variant="default" onClick={onForget}>
        {t('Throw them away')}
      </Button>
    </Alert>
  );
}
