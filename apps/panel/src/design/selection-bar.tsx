import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/language';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** Accessible name. */
  readonly label: string;
  /** Number of selected items, in words. */
  readonly about: string;
  readonly onClear: () => void;
  /** Buttons of the actions. */
  readonly children: ReactNode;
}

/** Actions on the selected items of a list. It floats at the bottom, so that the list doesn't move. */
export function SelectionBar({ label, about, onClear, children }: SelectionBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <Text size="sm" fw={600} className="numeric" role="status">
        {about}
      </Text>
      <div className={classes.actions}>{children}</div>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('Clear selection')}
      </Button>
    </section>
  );
}
