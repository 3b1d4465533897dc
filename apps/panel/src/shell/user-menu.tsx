import type { Session } from '@assay/management-api';
import { Anchor, Button, Popover, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useSignOut } from '../api/account';
import { ConfirmDialog } from '../design/confirm-dialog';
import { drafts, ownerOf } from '../drafts/draft-store';
import { t } from '../i18n/language';
import { roleName } from '../people/roles';
import { AnchorLink } from '../ui/shown-values';
import { DensityChoice, LanguageChoice, ThemeChoice } from './appearance';
import classes from './header.module.css';

const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase() || '?';

/** Menu of the signed-in user: account, theme, language, density, documentation and sign-out. */
export function UserMenu({ session }: { readonly session: Session }) {
  const [isOpen, setOpen] = useState(false);
  const { name, kind } = session.actor;
  const leave = useLeave(ownerOf(session));
  return (
    <>
      {leave.question}
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={260}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.button}
            aria-label={t('User menu')}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes.avatar} aria-hidden>
              {initialOf(name)}
            </span>
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('User menu')}>
          <Stack gap="sm">
            <div>
              <Text size="sm" fw={600} className="breaks">
                {session.account.name}
              </Text>
              <Text size="xs" c="dimmed" className="breaks">
                {kind === 'key' ? `${t('API key')} ` : ''}
                {name}
              </Text>
              {kind === 'user' ? (
                <Text size="xs" c="dimmed">
                  {roleName({ id: session.role, name: session.role_name })}
                </Text>
              ) : null}
            </div>
            <ThemeChoice />
            <DensityChoice />
            <LanguageChoice />
            <AnchorLink to="/panel/me" fz="sm" onClick={() => setOpen(false)}>
              {t('My account')}
            </AnchorLink>
            {session.permissions.includes('settings:change') ? (
              <AnchorLink to="/panel/setup" fz="sm" onClick={() => setOpen(false)}>
                {t('Setup guide')}
              </AnchorLink>
            ) : null}
            <Anchor href="/docs" target="_blank" size="sm">
              {t('Documentation')}
            </Anchor>
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                setOpen(false);
                leave.start();
              }}
            >
              {t('Sign out')}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

/** Signs out and deletes the drafts of the user; asks first if there are unsaved changes. */
function useLeave(owner: string) {
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = useSyncExternalStore(drafts.subscribe, () => drafts.draftsOf(owner).length > 0);
  const leave = () => {
    setAsking(false);
    drafts.forgetAllOf(owner);
    signOut.mutate();
  };
  return {
    start: () => (isUnsaved ? setAsking(true) : leave()),
    question: (
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('Sign out')}
        confirmLabel={t('Sign out')}
        onConfirm={leave}
      >
        {t('Your unsaved changes are discarded.')}
      </ConfirmDialog>
    ),
  };
}
