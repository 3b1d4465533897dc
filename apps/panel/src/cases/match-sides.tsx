import { Badge } from '@mantine/core';
import type { CaseMatch, ScreeningCase } from '../api/cases';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/masked-text';
import { PagedTable } from '../ui/paged-table';
import { comparedParts, type PartVerdict } from './compare-parts';
import { marked, metWords } from './explain-match';
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
    ALIKE: t('alike, look'),
    DIFFERENT: t('different'),
    NONE: t('not both known'),
  })[verdict];

function Verdict({ verdict }: { readonly verdict: PartVerdict }) {
  return (
    <Badge color={COLORS[verdict]} variant="filled" autoContrast radius="sm" tt="none" size="sm">
      {verdictName(verdict)}
    </Badge>
  );
}

/** A name with the words that met marked. */
function Marked({ name, met }: { readonly name: string; readonly met: ReadonlySet<string> }) {
  const pieces = marked(name, met);
  return pieces.map(({ text, isMet }, place) =>
    isMet ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
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
  /** Words to mark; null = none are. */
  readonly met: ReadonlySet<string> | null;
}

/** The values of one side, each in its own direction: names may be of any script. */
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

/** What the call said of the person beside what the list says, part by part, with what agrees and what does not. */
export function MatchSides({ person, match }: MatchSidesProps) {
  const met = metWords(match);
  const side = (values: readonly string[], isName: boolean) =>
    values.length === 0 ? null : <Lines values={values} met={isName ? met : null} />;
  return (
    <PagedTable
      name={t('Side by side: {name}', { name: match.entry.name })}
      columns={[
        { name: t('Part'), kind: 'head', cell: ({ name }) => name },
        {
          name: t('The customer'),
          kind: 'long',
          cell: ({ asked, isName = false }) => side(asked, isName),
        },
        { name: t('The list'), kind: 'long', cell: ({ listed, isName = false }) => side(listed, isName) },
        { name: t('Result'), cell: ({ verdict }) => <Verdict verdict={verdict} /> },
      ]}
      rows={comparedParts(person, match)}
      keyOf={({ name }) => name}
      empty=""
    />
  );
}
