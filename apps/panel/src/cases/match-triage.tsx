import { List } from '@mantine/core';
import type { CaseMatch } from '../api/screening';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { probabilityText, triageLines } from './triage-words';

/** Probability from which a match is likely, and below which it is unlikely. */
const LIKELY = 0.5;
const UNLIKELY = 0.01;

const toneOf = (probability: number) =>
  probability >= LIKELY ? 'negative' : probability < UNLIKELY ? 'neutral' : 'caution';

/** Probability that the listed person is the customer; nothing for a match without an assessment. */
export function ProbabilityBadge({ probability }: { readonly probability: number | null }) {
  return probability === null ? null : (
    <StateBadge
      state="PROBABILITY"
      tone={toneOf(probability)}
      label={t('True match: {share}', { share: probabilityText(probability) })}
      size="sm"
    />
  );
}

/** Comparisons behind the probability, in words. */
export function TriageReasons({ match }: { readonly match: CaseMatch }) {
  const lines = triageLines(match);
  return lines.length === 0 ? null : (
    <Section title={t('Reasons for the probability')}>
      <List size="sm">
        {lines.map(({ text, isFor }) => (
          <List.Item key={text}>
            {isFor
              ? t('For a true match: {reason}', { reason: text })
              : t('Against a true match: {reason}', { reason: text })}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
