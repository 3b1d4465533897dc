import { WHOIS_LABELS, WITHHELD_PHRASES } from './data/whois-labels';
import { NOT_REGISTERED_SENTENCES, REFUSAL, STATUS_IN_USE, STATUS_NOT_IN_USE } from './data/whois-phrases';
import { dateOrder, type NumberOrder, readRegistryDate } from './registry-date';
import { isLabelOf, type LabelledLine, labelledLines, type WhoisFact } from './whois-lines';

/** Characters of comments, lists and headings before a sentence. */
const BEFORE_SENTENCE = /^[\s%#>*=\-.!"'[\]()&]+/;
const HOST_NAME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\.?(?:\s|$)/u;

/**
 * Determines whether a WHOIS response describes a registered name: by its status, then by registration facts,
 * then by its sentences. Null when it shows neither (a refusal, an empty response, only a banner).
 *
 * @param hasFacts true when a registration date, an expiry date or a registrar was found
 */
function isRegistered(
  lines: readonly string[],
  labelled: readonly LabelledLine[],
  hasFacts: boolean,
): boolean | null {
  const statuses = labelled.filter(({ label }) => isLabelOf('status', label));
  if (statuses.some(({ value }) => STATUS_NOT_IN_USE.test(value))) return false;
  if (hasFacts || labelled.some(({ label, value }) => isLabelOf('nameServer', label) && value !== ''))
    return true;
  if (statuses.some(({ value }) => STATUS_IN_USE.test(value))) return true;
  if (lines.some(saysFree)) return false;
  return isDescribed(labelled) ? true : null;
}

function saysFree(line: string): boolean {
  const sentence = line.replace(BEFORE_SENTENCE, '').trim().toLowerCase();
  if (sentence === '' || REFUSAL.test(sentence)) return false;
  return NOT_REGISTERED_SENTENCES.some((pattern) => pattern.test(sentence));
}

/**
 * Checks for a domain name followed by contact details. Old registries state neither dates nor registrars,
 * but such an entry proves a registration.
 */
function isDescribed(labelled: readonly LabelledLine[]): boolean {
  const isNamed = labelled.some(({ label, value }) => isLabelOf('domain', label) && HOST_NAME.test(value));
  return (
    isNamed &&
    labelled.some(
      ({ label, value }) => value !== '' && (isLabelOf('contact', label) || isLabelOf('registrant', label)),
    )
  );
}

/**
 * The registration data that a registry or registrar reports for a domain. Dates are `YYYY-MM-DD HH:MM:SS` in
 * UTC.
 */
export interface DomainRegistration {
  created: string | null;
  updated: string | null;
  expires: string | null;
  registrar_name: string | null;
  /** Organization or person; null when withheld, which is common today. */
  registered_to: string | null;
  /** Null when the response doesn't say (quota exceeded, empty). */
  registered: boolean | null;
}

/** Maximum length of a response and of a line, in characters; real ones are far shorter. */
const LIMITS = { text: 100_000, line: 500 } as const;

/**
 * Parses a WHOIS response (RFC 3912) in the layouts of generic and country registries.
 *
 * @param text the raw response of the registry, followed by that of the registrar if it was queried
 * @param now used to reject creation and change dates in the future
 */
export function readWhois(text: string, now: Date): DomainRegistration {
  const lines = text
    .slice(0, LIMITS.text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, LIMITS.line));
  const labelled = labelledLines(lines);
  const today = now.toISOString().slice(0, 19).replace('T', ' ');
  const past = (date: string) => date.slice(0, 10) <= today.slice(0, 10);
  const order = dateOrder(labelled.map(({ value }) => value)) ?? (MONTH_FIRST.test(text) ? 'month' : 'day');
  const created = firstDate(labelled, 'created', order, past);
  const updated = firstDate(labelled, 'updated', order, past);
  const later = (date: string) => created === null || date >= created;
  const expires =
    firstDate(labelled, 'expires', order, later) ??
    expiryInStatus(labelled) ??
    firstDate(labelled, 'renewal', order, later);
  const registrar = firstName(labelled, 'registrar');
  return {
    created,
    updated,
    expires,
    registrar_name: registrar,
    registered_to: firstName(labelled, 'registrant'),
    registered: isRegistered(lines, labelled, (created ?? expires ?? registrar) !== null),
  };
}

/** Registries that write 03/02/2012 for March 2, recognized by the name in their response. */
const MONTH_FIRST = /\bdot (?:tk|ml|ga|cf|gq) (?:domain )?registry\b|\bmm[-/.]dd[-/.]yy/i;

/** Expiry date within a status: `OK-UNTIL 20131218000000` (Ukraine), `Connected (2010/09/30)` (Japan). */
const STATUS_EXPIRY = /^(?:OK-UNTIL|Connected) \(?(\d[\d/]+)/i;

function expiryInStatus(lines: readonly LabelledLine[]): string | null {
  for (const { label, value } of lines) {
    const date = isLabelOf('status', label) ? STATUS_EXPIRY.exec(value)?.[1] : undefined;
    if (date !== undefined) return readRegistryDate(date);
  }
  return null;
}

/**
 * Returns the first date in the response that has one of the fact's labels. The domain's block comes before
 * its contacts, and the registry's response comes before the registrar's.
 */
function firstDate(
  lines: readonly LabelledLine[],
  fact: WhoisFact,
  order: NumberOrder,
  accept: (date: string) => boolean,
): string | null {
  for (const { label, value } of lines) {
    if (!isLabelOf(fact, label)) continue;
    const date = readRegistryDate(value, order);
    if (date !== null && accept(date)) return date;
  }
  return null;
}

const NAME_OF_NOTHING =
  /^(?:n\/?a|none|null|-+|\.+|not applicable|unknown|no name|no registrar.*|domain owner|registrant)$/i;
/** Text after a name: `Example Ltd [Tag = EX]`, `Example (http://…)`, `Example (R22-LRCC)`, `Example (292)`. */
const AFTER_NAME = /\s*(?:\[Tag = .*|\(?https?:\/\/.*|\((?:R?\d+)(?:-[A-Z]+)?\)|\bR\d+-[A-Z]+)$/i;

function firstName(lines: readonly LabelledLine[], fact: 'registrar' | 'registrant'): string | null {
  for (const wanted of WHOIS_LABELS[fact]) {
    for (const { label, value } of lines) {
      if (label !== wanted) continue;
      const name = value.replace(AFTER_NAME, '').trim();
      if (name !== '' && !isWithheld(name) && !/^\d{4}[-/.]\d/.test(name)) return name;
    }
  }
  return null;
}

/** Returns true for values that hide the holder. */
function isWithheld(name: string): boolean {
  const lower = name.toLowerCase();
  return NAME_OF_NOTHING.test(name) || WITHHELD_PHRASES.some((phrase) => lower.includes(phrase));
}

type Json = Readonly<Record<string, unknown>>;

/** Maximum depth of the search in nested entities (a registrar contains its abuse contact). */
const DEEPEST_ENTITY = 3;

/**
 * Parses the RDAP response for a domain (RFC 9083), or an RDAP error: a 404 means not registered.
 *
 * @param json the parsed body, of any type; anything other than an RDAP object gives nulls
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
      // Some registries give contacts by handle only (REG-EXAMPLE). A handle identifies the registrar, but
      // not a person.
      if (role === 'registrar' && typeof entity.handle === 'string') return entity.handle;
    }
    const inner = depth < DEEPEST_ENTITY ? entityName(entity, role, depth + 1) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** Returns the value of a jCard property (RFC 7095): `["vcard", [[name, parameters, type, value], …]]`. */
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
