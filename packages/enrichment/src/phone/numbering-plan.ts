import metadataJson from 'libphonenumber-js/max/metadata';

/** Kinds of numbers, as document 2 names them. */
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
  /** Lengths of the national number that occur; null when any that the plan allows. */
  readonly lengths: readonly number[] | null;
}

/** Numbers of one country, or of one calling code without a country (`800`, `883`). */
export interface NumberingPlan {
  readonly general: RegExp;
  readonly special: readonly (NumberPattern & { readonly type: PhoneNumberType })[];
  readonly fixedLine: NumberPattern | null;
  readonly mobile: NumberPattern | null;
  /** Fixed lines and mobiles share one range: the number does not tell which it is (+1). */
  readonly undivided: boolean;
}

/** Plans by ISO-2 country or by calling code. */
export type NumberingPlans = ReadonlyMap<string, NumberingPlan>;

/** Positions in the packed metadata of `libphonenumber-js` (METADATA.md of the package, version 4). */
const FIELD = { general: 2, types: 11 } as const;
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

/** Compiles the plans of every country; about 10 ms. */
export function compileNumberingPlans(): NumberingPlans {
  const plans = new Map<string, NumberingPlan>();
  for (const packed of [metadataJson.countries, metadataJson.nonGeographic]) {
    for (const [key, fields] of Object.entries(packed)) plans.set(key, planOf(fields));
  }
  return plans;
}

function planOf(fields: readonly unknown[]): NumberingPlan {
  const types = Array.isArray(fields[FIELD.types]) ? (fields[FIELD.types] as readonly unknown[]) : [];
  const special = SPECIAL_TYPES.flatMap(({ type, field }) => {
    const found = patternOf(types[field]);
    return found === null ? [] : [{ type, ...found }];
  });
  const mobile = types[TYPE_FIELD.mobile];
  return {
    general: entire(String(fields[FIELD.general])),
    special,
    fixedLine: patternOf(types[TYPE_FIELD.fixedLine]),
    mobile: patternOf(mobile),
    // A mobile pattern equal to the fixed-line one is packed as an empty string.
    undivided: Array.isArray(mobile) && mobile[0] === '',
  };
}

function patternOf(packed: unknown): NumberPattern | null {
  if (!Array.isArray(packed) || typeof packed[0] !== 'string' || packed[0] === '') return null;
  const lengths: unknown = packed[1];
  return { pattern: entire(packed[0]), lengths: Array.isArray(lengths) ? lengths.map(Number) : null };
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
  return (
    kind !== null &&
    (kind.lengths === null || kind.lengths.includes(national.length)) &&
    kind.pattern.test(national)
  );
}
