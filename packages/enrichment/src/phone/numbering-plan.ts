import metadataJson from 'libphonenumber-js/max/metadata';

/** Kinds of numbers, as the answer names them. */
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
  /** Lengths of the national number that occur. */
  readonly lengths: readonly number[];
}

/** Numbers of one country, or of one calling code without a country (`800`, `883`). */
export interface NumberingPlan {
  /** ISO-2; null for numbers of no country. */
  readonly country: string | null;
  readonly callingCode: string;
  /** Every plan of the calling code, this one among them and the main one first. */
  readonly sharing: readonly NumberingPlan[];
  /** What is dialled before a calling code; null for numbers of no country. */
  readonly internationalPrefix: RegExp | null;
  /** What is dialled before a national number, or a local number that lacks its area. */
  readonly nationalPrefix: RegExp | null;
  /** What replaces a match of `nationalPrefix` that has a group, to make the national number. */
  readonly rewrite: string | null;
  /** Beginnings of national numbers that are this country's and no other's of the calling code. */
  readonly leadingDigits: RegExp | null;
  /** Lengths of national numbers, ascending. */
  readonly lengths: readonly number[];
  readonly general: RegExp;
  readonly special: readonly (NumberPattern & { readonly type: PhoneNumberType })[];
  readonly fixedLine: NumberPattern | null;
  readonly mobile: NumberPattern | null;
  /** Fixed lines and mobiles share one range: the number does not show which it is (+1). */
  readonly undivided: boolean;
}

export interface NumberingPlans {
  /** By ISO-2. */
  readonly byCountry: ReadonlyMap<string, NumberingPlan>;
  /** Main plans at the index of their calling code; no calling code begins another. */
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
 * Where a number fits several kinds, the first of these names it, and any of them before fixed line and
 * mobile: the order of Google's libphonenumber. The JavaScript port asks for fixed line first and so calls
 * some toll-free and shared-cost numbers fixed lines.
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

/** The plans of every country, which are data of this version; compiled once, in about 10 ms. */
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
    general: entire(String(fields[FIELD.general])),
    special,
    fixedLine: patternOf(types[TYPE_FIELD.fixedLine], lengths),
    mobile: patternOf(mobile, lengths),
    // A mobile pattern equal to the fixed-line one is packed as an empty string.
    undivided: Array.isArray(mobile) && mobile[0] === '',
  };
}

/** Kinds without lengths of their own have those of the plan. */
function patternOf(packed: unknown, lengths: readonly number[]): NumberPattern | null {
  if (!Array.isArray(packed) || typeof packed[0] !== 'string' || packed[0] === '') return null;
  return { pattern: entire(packed[0]), lengths: numbersOf(packed[1]) ?? lengths };
}

/** Absent fields are packed as 0. */
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

/** The kind of a national number under a plan, or null when the plan has no such number. */
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
