import { labelState } from '@assay/contract';
import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useDecideItem, useUndoDecision, type WholeItem } from '../api/queues';
import { contradiction } from '../decision/feedback/contradiction';
import { KeyButton } from '../design/key-button';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { labelChoices } from '../labels/label-names';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import classes from './queue.module.css';
import { type Decision, verbOf } from './words';

const MAX_REASON_LENGTH = 500;

const ALERT_DONE: Readonly<Record<Decision, Sentence>> = {
  APPROVE: english('{name} closed as false positive.'),
  DECLINE: english('{name} closed as suspicious.'),
};
const DONE: Readonly<Record<Decision, Sentence>> = {
  APPROVE: english('{name} approved.'),
  DECLINE: english('{name} declined.'),
};

/** Reasons that one click selects for this and the next items. */
const STANDARD: readonly { readonly decision: Decision; readonly text: Sentence }[] = [
  { decision: 'APPROVE', text: english('Checked, no indication of fraud') },
  { decision: 'DECLINE', text: english('Checked, fraud indicators confirmed') },
];

/** Selected standard reason of each decision. */
export type StandardReasons = { readonly [decision in Decision]?: string | null };

/** Draft of the reason for a decision. */
export const useReason = (item: string, label: string | null = null) =>
  useDraft(`queue decision ${item}`, { reason: '', label });

interface DecideProps {
  readonly queue: string;
  readonly item: WholeItem;
  readonly name: string;
  /** Result of the claim that is running. */
  readonly claimed: () => Promise<WholeItem | null>;
  readonly standard: StandardReasons;
  readonly onStandard: (reasons: StandardReasons) => void;
  readonly onDone: () => void;
  /** Opens the item again after an undone decision. */
  readonly onUndone: () => void;
}

function useSend({ queue, item, name, claimed, onDone, onUndone }: DecideProps) {
  const decide = useDecideItem(queue, item.id);
  const undo = useUndoDecision(queue);
  const { evaluation } = item;
  const send = async (decision: Decision, reason: string, label: string | null) => {
    const isLabelled = evaluation !== null && label !== null && label !== evaluation.label;
    const latest = await claimed();
    const version = latest?.id === item.id ? Math.max(latest.version, item.version) : item.version;
    const { decided } = await decide.mutateAsync({
      decision,
      reason,
      expected_version: version,
      ...(isLabelled ? { label, transactionId: evaluation.transaction_id } : {}),
    });
    return { decided, decision, isLabelled };
  };
  const done = ({ decided, decision, isLabelled }: Awaited<ReturnType<typeof send>>) => {
    onDone();
    if (!decided) return showToast({ text: t('Decision proposed. A second user must confirm it.') });
    showToast({
      text: t((item.source === 'ALERTS' ? ALERT_DONE : DONE)[decision], { name }),
      ...(evaluation ? { undo: () => undo.mutate({ evaluation, isLabelled }, { onSuccess: onUndone }) } : {}),
    });
  };
  return { send, done, decide };
}

interface VerbButtonsProps {
  readonly source: WholeItem['source'];
  /** Decision that was chosen but not sent. */
  readonly choice: Decision | null;
  /** Decision that is being sent. */
  readonly sending: Decision | null;
  readonly onChoose: (decision: Decision) => void;
}

function VerbButtons({ source, choice, sending, onChoose }: VerbButtonsProps) {
  return (
    <Group gap="xs" grow className={classes.verbs ?? ''}>
      {(['APPROVE', 'DECLINE'] as const).map((decision) => (
        <KeyButton
          shortcut={decision === 'APPROVE' ? 'a' : 'd'}
          key={decision}
          {...(decision === 'DECLINE' ? { color: 'red' } : {})}
          variant={choice === null || choice === decision ? 'filled' : 'default'}
          loading={sending === decision}
          onClick={() => onChoose(decision)}
        >
          {verbOf(source, decision)}
        </KeyButton>
      ))}
    </Group>
  );
}

interface ReasonFieldProps {
  readonly source: WholeItem['source'];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly reason: string;
  readonly standard: StandardReasons;
  readonly choice: Decision | null;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
  readonly onSubmit: (decision: Decision) => void;
}

