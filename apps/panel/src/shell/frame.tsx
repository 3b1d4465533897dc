import type { Session } from '@assay/contract';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSignOut } from '../api/session';
import mark from '../mark.svg';
import classes from './frame.module.css';
import { ListsBanner } from './lists-banner';
import { Navigation } from './navigation';

interface FrameProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** The page's frame: where one can go, who is signed in, and the page itself. */
export function Frame({ session, children }: FrameProps) {
  const signOut = useSignOut();
  return (
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
        <Navigation />
        <Stack gap={6} className={classes.account}>
          <Text size="sm" fw={600} truncate>
            {session.account.name}
          </Text>
          <Text size="xs" c="dimmed" truncate title={session.actor.name}>
            {session.actor.kind === 'key' ? 'Key ' : ''}
            {session.actor.name}
          </Text>
          <Button variant="default" size="xs" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        </Stack>
      </header>
      <main id="page" className={classes.page} tabIndex={-1}>
        <ListsBanner />
        {children}
      </main>
    </div>
  );
}
