import { expect, it } from 'vitest';
import { missingLabels } from './models-page';

const training_needs = { transactions: 1000, per_class: 100 };

it.each([
  [1, 0, '99 labelled as bad, 100 labelled as good, 999 labelled at all'],
  [100, 100, '800 labelled at all'],
  [5000, 99, '1 labelled as good'],
])('lists the missing labels with %i fraud and %i legitimate', (negative, positive, sentence) => {
  expect(missingLabels({ labels: { negative, positive }, training_needs })).toBe(
    `More transactions needed for training: ${sentence}.`,
  );
});

it('returns null if training can start', () => {
  expect(missingLabels({ labels: { negative: 100, positive: 900 }, training_needs })).toBeNull();
});
