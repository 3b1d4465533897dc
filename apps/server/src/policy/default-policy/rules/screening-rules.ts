import type { RuleGroup } from '../default-rule';

const BANK = 'aml_bank_screening_details';
const ofEitherSide = (slot: string): string =>
  `${BANK}.sender.${slot}.has_match = true or ${BANK}.receiver.${slot}.has_match = true`;

/**
 * Screening rules. A similar name needs human review (docs/concepts/screening.md); an account or a wallet either
 * matches or doesn't.
 */
export const screeningRules: RuleGroup = {
  category: 'identity',
  rules: [
    {
      id: 'HC551',
      name: 'Sanctions list match',
      when: 'aml_details.has_sanction_match = true',
      state: 'REVIEW',
    },
    {
      id: 'HC552',
      name: 'Crime list match',
      when: 'aml_details.has_crimelist_match = true',
      state: 'REVIEW',
    },
    {
      id: 'HC553',
      name: 'Watchlist match',
      when: 'aml_details.has_watchlist_match = true',
      points: 6,
    },
    {
      id: 'HC554',
      name: 'Politically exposed person (PEP) match',
      when: 'aml_details.has_pep_match = true',
      points: 8,
    },
    {
      id: 'HC555',
      name: 'Adverse media match',
      when: 'aml_details.has_adversemedia_match = true',
      points: 6,
    },
    {
      id: 'HC556',
      name: 'Receiver matches a sanctions or crime list',
      when: 'aml_details.receiver.has_sanction_match = true or aml_details.receiver.has_crimelist_match = true',
      state: 'REVIEW',
    },
    {
      id: 'HC557',
      name: 'Bank account or wallet matches a list',
      when: ofEitherSide('bank_account'),
      state: 'DECLINE',
    },
    {
      id: 'HC558',
      name: 'Bank matches a list',
      when: `${ofEitherSide('bank_swift')} or ${ofEitherSide('bank_name')}`,
      state: 'REVIEW',
    },
  ],
};
