import { type RuleExamples, when } from './example';
import {
  breach,
  daysAgo,
  domain,
  emailHistory,
  ip,
  mailbox,
  type PartialFacts,
  secondsOf,
  text,
} from './facts';

const address = (email: string): PartialFacts => ({ email });
const ownDomain = { free: false, custom: true, disposable: false, registered: true } as const;
const provider = { free: true, custom: false, disposable: false, registered: true } as const;

export const emailExamples: RuleExamples = {
  E101: { fires: when(domain({ disposable: true })), spares: when(domain({ disposable: false })) },
  E102: { fires: when(mailbox({ valid_format: false })), spares: when(mailbox({ valid_format: true })) },
  E103: { fires: when(domain({ registered: false })), spares: when(domain({ registered: true })) },
  E104: {
    fires: when(domain({ registered: true, valid_mx: false })),
    spares: when(domain({ registered: false, valid_mx: false })),
  },
  E105: {
    fires: when(mailbox({ valid_format: true, deliverable: false })),
    spares: when(mailbox({ valid_format: true, deliverable: false, full_inbox: true })),
  },
  E106: { fires: when(mailbox({ full_inbox: true })), spares: when(mailbox({ full_inbox: false })) },
  E107: { fires: when(domain({ suspicious_tld: true })), spares: when(domain({ suspicious_tld: false })) },
  E108: { fires: when(domain(provider)), spares: when(domain(ownDomain)) },
  E109: {
    fires: when(domain({ disposable: false, free: false, custom: false })),
    spares: when(domain({ disposable: null, free: false, custom: null })),
  },
  E110: {
    fires: when(domain({ lookalike: true, lookalike_of: 'paypal.com' })),
    spares: when(domain({ lookalike: false, lookalike_of: null })),
  },
  E111: {
    fires: when(domain({ ...ownDomain, created: daysAgo(6) })),
    spares: when(domain({ ...ownDomain, created: daysAgo(7) })),
  },
  E112: {
    fires: when(domain({ ...ownDomain, created: daysAgo(29) })),
    spares: when(domain({ ...ownDomain, created: daysAgo(30) })),
  },
  E113: {
    fires: when(domain({ ...ownDomain, created: daysAgo(30) })),
    spares: when(domain({ ...ownDomain, created: daysAgo(90) })),
  },
  E114: {
    fires: when(domain({ ...ownDomain, created: daysAgo(90) })),
    spares: when(domain({ ...provider, created: daysAgo(90) })),
  },
  E115: {
    fires: when(domain({ expires: daysAgo(1) })),
    spares: when(domain({ expires: daysAgo(-1) })),
  },
  E116: {
    fires: when(domain({ ...ownDomain, created: daysAgo(2000), updated: daysAgo(2) })),
    spares: when(domain({ ...ownDomain, created: daysAgo(2), updated: daysAgo(2) })),
  },
  E117: {
    fires: when(domain({ ...ownDomain, accept_all: true })),
    spares: when(domain({ ...provider, accept_all: true })),
  },
  E118: {
    fires: when(domain({ ...ownDomain, spf_strict: false, dmarc_enforced: false })),
    spares: when(domain({ ...ownDomain, spf_strict: false, dmarc_enforced: true })),
  },
  E119: {
    fires: when(domain({ ...ownDomain, website_exists: false })),
    spares: when(domain({ ...ownDomain, website_exists: true })),
  },
  E121: {
    fires: when(mailbox({ email_randomness_score: 70 })),
    spares: when(mailbox({ email_randomness_score: 69.99 })),
  },
  E122: {
    fires: when(mailbox({ email_randomness_score: 97 })),
    spares: when(mailbox({ email_randomness_score: 89 })),
  },
  E123: {
    fires: when(mailbox({ email_randomness_score: 99 })),
    spares: when(mailbox({ email_randomness_score: 97 })),
  },
  E124: {
    fires: when(text('email', { digit_ratio: 0.7, value_length: 10 })),
    spares: when(text('email', { digit_ratio: 0.7, value_length: 5 })),
  },
  E125: {
    fires: when(text('email', { name_similarity: 0.3 })),
    spares: when(text('email', { name_similarity: 0.9 })),
  },
  E126: {
    fires: when({ ...text('email', { name_similarity: 0.4 }), ...mailbox({ email_randomness_score: 95 }) }),
    spares: when({ ...text('email', { name_similarity: 0.4 }), ...mailbox({ email_randomness_score: 5 }) }),
  },
  E127: { fires: when(address('info@example.com')), spares: when(address('infotron@example.com')) },
  E128: {
    fires: when({ ...address('anna+7@example.com'), action_type: 'register' }),
    spares: when({ ...address('anna+7@example.com'), action_type: 'purchase' }),
  },
  E129: { fires: when(address('a.n.n.a@gmail.com')), spares: when(address('anna.b.smith@gmail.com')) },
  E130: {
    fires: when({ ...address('anna@example.com'), email_domain: 'example.org' }),
    spares: when({ ...address('anna@example.com'), email_domain: 'Example.com' }),
  },
  E141: {
    fires: when({
      email_details: { email_domain_details: provider, breach_details: { breach_service_listed: false } },
    }),
    spares: when({
      email_details: { email_domain_details: provider, breach_details: { breach_service_listed: true } },
    }),
  },
  E142: {
    fires: when(breach({ number_of_breaches: 20 })),
    spares: when(breach({ number_of_breaches: 19 })),
  },
  E143: {
    fires: when(breach({ last_breach: '2026-05-01' })),
    spares: when(breach({ last_breach: '2019-05-01' })),
  },
  E144: {
    fires: when({ email_details: { account_aggregates: { total_registration: 0 } } }),
    spares: when({ email_details: { account_aggregates: { total_registration: 1 } } }),
  },
  E151: {
    fires: when(emailHistory({ fraudulent_decline_customer_hits: 2 })),
    spares: when(emailHistory({ fraudulent_decline_customer_hits: 3 })),
  },
  E152: {
    fires: when(emailHistory({ fraudulent_decline_customer_hits: 3 })),
    spares: when(emailHistory({ fraudulent_decline_customer_hits: 2 })),
  },
  E153: {
    fires: when(emailHistory({ fraudulent_decline_customer_hits: 1, fraudulent_decline_hits: 2 })),
    spares: when(emailHistory({ fraudulent_decline_customer_hits: 2, fraudulent_decline_hits: 2 })),
  },
  E154: {
    fires: when(emailHistory({ first_seen: secondsOf(0.5), customer_hits: 10 })),
    spares: when(emailHistory({ first_seen: secondsOf(40), customer_hits: 10 })),
  },
  E190: {
    fires: when({ ...domain({ disposable: true }), ...ip({ tor: true }) }),
    spares: when({ ...domain({ disposable: true }), ...ip({ tor: false }) }),
  },
};
