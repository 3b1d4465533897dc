/** Labeled transactions of a public data set, as the bench scores them. */

/** `history`: only counted by later transactions; `train`: trains the models; `test`: scored and measured. */
export type Part = 'history' | 'train' | 'test';

export interface ProofTransaction {
  /** Body of a fraud request, without `config`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly fraud: boolean;
  readonly part: Part;
  /** True for a test transaction that the published protocol of the set leaves out. */
  readonly isLeftOut?: boolean;
  /** Groups for the fairness figures, such as `age` or `country`; absent = unknown. */
  readonly groups?: Readonly<Record<string, string>>;
}

export interface ProofSet {
  /** Name in the report. */
  readonly name: string;
  /** Transactions in chronological order. */
  readonly transactions: Iterable<ProofTransaction>;
  /** Time from a transaction to its label, in milliseconds. */
  readonly labelDelayMs: number;
  /** Key fields that repeat: the party that pays. */
  readonly payers: readonly string[];
  /** Key fields that repeat: the party that is paid. */
  readonly counterparties: readonly string[];
}

/** Models were developed on the development half of a set; figures are published for the counted half only. */
export type Half = 'development' | 'counted';

/** A set with what its figures are compared with. */
export interface OpenedSet extends ProofSet {
  readonly reviewsPerDay: number;
  /** Cost of a review in the currency of the amounts. */
  readonly reviewCost: number;
  /** Category whose calibration errors are shown if the training chooses none. */
  readonly segment?: string | undefined;
  readonly targets: { readonly auc?: number; readonly averagePrecision?: number };
}
