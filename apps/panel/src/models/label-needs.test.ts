import { expect, it } from 'vitest';
import { labelNeeds } from './models-page';

const training_needs = { transactions: 1000, per_class: 100 };

it('lists the labels that training needs, per class and in total', () => {
  const needs = labelNeeds({ labels: { negative: 11, positive: 2 }, training_needs });
  expect(needs.map(({ name, count, needed }) => [name, count, needed])).toEqual([
    ['Fraud labels', 11, 100],
    ['Legitimate labels', 2, 100],
    ['All labels', 13, 1000],
  ]);
});
