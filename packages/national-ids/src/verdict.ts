/** Why a number cannot be one of its kind. */
type Fault =
  /** Characters that the kind does not have, or another number of them. */
  | 'form'
  | 'check_digit'
  /** A date that is none or has not come yet. */
  | 'date'
  /** A region, area or state that does not exist. */
  | 'region'
  /** Of the right form, and never given to anybody. */
  | 'not_issued';

/** What is known of a number without asking anybody. */
export interface NationalId {
  readonly valid: boolean;
  readonly fault: Fault | null;
  /** Without separators, in capitals; null where the form is wrong. */
  readonly normalised: string | null;
  /** `YYYY-MM-DD`; null where the number does not tell it. Two digits of a year mean the latest one that has come. */
  readonly birth_date: string | null;
  readonly sex: 'M' | 'F' | null;
  /** Where it was given out or its bearer was born: the code that the country's own table uses, or its name. */
  readonly region: string | null;
}

type Facts = Partial<Pick<NationalId, 'birth_date' | 'sex' | 'region'>>;

/** Reads a number without separators, in capitals. `today` is `YYYY-MM-DD`. */
export type Reader = (text: string, today: string) => NationalId;

export const valid = (normalised: string, facts: Facts = {}): NationalId => ({
  valid: true,
  fault: null,
  normalised,
  birth_date: facts.birth_date ?? null,
  sex: facts.sex ?? null,
  region: facts.region ?? null,
});

export const invalid = (fault: Fault, normalised: string | null = null): NationalId => ({
  valid: false,
  fault,
  normalised,
  birth_date: null,
  sex: null,
  region: null,
});
