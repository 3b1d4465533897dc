import type { Session } from '@assay/management-api';
import {
  Alert,
  Anchor,
  Button,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSignOut } from '../api/account';
import { screeningStatus } from '../api/screening';
import { DraftOwner, drafts, ownerOf } from '../drafts/draft-store';
import { UnsavedGuard } from '../drafts/use-draft';
import {
  chooseLanguage,
  chosenLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  t,
} from '../i18n/language';
import mark from '../mark.svg';
import { roleName } from '../people/roles';
import { ConfirmButton } from '../ui/confirm-button';
import { AnchorLink } from '../ui/shown-values';
import classes from './frame.module.css';
import { GoTo } from './go-to';
import { openGroups } from './places';

/** Language field; the choice is stored in this browser. */
function LanguageChoice() {
  return (
    <NativeSelect
      size="xs"
      aria-label={t('Language')}
      value={chosenLanguage() ?? ''}
      data={[
        { value: '', label: t('Browser language') },
        ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
      ]}
      onChange={({ currentTarget: { value } }) => void chooseLanguage((value || null) as Language | null)}
    />
  );
}

const PLACE = 'assay.put-away';

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** Stores in this browser that a notice was dismissed, until its text changes. @param note current text */
function usePutAway(note: string): { readonly isAway: boolean; readonly putAway: () => void } {
  const [away, setAway] = useState(kept);
  const putAway = () => {
    setAway(note);
    try {
      localStorage.setItem(PLACE, note);
    } catch {
      // Without local storage, the notice appears again.
    }
  };
  return { isAway: away === note, putAway };
}

/** Notice that only sample names are loaded (dismissible), or that a watchlist update failed (permanent). */
function ListsBanner() {
  const { data: status } = useQuery(screeningStatus);
  const { isAway, putAway } = usePutAway(status?.state ?? '');
  if (status?.state === 'failed') {
    return (
      <Alert role="note" color="red" mb="lg" title={t('Couldn’t update the watchlists')}>
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
      title={t('Screening uses sample names only')}
      withCloseButton
      closeButtonLabel={t('Dismiss')}
      onClose={putAway}
    >
      <Text size="sm">
        {t('Run {command} on the server to download the official watchlists.', {
          command: 'assay lists update',
        })}{' '}
        <AnchorLink to="/panel/screening" underline="always">
          {t('View loaded watchlists')}
        </AnchorLink>
      </Text>
    </Alert>
  );
}

/** Color scheme field; the choice is stored in this browser. */
function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('Color scheme')}
      data={[
        { value: 'light', label: t('Light') },
        { value: 'auto', label: t('Auto') },
        { value: 'dark', label: t('Dark') },
      ]}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
    />
  );
}

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

interface NavigationProps {
  readonly permissions: readonly string[];
}

function Navigation({ permissions }: NavigationProps) {
  return (
    <nav className={classes.places} aria-label={t('Main navigation')}>
      {openGroups(permissions).map((group) => (
        <div key={group.name} className={classes.group}>
          <div className={classes.groupName}>{t(group.name)}</div>
          {group.places.map(({ to, name, hasSpace }) =>
            hasSpace ? (
              <Link
                key={to}
                to={to}
                search={{ space: 'live' }}
                activeOptions={{ includeSearch: false }}
                className={classes.place}
                activeProps={HERE}
              >
                {t(name)}
              </Link>
            ) : (
              <Link key={to} to={to} className={classes.place} activeProps={HERE}>
                {t(name)}
              </Link>
            ),
          )}
        </div>
      ))}
    </nav>
  );
}

interface FrameProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Page layout: navigation, account and content. */
export function Frame({ session, children }: FrameProps) {
  const owner = ownerOf(session);
  const menu = usePhoneMenu();
  return (
    <DraftOwner value={owner}>
      <div className={classes.frame}>
        <a href="#page" className={classes.skip}>
          {t('Skip to main content')}
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
                {session.actor.kind === 'key' ? `${t('API key')} ` : ''}
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

/** On phones the navigation is behind a button and closes after each navigation. */
function usePhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed path closes the menu.
  useEffect(() => setOpen(false), [path]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}

/** Sign-out button; it deletes the drafts of the user. */
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
      question={t('Your unsaved changes are discarded.')}
      onConfirm={leave}
    />
  );
}
