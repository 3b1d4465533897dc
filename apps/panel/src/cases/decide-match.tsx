import type { MatchDecision } from '@assay/contract';
import type { ClearedMatch } from '@assay/management-api';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useNameOf, useSession } from '../api/account';
import { type CaseMatch, type ScreeningCase, useDecideCase } from '../api/screening';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { MomentInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { Time } from '../ui/time';
import { DECISIONS, decisionName } from './case-table';

/** Shows that a match is cleared or proposed as a false positive. */
export function ClearedNote({ entry }: { readonly entry: ClearedMatch | null }) {
  const nameOf = useNameOf();
  if (!entry) return null;
  return (
    <Text size="sm" role="note" my="xs" className="breaks">
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
  const draft = useDraft(place, { comment: '', until: '' });
  if (!session?.permissions.includes('cases:change')) return null;
  const comment = draft.value.comment.trim();
  const { until } = draft.value;
  const about = match ? match.entry.name : t('all undecided matches');
  const needsReason = (decision: MatchDecision) => isBulk || decision === 'FALSE_POSITIVE';
  const choose = (decision: MatchDecision) =>
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
  return (
    <>
      <FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <TextInput
          label={t('Reason')}
          description={
            person.four_eyes
              ? t('Required for a false positive. A second user must confirm it.')
              : t('Required for a false positive.')
          }
          flex="1 1 16rem"
          value={draft.value.comment}
          onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        />
        <MomentInput
          label={t('False positive until')}
          description={t('Empty means no end date')}
          value={until}
          onChange={(value) => draft.change({ until: value })}
        />
      </Group>
      <Group mt="sm" gap="xs">
        {DECISIONS.map((value) => (
          <Button
            key={value}
            variant="default"
            loading={decide.isPending && decide.variables.decision === value}
            disabled={
              matches.length === 0 || match?.decision === value || (needsReason(value) && comment === '')
            }
            aria-label={`${decisionName(value)}: ${about}`}
            onClick={() => choose(value)}
          >
            {decisionName(value)}
          </Button>
        ))}
      </Group>
    </>
  );
}
