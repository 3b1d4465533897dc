import type { WorkflowDefinition } from '@assay/contract';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { type History, NO_HISTORY, remembered, stepped } from './edits';

/** A definition that is edited: kept as a draft until it is saved, with every step back and forth. */
export function useDesign(id: string, saved: WorkflowDefinition) {
  const draft = useDraft(`design of workflow ${id}`, { definition: saved });
  const { definition } = draft.value;
  const [history, setHistory] = useState<History<WorkflowDefinition>>(NO_HISTORY);
  const change = (to: WorkflowDefinition) => {
    setHistory(remembered(history, definition));
    draft.change({ definition: to });
  };
  const step = (direction: 'undo' | 'redo') => {
    const moved = stepped(history, definition, direction);
    if (!moved) return;
    setHistory(moved.history);
    draft.change({ definition: moved.present });
  };
  return {
    draft,
    definition,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
