import metadataJson from 'libphonenumber-js/max/metadata';
import { NEWER_RANGES } from './data/newer-ranges';

/** Kinds of numbers, as named in the response. */
export type PhoneNumberType =
  | 'FIXED_LINE'
  | 'MOBILE'
  | 'VOIP'
  | 'FIXED_LINE_OR_MOBILE'
  | 'TOLL_FREE'
  | 'PREMIUM_RATE'
  | 'SHARED_COST'
  | 'PERSONAL_NUMBER'
  | 'PAGER'
  | 'UAN'
  | 'VOICEMAIL'
  | 'UNKNOWN';

interface NumberPattern {
  readonly pattern: RegExp;
  /** Possible lengths of the national number. */
  readonly lengths: readonly number[];
}

/** Numbers of one country, or of one calling code without a country (`800`, `883`). */
export interface NumberingPlan {
  /** ISO-2; null for numbers without a country. */
  readonly country: string | null;
  readonly callingCode: string;
  /** Every plan of the calling code, including this one; the main plan is first. */
  readonly sharing: readonly NumberingPlan[];
  /** Prefix dialed before a calling code; null for numbers without a country. */
  readonly internationalPrefix: RegExp | null;
  /** Prefix dialed before a national number, or before a local number without its area code. */
  readonly nationalPrefix: RegExp | null;
  /** Replacement for a match of `nationalPrefix` that has a group, to form the national number. */
  readonly rewrite: string | null;
  /** Prefixes of national numbers that belong only to this country within the calling code. */
  readonly leadingDigits: RegExp | null;
  /** Lengths of national numbers, ascending. */
  readonly lengths: readonly number[];
  readonly general: RegExp;
  readonly special: readonly (NumberPattern & { readonly type: PhoneNumberType })[];
  readonly fixedLine: NumberPattern | null;
  readonly mobile: NumberPattern | null;
  /** Fixed lines and mobiles share one range, so the number doesn't show its kind (+1). */
  readonly undivided: boolean;
}

export interface NumberingPlans {
  /** Plans by ISO-2. */
  readonly byCountry: ReadonlyMap<string, NumberingPlan>;
  /** Main plans, indexed by calling code; a calling code is never a prefix of another. */
  readonly byCallingCode: readonly (NumberingPlan | undefined)[];
}

/** Positions in the packed metadata of `libphonenumber-js` (METADATA.md of the package, version 4). */
const FIELD = {
  callingCode: 0,
  internationalPrefix: 1,
  general: 2,
  lengths: 3,
  nationalPrefix: 5,
  nationalPrefixForParsing: 7,
  rewrite: 8,
  leadingDigits: 10,
  types: 11,
} as const;
const TYPE_FIELD = { fixedLine: 0, mobile: 1 } as const;

/**
 * Kinds in order of precedence when a number matches several; all of them precede fixed line and mobile. This
 * is the order of Google's libphonenumber. The JavaScript port checks fixed lines first and therefore reports
 * some toll-free and shared-cost numbers as fixed lines.
 */
const SPECIAL_TYPES: readonly { readonly type: PhoneNumberType; readonly field: number }[] = [
  { type: 'PREMIUM_RATE', field: 3 },
  { type: 'TOLL_FREE', field: 2 },
  { type: 'SHARED_COST', field: 9 },
  { type: 'VOIP', field: 8 },
  { type: 'PERSONAL_NUMBER', field: 4 },
  { type: 'PAGER', field: 7 },
  { type: 'UAN', field: 6 },
  { type: 'VOICEMAIL', field: 5 },
];

let compiled: NumberingPlans | null = null;

/** Returns the plans of every country, which are part of this version. Compiled once, in about 10 ms. */
export const numberingPlans = (): NumberingPlans => (compiled ??= compileNumberingPlans());

