import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../i18n/language';
import { draftKey, drafts, isSame, membersOf, useDraftOwner } from './draft-store';

export interface Draft<Value> {
  /** What the form shows: what was edited over what it began with. */
  readonly value: Value;
  readonly change: (part: Partial<Value>) => void;
  /** Whether something is shown that is saved nowhere. */
  readonly isEdited: boolean;
  /** The edits were there before the form was: the session ended, or the page was left. */
  readonly isBroughtBack: boolean;
  /** Somebody else changed meanwhile what was edited here. */
  readonly isOvertaken: boolean;
  readonly forget: () => void;
  /**
   * Forgets the edits when what was sent of them has arrived, also when the form is gone by then. A failure keeps
   * them; the mutation shows it.
   */
  readonly saving: <Answer>(sent: Promise<Answer>, onSaved?: (answer: Answer) => void) => void;
}

/**
 * A form's members, kept while they are unsaved: for every form of the panel, and never for secrets.
 * @param form names the form and the thing that it is about, the same after a reload
 * @param initial what is saved so far; members that nobody edited follow it
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
  // Somebody saved the very same: nobody has to be asked about it any more.
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

/** Whether a form was left with unsaved edits: a dialog that holds it opens again. */
export function useHasDraft(form: string): boolean {
  return drafts.read(draftKey(useDraftOwner(), form)) !== null;
}

/** Stands in a form whose edits are older than the form. */
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
  /** What came of it, and where what was decided stands. */
  readonly about: string;
  readonly words: string;
  readonly onForget: () => void;
}

/** What somebody wrote for a decision that another person has given meanwhile. */
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