function ReasonField(props: ReasonFieldProps) {
  const { source, field, reason, standard, choice, isMissing, onChange, onSubmit } = props;
  return (
    <Textarea
      ref={field}
      label={t('Reason')}
      description={
        choice === null
          ? t('Recorded in the history.')
          : t('Ctrl+Enter: {verb}', { verb: verbOf(source, choice) })
      }
      error={isMissing ? t('Enter a reason or select a standard reason.') : null}
      required
      autosize
      minRows={2}
      maxLength={MAX_REASON_LENGTH}
      placeholder={standard[choice ?? 'APPROVE'] ?? standard.DECLINE ?? ''}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && choice) onSubmit(choice);
      }}
    />
  );
}

interface StandardProps extends Pick<DecideProps, 'standard' | 'onStandard'> {
  readonly source: WholeItem['source'];
}

function StandardReasonButtons({ source, standard, onStandard }: StandardProps) {
  return (
    <Stack gap={4} role="group" aria-label={t('Standard reasons for all items')}>
      <Text size="xs" c="dimmed">
        {t('Standard reasons for all items')}
      </Text>
      {STANDARD.map(({ decision, text }) => {
        const isOn = standard[decision] === t(text);
        return (
          <Button
            key={decision}
            size="compact-sm"
            justify="start"
            h="auto"
            py={3}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.4 } }}
            variant={isOn ? 'light' : 'default'}
            leftSection={isOn ? <IconCheck size={14} aria-hidden /> : <IconPlus size={14} aria-hidden />}
            aria-pressed={isOn}
            aria-label={`${verbOf(source, decision)}: ${t(text)}`}
            onClick={() => onStandard({ ...standard, [decision]: isOn ? null : t(text) })}
          >
            {t(text)}
          </Button>
        );
      })}
    </Stack>
  );
}

/**
 * Decision with its reason and label. a and d decide at once if there is a reason and the decision can be
 * undone, otherwise they lead to the reason; Ctrl+Enter submits.
 */
export function DecideItem(props: DecideProps) {
  const { item, standard, onStandard } = props;
  const { send, done, decide } = useSend(props);
  const draft = useReason(item.id, item.evaluation?.label ?? null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [choice, setChoice] = useState<Decision | null>(null);
  const { label, reason: typed } = draft.value;
  const reasonFor = (decision: Decision) => typed.trim() || standard[decision] || '';
  const meant = label === null || label === item.evaluation?.label ? undefined : labelState(label);
  const give = (decision: Decision) => {
    setChoice(decision);
    const reason = reasonFor(decision);
    if (reason === '' || (meant !== undefined && meant !== decision)) return field.current?.focus();
    if (!decide.isPending) draft.saving(send(decision, reason, label), done);
  };
  const choose = (decision: Decision) => {
    // Decisions on cases and verifications can't be undone, so that a key alone doesn't send them.
    if (item.source === 'DECISIONS' || reasonFor(decision) === '') return give(decision);
    setChoice(decision);
    field.current?.focus();
  };
  useKeys({ a: () => choose('APPROVE'), d: () => choose('DECLINE') });
  return (
    <Stack gap="xs">
      <DraftNotice draft={draft} />
      {item.proposal ? (
        <Text size="sm" role="note">
          {t('{decision} is proposed. A second user must confirm it.', {
            decision: verbOf(item.source, item.proposal.decision),
          })}
        </Text>
      ) : null}
      <ReasonField
        source={item.source}
        field={field}
        reason={typed}
        standard={standard}
        choice={choice}
        isMissing={choice !== null && reasonFor(choice) === ''}
        onChange={(reason) => draft.change({ reason })}
        onSubmit={give}
      />
      <StandardReasonButtons source={item.source} standard={standard} onStandard={onStandard} />
      {item.evaluation ? (
        <Select
          label={t('Label')}
          placeholder={t('Select a label')}
          searchable
          clearable
          data={labelChoices()}
          value={label}
          onChange={(value) => draft.change({ label: value })}
          error={
            choice === null ? null : contradiction(label === item.evaluation.label ? null : label, choice)
          }
        />
      ) : null}
      <FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />
      <VerbButtons
        source={item.source}
        choice={choice}
        sending={decide.isPending ? decide.variables.decision : null}
        onChoose={give}
      />
      <Text size="xs" c="dimmed">
        {t('The next item opens after your decision.')}
      </Text>
    </Stack>
  );
}
