import type { MatchDecision } from '@assay/contract';
import type { ClearedMatch } from '@assay/management-api';
import { Badge, Button, Group, List, Paper, Text, TextInput, Title } from '@mantine/core';
import { useNameOf, useSession } from '../api/account';
import { type CaseMatch, type ScreeningCase, useDecideCase } from '../api/screening';
import { Facts } from '../decision/modules/module-card';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { MomentInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { DECISIONS, decisionName } from './case-table';
import { comparedParts, type PartVerdict } from './compare-parts';
import { explanationLines, marked, metWords } from './explain-match';
import classes from './match-sides.module.css';

const COLORS: { readonly [verdict in PartVerdict]: string } = {
  SAME: 'teal',
  ALIKE: 'yellow',
  DIFFERENT: 'red',
  NONE: 'gray.7',
};

const verdictName = (verdict: PartVerdict): string =>
  ({
    SAME: t('same'),
    ALIKE: t('similar'),
    DIFFERENT: t('different'),
    NONE: t('not available'),
  })[verdict];

function Verdict({ verdict }: { readonly verdict: PartVerdict }) {
  return (
    <Badge color={COLORS[verdict]} variant="filled" autoContrast radius="sm" tt="none" size="sm">
      {verdictName(verdict)}
    </Badge>
  );
}

/** Name with the matching words highlighted. */
function Marked({ name, met }: { readonly name: string; readonly met: ReadonlySet<string> }) {
  const pieces = marked(name, met);
  return pieces.map(({ text, isMet }, place) =>
    isMet ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by position
      <mark key={place} className={classes.met}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

interface LinesProps {
  readonly values: readonly string[];
  /** Words to highlight; null for none. */
  readonly met: ReadonlySet<string> | null;
}

/** Values of one side, each with its own text direction because scripts differ. */
function Lines({ values, met }: LinesProps) {
  return values.map((value) => (
    <bdi key={value} className={classes.line}>
      {met ? <Marked name={value} met={met} /> : <MaskedText>{value}</MaskedText>}
    </bdi>
  ));
}

interface MatchSidesProps {
  readonly person: ScreeningCase;
  readonly match: CaseMatch;
}

/** Comparison of the screened person with the watchlist entry, attribute by attribute. */
function MatchSides({ person, match }: MatchSidesProps) {
  const met = metWords(match);
  const side = (values: readonly string[], isName: boolean) =>
    values.length === 0 ? null : <Lines values={values} met={isName ? met : null} />;
  return (
    <PagedTable
      name={t('Comparison: {name}', { name: match.entry.name })}
      columns={[
        { name: t('Attribute'), kind: 'head', cell: ({ name }) => name },
        {
          name: t('Customer'),
          kind: 'long',
          cell: ({ asked, isName = false }) => side(asked, isName),
        },
        { name: t('Watchlist'), kind: 'long', cell: ({ listed, isName = false }) => side(listed, isName) },
        { name: t('Result'), cell: ({ verdict }) => <Verdict verdict={verdict} /> },
      ]}
      rows={comparedParts(person, match)}
      keyOf={({ name }) => name}
      empty=""
    />
  );
}

/** Shows that a match is cleared or proposed as a false positive. */
function WhitelistNote({ entry }: { readonly entry: ClearedMatch | null }) {
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
  /** null decides all displayed matches without a decision. */
  readonly match: CaseMatch | null;
}

/**
 * Form to decide a match. A false positive, or several matches at once, requires a reason. Later screenings
 * skip false positives.
 */
export function DecideMatch({ person, match }: DecideMatchProps) {
  const decide = useDecideCase(person.id);
  const { data: session } = useSession();
  const place = match ? `match ${person.id} ${match.list} ${match.source_id}` : `matches ${person.id}`;
  const draft = useDraft(place, { comment: '', until: '' });
  if (!session?.permissions.includes('cases:change')) return null;
  const comment = draft.value.comment.trim();
  const { until } = draft.value;
  const about = match ? match.entry.name : t('all undecided matches');
  const needsReason = (decision: MatchDecision) => match === null || decision === 'FALSE_POSITIVE';
  // Matches that arrived after the page loaded are excluded, because no reviewer has seen them.
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
      <FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />
      <DraftNotice draft={draft} />
      <Group mt="sm" align="flex-end">
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

interface CaseMatchCardProps {
  readonly person: ScreeningCase;
  readonly match: CaseMatch;
}

const kindName = (kind: CaseMatch['list_kind']): string =>
  ({
    sanctionlist: t('sanctions'),
    pep: t('politically exposed persons'),
    watchlist: t('watchlist'),
    crimelist: t('crime'),
  })[kind];

const WEB = /^(https?:\/\/|www\.)/i;

/** Returns the attributes of a list entry that can't be compared. */
function restOf({ entry, ...match }: CaseMatch) {
  const attribute = (key: string) => entry.attributes.find((one) => one.key === key)?.value ?? null;
  return [
    { name: t('List'), value: `${entry.source.source_full_name} (${kindName(match.list_kind)})` },
    { name: t('List version'), value: entry.source.source_version },
    { name: t('Reference'), value: match.source_id },
    { name: t('Program'), value: entry.program },
    { name: t('Listed since'), value: attribute('listed_on') ?? entry.first_seen?.slice(0, 10) ?? null },
    { name: t('Place of birth'), value: entry.birth_place },
    { name: t('Addresses'), value: entry.addresses.join('; ') || null },
    {
      name: t('Source'),
      value:
        entry.attributes
          .filter(({ value }) => WEB.test(value))
          .map(({ value }) => value)
          .join('; ') || null,
    },
    { name: t('First match'), value: <Time at={match.first_matched_at} /> },
    { name: t('Latest match'), value: <Time at={match.last_matched_at} /> },
  ];
}

/** One matching entry with the comparison and the decision form. */
export function CaseMatchCard({ person, match }: CaseMatchCardProps) {
  const { entry } = match;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('Match {name}', { name: entry.name })}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {entry.name}
        </Title>
        <Text size="sm" fw={600}>
          {match.decision === null ? t('Undecided') : decisionName(match.decision)}
        </Text>
      </Group>
      <MatchSides person={person} match={match} />
      <Title order={4} size="h6" mt="sm">
        {t('Match explanation')}
      </Title>
      <List size="sm" mb="sm">
        {explanationLines(match).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Facts
        facts={[
          ...restOf(match),
          ...(match.decided_at === null
            ? []
            : [
                {
                  name: t('Decided'),
                  value: (
                    <>
                      <Time at={match.decided_at} />,{' '}
                      {match.decided_by ? <PersonName of={match.decided_by} /> : null}
                    </>
                  ),
                },
              ]),
        ]}
      />
      <WhitelistNote entry={match.cleared_match} />
      <DecideMatch person={person} match={match} />
    </Paper>
  );
}
