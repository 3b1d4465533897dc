import { Paper } from '@mantine/core';
import type { CaseMatch, ScreeningCase } from '../api/screening';
import { StateBadge } from '../design/state-badge';
import type { Tone } from '../design/tones';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { comparedParts, type PartVerdict } from './compare-parts';
import { marked, metWords } from './explain-match';
import classes from './match-sides.module.css';

const TONES: { readonly [verdict in PartVerdict]: Tone } = {
  SAME: 'positive',
  ALIKE: 'caution',
  DIFFERENT: 'negative',
  NONE: 'neutral',
};

const verdictName = (verdict: PartVerdict): string =>
  ({
    SAME: t('same'),
    ALIKE: t('similar'),
    DIFFERENT: t('different'),
    NONE: t('not available'),
  })[verdict];

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

/** More values are cut off, because entries can have dozens of aliases. */
const MAX_LINES = 6;

/** Values of one side, each with its own text direction because scripts differ. */
function Lines({ values, met }: LinesProps) {
  if (values.length === 0) return <span className={classes.none}>–</span>;
  const line = (value: string) => (
    <bdi key={value} className={classes.line}>
      {met ? <Marked name={value} met={met} /> : <MaskedText>{value}</MaskedText>}
    </bdi>
  );
  const rest = values.slice(MAX_LINES);
  return (
    <>
      {values.slice(0, MAX_LINES).map(line)}
      {rest.length > 0 ? (
        <details>
          <summary>{t('{count} more', { count: rest.length })}</summary>
          {rest.map(line)}
        </details>
      ) : null}
    </>
  );
}

interface MatchSidesProps {
  readonly person: ScreeningCase;
  readonly match: CaseMatch;
}

/** Comparison of the customer with the list entry, field by field. */
export function MatchSides({ person, match }: MatchSidesProps) {
  const met = metWords(match);
  return (
    <Paper withBorder mb="md" className={classes.box ?? ''}>
      <table className={classes.sides} aria-label={t('Comparison: {name}', { name: match.entry.name })}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Customer')}</th>
            <th scope="col">{t('List entry')}</th>
            <th scope="col">{t('Result')}</th>
          </tr>
        </thead>
        <tbody>
          {comparedParts(person, match).map(({ name, asked, listed, verdict, isName = false }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Lines values={asked} met={isName ? met : null} />
              </td>
              <td>
                <Lines values={listed} met={isName ? met : null} />
              </td>
              <td>
                <StateBadge state={verdict} label={verdictName(verdict)} tone={TONES[verdict]} size="sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
