import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { account } from '../api/account';
import { followConventions } from '../api/conventions';
import { RETURN_PATH } from '../api/provider-sign-in';
import { useSession } from '../api/session';
import { JOIN_PATH, JoinPage } from '../people/join-page';
import { WayIn } from '../sign-in/way-in';
import { Busy } from '../ui/busy';
import { Frame } from './frame';
import { PageFailure } from './page-failure';

const SetUpFirst = lazy(() =>
  import('../my-account/set-up-first').then((module) => ({ default: module.SetUpFirst })),
);

const ProviderPage = lazy(() =>
  import('../sign-in/provider-page').then((module) => ({ default: module.ProviderPage })),
);

/** Every page but those of who cannot sign in yet: behind the sign-in, inside the frame. The address stays, so a link works after signing in. */
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
