import type { ManagedRule } from '@assay/management-api';
import { useCallback } from 'react';
import { useChangeMode } from '../api/rules';
import { showToast } from '../design/toast-store';
import { t } from '../i18n/language';
import { modeName } from './draft';
import { modeChange } from './mode-menu';

/**
 * Changes the mode of rules at once, with a message that can undo it. If the account requires approval, the
 * change becomes a proposal.
 */
export function useMode() {
  const change = useChangeMode();
  const { mutate } = change;
  const setMode = useCallback(
    (rule: ManagedRule, mode: ManagedRule['mode']) => {
      mutate(modeChange(rule, mode), {
        onSuccess: (saved) =>
          showToast(
            saved === null
              ? {
                  text: t('Proposed for rule {id}: {mode}. Another user must approve it.', {
                    id: rule.id,
                    mode: modeName(mode),
                  }),
                }
              : {
                  text: t('Rule {id}: {mode}', { id: rule.id, mode: modeName(mode) }),
                  tone: 'positive',
                  undo: () => mutate(modeChange(rule, rule.mode)),
                },
          ),
      });
    },
    [mutate],
  );
  return {
    setMode,
    busyWith: change.isPending ? change.variables.id : null,
    error: change.error,
  };
}
