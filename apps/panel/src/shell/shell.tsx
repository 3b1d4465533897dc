import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { account, followConventions, useSession } from '../api/account';
import { RETURN_PATH } from '../api/sign-in';
import { t } from '../i18n/language';
import { JOIN_PATH, JoinPage } from '../people/join-page';
import { WayIn } from '../sign-in/sign-in-page';
import { Busy, FailureAlert } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { Frame } from './frame';

interface PageFailureProps {
  readonly error: unknown;
}

/** Replaces a page that failed to render. */
export function PageFailure({ error }: PageFailureProps) {
  return (
    <Stack>
      <FailureAlert error={error} title={t('Couldn’t show this page')} />
    </Stack>
  );
}

export function NotFound() {
  return (
    <Stack align="flex-start">
      <PageTitle title={t('Page not found')} />
      <AnchorLink to="/panel/transactions" search={{ space: 'live' }}>
        {t('Go to Transactions')}
      </AnchorLink>
    </Stack>
  );
}

const SetUpFirst = lazy(() =>
  import('../my-account/second-factor-section').then((module) => ({ default: module.SetUpFirst })),
);

const ProviderPage = lazy(() =>
  import('../sign-in/provider-page').then((module) => ({ default: module.ProviderPage })),
);

/**
 * Shows the sign-in for signed-out users, otherwise the page in the layout. The URL stays, so links work
 * after sign-in.
 */
export function Shell() {
  const session = useSession();
  const conventions = useQuery({
    ...account,
    enabled: session.data ? session.data.second_factor !== 'required' : false,
  }).data;
  if (conventions) followConventions(conventions);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (pathname === JOIN_PATH) return <JoinPage />;
  if (pathname === RETURN_PATH)
    return (
      <Suspense fallback={<Busy />}>
        <ProviderPage />
      </Suspense>
    );
  if (session.isPending) return <Busy />;
  if (session.isError && !session.data) return <PageFailure error={session.error} />;
  if (!session.data) return <WayIn />;
  if (session.data.second_factor === 'required')
    return (
      <Suspense fallback={<Busy />}>
        <SetUpFirst />
      </Suspense>
    );
  return (
    <Frame session={session.data}>
      <Outlet key={`${conventions?.currency ?? ''} ${conventions?.time_zone ?? ''}`} />
    </Frame>
  );
}
