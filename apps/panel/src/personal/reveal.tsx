import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../api/session';
import { english, t } from '../i18n/language';
import { ReasonForm } from './reason-form';

/** What can be shown in the clear, in whole sentences. */
const WORDS = {
  case: {
    masked: english('Personal data of this case is masked for your role.'),
    show: english('Show this case in the clear'),
  },
  decision: {
    masked: english('Personal data of this decision is masked for your role.'),
    show: english('Show this decision in the clear'),
  },
  execution: {
    masked: english('Personal data of this execution is masked for your role.'),
    show: english('Show this execution in the clear'),
  },
} as const;

interface RevealProps {
  readonly what: keyof typeof WORDS;
  /** The query that the page shows, and others that belong to it. */
  readonly parts: readonly [Part, ...Part[]];
}

interface Part {
  readonly queryKey: QueryKey;
  /** Asks for the same in the clear. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** Tells who gets personal data masked that they do, and shows one record in the clear for a reason. */
export function Reveal(props: RevealProps) {
  const { data: session } = useSession();
  if (!session || session.permissions.includes('personal:see')) return null;
  // What was shown of one record is not shown of the next.
  return <Shown key={JSON.stringify(props.parts[0].queryKey)} {...props} />;
}

function Shown({ what, parts }: RevealProps) {
  const { data: session } = useSession();
  const client = useQueryClient();
  const [asking, { open, close }] = useDisclosure(false);
  const reveal = useMutation({
    mutationFn: async (reason: string) => {
      const [first, ...others] = parts;
      client.setQueryData(first.queryKey, await first.ask(reason));
      // What belongs to it may be kept no longer, as the page says by itself.
      for (const { queryKey, ask } of others)
        await ask(reason).then(
          (part) => client.setQueryData(queryKey, part),
          () => undefined,
        );
    },
    onSuccess: close,
    gcTime: 0,
  });
  const { isSuccess } = reveal;
  const keys = JSON.stringify(parts.map(({ queryKey }) => queryKey));
  // Whoever comes back to the page begins masked.
  useEffect(() => {
    if (!isSuccess) return;
    return () => {
      for (const queryKey of JSON.parse(keys) as readonly QueryKey[]) client.removeQueries({ queryKey });
    };
  }, [client, isSuccess, keys]);
  const mayReveal = session?.permissions.includes('personal:reveal') ?? false;
  return (
    <Alert variant="light" color={isSuccess ? 'yellow' : 'gray'} p="xs" mb="md" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {isSuccess
            ? t('Shown in the clear until you leave this page. The audit trail holds your reason.')
            : t(WORDS[what].masked)}
        </Text>
        {mayReveal && !isSuccess ? (
          <Button size="compact-sm" variant="default" onClick={open}>
            {t('Show, with a reason')}
          </Button>
        ) : null}
      </Group>
      <Modal opened={asking} onClose={close} title={t(WORDS[what].show)}>
        <ReasonForm
          form={`reveal ${keys}`}
          error={reveal.error}
          isPending={reveal.isPending}
          send={(reason) => reveal.mutateAsync(reason)}
        />
      </Modal>
    </Alert>
  );
}
