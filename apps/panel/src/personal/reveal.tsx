import { MASK } from '@assay/contract';
import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../api/account';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

/** Returns true if a value is masked. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(MASK);

/** Styles masked values; shows other values unchanged. */
export function MaskedText({ children }: { readonly children: ReactNode }) {
  if (!isMasked(children)) return children;
  return (
    <Text span inherit c="dimmed" fs="italic" title={t('Masked personal data')}>
      {children}
    </Text>
  );
}

const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 300;

interface ReasonFormProps {
  readonly form: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly send: (reason: string) => Promise<unknown>;
}

/** Form for the reason to unmask; the text stays if the session ends. */
function ReasonForm({ form, error, isPending, send }: ReasonFormProps) {
  const draft = useDraft(form, { reason: '' });
  const reason = draft.value.reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(send(reason));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <Textarea
          data-autofocus
          label={t('Reason')}
          description={t('Stored permanently in the audit log with your name. Don’t include personal data.')}
          required
          autosize
          minRows={2}
          minLength={MIN_REASON_LENGTH}
          maxLength={MAX_REASON_LENGTH}
          value={draft.value.reason}
          onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        />
        <FailureAlert error={error} title={t('Couldn’t unmask')} />
        <Button type="submit" loading={isPending} disabled={reason.length < MIN_REASON_LENGTH}>
          {t('View')}
        </Button>
      </Stack>
    </form>
  );
}

interface RevealButtonProps {
  /** Key of the draft. */
  readonly form: string;
  readonly label: string;
  /** Distinguishes buttons with the same label. */
  readonly ariaLabel?: string;
  /** Title of the dialog. */
  readonly title: string;
  /** Loads and shows the unmasked data. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** Button that unmasks one record with a reason; hidden without permission. */
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

/** Texts for each record type. */
const WORDS = {
  alert: {
    masked: english('Personal data in this alert is masked for your role.'),
    show: english('Unmask this alert'),
  },
  case: {
    masked: english('Personal data in this case is masked for your role.'),
    show: english('Unmask this case'),
  },
  decision: {
    masked: english('Personal data in this transaction is masked for your role.'),
    show: english('Unmask this transaction'),
  },
  execution: {
    masked: english('Personal data in this verification is masked for your role.'),
    show: english('Unmask this verification'),
  },
  list: {
    masked: english('Personal data in this list is masked for your role.'),
    show: english('Unmask this list'),
  },
} as const;

interface RevealProps {
  readonly what: keyof typeof WORDS;
  /** Main query of the page, and related queries. */
  readonly parts: readonly [Part, ...Part[]];
}

interface Part {
  readonly queryKey: QueryKey;
  /** Loads the unmasked data. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** Notice for users who see masked data, with a button to unmask one record. */
export function Reveal(props: RevealProps) {
  const { data: session } = useSession();
  if (!session || session.permissions.includes('personal:see')) return null;
  // Unmasking applies to one record only.
  return <Shown key={JSON.stringify(props.parts[0].queryKey)} {...props} />;
}

function Shown({ what, parts }: RevealProps) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const ask = async (reason: string) => {
    const [first, ...others] = parts;
    client.setQueryData(first.queryKey, await first.ask(reason));
    // Related data may no longer be stored; the page shows that.
    for (const part of others)
      await part.ask(reason).then(
        (found) => client.setQueryData(part.queryKey, found),
        () => undefined,
      );
    setShown(true);
  };
  const keys = JSON.stringify(parts.map(({ queryKey }) => queryKey));
  // Data is masked again after the user leaves the page.
  useEffect(() => {
    if (!isShown) return;
    return () => {
      for (const queryKey of JSON.parse(keys) as readonly QueryKey[]) client.removeQueries({ queryKey });
    };
  }, [client, isShown, keys]);
  return <RevealAlert what={what} form={keys} isShown={isShown} ask={ask} />;
}

interface RevealPagesProps {
  /** Key of the draft. */
  readonly form: string;
  readonly isShown: boolean;
  /** Loads the unmasked pages. */
  readonly ask: (reason: string) => Promise<unknown>;
}

/** Like `Reveal`, for paged lists: later pages use the same reason. */
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
            ? t('Unmasked until you leave this page. The audit log contains your reason.')
            : t(WORDS[what].masked)}
        </Text>
        {isShown ? null : (
          <RevealButton form={form} label={t('Unmask with reason')} title={t(WORDS[what].show)} ask={ask} />
        )}
      </Group>
    </Alert>
  );
}
