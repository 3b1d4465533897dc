import { type RuleExamples, when } from './example';
import { card, carrier, domain, ip, secondsOf, text } from './facts';

const byBank = { bin_bank: 'Example Bank' } as const;

export const cardExamples: RuleExamples = {
  B101: { fires: when(card({ bin_valid: false })), spares: when(card({ bin_valid: true })) },
  B102: { fires: when(card({ bin_type: 'PREPAID' })), spares: when(card({ bin_type: 'DEBIT' })) },
  B103: { fires: when(card({ bin_level: 'GIFT CARD' })), spares: when(card({ bin_level: 'CLASSIC' })) },
  B104: { fires: when(card({ bin_level: 'VIRTUAL' })), spares: when(card({ bin_level: 'GOLD' })) },
  B105: {
    fires: when(card({ bin_country_code: 'BR', bin_bank: null })),
    spares: when(card({ bin_country_code: 'BR', ...byBank })),
  },
  B106: {
    fires: when({ ...card({ bin_level: 'CORPORATE' }), ...domain({ free: true }) }),
    spares: when({ ...card({ bin_level: 'CORPORATE' }), ...domain({ free: false }) }),
  },
  B107: {
    fires: when({ ...card({ bin_level: 'INFINITE' }), user_created: secondsOf(0.5) }),
    spares: when({ ...card({ bin_level: 'INFINITE' }), user_created: secondsOf(2) }),
  },
  B108: { fires: when({ card_bin: '4111' }), spares: when({ card_bin: '411111' }) },
  B111: {
    fires: when({ ...card({ bin_country_code: 'NG' }), user_country: 'US' }),
    spares: when({ ...card({ bin_country_code: 'US' }), user_country: 'us' }),
  },
  B112: {
    fires: when({ ...card({ bin_country_code: 'NG' }), billing_country: 'US' }),
    spares: when({ ...card({ bin_country_code: 'NG' }), billing_country: 'US', user_country: 'US' }),
  },
  B113: {
    fires: when({ ...card({ bin_country_code: 'US' }), shipping_country: 'RO' }),
    spares: when({ ...card({ bin_country_code: 'US' }), shipping_country: 'RO', gift: true }),
  },
  B114: {
    fires: when({ ...card({ bin_country_code: 'US' }), ...ip({ country: 'RO' }) }),
    spares: when({ ...card({ bin_country_code: 'US' }), ...ip({ country: 'RO' }), user_country: 'US' }),
  },
  B115: {
    fires: when({ ...card({ bin_country_code: 'US' }), ...ip({ country: 'RO' }), user_country: 'IT' }),
    spares: when({ ...card({ bin_country_code: 'IT' }), ...ip({ country: 'RO' }), user_country: 'IT' }),
  },
  B116: {
    fires: when({ ...card({ bin_country_code: 'US' }), ...carrier({ country: 'RO' }) }),
    spares: when({ ...card({ bin_country_code: 'US' }), ...carrier({ country: 'US' }) }),
  },
  B117: {
    fires: when(card({ bin_country_code: 'XX' }), { high_risk_countries: ['XX'] }),
    spares: when(card({ bin_country_code: 'XX' })),
  },
  B121: { fires: when({ cvv_result: false }), spares: when({ cvv_result: true }) },
  B122: { fires: when({ avs_result: 'N' }), spares: when({ avs_result: 'Y' }) },
  B123: { fires: when({ avs_result: 'Z' }), spares: when({ avs_result: 'N' }) },
  B124: { fires: when({ avs_result: 'U' }), spares: when({ avs_result: 'Y' }) },
  B125: { fires: when({ status_3d: 'N' }), spares: when({ status_3d: 'Y' }) },
  B126: { fires: when({ status_3d: 'U' }), spares: when({ status_3d: 'N' }) },
  B127: { fires: when({ card_expire: '2025-12-31' }), spares: when({ card_expire: '2029-01-31' }) },
  B128: { fires: when({ sca_method: 'none' }), spares: when({ sca_method: 'otp' }) },
  B131: {
    fires: when(text('card_fullname', { name_similarity: 0.4 })),
    spares: when({ ...text('card_fullname', { name_similarity: 0 }), user_fullname: '王小明' }),
  },
  B132: {
    fires: when(text('card_fullname', { name_similarity: 0.7 })),
    spares: when(text('card_fullname', { name_similarity: 0.75 })),
  },
  B133: {
    fires: when({ card_fullname: 'VALUED CUSTOMER' }),
    spares: when({ card_fullname: 'ANNA VALENTINE' }),
  },
  B134: {
    fires: when(text('card_fullname', { digit_ratio: 0.1 })),
    spares: when(text('card_fullname', { digit_ratio: 0 })),
  },
  B135: {
    fires: when(text('card_fullname', { randomness_score: 92 })),
    spares: when(text('card_fullname', { randomness_score: 40 })),
  },
  B190: {
    fires: when({ cvv_result: false, avs_result: 'N', status_3d: 'failed' }),
    spares: when({ cvv_result: false, avs_result: 'N', status_3d: 'Y' }),
  },
};
