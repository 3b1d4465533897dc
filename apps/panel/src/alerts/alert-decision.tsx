import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMe } from '../api/account';
import { type Alert, type AlertDisposition, useChangeAlert, useCloseAlert } from '../api/alerts';
import { type DecisionOutcome, DecisionPanel } from '../design/decision-panel';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
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
const EFFECTS: Readonly<Record<AlertDisposition, Sentence>> = {
  SUSPICIOUS: english(
    'Closes the alert as suspicious. You can then add it to a case and download the case file for your report. Assay doesn’t block anyone and files no report.',
  ),
  FALSE_POSITIVE: english('Closes the alert. It lowers the precision of the typology.'),
  INCONCLUSIVE: english('Closes the alert. It doesn’t count for the precision of the typology.'),
};

const outcomesOf = (alert: Alert): readonly DecisionOutcome<AlertDisposition>[] =>
  DISPOSITIONS.map((one) => ({
    value: one,
    label: dispositionName(one),
    effect: t(EFFECTS[one]),
    shortcut: KEYS[one],
    isSuggested: one === alert.suggested_disposition,
  }));

interface AlertDecisionProps {
  readonly alert: Alert;
  /** Called after the alert was closed. */
  readonly onClosed: (alert: Alert) => void;
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
  const choose = (wanted: AlertDisposition) => draft.change({ disposition: wanted });
  const chooseByKey = (wanted: AlertDisposition) => {
    choose(wanted);
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
      if (isClosed) onClosed(closed);
    });
  };
  const note = () => {
    if (comment !== '') draft.saving(change.mutateAsync({ comment }));
  };
  useKeys(Object.fromEntries(DISPOSITIONS.map((one) => [KEYS[one], () => chooseByKey(one)])));
  const proposes = alert.four_eyes && alert.proposal?.disposition !== disposition;
  return (
    <DecisionPanel
      title={t('Disposition')}
      note={
        <>
          <DraftNotice draft={draft} />
          <ProposalNote alert={alert} />
        </>
      }
      outcomes={outcomesOf(alert)}
      chosen={disposition}
      onChoose={choose}
      reason={{
        field,
        label: t('Comment'),
        description: t('Recorded in the history and in the case file.'),
        error: isTried && disposition !== null && comment === '' ? t('Enter a comment.') : null,
        maxLength: MAX_COMMENT_LENGTH,
        value: draft.value.comment,
        onChange: (text) => draft.change({ comment: text }),
      }}
      error={<FailureAlert error={close.error ?? change.error} title={t('Couldn’t save')} />}
      confirm={{
        label: proposes ? t('Propose') : t('Close alert'),
        onConfirm: submit,
        isPending: close.isPending,
        missing: disposition === null ? t('Select a disposition to close the alert.') : null,
      }}
      secondary={
        <Button variant="default" onClick={note} loading={change.isPending} disabled={comment === ''}>
          {t('Comment only')}
        </Button>
      }
    />
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
