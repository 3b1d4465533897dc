import type { TriageFeature } from './features';

export type TriageWeights = { readonly [feature in TriageFeature]: number } & {
  /** Log-odds of a match without any feature, if true and false matches are equally frequent. */
  readonly base: number;
};

/** A trained model: `bench/screening/triage/train.ts` writes it. */
export interface TriageModel {
  /** Stored with every assessment. */
  readonly version: string;
  /** Assumed share of true matches among all matches. */
  readonly prior: number;
  readonly person: TriageWeights;
  readonly entity: TriageWeights;
}
