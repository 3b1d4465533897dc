import { List } from '@mantine/core';
import type { CaseMatch } from '../api/screening';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { probabilityText, triageLines } from './triage-words';

/** Probability below which a match is unlikely. */
const UNLIKELY = 0.01;

const toneOf = (probability: number) => (probability < UNLIKELY ? 'neutral' : 'caution');

/** Probability that the listed person is the customer; nothing for a match without an assessment. Not a decision, so not red. */
export function ProbabilityBadge({ probability }: { readonly probability: number | null }) {
  return probability === null ? null : (
    <StateBadge
      state="PROBABILITY"
      tone={toneOf(probability)}
      label={t('Probability {share}', { share: probabilityText(probability) })}
      size="sm"
    />
  );
}

/** Comparisons that led to the probability, in words. */
export function TriageReasons({ match }: { readonly match: CaseMatch }) {
  const lines = triageLines(match);
  const probability = match.true_match_probability;
  return lines.length === 0 ? null : (
    <Section
      title={t('Probability of a true match: {share}', {
        share: probability === null ? '–' : probabilityText(probability),
      })}
      about={t('Estimated from all compared data. The strongest factors come first.')}
    >
      <List size="sm">
        {lines.map(({ text, isFor }) => (
          <List.Item key={text}>
            {isFor
              ? t('Supports a true match: {reason}', { reason: text })
              : t('Speaks against a true match: {reason}', { reason: text })}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
