import { type RuleExamples, when } from './example';
import { distances, ip, type PartialFacts } from './facts';

const countries = (user: string, billing: string, shipping: string): PartialFacts => ({
  user_country: user,
  billing_country: billing,
  shipping_country: shipping,
});
const riskList = { high_risk_countries: ['XX'] };
const atHome = { ...ip({ country: 'US' }), user_country: 'US' };
const abroad = { ...ip({ country: 'AU' }), user_country: 'US' };

export const locationExamples: RuleExamples = {
  HC201: {
    fires: when({ ...atHome, ...distances({ ip_user_distance: 1200 }) }),
    spares: when({ ...atHome, ...distances({ ip_user_distance: 900 }) }),
  },
  HC202: {
    fires: when({ ...atHome, ...distances({ ip_user_distance: 3900 }) }),
    spares: when({ ...abroad, ...distances({ ip_user_distance: 3900 }) }),
  },
  HC203: {
    fires: when({ ...abroad, ...distances({ ip_user_distance: 15_000 }) }),
    spares: when({ ...abroad, ...distances({ ip_user_distance: 4000 }) }),
  },
  HC204: {
    fires: when(distances({ ip_billing_distance: 4000 })),
    spares: when(distances({ ip_billing_distance: 4000, ip_user_distance: 4000 })),
  },
  HC205: {
    fires: when(distances({ ip_shipping_distance: 7000 })),
    spares: when(distances({ ip_shipping_distance: 7000, ip_billing_distance: 10 })),
  },
  HC211: {
    fires: when(distances({ user_billing_distance: 600 })),
    spares: when(distances({ user_billing_distance: 400 })),
  },
  HC212: {
    fires: when(distances({ user_billing_distance: 4000 })),
    spares: when(distances({ user_billing_distance: 3000 })),
  },
  HC213: {
    fires: when(distances({ billing_shipping_distance: 800 })),
    spares: when({ ...distances({ billing_shipping_distance: 800 }), gift: true }),
  },
  HC214: {
    fires: when({ ...distances({ billing_shipping_distance: 5000 }), gift: false }),
    spares: when(distances({ billing_shipping_distance: 2500 })),
  },
  HC215: {
    fires: when(distances({ user_shipping_distance: 5000 })),
    spares: when(distances({ user_shipping_distance: 5000, billing_shipping_distance: 2 })),
  },
  HC221: {
    fires: when({ user_country: 'DE', billing_country: 'AT' }),
    spares: when({ user_country: 'DE', billing_country: 'de' }),
  },
  HC222: { fires: when(countries('DE', 'DE', 'PL')), spares: when(countries('DE', 'PL', 'PL')) },
  HC223: {
    fires: when({ user_country: 'DE', shipping_country: 'PL' }),
    spares: when(countries('DE', 'DE', 'PL')),
  },
  HC224: {
    fires: when({ ...countries('DE', 'DE', 'PL'), gift: true }),
    spares: when(countries('DE', 'DE', 'PL')),
  },
  HC225: {
    fires: when({ user_country: 'DE', user_bank_country: 'LT' }),
    spares: when({ user_country: 'DE', user_bank_country: 'Lithuania' }),
  },
  HC226: {
    fires: when({ receiver_country: 'DE', receiver_bank_country: 'LT' }),
    spares: when({ receiver_country: 'LT', receiver_bank_country: 'LT' }),
  },
  HC231: { fires: when({ user_country: 'XX' }, riskList), spares: when({ user_country: 'YY' }, riskList) },
  HC232: {
    fires: when({ shipping_country: 'xx' }, riskList),
    spares: when({ shipping_country: 'YY' }, riskList),
  },
  HC233: {
    fires: when({ receiver_bank_country: 'XX' }, riskList),
    spares: when({ receiver_country: 'YY', receiver_bank_country: 'YY' }, riskList),
  },
  HC241: {
    fires: when({ shipping_street: 'P.O. Box 114' }),
    spares: when({ shipping_street: '12 Boxwood Lane' }),
  },
  HC242: { fires: when({ shipping_zip: '99999' }), spares: when({ shipping_zip: '99901' }) },
  HC243: {
    fires: when({ ...countries('DE', 'DE', 'PL'), billing_street: 'Ring 7', shipping_street: 'ring 7' }),
    spares: when({ ...countries('DE', 'DE', 'DE'), billing_street: 'Ring 7', shipping_street: 'ring 7' }),
  },
};
