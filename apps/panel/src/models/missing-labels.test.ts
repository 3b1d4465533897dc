import { expect, it } from 'vitest';
import { missingLabels } from './models-page';

const training_needs = { transactions: 1000, per_class: 100 };

it.each([
  [1, 0, '99 labeled fraud, 100 labeled legitimate, 999 with any label'],
  [100, 100, '800 with any label'],
  [5000, 99, '1 labeled legitimate'],
])('lists the missing labels with %i fraud and %i legitimate', (negative, positive, sentence) => {
  expect(missingLabels({ labels: { negative, positive }, training_needs })).toBe(
    `More transactions needed for training: ${sentence}.`,
  );
});

it('returns null if training can start', () => {
  expect(missingLabels({ labels: { negative: 100, positive: 900 }, training_needs })).toBeNull();
});
