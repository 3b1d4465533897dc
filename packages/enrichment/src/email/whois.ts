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
/** `Record expires on 2025-11-09 (YYYY-MM-DD)` of Taiwan. */
const SENTENCE_LABEL = /^(Record (?:created|expires|last updated) on) +(\d.*)$/i;

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
  const tomorrow = (date: string) => date.slice(0, 10) > today.slice(0, 10);
  const created = firstDate(labelled, 'created', (date) => !tomorrow(date));
  const updated = firstDate(labelled, 'updated', (date) => !tomorrow(date));
  const expires = firstDate(labelled, 'expires', (date) => created === null || date >= created);
  const registrar = firstName(labelled, 'registrar');
  const hasServers = labelled.some(({ label }) => isLabelOf('nameServer', label));
  const known = created !== null || expires !== null || registrar !== null || hasServers;
  return {
    created,
    updated,
    expires,
    registrar_name: registrar,
    registered_to: firstName(labelled, 'registrant'),
    registered: known ? true : isNotRegistered(lines, labelled) ? false : updated !== null ? true : null,
  };
}

const LABEL_SETS = new Map<Fact, ReadonlySet<string>>(
  (Object.keys(WHOIS_LABELS) as Fact[]).map((fact) => [fact, new Set<string>(WHOIS_LABELS[fact])]),
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
  if (match === null) return null;
  return { label: normaliseLabel(match[1]!), value: match[2]!.trim() };
}

function normaliseLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_.\t]+/g, ' ')
    .replace(/[:\s]+$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
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

/** Labels earlier in the table are more telling: take the first that gives an acceptable date. */
function firstDate(
  lines: readonly LabelledLine[],
  fact: Fact,
  accept: (date: string) => boolean,
): string | null {
  for (const wanted of WHOIS_LABELS[fact]) {
    for (const { label, value } of lines) {
      if (label !== wanted) continue;
      const date = readRegistryDate(value);
      if (date !== null && accept(date)) return date;
    }
  }
  return null;
}

const NAME_OF_NOTHING =
  /^(?:n\/?a|none|null|-+|\.+|not applicable|unknown|no name|no registrar.*|domain owner|registrant)$/i;
/** `Example Ltd t/a Example [Tag = EX]`, `EXAMPLE-REG (http://…)`: what follows the name. */
const AFTER_NAME = /\s*(?:\[Tag = .*|\(?https?:\/\/.*)$/i;

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

function isNotRegistered(lines: readonly string[], labelled: readonly LabelledLine[]): boolean {
  const free = labelled.some(
    ({ label, value }) =>
      isLabelOf('status', label) && /^(?:free|available|not registered|invalid)\b/i.test(value),
  );
  if (free) return true;
  return lines.some((line) => {
    const lower = line.toLowerCase();
    return NOT_REGISTERED_PHRASES.some((phrase) => lower.includes(phrase));
  });
}
