import { WHOIS_LABELS, WITHHELD_PHRASES } from './data/whois-labels';
import { NOT_REGISTERED_SENTENCES, REFUSAL, STATUS_IN_USE, STATUS_NOT_IN_USE } from './data/whois-phrases';
import { dateOrder, type NumberOrder, readRegistryDate } from './registry-date';
import { isLabelOf, type LabelledLine, labelledLines, type WhoisFact } from './whois-lines';

/** Signs of comments, lists and headings in front of a sentence. */
const BEFORE_SENTENCE = /^[\s%#>*=\-.!"'[\]()&]+/;
const HOST_NAME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\.?(?:\s|$)/u;

/**
 * Whether an answer describes a name that somebody holds: by its status, by the facts of a registration, else by what its
 * sentences say. Null when it says neither (a refusal, an empty answer, a banner alone).
 *
 * @param hasFacts whether a date of registration or expiry or a registrar was found
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

/** Old registries name neither dates nor registrars: the name with somebody's entry below it shows a holder. */
function isDescribed(labelled: readonly LabelledLine[]): boolean {
  const isNamed = labelled.some(({ label, value }) => isLabelOf('domain', label) && HOST_NAME.test(value));
  return (
    isNamed &&
    labelled.some(
      ({ label, value }) => value !== '' && (isLabelOf('contact', label) || isLabelOf('registrant', label)),
    )
  );
}

/** What a registry or registrar reports about a domain. Dates are `YYYY-MM-DD HH:MM:SS` in UTC. */
export interface DomainRegistration {
  created: string | null;
  updated: string | null;
  expires: string | null;
  registrar_name: string | null;
  /** Organisation or person; null when withheld, which is the rule today. */
  registered_to: string | null;
  /** Null when the answer does not report it (quota exceeded, empty). */
  registered: boolean | null;
}

/** Longest answer looked at and longest line: real ones stay far below. */
const LIMITS = { text: 100_000, line: 500 } as const;

/**
 * Reads a WHOIS answer (RFC 3912) in the layouts of generic and country registries.
 *
 * @param text the raw answer, of the registry and, if asked, the registrar after it
 * @param now used to refuse dates of creation and change that lie in the future
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

/** Registries that write 03/02/2012 for the second of March, by how they name themselves. */
const MONTH_FIRST = /\bdot (?:tk|ml|ga|cf|gq) (?:domain )?registry\b|\bmm[-/.]dd[-/.]yy/i;

/** Expiry within a status: `OK-UNTIL 20131218000000` (Ukraine), `Connected (2010/09/30)` (Japan). */
const STATUS_EXPIRY = /^(?:OK-UNTIL|Connected) \(?(\d[\d/]+)/i;

function expiryInStatus(lines: readonly LabelledLine[]): string | null {
  for (const { label, value } of lines) {
    const date = isLabelOf('status', label) ? STATUS_EXPIRY.exec(value)?.[1] : undefined;
    if (date !== undefined) return readRegistryDate(date);
  }
  return null;
}

/**
 * The first date in the answer that carries one of the fact's labels: the domain's own block comes before
 * those of its contacts, the registry's answer before the registrar's.
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
/** `Example Ltd [Tag = EX]`, `Example (http://…)`, `Example (R22-LRCC)`, `Example (292)`: after the name. */
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

/** True for values that hide the holder. */
function isWithheld(name: string): boolean {
  const lower = name.toLowerCase();
  return NAME_OF_NOTHING.test(name) || WITHHELD_PHRASES.some((phrase) => lower.includes(phrase));
}

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
