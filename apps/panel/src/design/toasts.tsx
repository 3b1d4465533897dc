import { Button, CloseButton, Group } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast-store';
import classes from './toasts.module.css';

const SHOWN_MS = 10_000;

const undone = ({ id, undo }: ShownToast) => {
  dismissToast(id);
  void undo?.();
};

/** Area of the toasts; the shell renders it once. The key `z` undoes the newest action. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts);
  useKeys({
    z: () => {
      const newest = shownToasts().findLast(({ undo }) => undo !== undefined);
      if (newest) undone(newest);
    },
  });
  return (
    <output className={classes.area} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </output>
  );
}

/** The time pauses while the pointer or the focus is on the toast (WCAG 2.2, 2.2.1). */
function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <Group className={classes.toast ?? ''} data-tone={toast.tone ?? 'neutral'} {...hold} {...release}>
      <span className={classes.text}>{toast.text}</span>
      {toast.undo ? (
        <Button size="compact-sm" variant="default" onClick={() => undone(toast)}>
          {t('Undo')}
        </Button>
      ) : null}
      <CloseButton size="sm" aria-label={t('Dismiss')} onClick={() => dismissToast(toast.id)} />
    </Group>
  );
}
