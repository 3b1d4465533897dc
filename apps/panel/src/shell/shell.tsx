import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../api/session';
import { JOIN_PATH, JoinPage } from '../people/join-page';
import { SignInPage } from '../sign-in/sign-in-page';
import { Busy } from '../ui/busy';
import { Frame } from './frame';
import { PageFailure } from './page-failure';

const SetUpFirst = lazy(() =>
  import('../my-account/set-up-first').then((module) => ({ default: module.SetUpFirst })),
);

/** Every page but that of an invitation: behind the sign-in, inside the frame. The address stays, so a link works after signing in. */
export function Shell() {
  const session = useSession();
  const isInvited = useLocation({ select: ({ pathname }) => pathname === JOIN_PATH });
  if (isInvited) return <JoinPage />;
  if (session.isPending) return <Busy />;
  if (session.isError && !session.data) return <PageFailure error={session.error} />;
  if (!session.data) return <SignInPage />;
  if (session.data.second_factor === 'required')
    return (
      <Suspense fallback={<Busy />}>
        <SetUpFirst />
      </Suspense>
    );
  return (
    <Frame session={session.data}>
      <Outlet />
    </Frame>
  );
}
