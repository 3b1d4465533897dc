import type { Models } from '../api/models';
import { t } from '../i18n/language';

/** What a training still lacks, as one sentence; null when it can begin. */
export function missingLabels({ labels, training_needs: needs }: Pick<Models, 'labels' | 'training_needs'>) {
  const bad = needs.of_each_sign - labels.negative;
  const good = needs.of_each_sign - labels.positive;
  const all = needs.transactions - labels.negative - labels.positive;
  const parts = [
    bad > 0 ? t('{count} labelled as bad', { count: bad }) : null,
    good > 0 ? t('{count} labelled as good', { count: good }) : null,
    all > 0 ? t('{count} labelled at all', { count: all }) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return t('Transactions still missing for a training: {parts}.', { parts: parts.join(', ') });
}
