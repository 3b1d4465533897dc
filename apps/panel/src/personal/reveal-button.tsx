import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../api/session';
import { ReasonForm } from './reason-form';

interface RevealButtonProps {
  /** Names what is shown, for the draft of the reason. */
  readonly form: string;
  readonly label: string;
  /** Tells buttons of the same label apart. */
  readonly ariaLabel?: string;
  /** Title of the dialog. */
  readonly title: string;
  /** Asks for it in the clear, and shows it. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** Shows one thing in the clear for a reason; nothing for who may not even ask. */
export function RevealButton({ form, label, ariaLabel, title, ask }: RevealButtonProps) {
  const { data: session } = useSession();
  const [asking, { open, close }] = useDisclosure(false);
  const reveal = useMutation({ mutationFn: ask, onSuccess: close, gcTime: 0 });
  if (!session?.permissions.includes('personal:reveal')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={open}
        {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}
      >
        {label}
      </Button>
      <Modal opened={asking} onClose={close} title={title}>
        <ReasonForm
          form={`reveal ${form}`}
          error={reveal.error}
          isPending={reveal.isPending}
          send={(reason) => reveal.mutateAsync(reason)}
        />
      </Modal>
    </>
  );
}
