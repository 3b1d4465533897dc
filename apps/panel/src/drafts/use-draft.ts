import { useEffect, useState, useSyncExternalStore } from 'react';
import { drafts, useDraftOwner } from './draft-owner';
import { draftKey, isSame, membersOf } from './draft-store';

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
