import { NOT_REGISTERED_PHRASES, WHOIS_LABELS, WITHHELD_PHRASES } from './data/whois-labels';
import type { DomainRegistration } from './domain-registration';
import { readRegistryDate } from './registry-date';

type Fact = keyof typeof WHOIS_LABELS;

/** Longest answer looked at and longest line: real ones stay far below. */
const LIMITS = { text: 100_000, line: 500 } as const;

const COMMENT = /^(?:%|#|>>>|--|NOTICE:|TERMS OF USE:|Please note)/;
/** `[Created on]  2001/03/22` and `a. [Domain Name]  x` of Japan and Malaysia. */
const BRACKET_LABEL = /^(?:[a-z]\. )?\[([^\]]{1,60})\]\s*(.*)$/;
/** `Creation Date: 1999-01-01`, `created............: 30.6.2006`, `Record created on....: x` */
const COLON_LABEL = /^([^:]{1,60}?)[ .\t]*:(?:\s+|$)(.*)$/;
/** A value may touch its colon when it is no time: `created:20010101`, `domain_name:x`. */
const TIGHT_LABEL = /^([A-Za-z][A-Za-z _-]{2,40}):(\S.*)$/;
/** `Record expires on 2025-11-09 (YYYY-MM-DD)` of Taiwan, `… on Sun Mar 30 23:59:00 2014` of Kyrgyzstan. */
const SENTENCE_LABEL = /^(Record (?:created|expires|last updated) on) +((?:\d|[A-Z][a-z]{2} ).*)$/i;
/** Columns without a colon: `Last-update         2010-06-28`, `Registrar#. . . . . . cerist`. */
const COLUMN_LABEL = /^([^\s:#.][^:#.]{2,40}?)(?: {3,}|\t+|#?[ .]{6,})(\S.*)$/;

interface LabelledLine {
  readonly label: string;
  readonly value: string;
}

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
  const created = firstDate(labelled, 'created', past);
  const updated = firstDate(labelled, 'updated', past);
  const expires =
    firstDate(labelled, 'expires', (date) => created === null || date >= created) ?? expiryInStatus(labelled);
  const registrar = firstName(labelled, 'registrar');
  return {
    created,
    updated,
    expires,
    registrar_name: registrar,
    registered_to: firstName(labelled, 'registrant'),
    registered: isRegistered(lines, labelled, created ?? expires ?? registrar),
  };
}

/** Status values of a name in use, on hold, or waiting to be freed. */
const IN_USE =
  /^(?:active|ok|registered|connected|delegated|in quarantine|inactive|hold|dom_|not available|clienthold|pending|redemption|techpro)/i;
const NOT_IN_USE = /^(?:free|available|not registered|invalid|unassignable|no object found)\b/i;

function isRegistered(
  lines: readonly string[],
  labelled: readonly LabelledLine[],
  evidence: string | null,
): boolean | null {
  const statuses = labelled.filter(({ label }) => isLabelOf('status', label));
  if (statuses.some(({ value }) => NOT_IN_USE.test(value))) return false;
  if (evidence !== null || labelled.some(({ label }) => isLabelOf('nameServer', label))) return true;
  if (statuses.some(({ value }) => IN_USE.test(value))) return true;
  const free = lines.some((line) => {
    const lower = line.trim().toLowerCase();
    return lower === 'available' || NOT_REGISTERED_PHRASES.some((phrase) => lower.includes(phrase));
  });
  return free ? false : null;
}

/** Expiry within a status: `OK-UNTIL 20131218000000` (Ukraine), `Connected (2010/09/30)` (Japan). */
const STATUS_EXPIRY = /^(?:OK-UNTIL|Connected) \(?(\d[\d/]+)/i;

function expiryInStatus(lines: readonly LabelledLine[]): string | null {
  for (const { label, value } of lines) {
    const date = isLabelOf('status', label) ? STATUS_EXPIRY.exec(value)?.[1] : undefined;
    if (date !== undefined) return readRegistryDate(date);
  }
  return null;
}

const FACTS = Object.keys(WHOIS_LABELS) as Fact[];

const LABEL_SETS = new Map<Fact, ReadonlySet<string>>(
  FACTS.map((fact) => [fact, new Set<string>(WHOIS_LABELS[fact])]),
);

function isLabelOf(fact: Fact, label: string): boolean {
  return LABEL_SETS.get(fact)!.has(label);
}

/**
 * Turns lines into label and value. A label without a value takes the next line's (`Registrar:` and, below
 * it and indented, the name), and there the value of a first sub-label `Name:` or `Organization:`.
 */
function labelledLines(lines: readonly string[]): LabelledLine[] {
  const found: LabelledLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '' || COMMENT.test(line)) continue;
    const split = splitLine(line);
    if (split === null) {
      const label = normaliseLabel(line);
      // A heading of its own: "Registrar" and below it "  Organization: …" (Italy).
      if (isLabelOf('registrar', label) || isLabelOf('registrant', label)) {
        found.push({ label, value: valueBelow(lines, i) });
      }
      continue;
    }
    found.push({ label: split.label, value: split.value === '' ? valueBelow(lines, i) : split.value });
  }
  return found;
}

