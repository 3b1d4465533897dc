import { Button, Group, Text } from '@mantine/core';
import { t } from '../i18n/language';
import { ButtonLink, type Destination } from './links';

export interface Turns {
  /** Where the newest page is; undefined = it is this one. */
  readonly newest: Destination | undefined;
  /** Where the next older page is; undefined = there is none. */
  readonly older: Destination | undefined;
  /** Shown on the newest page. */
  readonly note?: string;
}

/** From one page of a table to the next: each has an address that can be shared. */
export function PageTurns({ newest, older, note }: Turns) {
  return (
    <Group justify="space-between" mt="sm">
      {newest ? (
        <ButtonLink variant="default" {...newest}>
          {t('Newest')}
        </ButtonLink>
      ) : (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {older ? (
        <ButtonLink variant="default" {...older}>
          {t('Older')}
        </ButtonLink>
      ) : (
        <Button variant="default" disabled>
          {t('Older')}
        </Button>
      )}
    </Group>
  );
}
