import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMe } from '../api/account';
import { type Alert, type AlertDisposition, useChangeAlert, useCloseAlert } from '../api/alerts';
import { KeyButton } from '../design/key-button';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { useActorName } from './actor-name';
import { DISPOSITIONS, dispositionName, entityName } from './words';

const MAX_COMMENT_LENGTH = 4000;
const KEYS: Readonly<Record<AlertDisposition, string>> = {
  SUSPICIOUS: 's',
  FALSE_POSITIVE: 'f',
  INCONCLUSIVE: 'i',
};

interface AlertDecisionProps {
  readonly alert: Alert;
  /** Called after the alert was closed. */
  readonly onClosed: () => void;
}

/**
 * Disposition with its comment. s, f and i select a disposition; Ctrl+Enter submits it, because a closed alert
 * can't be opened again.
 */
export function AlertDecision({ alert, onClosed }: AlertDecisionProps) {
  const close = useCloseAlert(alert.id);
  const change = useChangeAlert(alert.id);
  const draft = useDraft<{ comment: string; disposition: AlertDisposition | null }>(`alert ${alert.id}`, {
    comment: '',
    disposition: null,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const { disposition } = draft.value;
  const comment = draft.value.comment.trim();
  const choose = (wanted: AlertDisposition) => {
    draft.change({ disposition: wanted });
    field.current?.focus();
  };
  const submit = () => {
    setTried(true);
    if (disposition === null || comment === '') return field.current?.focus();
    if (close.isPending) return;
    draft.saving(close.mutateAsync({ disposition, comment }), (closed) => {
      const name = entityName(closed);
      const isClosed = closed.status === 'CLOSED';
      showToast({
        text: isClosed
          ? t('Alert of {name} closed.', { name })
          : t('Disposition proposed. Another user must give the same one.'),
      });
      setTried(false);
      if (isClosed) onClosed();
    });
  };
  const note = () => {
    if (comment !== '') draft.saving(change.mutateAsync({ comment }));
  };
  useKeys(Object.fromEntries(DISPOSITIONS.map((one) => [KEYS[one], () => choose(one)])));
  return (
    <Paper withBorder p="sm" mb="sm" component="section" aria-label={t('Disposition')}>
      <Stack gap="xs">
        <Text fw={600}>{t('Disposition')}</Text>
        <DraftNotice draft={draft} />
        <ProposalNote alert={alert} />
        <DispositionButtons chosen={disposition} suggested={alert.suggested_disposition} onChoose={choose} />
        <Textarea
          ref={field}
          label={t('Comment')}
          description={t('Recorded in the history and in the case file.')}
          error={isTried && comment === '' ? t('Enter a comment.') : null}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_COMMENT_LENGTH}
          value={draft.value.comment}
          onChange={({ currentTarget }) => draft.change({ comment: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        <FailureAlert error={close.error ?? change.error} title={t('Couldn’t save')} />
        <Group gap="xs" grow>
          <Button onClick={submit} loading={close.isPending} disabled={disposition === null}>
            {alert.four_eyes && alert.proposal?.disposition !== disposition ? t('Propose') : t('Close alert')}
          </Button>
          <Button variant="default" onClick={note} loading={change.isPending} disabled={comment === ''}>
            {t('Comment only')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface DispositionButtonsProps {
  readonly chosen: AlertDisposition | null;
  readonly suggested: AlertDisposition | null;
  readonly onChoose: (disposition: AlertDisposition) => void;
}

function DispositionButtons({ chosen, suggested, onChoose }: DispositionButtonsProps) {
  return (
    <Stack gap={6} role="group" aria-label={t('Disposition')}>
      {DISPOSITIONS.map((one) => (
        <KeyButton
          shortcut={KEYS[one]}
          key={one}
          size="sm"
          justify="space-between"
          variant={chosen === one ? 'light' : 'default'}
          aria-pressed={chosen === one}
          onClick={() => onChoose(one)}
        >
          {one === suggested
            ? t('{disposition} (suggested)', { disposition: dispositionName(one) })
            : dispositionName(one)}
        </KeyButton>
      ))}
    </Stack>
  );
}

/** Says that two users must agree, and what the first one proposed. */
function ProposalNote({ alert: { four_eyes: needsTwo, proposal } }: { readonly alert: Alert }) {
  const nameOf = useActorName();
  const me = useMe();
  if (!proposal)
    return needsTwo ? (
      <Text size="sm" c="dimmed">
        {t('Two users must give the same disposition.')}
      </Text>
    ) : null;
  const isMine = proposal.by === me;
  const disposition = dispositionName(proposal.disposition);
  return (
    <Text size="sm" role="note">
      {isMine
        ? t('You proposed: {disposition}. Another user must give the same disposition.', { disposition })
        : t('{who} proposed: {disposition}. Give the same disposition to close the alert.', {
            who: nameOf(proposal.by),
            disposition,
          })}
    </Text>
  );
}
