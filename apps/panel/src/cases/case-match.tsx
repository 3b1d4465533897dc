import { Group, List, Paper, Text, Title } from '@mantine/core';
import type { CaseMatch, ScreeningCase } from '../api/cases';
import { Facts } from '../decision/modules/module-card';
import { t } from '../i18n/language';
import { PersonName } from '../ui/person-name';
import { Time } from '../ui/time';
import { decisionName } from './case-words';
import { DecideMatch } from './decide-match';
import { explanationLines } from './explain-match';
import { MatchSides } from './match-sides';
import { WhitelistNote } from './whitelist-note';

interface CaseMatchCardProps {
  readonly person: ScreeningCase;
  readonly match: CaseMatch;
}

const kindName = (kind: CaseMatch['list_kind']): string =>
  ({
    sanctionlist: t('sanctions'),
    pep: t('politically exposed persons'),
    watchlist: t('watch list'),
    crimelist: t('crime'),
  })[kind];

const WEB = /^(https?:\/\/|www\.)/i;

/** What a list says beside what can be compared. */
function restOf({ entry, ...match }: CaseMatch) {
  const attribute = (key: string) => entry.attributes.find((one) => one.key === key)?.value ?? null;
  return [
    { name: t('List'), value: `${entry.source.source_full_name} (${kindName(match.list_kind)})` },
    { name: t('Version of the list'), value: entry.source.source_version },
    { name: t('Reference'), value: match.source_id },
    { name: t('Programme'), value: entry.program },
    { name: t('Listed since'), value: attribute('listed_on') ?? entry.first_seen?.slice(0, 10) ?? null },
    { name: t('Born in'), value: entry.birth_place },
    { name: t('Addresses'), value: entry.addresses.join('; ') || null },
    {
      name: t('Source'),
      value:
        entry.attributes
          .filter(({ value }) => WEB.test(value))
          .map(({ value }) => value)
          .join('; ') || null,
    },
    { name: t('First matched'), value: <Time at={match.first_matched_at} /> },
    { name: t('Last matched'), value: <Time at={match.last_matched_at} /> },
  ];
}

/** One entry that matches, the person beside it, and whether it is the same person. */
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
        {t('Why it was found')}
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
      <WhitelistNote entry={match.whitelist} />
      <DecideMatch person={person} match={match} />
    </Paper>
  );
}
