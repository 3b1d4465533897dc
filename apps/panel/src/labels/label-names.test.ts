import { LABEL_VALUES } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { labelChoices, labelName } from './label-names';

describe('labels', () => {
  it('are reported in words, and an unknown one as it is', () => {
    expect(labelName('bnpl_credit_risk_first_payment_default')).toBe('Credit risk: first payment default');
    expect(labelName('something_else')).toBe('something_else');
  });

  it('can all be chosen, each with its signal', () => {
    const items = labelChoices().flatMap(({ items }) => items);
    expect(items.map(({ value }) => value).sort()).toEqual(LABEL_VALUES.map(({ value }) => value).sort());
    expect(items.find(({ value }) => value === 'fraud_detection_ato')?.label).toBe(
      'account takeover (negative)',
    );
  });
});
