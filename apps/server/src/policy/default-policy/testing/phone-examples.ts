import { type RuleExamples, when } from './example';
import { carrier, domain, ip, phoneHistory, secondsOf } from './facts';

export const phoneExamples: RuleExamples = {
  P501: { fires: when(carrier({ phone_is_valid: false })), spares: when(carrier({ phone_is_valid: true })) },
  P502: { fires: when(carrier({ disposable: true })), spares: when(carrier({ disposable: null })) },
  P503: { fires: when(carrier({ type: 'VOIP' })), spares: when(carrier({ type: 'MOBILE' })) },
  P504: { fires: when(carrier({ type: 'TOLL_FREE' })), spares: when(carrier({ type: 'FIXED_LINE' })) },
  P505: { fires: when(carrier({ type: 'PREMIUM_RATE' })), spares: when(carrier({ type: 'MOBILE' })) },
  P506: { fires: when(carrier({ type: 'VOICEMAIL' })), spares: when(carrier({ type: 'UNKNOWN' })) },
  P507: {
    fires: when({ ...carrier({ type: 'FIXED_LINE' }), action_type: 'register' }),
    spares: when({ ...carrier({ type: 'FIXED_LINE_OR_MOBILE' }), action_type: 'register' }),
  },
  P511: {
    fires: when({ ...carrier({ country: 'NG' }), user_country: 'GB' }),
    spares: when({ ...carrier({ country: 'GB' }), user_country: 'gb' }),
  },
  P512: {
    fires: when({ ...carrier({ country: 'NG' }), ...ip({ country: 'GB' }) }),
    spares: when({ ...carrier({ country: 'GB' }), ...ip({ country: 'FR' }), user_country: 'GB' }),
  },
  P513: {
    fires: when({ ...carrier({ country: 'NG' }), billing_country: 'GB' }),
    spares: when({ ...carrier({ country: 'NG' }), billing_country: 'GB', user_country: 'GB' }),
  },
  P514: {
    fires: when({ ...carrier({ country: 'NG' }), ...ip({ country: 'FR' }), user_country: 'GB' }),
    spares: when({ ...carrier({ country: 'NG' }), ...ip({ country: 'NG' }), user_country: 'GB' }),
  },
  P521: {
    fires: when({ phone_details: { hlr_details: { status: 'INVALID_MSISDN' } } }),
    spares: when({ phone_details: { hlr_details: { status: 'CONNECTED' } } }),
  },
  P522: {
    fires: when({ phone_details: { hlr_details: { status: 'ABSENT' } } }),
    spares: when({ phone_details: { hlr_details: { status: 'UNDETERMINED' } } }),
  },
  P523: {
    fires: when({ phone_details: { cnam_details: { name: 'ZHOU WEI' } }, user_fullname: 'Anna Smith' }),
    spares: when({ phone_details: { cnam_details: { name: 'SMITH ANNA' } }, user_fullname: 'Anna Smith' }),
  },
  P524: {
    fires: when({ phone_details: { account_aggregates: { total_registration: 0 } } }),
    spares: when({ phone_details: { account_aggregates: { total_registration: 3 } } }),
  },
  P531: { fires: when({ phone_number: '4915111111111' }), spares: when({ phone_number: '4915112511371' }) },
  P532: { fires: when({ phone_number: '491512345678' }), spares: when({ phone_number: '491512355678' }) },
  P541: {
    fires: when(phoneHistory({ fraudulent_decline_customer_hits: 1 })),
    spares: when(phoneHistory({ fraudulent_decline_customer_hits: 0 })),
  },
  P542: {
    fires: when(phoneHistory({ fraudulent_decline_customer_hits: 4 })),
    spares: when(phoneHistory({ fraudulent_decline_customer_hits: 2 })),
  },
  P543: {
    fires: when(phoneHistory({ fraudulent_decline_customer_hits: 0, fraudulent_decline_hits: 1 })),
    spares: when(phoneHistory({ fraudulent_decline_customer_hits: 1, fraudulent_decline_hits: 1 })),
  },
  P544: {
    fires: when(phoneHistory({ first_seen: secondsOf(0.1), customer_hits: 12 })),
    spares: when(phoneHistory({ first_seen: secondsOf(0.1), customer_hits: 2 })),
  },
  P590: {
    fires: when({ ...carrier({ disposable: true }), ...domain({ disposable: true }) }),
    spares: when({ ...carrier({ disposable: true }), ...domain({ disposable: false }) }),
  },
};
