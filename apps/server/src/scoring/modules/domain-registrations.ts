import type { EmailDetails } from '@assay/contract';
import type { Outcome, RegisteredDomains } from '@assay/providers';

type Associated = EmailDetails['associated_domain_registrations'];

/** `associated_domain_registrations`; null where the source was not asked or did not answer. */
export function associatedDomains(answer: Outcome<RegisteredDomains> | null): Associated {
  if (answer?.status !== 'ok') return null;
  const { total = 0, domains = [] } = answer.value ?? {};
  const dates = domains.flatMap(({ create_date }) => create_date ?? []).sort();
  return {
    exists: total > 0,
    number_of_domains: total,
    domains: domains.map((domain) => ({ ...domain })),
    first_registration_date: dates[0] ?? null,
  };
}
