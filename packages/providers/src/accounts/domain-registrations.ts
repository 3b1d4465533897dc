import { type Clock, systemClock } from '../clock';
import { asNumber, asObject, asText, fetchJson, objectsOf, type VendorEndpoint } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';

/** A domain that was registered with an email address. */
interface RegisteredDomain {
  readonly domain_name: string;
  /** Dates `YYYY-MM-DD`. */
  readonly create_date: string | null;
  readonly update_date: string | null;
  readonly expiry_date: string | null;
  readonly registrar_name: string | null;
  readonly full_name: string | null;
  readonly company_name: string | null;
  readonly mailing_address: string | null;
  readonly city_name: string | null;
  readonly state_name: string | null;
  readonly zip_code: string | null;
  readonly country_code: string | null;
  readonly phone_number: string | null;
}

export interface RegisteredDomains {
  readonly total: number;
  /** Domains on the first page of the response. */
  readonly domains: readonly RegisteredDomain[];
}

interface RegistrationsOptions extends VendorEndpoint {
  readonly apiKey: string;
  readonly clock?: Clock;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;
const maxBytes = 4 * 1024 * 1024;

function registeredDomain(entry: { readonly [name: string]: unknown }): RegisteredDomain[] {
  const domain = asText(entry.domain_name);
  if (domain === null) return [];
  const contact = asObject(entry.registrant_contact) ?? {};
  const date = (value: unknown) => DATE.exec(asText(value) ?? '')?.[0] ?? null;
  return [
    {
      domain_name: domain.toLowerCase(),
      create_date: date(entry.create_date),
      update_date: date(entry.update_date),
      expiry_date: date(entry.expiry_date),
      registrar_name: asText(asObject(entry.domain_registrar)?.registrar_name),
      full_name: asText(contact.full_name),
      company_name: asText(contact.company_name),
      mailing_address: asText(contact.mailing_address),
      city_name: asText(contact.city_name),
      state_name: asText(contact.state_name),
      zip_code: asText(contact.zip_code),
      country_code: asText(contact.country_code),
      phone_number: asText(contact.phone_number),
    },
  ];
}

/**
 * Looks up domains by the email address of their registrant: `GET ?key&reverse=whois&email`, in the format of
 * Whoxy's reverse WHOIS API. `status` 0 is an error that is returned with HTTP 200.
 */
export function createRegistrationsPort(
  options: RegistrationsOptions,
): LookupPort<string, RegisteredDomains> {
  return {
    async lookup(email, { signal }) {
      if (!email.includes('@')) return null;
      const url = new URL(options.baseUrl);
      url.searchParams.set('key', options.apiKey);
      url.searchParams.set('reverse', 'whois');
      url.searchParams.set('email', email);
      const { json } = await fetchJson(
        options.fetch,
        url.href,
        { headers: { 'user-agent': options.userAgent }, signal, maxBytes },
        options.clock ?? systemClock,
      );
      const answer = asObject(json);
      if (answer?.status === 0) throw new LookupFailure('unauthorised');
      const total = asNumber(answer?.total_results);
      if (answer?.status !== 1 || total === null || total < 0) throw new LookupFailure('malformed');
      return { total, domains: objectsOf(answer.search_result).flatMap(registeredDomain) };
    },
  };
}