function compileNumberingPlans(): NumberingPlans {
  const byCountry = new Map<string, NumberingPlan>();
  const byCallingCode: (NumberingPlan | undefined)[] = Array.from({ length: 1000 });
  for (const countries of Object.values(metadataJson.country_calling_codes)) {
    const sharing: NumberingPlan[] = [];
    for (const country of countries) {
      const plan = planOf(country, metadataJson.countries[country]!, sharing);
      sharing.push(plan);
      byCountry.set(country, plan);
    }
    byCallingCode[Number(sharing[0]!.callingCode)] = sharing[0];
  }
  for (const fields of Object.values(metadataJson.nonGeographic)) {
    const sharing: NumberingPlan[] = [];
    sharing.push(planOf(null, fields, sharing));
    byCallingCode[Number(sharing[0]!.callingCode)] = sharing[0];
  }
  return { byCountry, byCallingCode };
}

function planOf(
  country: string | null,
  fields: readonly unknown[],
  sharing: readonly NumberingPlan[],
): NumberingPlan {
  const lengths = numbersOf(fields[FIELD.lengths]) ?? [];
  const types = Array.isArray(fields[FIELD.types]) ? (fields[FIELD.types] as readonly unknown[]) : [];
  const special = SPECIAL_TYPES.flatMap(({ type, field }) => {
    const found = patternOf(types[field], lengths);
    return found === null ? [] : [{ type, ...found }];
  });
  const mobile = types[TYPE_FIELD.mobile];
  return {
    country,
    callingCode: String(fields[FIELD.callingCode]),
    sharing,
    internationalPrefix: beginning(fields[FIELD.internationalPrefix]),
    nationalPrefix: beginning(fields[FIELD.nationalPrefixForParsing] || fields[FIELD.nationalPrefix]),
    rewrite: textOf(fields[FIELD.rewrite]),
    leadingDigits: beginning(fields[FIELD.leadingDigits]),
    lengths,
    general: entire(withNewerRanges(String(fields[FIELD.general]), country)),
    special,
    fixedLine: patternOf(types[TYPE_FIELD.fixedLine], lengths, country),
    mobile: patternOf(mobile, lengths),
    // A mobile pattern equal to the fixed-line one is packed as an empty string.
    undivided: Array.isArray(mobile) && mobile[0] === '',
  };
}

/**
 * Builds the pattern of a kind. Kinds without lengths use those of the plan.
 * @param newerOf country whose newer ranges belong to the kind
 */
function patternOf(
  packed: unknown,
  lengths: readonly number[],
  newerOf: string | null = null,
): NumberPattern | null {
  if (!Array.isArray(packed) || typeof packed[0] !== 'string' || packed[0] === '') return null;
  const pattern = entire(withNewerRanges(packed[0], newerOf));
  return { pattern, lengths: numbersOf(packed[1]) ?? lengths };
}

/** Adds the ranges of a country that are newer than the metadata. */
function withNewerRanges(pattern: string, country: string | null): string {
  const newer = NEWER_RANGES.filter((range) => range.country === country);
  return [pattern, ...newer.map(({ prefix, rest }) => `${prefix}${rest}`)].join('|');
}

/** Returns the string, or null for an absent field, which is packed as 0. */
function textOf(packed: unknown): string | null {
  return typeof packed === 'string' && packed !== '' ? packed : null;
}

function numbersOf(packed: unknown): readonly number[] | null {
  return Array.isArray(packed) ? packed.map(Number) : null;
}

function beginning(packed: unknown): RegExp | null {
  const pattern = textOf(packed);
  return pattern === null ? null : new RegExp(`^(?:${pattern})`);
}

function entire(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

/** Returns the kind of a national number under a plan; null when the plan doesn't contain the number. */
export function numberType(plan: NumberingPlan, national: string): PhoneNumberType | null {
  if (!plan.general.test(national)) return null;
  for (const special of plan.special) if (fits(special, national)) return special.type;
  if (fits(plan.fixedLine, national)) {
    return plan.undivided || fits(plan.mobile, national) ? 'FIXED_LINE_OR_MOBILE' : 'FIXED_LINE';
  }
  return fits(plan.mobile, national) ? 'MOBILE' : null;
}

function fits(kind: NumberPattern | null, national: string): boolean {
  if (!kind?.lengths.includes(national.length)) return false;
  return kind.pattern.test(national);
}
