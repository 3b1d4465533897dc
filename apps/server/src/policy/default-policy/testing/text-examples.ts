import { type RuleExamples, when } from './example';
import { domain, text } from './facts';

export const textExamples: RuleExamples = {
  HC101: {
    fires: when(text('user_fullname', { randomness_score: 85 })),
    spares: when(text('user_fullname', { randomness_score: 79 })),
  },
  HC102: {
    fires: when(text('user_fullname', { randomness_score: 96 })),
    spares: when(text('user_fullname', { randomness_score: 94 })),
  },
  HC103: {
    fires: when(text('user_fullname', { digit_ratio: 0.2 })),
    spares: when(text('user_fullname', { digit_ratio: 0 })),
  },
  HC104: {
    fires: when(text('user_fullname', { special_ratio: 0.3 })),
    spares: when(text('user_fullname', { special_ratio: 0.1 })),
  },
  HC105: {
    fires: when(text('user_fullname', { vowel_ratio: 0.1, longest_consonant_run: 6 })),
    spares: when(text('user_fullname', { vowel_ratio: 0, longest_consonant_run: 0 })),
  },
  HC106: { fires: when({ user_fullname: 'Xy' }), spares: when({ user_fullname: 'Li Bo' }) },
  HC107: { fires: when({ user_fullname: 'Test Test' }), spares: when({ user_fullname: 'Testa Rossi' }) },
  HC108: {
    fires: when({ user_firstname: 'Anna', user_lastname: 'ANNA' }),
    spares: when({ user_firstname: 'Anna', user_lastname: 'Smith' }),
  },
  HC109: { fires: when({ user_fullname: 'Annnna Smith' }), spares: when({ user_fullname: 'Anna Smith' }) },
  HC111: {
    fires: when(text('user_name', { randomness_score: 93 })),
    spares: when(text('user_name', { randomness_score: 80 })),
  },
  HC112: {
    fires: when(text('user_name', { randomness_score: 99 })),
    spares: when(text('user_name', { randomness_score: 93 })),
  },
  HC113: {
    fires: when(text('user_name', { digit_ratio: 0.8, value_length: 9 })),
    spares: when(text('user_name', { digit_ratio: 0.3, value_length: 9 })),
  },
  HC114: {
    fires: when(text('receiver_fullname', { randomness_score: 98 })),
    spares: when(text('receiver_fullname', { randomness_score: 50 })),
  },
  HC115: {
    fires: when(text('shipping_fullname', { randomness_score: 98 })),
    spares: when(text('shipping_fullname', { randomness_score: 50 })),
  },
  HC116: {
    fires: when(text('shipping_fullname', { name_similarity: 0.3 })),
    spares: when({ ...text('shipping_fullname', { name_similarity: 0.3 }), gift: true }),
  },
  HC117: {
    fires: when({ user_fullname: 'Example Trading Ltd', ...domain({ free: true }) }),
    spares: when({ user_fullname: 'Example Trading Ltd', ...domain({ free: false }) }),
  },
  HC121: { fires: when({ user_dob: '2026-07-01' }), spares: when({ user_dob: '2026-06-01' }) },
  HC122: { fires: when({ user_dob: '2013-06-16' }), spares: when({ user_dob: '2013-06-15' }) },
  HC123: { fires: when({ user_dob: '2008-06-16' }), spares: when({ user_dob: '2008-06-15' }) },
  HC124: { fires: when({ user_dob: '1930-01-01' }), spares: when({ user_dob: '1931-01-01' }) },
  HC131: {
    fires: when({
      user_photoid_number: 'X1234567',
      receiver_photoid_number: 'x1234567',
      user_fullname: 'Anna Smith',
      receiver_fullname: 'Zhou Wei',
    }),
    spares: when({
      user_photoid_number: 'X1234567',
      receiver_photoid_number: 'X1234567',
      user_fullname: 'Anna Smith',
      receiver_fullname: 'Anna Smith',
    }),
  },
  HC132: {
    fires: when({
      user_bank_account: 'DE89370400440532013000',
      receiver_bank_account: 'DE89370400440532013000',
    }),
    spares: when({
      user_bank_account: 'DE89370400440532013000',
      receiver_bank_account: 'GB29NWBK60161331926819',
    }),
  },
  HC133: {
    fires: when({ user_fullname: 'anna@example.com' }),
    spares: when({ user_fullname: 'Anna Comino' }),
  },
};
