import { lazy, Suspense, useState } from 'react';
import { useSignInWays } from '../api/sign-in-ways';
import { Busy } from '../ui/busy';
import { SignInPage } from './sign-in-page';

const FirstOwnerPage = lazy(() =>
  import('./first-owner-page').then((module) => ({ default: module.FirstOwnerPage })),
);

/** Where who is not signed in begins: a new installation is set up, any other is signed in to. */
export function WayIn() {
  const ways = useSignInWays();
  const [hasKey, setHasKey] = useState(false);
  if (ways.isPending) return <Busy />;
  // Whoever was invited has no key; who sets up an installation has nothing else yet.
  if (hasKey) return <SignInPage usual="key" />;
  if (!ways.data?.first_owner) return <SignInPage usual="password" />;
  return (
    <Suspense fallback={<Busy />}>
      <FirstOwnerPage onSignIn={() => setHasKey(true)} />
    </Suspense>
  );
}
