import { Anchor, Group, List, Title } from '@mantine/core';
import type { CaseMatch, ScreeningCase } from '../api/screening';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { percentage, t } from '../i18n/language';
import { Section } from '../ui/page';
import { ShortTime } from '../ui/time';
import { decisionName } from './case-table';
import { dateText } from './compare-parts';
import { explanationLines } from './explain-match';
import { MatchSides } from './match-sides';
import { ProbabilityBadge, TriageReasons } from './match-triage';

/** Name of the kind of a list. */
export const kindName = (kind: CaseMatch['list_kind']): string =>
  ({
    sanctionlist: t('sanctions'),
    pep: t('politically exposed persons'),
    watchlist: t('watchlist'),
    crimelist: t('crime'),
  })[kind];

/** Returns the title of a list without its kind, such as `: sanctionlist`, which is shown in words. */
export const listTitle = (title: string): string =>
  title.replace(/: (sanctionlist|pep|watchlist|crimelist)$/, '');

const WEB = /^(https?:\/\/|www\.)/i;

/** Links to the documents that the list names as sources. */
function Sources({ links }: { readonly links: readonly string[] }) {
  return links.map((link) => (
    <div key={link}>
      <Anchor
        inherit
        href={link.startsWith('http') ? link : `https://${link}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {link}
      </Anchor>
    </div>
  ));
}

/** Returns the attributes of a list entry that can't be compared. */
function restOf({ entry, ...match }: CaseMatch) {
  const attribute = (key: string) => entry.attributes.find((one) => one.key === key)?.value ?? null;
  const listedOn = attribute('listed_on') ?? entry.first_seen?.slice(0, 10) ?? null;
  const links = entry.attributes.map(({ value }) => value).filter((value) => WEB.test(value));
  return [
    { label: t('List'), value: `${listTitle(entry.source.source_full_name)}, ${kindName(match.list_kind)}` },
    { label: t('List version'), value: entry.source.source_version },
    { label: t('Reference'), value: match.source_id },
    { label: t('Program'), value: entry.program },
    { label: t('Listed since'), value: listedOn === null ? null : dateText(listedOn) },
    { label: t('Place of birth'), value: entry.birth_place },
    { label: t('First matched'), value: <ShortTime at={match.first_matched_at} /> },
    { label: t('Last matched'), value: <ShortTime at={match.last_matched_at} /> },
    { label: t('Addresses'), value: entry.addresses.join('; ') || null, isWide: true },
    { label: t('Source'), value: links.length > 0 ? <Sources links={links} /> : null, isWide: true },
  ];
}

interface MatchDetailProps {
  readonly person: ScreeningCase;
  readonly match: CaseMatch;
}

/** One match: comparison first, then the factors of the probability, the similarity and the list entry. */
export function MatchDetail({ person, match }: MatchDetailProps) {
  const { entry, decision } = match;
  return (
    <>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h4" className="breaks">
          {entry.name}
        </Title>
        <StateBadge
          state={decision ?? 'OPEN'}
          label={decision === null ? t('Undecided') : decisionName(decision)}
          size="sm"
        />
        <ProbabilityBadge probability={match.true_match_probability} />
      </Group>
      <MatchSides person={person} match={match} />
      <TriageReasons match={match} />
      <Section title={t('Name similarity: {share}', { share: percentage(match.score) })}>
        <List size="sm">
          {explanationLines(match).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      </Section>
      <Section title={t('List entry')}>
        <KeyFacts columns={2} hidesEmpty facts={restOf(match)} />
      </Section>
    </>
  );
}
