import { LABEL_VALUES } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { labelChoices, labelName } from './label-names';

describe('label names', () => {
  it('returns the name of a label, and unknown labels unchanged', () => {
    expect(labelName('bnpl_credit_risk_first_payment_default')).toBe('Credit risk: first payment default');
    expect(labelName('something_else')).toBe('something_else');
  });

  it('lists all labels with their signal', () => {
    const items = labelChoices().flatMap(({ items }) => items);
    expect(items.map(({ value }) => value).sort()).toEqual(LABEL_VALUES.map(({ value }) => value).sort());
    expect(items.find(({ value }) => value === 'fraud_detection_ato')?.label).toBe(
      'account takeover (negative)',
    );
  });
});
