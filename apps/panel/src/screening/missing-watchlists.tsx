import { Alert, Text } from '@mantine/core';
import { useSession } from '../api/account';
import { LoadWatchlists } from '../health/data-fix';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';

/** Warns that only the list with fictional names is loaded. */
export function MissingWatchlists() {
  const mayLoad = useSession().data?.account.owner ?? false;
  return (
    <Alert color="red" variant="light" mb="md" role="alert" title={t('Watchlists not loaded')}>
      <Text size="sm" mb="xs">
        {t('Screening can’t find real people: only the demo list with fictional names is loaded.')}
      </Text>
      {mayLoad ? (
        <LoadWatchlists />
      ) : (
        <AnchorLink to="/panel/health" size="sm">
          {t('View health')}
        </AnchorLink>
      )}
    </Alert>
  );
}
