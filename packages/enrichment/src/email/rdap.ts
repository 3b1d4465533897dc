import type { DomainRegistration } from './domain-registration';
import { readRegistryDate } from './registry-date';
import { isWithheld } from './whois';

type Json = Readonly<Record<string, unknown>>;

/** Entities may hold entities (a registrar holds its abuse contact): so deep they are searched. */
const DEEPEST_ENTITY = 3;

/**
 * Reads the RDAP answer for a domain (RFC 9083), or an RDAP error: a 404 means not registered.
 *
 * @param json the parsed body, whatever it is; anything that is no RDAP object gives nulls
 */
export function readRdapDomain(json: unknown): DomainRegistration {
  const nothing: DomainRegistration = {
    created: null,
    updated: null,
    expires: null,
    registrar_name: null,
    registered_to: null,
    registered: null,
  };
  if (!isObject(json)) return nothing;
  if (json.errorCode !== undefined)
    return { ...nothing, registered: Number(json.errorCode) === 404 ? false : null };
  if (json.objectClassName !== 'domain') return nothing;
  return {
    created: eventDate(json, 'registration'),
    updated: eventDate(json, 'last changed'),
    expires: eventDate(json, 'expiration') ?? eventDate(json, 'registrar expiration'),
    registrar_name: entityName(json, 'registrar', 0),
    registered_to: entityName(json, 'registrant', 0),
    registered: true,
  };
}

function eventDate(json: Json, action: string): string | null {
  for (const event of objectsOf(json.events)) {
    if (typeof event.eventAction !== 'string' || event.eventAction.toLowerCase() !== action) continue;
    const date = typeof event.eventDate === 'string' ? readRegistryDate(event.eventDate) : null;
    if (date !== null) return date;
  }
  return null;
}

function entityName(holder: Json, role: string, depth: number): string | null {
  for (const entity of objectsOf(holder.entities)) {
    const roles = Array.isArray(entity.roles) ? entity.roles : [];
    if (roles.includes(role)) {
      const name = jcardText(entity.vcardArray, 'org') ?? jcardText(entity.vcardArray, 'fn');
      if (name !== null) return name;
      // Some registries give contacts by handle only (REG-EXAMPLE): it names the registrar, but no person.
      if (role === 'registrar' && typeof entity.handle === 'string') return entity.handle;
    }
    const inner = depth < DEEPEST_ENTITY ? entityName(entity, role, depth + 1) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** Value of a jCard property (RFC 7095): `["vcard", [[name, parameters, type, value], …]]`. */
function jcardText(jcard: unknown, property: string): string | null {
  const properties: unknown = Array.isArray(jcard) ? jcard[1] : null;
  if (!Array.isArray(properties)) return null;
  for (const entry of properties) {
    if (!Array.isArray(entry) || entry[0] !== property) continue;
    const value: unknown = Array.isArray(entry[3]) ? entry[3][0] : entry[3];
    if (typeof value === 'string' && value.trim() !== '' && !isWithheld(value)) return value.trim();
  }
  return null;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