function splitLine(line: string): LabelledLine | null {
  const match =
    BRACKET_LABEL.exec(line) ?? SENTENCE_LABEL.exec(line) ?? COLON_LABEL.exec(line) ?? TIGHT_LABEL.exec(line);
  if (match !== null) return { label: normaliseLabel(match[1]!), value: unquote(match[2]!.trim()) };
  const column = COLUMN_LABEL.exec(line);
  const label = column === null ? '' : normaliseLabel(column[1]!);
  // Prose has wide gaps too: a column counts only under a label that is known.
  return column !== null && FACTS.some((fact) => isLabelOf(fact, label))
    ? { label, value: column[2]!.trim() }
    : null;
}

const QUOTED = /^"(.*)"$/;

function unquote(value: string): string {
  return QUOTED.exec(value)?.[1] ?? value;
}

/** Item numbers (`7b. `) in front, hints of the date's layout behind. */
const AROUND_LABEL = /^\d+[a-z]?\.\s+|\s*\([a-z/. -]*\)$/g;

function normaliseLabel(text: string): string {
  const label = text
    .toLowerCase()
    .replace(AROUND_LABEL, '')
    .replace(/[_.\t]+/g, ' ')
    .replace(/[:\s]+$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  // `Data de registo / Creation Date`: the English name stands last.
  return label.slice(label.lastIndexOf(' / ') < 0 ? 0 : label.lastIndexOf(' / ') + 3);
}

const NAME_BELOW = /^(?:name|organi[sz]ation(?: name)?|org|company)\s*[.:]+\s*(\S.*)$/i;

function valueBelow(lines: readonly string[], at: number): string {
  const indent = indentOf(lines[at]!);
  for (let i = at + 1; i < lines.length && i <= at + 3; i++) {
    const line = lines[i]!.trim();
    if (line === '') {
      if (i === at + 1) continue;
      return '';
    }
    const named = NAME_BELOW.exec(line);
    if (named !== null) return named[1]!.trim();
    // Another label on the same level means that this one was left empty.
    const next = splitLine(line);
    if (next === null) return line;
    if (indentOf(lines[i]!) <= indent) return '';
  }
  return '';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * The first date in the answer that carries one of the fact's labels: the domain's own block comes before
 * those of its contacts, the registry's answer before the registrar's.
 */
function firstDate(
  lines: readonly LabelledLine[],
  fact: Fact,
  accept: (date: string) => boolean,
): string | null {
  for (const { label, value } of lines) {
    if (!isLabelOf(fact, label)) continue;
    const date = readRegistryDate(value);
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
