import type { RuleGroup } from '../default-rule';

const MORE = 'ekyc_data.additional_data';

/**
 * Results of an identity check (docs/reference/ekyc.md). A person who isn't found may have moved or mistyped, so these
 * go to review.
 */
export const ekycRules: RuleGroup = {
  category: 'identity',
  rules: [
    {
      id: 'HC561',
      name: 'Identity check failed',
      when: 'ekyc_result = "FAILED"',
      state: 'REVIEW',
    },
    {
      id: 'HC562',
      name: 'Identity of a deceased person',
      when: `${MORE}.deceased_record = true or exists(${MORE}.death_date) or exists(${MORE}.dates_of_death)`,
      state: 'DECLINE',
    },
    {
      id: 'HC563',
      name: 'Fraud alert on identity',
      when: `${MORE}.fraud_victim_alert = true or ${MORE}.fraudulent_activity_address = true`,
      points: 8,
    },
  ],
};
