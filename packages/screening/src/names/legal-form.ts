import { ALSO_AT_START, LEGAL_FORMS, type LegalKind, ONLY_AT_END } from '../data/legal-forms';
import type { KnownWord } from './known-word';
import { wordsOf } from './words';

/** A legal form found in a name. */
export interface LegalForm {
  readonly kind: LegalKind;
  /** The spelling found, its words joined by spaces. */
  readonly spelling: string;
  /** ISO 3166-1 alpha-2 of the only countries that use it; empty if many do. */
  readonly countries: readonly string[];
}

const NO_COUNTRIES: readonly string[] = [];
const NO_FORMS: readonly LegalForm[] = [];

interface Table {
  readonly forms: ReadonlyMap<string, LegalForm>;
  readonly longest: number;
  /** First and last words of forms with several words. */
  readonly firsts: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
  /** First words of all forms: a name without any of these words contains no form. */
  readonly begin: ReadonlySet<string>;
}

function readTable(): Table {
  const forms = new Map<string, LegalForm>();
  const firsts = new Set<string>();
  const lasts = new Set<string>();
  let longest = 1;
  for (const [kind, countries, spellings] of LEGAL_FORMS) {
    for (const spelling of spellings.split(';')) {
      const words = wordsOf(spelling).map((word) => word.latin);
      const key = words.join(' ');
      longest = Math.max(longest, words.length);
      if (words.length > 1) {
        firsts.add(words[0]!);
        lasts.add(words.at(-1)!);
      }
      if (key !== '' && !forms.has(key))
        forms.set(key, {
          kind,
          spelling: key,
          countries: countries === '' ? NO_COUNTRIES : countries.split(' '),
        });
    }
  }
  return { forms, longest, firsts, lasts, begin: new Set([...forms.keys(), ...firsts]) };
}

let table: Table | undefined;

/** Legal forms in the words of a name. */
interface FoundForms {
  readonly forms: readonly LegalForm[];
  /** For each word, true if it belongs to a legal form. */
  readonly taken: readonly boolean[];
}

/** Minimum number of letters around a name; fewer are initials or coincidence. */
const MIN_PARTED_LENGTH = 4;

/** Finds a form that begins at the end of a name and continues at its start: "C.V. Example S.A. de". */
function partedForm(words: readonly string[], { forms, longest, firsts, lasts }: Table) {
  if (!lasts.has(words[0] ?? '') && !lasts.has(words[1] ?? '') && !lasts.has(words[2] ?? '')) return null;
  for (let length = Math.min(longest, words.length - 1); length > 1; length--) {
    for (let front = 1; front < length; front++) {
      const from = words.length - length + front;
      if (!firsts.has(words[from]!)) continue;
      const key = [...words.slice(from), ...words.slice(0, front)].join(' ');
      const form = key.length - length + 1 >= MIN_PARTED_LENGTH ? forms.get(key) : undefined;
      if (form) return { form, front, from };
    }
  }
  return null;
}

/** Checks whether a legal form begins with a word. Words without such a start contain no form. */
export function beginsForm(known: KnownWord): boolean {
  if (known.beginsForm === undefined) {
    table ??= readTable();
    known.beginsForm = table.begin.has(known.latin);
  }
  return known.beginsForm;
}

/**
 * Finds legal forms, the longest first. Spellings that are also words count only at the end, or at the start
 * if their language places them there. If a name would consist only of legal forms, its words remain.
 */
export function findLegalForms(words: readonly string[]): FoundForms {
  table ??= readTable();
  const known = table;
  const taken: boolean[] = new Array(words.length).fill(false);
  if (!words.some((word) => known.begin.has(word))) return { forms: NO_FORMS, taken };
  const forms: LegalForm[] = [];
  let end = words.length;
  const parted = partedForm(words, known);
  if (parted !== null) {
    forms.push(parted.form);
    taken.fill(true, 0, parted.front);
    taken.fill(true, parted.from);
    end = parted.from;
  }
  const allowed = (key: string, from: number, to: number) =>
    !ONLY_AT_END.has(key) ||
    (to === end && from > 0) ||
    (from === 0 && to < words.length && ALSO_AT_START.has(key));
  // Longest first, over the whole name: "open joint stock company" before "joint stock company". Two passes,
  // because a form before a form at the end is at the end too.
  for (let pass = 0; pass < 2; pass++) {
    for (let length = Math.min(known.longest, words.length); length > 0; length--) {
      for (let from = words.length - length; from >= 0; from--) {
        const to = from + length;
        if (taken[from] || taken[to - 1]) continue;
        if (length > 1 && !(known.firsts.has(words[from]!) && known.lasts.has(words[to - 1]!))) continue;
        const key = length === 1 ? words[from]! : words.slice(from, to).join(' ');
        const form = known.forms.get(key);
        if (!form || !allowed(key, from, to) || taken.slice(from, to).includes(true)) continue;
        forms.push(form);
        taken.fill(true, from, to);
      }
    }
    while (end > 0 && taken[end - 1]) end--;
  }
  return taken.every(Boolean) ? { forms: [], taken: taken.map(() => false) } : { forms, taken };
}
