import { asList, asObject, asText, type JsonObject, objectsOf, textsOf } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';

/** The parts of an RDAP domain object (RFC 9083 §5.3) about the registrant and the dates. */
interface RdapDomain {
  readonly handle: string | null;
  readonly ldhName: string | null;
  readonly status: readonly string[];
  /** As stated, e.g. {action: 'registration', date: '2004-12-14T08:29:42Z'}; dates are not interpreted. */
  readonly events: readonly { readonly action: string; readonly date: string }[];
  readonly nameservers: readonly string[];
  readonly registrar: { readonly name: string | null; readonly ianaId: string | null } | null;
  /** `null` if absent or redacted, which is the usual case. */
  readonly registrant: { readonly name: string | null; readonly organisation: string | null } | null;
  /** WHOIS server of the registry. */
  readonly port43: string | null;
}

/** @returns `null` if the document is not a domain object */
export function readRdapDomain(document: unknown): RdapDomain | null {
  const root = asObject(document);
  if (root === null || (asText(root.objectClassName)?.toLowerCase() ?? 'domain') !== 'domain') return null;
  const ldhName = asText(root.ldhName)?.toLowerCase() ?? null;
  const handle = asText(root.handle);
  if (ldhName === null && handle === null) return null;
  const registrar = withRole(root, 'registrar');
  const registrant = withRole(root, 'registrant');
  return {
    handle,
    ldhName,
    status: textsOf(root.status),
    events: objectsOf(root.events).flatMap((event) => {
      const action = asText(event.eventAction);
      const date = asText(event.eventDate);
      return action === null || date === null ? [] : [{ action, date }];
    }),
    nameservers: objectsOf(root.nameservers).flatMap((server) => asText(server.ldhName)?.toLowerCase() ?? []),
    registrar:
      registrar === null
        ? null
        : { name: cardText(registrar, 'fn') ?? asText(registrar.handle), ianaId: ianaId(registrar) },
    registrant:
      registrant === null
        ? null
        : {
            name: undisclosed(cardText(registrant, 'fn')),
            organisation: undisclosed(cardText(registrant, 'org')),
          },
    port43: asText(root.port43),
  };
}

function withRole(root: JsonObject, role: string): JsonObject | null {
  return objectsOf(root.entities).find((entity) => textsOf(entity.roles).includes(role)) ?? null;
}

function ianaId(registrar: JsonObject): string | null {
  const ids = objectsOf(registrar.publicIds);
  return asText(ids.find(({ type }) => asText(type)?.toLowerCase() === 'iana registrar id')?.identifier);
}

/**
 * Returns a text property of the entity's jCard (RFC 7095): `["vcard", [[name, parameters, type, value],
 * …]]`.
 */
function cardText(entity: JsonObject, property: string): string | null {
  const properties = asList(asList(entity.vcardArray)[1]);
  const found = properties.map(asList).find(([name]) => asText(name)?.toLowerCase() === property);
  const value = found?.[3];
  return asText(Array.isArray(value) ? value[0] : value);
}

/** Returns null for a note that a registry writes instead of a withheld name. */
function undisclosed(text: string | null): string | null {
  return text !== null &&
    /redacted|withheld|not disclosed|privacy|data protected|statutory masking/i.test(text)
    ? null
    : text;
}

/** Registry data of a registrable domain, by RDAP or by WHOIS. */
export interface DomainRegistration {
  /** ASCII form. */
  readonly domain: string;
  /** `null` if the text of a WHOIS server doesn't show it. */
  readonly registered: boolean | null;
  readonly source: 'rdap' | 'whois';
  /** The server that answered. */
  readonly server: string;
  readonly rdap: RdapDomain | null;
  /** The complete RDAP document, for readers that need more of it. */
  readonly rdapJson: unknown;
  /** The registry's WHOIS text; its dates have many layouts and are parsed elsewhere. */
  readonly whoisText: string | null;
}

/**
 * Uses RDAP if the TLD supports it, and WHOIS otherwise or if RDAP fails; either may be absent. A rate limit
 * is reported at once, because the registry would count a second query too.
 */
export function createRegistrationPort(
  rdap: LookupPort<string, DomainRegistration> | null,
  whois: LookupPort<string, DomainRegistration> | null,
): LookupPort<string, DomainRegistration> {
  return {
    async lookup(domain, context) {
      try {
        const answer = rdap === null ? null : await rdap.lookup(domain, context);
        if (answer !== null || whois === null) return answer;
      } catch (thrown) {
        const isRateLimited = thrown instanceof LookupFailure && thrown.kind === 'rate-limited';
        if (whois === null || isRateLimited || context.signal.aborted) throw thrown;
      }
      return whois.lookup(domain, context);
    },
  };
}
