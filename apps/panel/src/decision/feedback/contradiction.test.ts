import { describe, expect, it } from 'vitest';
import type { TransactionChange } from '../../api/feedback';
import { contradiction, overruledReview } from './contradiction';

const STOLEN = 'fraud_detection_stolen_card';
const REVIEWED: TransactionChange = {
  id: '1',
  kind: 'review',
  at: '2026-11-20T15:52:14.450Z',
  author: 'anna',
  label: null,
  previous_label: null,
  state: 'APPROVE',
  previous_state: 'DECLINE',
  comment: '',
};
const LABELLED: TransactionChange = {
  ...REVIEWED,
  id: '2',
  kind: 'label',
  author: 'bela',
  label: STOLEN,
  state: 'DECLINE',
  previous_state: 'APPROVE',
};

describe('contradiction between label and decision', () => {
  it('returns a sentence for both directions', () => {
    expect(contradiction(STOLEN, 'APPROVE')).toBe(
      'The label “Fraud detection: stolen card” implies DECLINE, but the decision is APPROVE.',
    );
    expect(contradiction('fraud_detection_false_alert', 'DECLINE')).toContain('implies APPROVE');
  });

  it.each([
    [STOLEN, 'DECLINE'],
    [STOLEN, 'REVIEW'],
    [null, 'APPROVE'],
    ['a label of an earlier version', 'APPROVE'],
  ] as const)('returns null for %s and %s', (label, state) => {
    expect(contradiction(label, state)).toBeNull();
  });
});

describe('overruledReview', () => {
  it('returns the replaced decision and its author', () => {
    expect(overruledReview([LABELLED, REVIEWED])).toEqual({ state: 'APPROVE', author: 'anna' });
    const note = { ...REVIEWED, id: '3', kind: 'note', author: 'cleo', previous_state: 'APPROVE' } as const;
    expect(overruledReview([note, LABELLED, note, REVIEWED])).toEqual({ state: 'APPROVE', author: 'anna' });
  });

  it.each([
    ['no user reviewed', [LABELLED]],
    [
      'a user only added a note',
      [LABELLED, { ...REVIEWED, kind: 'note' as const, previous_state: 'APPROVE' as const }],
    ],
    [
      'a user has reviewed again',
      [{ ...REVIEWED, id: '3', label: STOLEN, previous_label: STOLEN }, LABELLED, REVIEWED],
    ],
    ['the label was set by the review', [{ ...LABELLED, previous_state: 'DECLINE' as const }, REVIEWED]],
    ['the label was removed', [{ ...LABELLED, label: null, previous_label: STOLEN }, REVIEWED]],
    ['there are no changes', []],
  ])('returns null when %s', (_, changes) => {
    expect(overruledReview(changes)).toBeNull();
  });
});
