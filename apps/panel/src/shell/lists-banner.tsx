import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { screeningStatus } from '../api/screening';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import { usePutAway } from './put-away';

/** Warns that names are searched in nothing real, until it was read, or on every page in lists that could not be renewed. */
export function ListsBanner() {
  const { data: status } = useQuery(screeningStatus);
  const { isAway, putAway } = usePutAway(status?.state ?? '');
  if (status?.state === 'failed') {
    return (
      <Alert role="note" color="red" mb="lg" title={t('New lists could not be loaded')}>
        {status.notice}
      </Alert>
    );
  }
  if (status?.state !== 'demonstration' || isAway) return null;
  return (
    <Alert
      role="note"
      color="orange"
      mb="md"
      py="xs"
      title={t('Name screening finds nobody real yet')}
      withCloseButton
      closeButtonLabel={t('Put this note away')}
      onClose={putAway}
    >
      <Text size="sm">
        {t('Only invented names are loaded. {command} on the server fetches the official lists.', {
          command: 'assay lists update',
        })}{' '}
        <AnchorLink to="/panel/screening" underline="always">
          {t('What is loaded')}
        </AnchorLink>
      </Text>
    </Alert>
  );
}
