import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { t } from '../i18n/language';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'loading' | 'disabled'> {
  readonly label: string;
  /** Consequences of the action, and if it can be undone. */
  readonly question: ReactNode;
  /** Distinguishes buttons of the same label. */
  readonly ariaLabel?: string;
  readonly onConfirm: () => void;
}

/** Button with a confirmation dialog. */
export function ConfirmButton({ label, question, ariaLabel, onConfirm, ...looks }: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" {...looks} {...(ariaLabel ? { 'aria-label': ariaLabel } : {})} onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={label}>
        <Stack>
          <Text component="div">{question}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button
              color="red"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
