import { WHOIS_LABELS, WITHHELD_PHRASES } from './data/whois-labels';
import type { DomainRegistration } from './domain-registration';
import { dateOrder, type NumberOrder, readRegistryDate } from './registry-date';
import { isLabelOf, type LabelledLine, labelledLines, type WhoisFact } from './whois-lines';
import { isRegistered } from './whois-registered';

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
export function isWithheld(name: string): boolean {
  const lower = name.toLowerCase();
  return NAME_OF_NOTHING.test(name) || WITHHELD_PHRASES.some((phrase) => lower.includes(phrase));
}
