import type { Check } from './checksums';
import type { DateReader } from './dates';
import { invalid, type NationalId, type Reader, valid } from './verdict';

/** Description of a kind of number for documentation. */
interface Description {
  /** Local or English name. */
  readonly title: string;
  /** Publication that defines form and check. */
  readonly source: string;
  /** Parts of the number that are checked, in one line. */
  readonly checks: string;
}

/** A kind of number: how it is described and read. */
export interface NumberKind extends Description {
  readonly read: Reader;
}

/** Parts of a number in the order in which they are checked. */
interface NumberRule extends Description {
  /** Form of the number in capitals without separators. */
  readonly form: RegExp;
  /** Returns the number as it is stored: with leading zeros, or with separators that carry meaning. */
  readonly canonical?: (text: string) => string;
  /** Returns the region of issue or birth; null if it doesn't exist, undefined if it is unknown. */
  readonly region?: (text: string) => string | null | undefined;
  readonly birthDate?: DateReader;
  readonly sex?: (text: string) => 'M' | 'F' | null;
  /** Returns false for numbers with the right form that are never issued. */
  readonly isIssued?: Check;
  /** Checks the check digits. */
  readonly check?: Check;
}

function readBy(rule: NumberRule, text: string, today: string): NationalId {
  if (!rule.form.test(text)) return invalid('form');
  const number = rule.canonical ? rule.canonical(text) : text;
  const region = rule.region?.(number);
  if (region === null) return invalid('region', number);
  const birthDate = rule.birthDate?.(number, today);
  if (birthDate === null) return invalid('date', number);
  if (rule.isIssued && !rule.isIssued(number)) return invalid('not_issued', number);
  if (rule.check && !rule.check(number)) return invalid('check_digit', number);
  return valid(number, {
    birth_date: birthDate ?? null,
    sex: rule.sex?.(number) ?? null,
    region: region ?? null,
  });
}

/** Defines a kind by its parts. */
export function number(rule: NumberRule): NumberKind {
  const { title, source, checks } = rule;
  return { title, source, checks, read: (text, today) => readBy(rule, text, today) };
}

/** Defines a kind that is one of several other kinds: the first valid result counts. */
export function anyOf(description: Description, kinds: readonly NumberKind[]): NumberKind {
  return {
    ...description,
    read: (text, today) => {
      let first: NationalId | null = null;
      for (const kind of kinds) {
        const result = kind.read(text, today);
        if (result.valid) return result;
        if (first === null || first.fault === 'form') first = result;
      }
      return first ?? invalid('form');
    },
  };
}

/** Defines a kind with an existing reader. */
export const readWith = (read: Reader, description: Description): NumberKind => ({ ...description, read });

/** Returns the sex from a digit that is odd for men. */
export const oddForMen =
  (at: number) =>
  (text: string): 'M' | 'F' =>
    text.charCodeAt(at) % 2 === 1 ? 'M' : 'F';

/** Returns the sex from a digit that is even for men. */
export const evenForMen =
  (at: number) =>
  (text: string): 'M' | 'F' =>
    text.charCodeAt(at) % 2 === 0 ? 'M' : 'F';
