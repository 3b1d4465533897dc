import type { IdentityQuestion, IdentityRecord } from '@assay/contract';
import type { ComparePorts } from './compare-person';
import { objectsOf } from './fold';

/** A tradeline with the parts of the question that it confirms. */
interface Tradeline {
  readonly line: { readonly [name: string]: unknown };
  readonly confirms: ReadonlySet<'name' | 'address' | 'birth' | 'account'>;
  readonly institution: string;
}

export interface CanadianProcess {
  readonly satisfied: boolean;
  readonly category: 'single-source' | 'dual-process' | null;
  readonly trades: readonly { readonly [name: string]: unknown }[];
  readonly creditFile3Years: boolean | null;
  readonly creditFile6Months: boolean | null;
  readonly trades6Months: boolean | null;
  readonly distinctSources: boolean | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Returns true if a date is at least this many months before another; null if unknown. Dates are
 * `YYYY-MM-DD`.
 */
function isOlder(date: string | null, today: string, months: number): boolean | null {
  if (date === null || !/^\d{4}-\d{2}/.test(date)) return null;
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const between = count(today) - count(date);
  const daysShort = date.length >= 10 && today.slice(8, 10) < date.slice(8, 10) ? 1 : 0;
  return between - daysShort >= months;
}

function tradelinesOf(record: IdentityRecord, { inputs, type }: IdentityQuestion, ports: ComparePorts) {
  const name = [inputs.user_firstname, inputs.user_lastname].filter(Boolean).join(' ');
  const address = [inputs.user_street, inputs.user_city, inputs.user_region, inputs.user_zip]
    .filter(Boolean)
    .join(' ');
  const country = type.slice(0, 2);
  return objectsOf(record.additional.trades).map((line): Tradeline => {
    const confirms = new Set<'name' | 'address' | 'birth' | 'account'>();
    const [named, placed] = [text(line.nameAsReported), text(line.addressAsReported)];
    if (named !== null && ports.sameName(name, named)) confirms.add('name');
    if (placed !== null && ports.samePlace('address', address, placed, country)) confirms.add('address');
    if (text(line.dateOfBirthAsReported) === inputs.user_dob) confirms.add('birth');
    if (text(line.accountNumber) !== null) confirms.add('account');
    return { line, confirms, institution: text(line.institutionName) ?? '' };
  });
}

/**
 * Finds two tradelines of two institutions that confirm different combinations: name with address, birth date
 * or account.
 */
function twoConfirming(lines: readonly Tradeline[]): readonly [Tradeline, Tradeline] | null {
  const pairsOf = ({ confirms }: Tradeline) =>
    confirms.has('name')
      ? (['address', 'birth', 'account'] as const).filter((other) => confirms.has(other))
      : [];
  for (const [at, first] of lines.entries()) {
    for (const second of lines.slice(at + 1)) {
      if (first.institution === second.institution) continue;
      const [one, other] = [pairsOf(first), pairsOf(second)];
      if (one.some((pair) => other.some((its) => its !== pair))) return [first, second];
    }
  }
  return null;
}

/**
 * Applies the two CA_CB_FT identification methods to the tradelines of a source. Credit file: at least three
 * years old, with more than one tradeline, and with matching name, address and birth date. Dual process: two
 * independent tradelines that confirm different combinations. Source: FINTRAC, "Methods to verify the
 * identity of persons and entities", credit file method and dual-process method.
 */
export function canadianProcess(
  record: IdentityRecord,
  question: IdentityQuestion,
  ports: ComparePorts,
): CanadianProcess {
  const { today } = ports;
  const opened = text(record.additional.creditFileOpened);
  const lines = tradelinesOf(record, question, ports);
  const threeYears = isOlder(opened, today, 36);
  const all = new Set(lines.flatMap(({ confirms }) => [...confirms]));
  const single =
    threeYears === true &&
    lines.length > 1 &&
    (['name', 'address', 'birth'] as const).every((fact) => all.has(fact));
  const two = single ? null : twoConfirming(lines);
  const shown = two ?? lines.slice(0, 2);
  const ages = shown.map(({ line }) => isOlder(text(line.dateOpened), today, 6));
  return {
    satisfied: single || two !== null,
    category: single ? 'single-source' : two ? 'dual-process' : null,
    trades: shown.map(({ line }) => line),
    creditFile3Years: threeYears,
    creditFile6Months: isOlder(opened, today, 6),
    trades6Months: ages.length < 2 || ages.includes(null) ? null : ages.every((age) => age === true),
    distinctSources:
      lines.length === 0 ? null : new Set(lines.map(({ institution }) => institution)).size > 1,
  };
}
