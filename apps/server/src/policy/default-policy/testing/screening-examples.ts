import { type RuleExamples, when } from './example';
import type { PartialFacts } from './facts';

const aml = (aml_details: NonNullable<PartialFacts['aml_details']>): PartialFacts => ({ aml_details });
const bank = (
  side: 'sender' | 'receiver',
  slot: 'bank_name' | 'bank_account' | 'bank_swift',
  has_match: boolean,
): PartialFacts => ({ aml_bank_screening_details: { [side]: { [slot]: { has_match } } } });

export const screeningExamples: RuleExamples = {
  HC551: {
    fires: when(aml({ has_sanction_match: true })),
    spares: when(aml({ has_sanction_match: false, has_pep_match: true })),
  },
  HC552: {
    fires: when(aml({ has_crimelist_match: true })),
    spares: when(aml({ has_crimelist_match: false })),
  },
  HC553: {
    fires: when(aml({ has_watchlist_match: true })),
    spares: when(aml({ has_watchlist_match: false })),
  },
  HC554: { fires: when(aml({ has_pep_match: true })), spares: when(aml({ has_pep_match: false })) },
  HC555: {
    fires: when(aml({ has_adversemedia_match: true })),
    spares: when(aml({ has_adversemedia_match: false })),
  },
  HC556: {
    fires: when(aml({ receiver: { has_sanction_match: true } })),
    spares: when(aml({ has_sanction_match: true, receiver: { has_sanction_match: false } })),
  },
  HC557: {
    fires: when(bank('receiver', 'bank_account', true)),
    spares: when(bank('sender', 'bank_account', false)),
  },
  HC558: {
    fires: when(bank('sender', 'bank_swift', true)),
    spares: when(bank('sender', 'bank_account', true)),
  },
};
