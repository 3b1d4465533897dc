import { Stack } from '@mantine/core';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';

interface PageFailureProps {
  readonly error: unknown;
}

/** Stands in for a page that could not be shown. */
export function PageFailure({ error }: PageFailureProps) {
  return (
    <Stack>
      <FailureAlert error={error} title={t('This page could not be shown')} />
    </Stack>
  );
}

export function NotFound() {
  return (
    <Stack align="flex-start">
      <PageTitle title={t('There is no such page')} />
      <AnchorLink to="/panel/traffic" search={{ space: 'live' }}>
        {t('To the traffic')}
      </AnchorLink>
    </Stack>
  );
}
