/** Describes how the columns of a CSV file become fraud requests. */

/** `h` and `d` count hours and days from `origin`; `iso` is a date with or without a time, in UTC. */
type TimeUnit = 'ms' | 's' | 'h' | 'd' | 'iso';

export interface CsvMapping {
  readonly name: string;
  readonly delimiter?: string;
  readonly label: { readonly column: string; readonly fraud: readonly string[] };
  readonly time: {
    readonly column: string;
    readonly unit: TimeUnit;
    /** Date that the numbers of the column count from; default: 1 January 1970. */
    readonly origin?: string;
  };
  /** Fields of the fraud request, each with the column that it is read from. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields with the same value in every request. */
  readonly constants?: Readonly<Record<string, string | number>>;
  /** Columns of groups for fairness figures. A numeric column can be divided at bounds; dates give ages. */
  readonly groups?: Readonly<
    Record<
      string,
      { readonly column: string; readonly bounds?: readonly number[]; readonly isBirth?: boolean }
    >
  >;
  readonly payers: readonly string[];
  readonly counterparties: readonly string[];
  readonly labelDelayDays: number;
  /**
   * Shares of the time span: rows before `train` are history, rows before `test` train the models. Rows whose
   * label has not arrived when the test begins don't train.
   */
  readonly split: { readonly train: number; readonly test: number };
  readonly reviewsPerDay: number;
  readonly reviewCost: number;
  /** Category whose calibration errors are shown if the training chooses none. */
  readonly segment?: string;
}

/** PaySim (Lopez-Rojas, Elmir & Axelsson 2016) as published: one step is an hour. */
export const PAYSIM: CsvMapping = {
  name: 'paysim',
  label: { column: 'isFraud', fraud: ['1'] },
  time: { column: 'step', unit: 'h', origin: '2017-01-01' },
  fields: {
    transaction_type: 'type',
    transaction_amount: 'amount',
    user_id: 'nameOrig',
    user_balance: 'oldbalanceOrg',
    receiver_id: 'nameDest',
  },
  constants: { transaction_currency: 'EUR' },
  payers: ['user_id'],
  counterparties: ['receiver_id'],
  labelDelayDays: 1,
  split: { train: 0.1, test: 0.7 },
  reviewsPerDay: 100,
  reviewCost: 50,
  segment: 'transaction_type',
};

/** Sparkov Data Generation (0.5 and 1.0): files with bars between the values. */
export const SPARKOV: CsvMapping = {
  name: 'sparkov',
  delimiter: '|',
  label: { column: 'is_fraud', fraud: ['1'] },
  time: { column: 'unix_time', unit: 's' },
  fields: {
    transaction_amount: 'amt',
    card_hash: 'cc_num',
    merchant_id: 'merchant',
    merchant_category: 'category',
    user_dob: 'dob',
  },
  constants: { transaction_currency: 'USD' },
  groups: { age: { column: 'dob', isBirth: true, bounds: [30, 50] } },
  payers: ['card_hash'],
  counterparties: ['merchant_id'],
  labelDelayDays: 7,
  split: { train: 0.4, test: 0.8 },
  reviewsPerDay: 20,
  reviewCost: 10,
  segment: 'merchant_category',
};

/** AMLSim (IBM) as its converter writes it; the time is an ISO date. */
export const AMLSIM: CsvMapping = {
  name: 'amlsim',
  label: { column: 'is_sar', fraud: ['True', 'true', '1'] },
  time: { column: 'tran_timestamp', unit: 'iso' },
  fields: {
    transaction_type: 'tx_type',
    transaction_amount: 'base_amt',
    user_id: 'orig_acct',
    receiver_id: 'bene_acct',
  },
  constants: { transaction_currency: 'USD' },
  payers: ['user_id'],
  counterparties: ['receiver_id'],
  labelDelayDays: 7,
  split: { train: 0.2, test: 0.7 },
  reviewsPerDay: 100,
  reviewCost: 50,
};

const STRINGS = [
  'name',
  'label',
  'time',
  'fields',
  'payers',
  'counterparties',
  'labelDelayDays',
  'split',
] as const;

/**
 * Reads a mapping from JSON.
 * @throws Error that names a missing member
 */
export function readMapping(json: string): CsvMapping {
  const mapping = JSON.parse(json) as Partial<CsvMapping>;
  for (const member of STRINGS)
    if (mapping[member] === undefined) throw new Error(`The mapping lacks "${member}".`);
  return { reviewsPerDay: 100, reviewCost: 10, ...mapping } as CsvMapping;
}
