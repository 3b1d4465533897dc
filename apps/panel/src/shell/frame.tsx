import type { Session } from '@assay/contract';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSignOut } from '../api/session';
import { DraftOwner, drafts, ownerOf } from '../drafts/draft-owner';
import { UnsavedGuard } from '../drafts/unsaved-guard';
import mark from '../mark.svg';
import { ConfirmButton } from '../ui/confirm-button';
import classes from './frame.module.css';
import { GoTo } from './go-to';
import { ListsBanner } from './lists-banner';
import { Navigation } from './navigation';
import { ThemeChoice } from './theme-choice';

interface FrameProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** The page's frame: where one can go, who is signed in, and the page itself. */
export function Frame({ session, children }: FrameProps) {
  const owner = ownerOf(session);
  return (
    <DraftOwner value={owner}>
      <div className={classes.frame}>
        <a href="#page" className={classes.skip}>
          Skip to the page
        </a>
        <header className={classes.side}>
          <div className={classes.brand}>
            <img src={mark} alt="" width={28} height={28} />
            <Text fw={700} size="lg">
              Assay
            </Text>
          </div>
          <Navigation permissions={session.permissions} />
          <Stack gap={6} className={classes.account}>
            <Text size="sm" fw={600} truncate>
              {session.account.name}
            </Text>
            <Text size="xs" c="dimmed" truncate title={session.actor.name}>
              {session.actor.kind === 'key' ? 'Key ' : ''}
              {session.actor.name}
            </Text>
            {session.actor.kind === 'user' ? (
              <Text size="xs" c="dimmed">
                {session.role}
              </Text>
            ) : null}
            <ThemeChoice />
            <SignOut owner={owner} />
          </Stack>
        </header>
        <main id="page" className={classes.page} tabIndex={-1}>
          <ListsBanner />
          {children}
        </main>
      </div>
      <GoTo permissions={session.permissions} />
      <UnsavedGuard />
    </DraftOwner>
  );
}

/** Nothing that was typed stays in the browser of somebody who has left. */
function SignOut({ owner }: { readonly owner: string }) {
  const signOut = useSignOut();
  const unsaved = useSyncExternalStore(drafts.subscribe, () => drafts.draftsOf(owner).length > 0);
  const leave = () => {
    for (const key of drafts.draftsOf(owner)) drafts.forget(key);
    signOut.mutate();
  };
  const looks = { variant: 'default', size: 'xs', loading: signOut.isPending } as const;
  if (!unsaved) {
    return (
      <Button {...looks} onClick={leave}>
        Sign out
      </Button>
    );
  }
  return (
    <ConfirmButton
      {...looks}
      label="Sign out"
      question="What you typed and did not save goes with it."
      onConfirm={leave}
    />
  );
}
