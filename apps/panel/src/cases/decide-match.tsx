import type { MatchDecision } from '@assay/contract';
import type { ClearedMatch } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useNameOf, useSession } from '../api/account';
import { type CaseMatch, type ScreeningCase, useDecideCase } from '../api/screening';
import { type DecisionOutcome, DecisionPanel } from '../design/decision-panel';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { MomentInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { Time } from '../ui/time';
import { DECISIONS, decisionName } from './case-table';

const MAX_COMMENT_LENGTH = 4000;

/** Shows that a match is cleared or proposed as a false positive. */
function ClearedNote({ entry }: { readonly entry: ClearedMatch | null }) {
  const nameOf = useNameOf();
  if (!entry) return null;
  return (
    <Text size="sm" role="note" className="breaks">
      {entry.state === 'PROPOSED'
        ? t('Proposed as a false positive by {who}. A second user must confirm it.', {
            who: nameOf(entry.proposed_by),
          })
        : t('Cleared match: later screenings of this person skip it and report that.')}{' '}
      {entry.expires_at === null ? (
        t('Valid until you remove it or the list entry changes.')
      ) : (
        <>
          {t('Until')} <Time at={entry.expires_at} />.
        </>
      )}
    </Text>
  );
}

/** Consequence of a decision. */
const effectOf = (decision: MatchDecision, needsTwo: boolean): string =>
  ({
    FALSE_POSITIVE: needsTwo
      ? t('Proposes to clear the match. After a second user confirms it, later screenings skip it.')
      : t('Clears the match: later screenings of this person skip it.'),
    TRUE_MATCH: t(
      'Records that the customer is the listed person. Assay doesn’t block the customer and files no report: add them to a blocklist, and report as your law requires.',
    ),
    INCONCLUSIVE: t('Records that the data isn’t sufficient. Later screenings still report the match.'),
  })[decision];

interface DecideMatchProps {
  readonly person: ScreeningCase;
  /** Matches to decide; one, or several at once. */
  readonly matches: readonly CaseMatch[];
  /** True for a decision on several matches, which always requires a reason. */
  readonly isBulk?: boolean;
  readonly onDecided: () => void;
}

/**
 * Form to decide a match. A false positive, or several matches at once, requires a reason. Later screenings
 * skip false positives.
 */
export function DecideMatch({ person, matches, isBulk = false, onDecided }: DecideMatchProps) {
  const decide = useDecideCase(person.id);
  const { data: session } = useSession();
  const match = isBulk ? undefined : matches[0];
  const place = match ? `match ${person.id} ${match.list} ${match.source_id}` : `matches ${person.id}`;
  const draft = useDraft<{ comment: string; until: string; decision: MatchDecision | null }>(place, {
    comment: '',
    until: '',
    decision: null,
  });
  if (!session?.permissions.includes('cases:change')) return null;
  const comment = draft.value.comment.trim();
  const { until, decision } = draft.value;
  const needsReason = isBulk || decision === 'FALSE_POSITIVE';
  const missing = missingIn({ decision, isReasonMissing: needsReason && comment === '', matches });
  const submit = () => {
    if (decision === null || missing !== null || decide.isPending) return;
    draft.saving(
      decide.mutateAsync({
        decision,
        ...(comment === '' ? {} : { comment }),
        ...(decision === 'FALSE_POSITIVE' && until !== '' ? { expires_at: until } : {}),
        // Matches that arrived after the page loaded are excluded, because no reviewer has seen them.
        matches: matches.map(({ list, source_id }) => ({ list, source_id })),
      }),
      () => {
        showToast({ text: t('Decision saved.') });
        onDecided();
      },
    );
  };
  return (
    <DecisionPanel
      title={t('Decision')}
      note={
        <>
          {match ? <DecidedNote match={match} /> : null}
          <DraftNotice draft={draft} />
        </>
      }
      outcomes={DECISIONS.map(
        (value): DecisionOutcome<MatchDecision> => ({
          value,
          label: decisionName(value),
          effect: effectOf(value, person.four_eyes),
          isDisabled: match?.decision === value,
        }),
      )}
      chosen={decision}
      onChoose={(chosen) => draft.change({ decision: chosen })}
      reason={{
        label: t('Reason'),
        description: person.four_eyes
          ? t('Required for a false positive. A second user must confirm it.')
          : t('Required for a false positive.'),
        isRequired: needsReason,
        maxLength: MAX_COMMENT_LENGTH,
        value: draft.value.comment,
        onChange: (text) => draft.change({ comment: text }),
      }}
      error={<FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />}
      confirm={{ label: t('Save decision'), onConfirm: submit, isPending: decide.isPending, missing }}
    >
      {decision === 'FALSE_POSITIVE' ? (
        <MomentInput
          label={t('False positive until')}
          description={t('Leave empty for no end date.')}
          value={until}
          onChange={(value) => draft.change({ until: value })}
        />
      ) : null}
    </DecisionPanel>
  );
}

/** Says what is missing before a decision can be saved. */
function missingIn(given: {
  readonly decision: MatchDecision | null;
  readonly isReasonMissing: boolean;
  readonly matches: readonly CaseMatch[];
}): string | null {
  if (given.matches.length === 0) return t('Select at least one match.');
  if (given.decision === null) return t('Select a decision.');
  return given.isReasonMissing ? t('Enter a reason.') : null;
}

/** Earlier decision of a match: who decided it and when, and whether it is cleared. */
function DecidedNote({ match }: { readonly match: CaseMatch }) {
  const nameOf = useNameOf();
  const { decision, decided_at: at, decided_by: by, cleared_match: cleared } = match;
  return (
    <>
      {decision === null || at === null ? null : (
        <Text size="sm" role="note" className="breaks">
          {decisionName(decision)}: {by ? `${nameOf(by)}, ` : ''}
          <Time at={at} />
        </Text>
      )}
      <ClearedNote entry={cleared} />
    </>
  );
}
