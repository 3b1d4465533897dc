import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/language';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** The button that saves, with its key if it has one. */
  readonly children: ReactNode;
  /** Effect of saving, or missing input. */
  readonly hint?: ReactNode;
  /** Discards the unsaved changes; undefined without any. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Bar with the button that saves a form. It stays visible while the form scrolls. */
export function SaveBar({ children, hint, onDiscard }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      {onDiscard ? (
        <Button variant="default" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      ) : null}
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </div>
  );
}
