import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../design/confirm-dialog';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'loading' | 'disabled'> {
  readonly label: string;
  /** Consequences of the action, and if it can be undone. */
  readonly question: ReactNode;
  /** Text that the user must type to confirm. */
  readonly typed?: string;
  /** Distinguishes buttons of the same label. */
  readonly ariaLabel?: string;
  readonly onConfirm: () => void;
}

/** Button with a confirmation dialog. */
export function ConfirmButton({
  label,
  question,
  typed,
  ariaLabel,
  onConfirm,
  ...looks
}: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" {...looks} {...(ariaLabel ? { 'aria-label': ariaLabel } : {})} onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={label}
        confirmLabel={label}
        {...(typed === undefined ? {} : { typed })}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
