import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Consequences of the action, and if it can be undone. */
  readonly children: ReactNode;
  /** Verb of the action. */
  readonly confirmLabel: string;
  /** Text that the user must type, such as the name of the deleted object. For actions that can't be undone. */
  readonly typed?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly error?: unknown;
  readonly onConfirm: () => void;
}

/** Dialog that asks to confirm an action. */
export function ConfirmDialog({ opened, onClose, title, ...content }: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Confirmation {...content} onClose={onClose} />
    </Modal>
  );
}

type ConfirmationProps = Omit<ConfirmDialogProps, 'opened' | 'title'>;

/** Mounted only while the dialog is open, so that the typed text starts empty. */
function Confirmation({
  onClose,
  children,
  confirmLabel,
  typed,
  isDestructive = true,
  isPending = false,
  error,
  onConfirm,
}: ConfirmationProps) {
  const [text, setText] = useState('');
  const isReady = typed === undefined || text.trim() === typed;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog to the form that it is rendered in.
    event.stopPropagation();
    if (isReady) onConfirm();
  };
  return (
    <form onSubmit={confirm}>
      <Stack>
        <Text component="div">{children}</Text>
        {typed === undefined ? null : (
          <TextInput
            data-autofocus
            label={t('Type {text} to confirm', { text: typed })}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <FailureAlert error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            {...(isDestructive ? { color: 'red' } : {})}
            disabled={!isReady}
            loading={isPending}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
