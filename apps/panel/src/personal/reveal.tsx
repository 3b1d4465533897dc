import { Alert, Group, Text } from '@mantine/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../api/session';
import { english, t } from '../i18n/language';
import { RevealButton } from './reveal-button';

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
  list: {
    masked: english('Personal data of this list is masked for your role.'),
    show: english('Show this list in the clear'),
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
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const ask = async (reason: string) => {
    const [first, ...others] = parts;
    client.setQueryData(first.queryKey, await first.ask(reason));
    // What belongs to it may be kept no longer, as the page says by itself.
    for (const part of others)
      await part.ask(reason).then(
        (found) => client.setQueryData(part.queryKey, found),
        () => undefined,
      );
    setShown(true);
  };
  const keys = JSON.stringify(parts.map(({ queryKey }) => queryKey));
  // Whoever comes back to the page begins masked.
  useEffect(() => {
    if (!isShown) return;
    return () => {
      for (const queryKey of JSON.parse(keys) as readonly QueryKey[]) client.removeQueries({ queryKey });
    };
  }, [client, isShown, keys]);
  return <RevealAlert what={what} form={keys} isShown={isShown} ask={ask} />;
}

interface RevealPagesProps {
  /** Names the list, for the draft of the reason. */
  readonly form: string;
  readonly isShown: boolean;
  /** Asks for its pages in the clear. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** As `Reveal`, of a list that comes page by page: the page remembers the reason, and asks with it for those that follow. */
export function RevealPages(props: RevealPagesProps) {
  const { data: session } = useSession();
  if (!session || session.permissions.includes('personal:see')) return null;
  return <RevealAlert what="list" {...props} />;
}

function RevealAlert({ what, form, isShown, ask }: RevealPagesProps & Pick<RevealProps, 'what'>) {
  return (
    <Alert variant="light" color={isShown ? 'yellow' : 'gray'} p="xs" mb="md" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {isShown
            ? t('Shown in the clear until you leave this page. The audit trail holds your reason.')
            : t(WORDS[what].masked)}
        </Text>
        {isShown ? null : (
          <RevealButton form={form} label={t('Show, with a reason')} title={t(WORDS[what].show)} ask={ask} />
        )}
      </Group>
    </Alert>
  );
}
