/** Reason why a number is invalid for its kind. */
type Fault =
  /** Characters that the kind doesn't allow, or a wrong number of them. */
  | 'form'
  | 'check_digit'
  /** A date that doesn't exist or is in the future. */
  | 'date'
  /** A region, area or state that does not exist. */
  | 'region'
  /** Right form, but never issued. */
  | 'not_issued';

/** Information that can be read from a number without contacting an authority. */
export interface NationalId {
  readonly valid: boolean;
  readonly fault: Fault | null;
  /** Without separators, in capitals; null if the form is wrong. */
  readonly normalised: string | null;
  /**
   * `YYYY-MM-DD`; null if the number doesn't contain it. A two-digit year means the latest one that is not in
   * the future.
   */
  readonly birth_date: string | null;
  readonly sex: 'M' | 'F' | null;
  /** Place of issue or of birth: the code from the country's table, or its name. */
  readonly region: string | null;
}

type Facts = Partial<Pick<NationalId, 'birth_date' | 'sex' | 'region'>>;

/** Reads a number that is already in capitals without separators. `today` is `YYYY-MM-DD`. */
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
