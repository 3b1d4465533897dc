import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { t } from '../i18n/language';
import { drafts, useDraftOwner } from './draft-owner';

/** Asks before a page with unsaved edits is left; the browser itself asks before the tab is closed. */
export function UnsavedGuard() {
  const owner = useDraftOwner();
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && drafts.openDrafts().length > 0,
    enableBeforeUnload: () => drafts.draftsOf(owner).length > 0,
    withResolver: true,
  });
  const discard = () => {
    for (const key of drafts.openDrafts()) drafts.forget(key);
    leaving.proceed?.();
  };
  return (
    <Modal
      opened={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={t('What you typed is not saved')}
    >
      <Stack>
        <Text size="sm">
          {t('Kept, it stands here when you come back, until you sign out or close this tab.')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={discard}>
            {t('Discard it')}
          </Button>
          <Button variant="default" onClick={() => leaving.proceed?.()}>
            {t('Leave and keep it')}
          </Button>
          <Button data-autofocus onClick={() => leaving.reset?.()}>
            {t('Stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
