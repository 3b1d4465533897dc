import { Button, type ButtonProps, Kbd } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';

interface KeyButtonProps extends Omit<ButtonProps, 'rightSection'> {
  /** Key that does the same; the page registers it with `useKeys`. */
  readonly shortcut: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly 'aria-pressed'?: boolean;
  readonly children: ReactNode;
}

/** Button that shows its keyboard shortcut. */
export function KeyButton({ shortcut, ...button }: KeyButtonProps) {
  return (
    <Button
      {...button}
      aria-keyshortcuts={shortcut}
      rightSection={
        <Kbd size="xs" aria-hidden>
          {shortcut}
        </Kbd>
      }
    />
  );
}
