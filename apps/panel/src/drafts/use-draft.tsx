import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../i18n/language';
import { draftKey, drafts, isSame, membersOf, useDraftOwner } from './draft-store';

export interface Draft<Value> {
  /** Saved values with the edits applied. */
  readonly value: Value;
  readonly change: (part: Partial<Value>) => void;
  /** True if the form shows unsaved edits. */
  readonly isEdited: boolean;
  /** True if the edits are older than the form, because the session ended or the user left the page. */
  readonly isBroughtBack: boolean;
  /** True if another user changed an edited member in the meantime. */
  readonly isOvertaken: boolean;
  readonly forget: () => void;
  /**
   * Deletes the edits after the request succeeds, even if the form is gone. After a failure the edits stay;
   * the mutation shows the error.
   */
  readonly saving: <Answer>(sent: Promise<Answer>, onSaved?: (answer: Answer) => void) => void;
}

/**
 * Stores the unsaved values of a form. Used by every form in the panel, except for secrets.
 * @param form unique name of the form and its object, stable across reloads
 * @param initial saved values; members without edits follow them
 */
export function useDraft<Value extends object>(form: string, initial: Value): Draft<Value> {
  const key = draftKey(useDraftOwner(), form);
  const edits = useSyncExternalStore(drafts.subscribe, () => drafts.read(key));
  useEffect(() => drafts.open(key), [key]);
  const [found] = useState(edits);
  const saved = membersOf(initial);
  const changed = Object.entries(edits?.changed ?? {}).filter(
    ([member, value]) => member in saved && !isSame(value, saved[member]),
  );
  const isSpent = edits !== null && changed.length === 0;
  // The saved value equals the edit, so the draft is obsolete.
  useEffect(() => {
    if (isSpent) drafts.forget(key);
  }, [isSpent, key]);
  return {
    value: { ...initial, ...Object.fromEntries(changed) },
    change: (part) => drafts.change(key, part, initial),
    isEdited: changed.length > 0,
    isBroughtBack: changed.length > 0 && found !== null,
    isOvertaken: changed.some(([member]) => !isSame(edits?.before[member], saved[member])),
    forget: () => drafts.forget(key),
    saving: (sent, onSaved) => {
      const asSent = drafts.read(key);
      void sent.then(
        (answer) => {
          if (drafts.read(key) === asSent) drafts.forget(key);
          onSaved?.(answer);
        },
        () => undefined,
      );
    },
  };
}

/** Returns true if a form has unsaved edits; its dialog then opens again. */
export function useHasDraft(form: string): boolean {
  return drafts.read(draftKey(useDraftOwner(), form)) !== null;
}

/** Notice in a form whose edits are older than the form. */
export function DraftNotice({ draft }: { readonly draft: Omit<Draft<object>, 'change' | 'value'> }) {
  if (!draft.isBroughtBack && !draft.isOvertaken) return null;
  return (
    <Alert color={draft.isOvertaken ? 'orange' : 'blue'} variant="light" p="xs" role="status">
      <Group justify="space-between">
        <Text size="sm">
          {draft.isOvertaken
            ? t(
                'Another user changed this. Your unsaved changes are shown here; saving replaces the other change.',
              )
            : t('You have unsaved changes.')}
        </Text>
        <Button size="compact-xs" variant="default" onClick={draft.forget}>
          {t('Discard changes')}
        </Button>
      </Group>
    </Alert>
  );
}

interface UnsentWordsProps {
  /** Message that links to the result. */
  readonly about: string;
  readonly words: string;
  readonly onForget: () => void;
}

/** Comment that was not saved because another user decided first. */
export function UnsentWords({ about, words, onForget }: UnsentWordsProps) {
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('Already decided')} mt="sm">
      <Text size="sm">{about}</Text>
      <Text size="sm" className="preserve-lines" component="blockquote">
        <bdi>{words}</bdi>
      </Text>
      <Button size="compact-sm" variant="default" onClick={onForget}>
        {t('Discard')}
      </Button>
    </Alert>
  );
}

/**
 * Asks for confirmation before the user leaves a page with unsaved edits. The browser asks before the tab
 * closes.
 */
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
      title={t('Unsaved changes')}
    >
      <Stack>
        <Text size="sm">
          {t(
            'You can leave this page and continue later. Unsaved changes are discarded when you sign out or close this tab.',
          )}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={discard}>
            {t('Discard changes')}
          </Button>
          <Button variant="default" onClick={() => leaving.proceed?.()}>
            {t('Leave and preserve changes')}
          </Button>
          <Button data-autofocus onClick={() => leaving.reset?.()}>
            {t('Stay on this page')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
