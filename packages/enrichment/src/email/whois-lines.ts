import { WHOIS_LABELS } from './data/whois-labels';

/** A fact that a line of a response can state. */
export type WhoisFact = keyof typeof WHOIS_LABELS;

const COMMENT = /^(?:%|#|>>>|--|NOTICE:|TERMS OF USE:|Please note)/;
/** `[Created on]  2001/03/22` and `a [Domain Name]  x`, as used by Japan and Malaysia. */
const BRACKET_LABEL = /^(?:[a-z]\.? )?\[([^\]]{1,60})\]\s*(.*)$/;
/** `Creation Date: 1999-01-01`, `created............: 30.6.2006`, `Record created on....: x` */
const COLON_LABEL = /^([^:]{1,60}?)[ .\t]*:(?:\s+|$)(.*)$/;
/** A value may directly follow its colon if it isn't a time: `created:20010101`, `domain_name:x`. */
const TIGHT_LABEL = /^([A-Za-z][A-Za-z _-]{2,40}):(\S.*)$/;
/**
 * `Record expires on 2025-11-09 (YYYY-MM-DD)` (Taiwan), `… on Sun Mar 30 23:59:00 2014` (Kyrgyzstan),
 * `Registered on 30th April 2003 at …` (Guernsey).
 */
const SENTENCE_LABEL =
  /^((?:Record |Domain )?(?:created|registered|expires|last updated) on) +((?:\d|[A-Z][a-z]{2} ).*)$/i;
/** `Registered 2009/05/13` alone on its line. */
const BARE_LABEL = /^((?:last )?(?:created|registered|expires|expiry|updated|modified)) +(\d[\d./-]{7,9})$/i;
/** Columns without a colon: `Last-update         2010-06-28`, `Registrar#. . . . . . cerist`. */
const COLUMN_LABEL = /^([^\s:#.][^:#.]{2,40}?)(?: {3,}|\t+|#?[ .]{6,})(\S.*)$/;

/** A line's label, as the registry writes it but in lower case, and its value. */
export interface LabelledLine {
  readonly label: string;
  readonly value: string;
}

const FACTS = Object.keys(WHOIS_LABELS) as WhoisFact[];

const LABEL_SETS = new Map<WhoisFact, ReadonlySet<string>>(
  FACTS.map((fact) => [fact, new Set<string>(WHOIS_LABELS[fact])]),
);

/** Checks whether registries use a label for a fact. */
export function isLabelOf(fact: WhoisFact, label: string): boolean {
  return LABEL_SETS.get(fact)!.has(label);
}

/**
 * Splits lines into labels and values. A label without a value takes that of the next line (`Registrar:` with
 * the name indented below it). If the next line is a sub-label `Name:` or `Organization:`, its value is used.
 */
export function labelledLines(lines: readonly string[]): LabelledLine[] {
  const found: LabelledLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '' || COMMENT.test(line)) continue;
    const split = splitLine(line);
    if (split === null) {
      const label = normaliseLabel(line);
      // A separate heading: "Registrar" followed by the line "  Organization: …" (Italy).
      const isHeading = FACTS.some((fact) => isLabelOf(fact, label)) && isDeeper(lines, i);
      if (isHeading || isLabelOf('registrar', label) || isLabelOf('registrant', label)) {
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
    BRACKET_LABEL.exec(line) ??
    SENTENCE_LABEL.exec(line) ??
    BARE_LABEL.exec(line) ??
    COLON_LABEL.exec(line) ??
    TIGHT_LABEL.exec(line);
  if (match !== null) return { label: normaliseLabel(match[1]!), value: unquote(match[2]!.trim()) };
  const column = COLUMN_LABEL.exec(line);
  const label = column === null ? '' : normaliseLabel(column[1]!);
  // Prose has wide gaps too, so a column counts only if its label is known.
  return column !== null && FACTS.some((fact) => isLabelOf(fact, label))
    ? { label, value: column[2]!.trim() }
    : null;
}

const QUOTED = /^"(.*)"$/;

function unquote(value: string): string {
  return QUOTED.exec(value)?.[1] ?? value;
}

/** Leading item numbers (`7b. `) and trailing hints about the date layout. */
const AROUND_LABEL = /^\d+[a-z]?\.\s+|\s*\([a-z/. -]*\)$/g;

function normaliseLabel(text: string): string {
  const label = text
    .toLowerCase()
    .replace(AROUND_LABEL, '')
    .replace(/[_.\t]+/g, ' ')
    .replace(/[:\s]+$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  // `Data de registo / Creation Date`: the English name comes last.
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
    // Another label on the same level means that this one has no value.
    const next = splitLine(line);
    if (next === null) return line;
    if (indentOf(lines[i]!) <= indent) return '';
  }
  return '';
}

/** Checks whether the next line is indented further than this one. */
function isDeeper(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1];
  return next !== undefined && next.trim() !== '' && indentOf(next) > indentOf(lines[at]!);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
