import type { MatchDecision } from '@assay/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { type CaseMatch, type ScreeningCase, useDecideCase } from '../api/cases';
import { useSession } from '../api/session';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { MomentInput } from '../ui/moment-input';
import { DECISIONS, decisionName } from './case-words';

interface DecideMatchProps {
  readonly person: ScreeningCase;
  /** null = every match shown that has no decision. */
  readonly match: CaseMatch | null;
}

/**
 * Whether a match is the person. That it is somebody else needs a reason: it is passed over from then on. What is said of
 * several at once always needs one.
 */
export function DecideMatch({ person, match }: DecideMatchProps) {
  const decide = useDecideCase(person.id);
  const { data: session } = useSession();
  const place = match ? `match ${person.id} ${match.list} ${match.source_id}` : `matches ${person.id}`;
  const draft = useDraft(place, { comment: '', until: '' });
  if (!session?.permissions.includes('cases:change')) return null;
  const comment = draft.value.comment.trim();
  const { until } = draft.value;
  const about = match ? match.entry.name : t('all that have no decision');
  const needsReason = (decision: MatchDecision) => match === null || decision === 'FALSE_POSITIVE';
  // What came while the page was open is not decided with the rest: nobody has looked at it.
  const meant = match ? [match] : person.entries.filter(({ decision }) => decision === null);
  const choose = (decision: MatchDecision) =>
    draft.saving(
      decide.mutateAsync({
        decision,
        ...(comment === '' ? {} : { comment }),
        ...(decision === 'FALSE_POSITIVE' && until !== '' ? { expires_at: until } : {}),
        matches: meant.map(({ list, source_id }) => ({ list, source_id })),
      }),
    );
  return (
    <>
      <FailureAlert error={decide.error} title={t('Not decided')} />
      <DraftNotice draft={draft} />
      <Group mt="sm" align="flex-end">
        <TextInput
          label={t('Reason')}
          description={
            person.four_eyes
              ? t('That it is somebody else needs a reason, and a second person who says the same.')
              : t('That it is somebody else needs a reason.')
          }
          flex="1 1 16rem"
          value={draft.value.comment}
          onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        />
        <MomentInput
          label={t('Somebody else until')}
          description={t('Empty = for good')}
          value={until}
          onChange={(value) => draft.change({ until: value })}
        />
        {DECISIONS.map((value) => (
          <Button
            key={value}
            variant="default"
            loading={decide.isPending && decide.variables.decision === value}
            disabled={match?.decision === value || (needsReason(value) && comment === '')}
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
