import { type RuleExamples, when } from './example';
import { ip } from './facts';

export const ipExamples: RuleExamples = {
  P101: { fires: when(ip({ tor: true })), spares: when(ip({ tor: false })) },
  P102: { fires: when(ip({ vpn: true })), spares: when(ip({ vpn: false })) },
  P103: { fires: when(ip({ data_center_proxy: true })), spares: when(ip({ data_center_proxy: false })) },
  P104: { fires: when(ip({ type: 'DCH' })), spares: when(ip({ type: 'DCH', vpn: true })) },
  P105: { fires: when(ip({ residential_proxy: true })), spares: when(ip({ residential_proxy: false })) },
  P106: { fires: when(ip({ public_proxy: true })), spares: when(ip({ public_proxy: false })) },
  P107: { fires: when(ip({ web_proxy: true })), spares: when(ip({ web_proxy: false })) },
  P108: {
    fires: when(ip({ consumer_privacy_network: true })),
    spares: when(ip({ consumer_privacy_network: false })),
  },
  P109: {
    fires: when(ip({ enterprise_private_network: true })),
    spares: when(ip({ enterprise_private_network: false })),
  },
  P111: { fires: when(ip({ harmful: true })), spares: when(ip({ harmful: false, spam_number: 2 })) },
  P112: {
    fires: when(ip({ spam_number: 2, harmful: false })),
    spares: when(ip({ spam_number: 2, harmful: true })),
  },
  P113: { fires: when(ip({ spam_number: 5 })), spares: when(ip({ spam_number: 4 })) },
  P114: { fires: when(ip({ spam_number: 10 })), spares: when(ip({ spam_number: 9 })) },
  P115: {
    fires: when(ip({ spam_urls: ['https://spam.example/'] })),
    spares: when(ip({ spam_urls: [] })),
  },
  P116: {
    fires: when({ ...ip({ search_engine_spider: true }), action_type: 'purchase' }),
    spares: when(ip({ search_engine_spider: true })),
  },
  P117: { fires: when(ip({ type: 'RSV' })), spares: when(ip({ type: 'ISP' })) },
  P118: {
    fires: when(ip({ type: 'CDN' })),
    spares: when(ip({ type: 'CDN', consumer_privacy_network: true })),
  },
  P119: { fires: when(ip({ type: 'LIB' })), spares: when(ip({ type: 'EDU' })) },
  P121: { fires: when(ip({ open_ports: [80, 3128] })), spares: when(ip({ open_ports: [80, 443] })) },
  P122: { fires: when(ip({ open_ports: [3389] })), spares: when(ip({ open_ports: [] })) },
  P123: {
    fires: when(ip({ open_ports: [21, 22, 25, 53, 80, 110, 143, 443, 465, 993] })),
    spares: when(ip({ open_ports: [80, 443] })),
  },
  P131: {
    fires: when({ ...ip({ residential_proxy: true }), action_type: 'register' }),
    spares: when({ ...ip({ residential_proxy: true }), action_type: 'login' }),
  },
  P132: {
    fires: when({ ...ip({ vpn: true }), action_type: 'withdrawal' }),
    spares: when({ ...ip({ consumer_privacy_network: true }), action_type: 'withdrawal' }),
  },
  P133: {
    // Noon UTC is three in the morning in Alaska's winter time.
    fires: when({ ...ip({ timezone_offset: '-09:00' }), action_type: 'purchase' }),
    spares: when({ ...ip({ timezone_offset: '+02:00' }), action_type: 'purchase' }),
  },
  P141: {
    fires: when({ ...ip({ country: 'FR' }), user_country: 'DE' }),
    spares: when({ ...ip({ country: 'FR' }), user_country: 'France' }),
  },
  P142: {
    fires: when({ ...ip({ country: 'FR' }), billing_country: 'DE' }),
    spares: when({ ...ip({ country: 'FR' }), billing_country: 'DE', user_country: 'DE' }),
  },
  P144: {
    fires: when({ ...ip({ country: 'DE' }), shipping_country: 'PL' }),
    spares: when({ ...ip({ country: 'DE' }), shipping_country: 'PL', user_country: 'DE' }),
  },
  P145: {
    fires: when({ ...ip({ country: 'NL', vpn: true }), user_country: 'DE' }),
    spares: when({ ...ip({ country: 'DE', vpn: true }), user_country: 'DE' }),
  },
  P151: {
    fires: when(ip({ country: 'XX' }), { high_risk_countries: ['XX'] }),
    spares: when(ip({ country: 'XX' })),
  },
  P190: {
    fires: when(ip({ country: 'XX' }), { blocked_countries: ['xx'] }),
    spares: when(ip({ country: 'YY' }), { blocked_countries: ['XX'] }),
  },
};
