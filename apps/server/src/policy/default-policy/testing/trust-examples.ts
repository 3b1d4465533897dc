import { after, type RuleExamples, when } from './example';
import { carrier, daysAgo, distances, domain, ip, mailbox, secondsOf, text } from './facts';

const own = { free: false, custom: true, dmarc_enforced: true } as const;

export const trustExamples: RuleExamples = {
  HC601: {
    fires: after({ user_id: 'u1', ...ip({}) }, { by: 'user_id', of: { ip: '198.51.100.7' } }),
    spares: after({ user_id: 'u1', ...ip({}) }, { by: 'user_id', each: 'ip' }),
  },
  HC602: {
    fires: after({ user_id: 'u1', card_hash: 'c1' }, { by: 'user_id', of: { card_hash: 'c1' } }),
    spares: after({ user_id: 'u1', card_hash: 'c1' }),
  },
  HC603: { fires: when({ user_created: secondsOf(90) }), spares: when({ user_created: secondsOf(365) }) },
  HC604: { fires: when({ user_created: secondsOf(365) }), spares: when({ user_created: secondsOf(364) }) },
  HC605: { fires: when({ status_3d: 'Y' }), spares: when({ status_3d: 'A' }) },
  HC606: {
    fires: when({ avs_result: 'Y', cvv_result: true }),
    spares: when({ avs_result: 'Y', cvv_result: false }),
  },
  HC607: {
    fires: when(distances({ ip_user_distance: 12 })),
    spares: when(distances({ ip_user_distance: 51 })),
  },
  HC608: {
    fires: when({ ...carrier({ country: 'DE' }), ...ip({ country: 'DE' }), user_country: 'DE' }),
    spares: when({ ...carrier({ country: 'DE' }), ...ip({ country: 'FR' }), user_country: 'DE' }),
  },
  HC609: {
    fires: when(text('card_fullname', { name_similarity: 1 })),
    spares: when(text('card_fullname', { name_similarity: 0.9 })),
  },
  E601: {
    fires: when(mailbox({ minimum_age_months: 12 })),
    spares: when(mailbox({ minimum_age_months: 11 })),
  },
  E602: {
    fires: when(mailbox({ minimum_age_months: 48 })),
    spares: when(mailbox({ minimum_age_months: 47 })),
  },
  E603: {
    fires: when(domain({ ...own, created: daysAgo(2000) })),
    spares: when(domain({ ...own, created: daysAgo(1000) })),
  },
  P601: { fires: when(ip({ type: 'EDU' })), spares: when(ip({ type: 'ISP' })) },
};
