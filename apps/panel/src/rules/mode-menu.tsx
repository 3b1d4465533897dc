import type { ManagedRule } from '@assay/management-api';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { ModeChange } from '../api/rules';
import { english, type Sentence, t } from '../i18n/language';
import { USUAL_CANARY_PERCENT } from './draft';

/** Verbs of the mode changes, in the order of a rollout. */
export const MODE_ACTIONS: Readonly<Record<ManagedRule['mode'], Sentence>> = {
  shadow: english('Move to shadow mode'),
  canary: english('Start canary at {percent}%'),
  live: english('Make live'),
  off: english('Turn off'),
};

/** Returns the change of a rule to another mode; a canary starts with the rule's share. */
export const modeChange = (rule: ManagedRule, mode: ManagedRule['mode']): ModeChange => ({
  id: rule.id,
  mode,
  ...(mode === 'canary' ? { canary_percent: rule.canary_percent ?? USUAL_CANARY_PERCENT } : {}),
});

export interface ModeMenuProps {
  readonly rule: ManagedRule;
  /** ID of the rule whose mode is being saved. */
  readonly busyWith: string | null;
  readonly onMode: (rule: ManagedRule, mode: ManagedRule['mode']) => void;
}

/** Menu of a table row. The menu is created when it opens, because the table has many rows. */
export const ModeMenu = memo(function ModeMenu({ rule, busyWith, onMode }: ModeMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="1.75rem"
      aria-label={t('Actions for rule {id}', { id: rule.id })}
      aria-haspopup="menu"
      loading={busyWith === rule.id}
      {...(isUsed ? {} : { onClick: () => setUsed(true) })}
    >
      <IconDots size={16} />
    </ActionIcon>
  );
  if (!isUsed) return button;
  const percent = rule.canary_percent ?? USUAL_CANARY_PERCENT;
  return (
    <Menu defaultOpened position="bottom-end" withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(MODE_ACTIONS) as ManagedRule['mode'][])
          .filter((mode) => mode !== rule.mode)
          .map((mode) => (
            <Menu.Item key={mode} onClick={() => onMode(rule, mode)}>
              {t(MODE_ACTIONS[mode], { percent: String(percent) })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
});
