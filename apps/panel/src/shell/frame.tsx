import type { Session } from '@assay/management-api';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSignOut } from '../api/session';
import { DraftOwner, drafts, ownerOf } from '../drafts/draft-owner';
import { UnsavedGuard } from '../drafts/unsaved-guard';
import { t } from '../i18n/language';
import mark from '../mark.svg';
import { roleName } from '../people/roles';
import { ConfirmButton } from '../ui/confirm-button';
import classes from './frame.module.css';
import { GoTo } from './go-to';
import { LanguageChoice } from './language-choice';
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
  const menu = usePhoneMenu();
  return (
    <DraftOwner value={owner}>
      <div className={classes.frame}>
        <a href="#page" className={classes.skip}>
          {t('Skip to the page')}
        </a>
        <header className={classes.side}>
          <div className={classes.brand}>
            <img src={mark} alt="" width={28} height={28} />
            <Text fw={700} size="lg">
              Assay
            </Text>
            <Button
              className={classes.menuButton}
              variant="default"
              size="xs"
              aria-expanded={menu.isOpen}
              aria-controls="menu"
              onClick={menu.toggle}
            >
              {t('Menu')}
            </Button>
          </div>
          <div id="menu" className={menu.isOpen ? `${classes.menu} ${classes.open}` : classes.menu}>
            <Navigation permissions={session.permissions} />
            <Stack gap={6} className={classes.account}>
              <Text size="sm" fw={600} truncate>
                {session.account.name}
              </Text>
              <Text size="xs" c="dimmed" truncate title={session.actor.name}>
                {session.actor.kind === 'key' ? `${t('Key')} ` : ''}
                {session.actor.name}
              </Text>
              {session.actor.kind === 'user' ? (
                <Text size="xs" c="dimmed">
                  {roleName({ id: session.role, name: session.role_name })}
                </Text>
              ) : null}
              <ThemeChoice />
              <LanguageChoice />
              <Anchor href="/docs" target="_blank" size="xs">
                {t('Documentation')}
              </Anchor>
              <SignOut owner={owner} />
            </Stack>
          </div>
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

/** On a phone the places are behind a button, and go once one was taken. */
function usePhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the place has changed is what closes it.
  useEffect(() => setOpen(false), [path]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}

/** Nothing that was typed stays in the browser of somebody who has left. */
function SignOut({ owner }: { readonly owner: string }) {
  const signOut = useSignOut();
  const unsaved = useSyncExternalStore(drafts.subscribe, () => drafts.draftsOf(owner).length > 0);
  const leave = () => {
    drafts.forgetAllOf(owner);
    signOut.mutate();
  };
  const looks = { variant: 'default', size: 'xs', loading: signOut.isPending } as const;
  if (!unsaved) {
    return (
      <Button {...looks} onClick={leave}>
        {t('Sign out')}
      </Button>
    );
  }
  return (
    <ConfirmButton
      {...looks}
      label={t('Sign out')}
      question={t('What you typed and did not save goes with it.')}
      onConfirm={leave}
    />
  );
}
