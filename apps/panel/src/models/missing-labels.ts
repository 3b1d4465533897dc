import type { Models } from '../api/models';

/** What a training still lacks, as one sentence; null when it can begin. */
export function missingLabels({ labels, training_needs: needs }: Pick<Models, 'labels' | 'training_needs'>) {
  const missing = [
    { count: needs.of_each_sign - labels.negative, of: 'labelled as bad' },
    { count: needs.of_each_sign - labels.positive, of: 'labelled as good' },
    { count: needs.transactions - labels.negative - labels.positive, of: 'labelled at all' },
  ].filter(({ count }) => count > 0);
  if (missing.length === 0) return null;
  const parts = missing.map(({ count, of }) => `${count.toLocaleString('en')} ${of}`);
  return `Transactions still missing for a training: ${parts.join(', ')}.`;
}
