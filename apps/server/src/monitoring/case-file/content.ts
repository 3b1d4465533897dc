/** Format of a case file; a reader of another version refuses it. */
export const CASE_FILE_FORMAT = 'assay case file 1';

export interface CaseTransaction {
  readonly transaction_id: string;
  readonly evaluation_id: string;
  readonly at: string;
  readonly state: string;
  readonly fraud_score: number;
  readonly policy_version: number;
  readonly lists_version: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
}

export interface CaseAlert {
  readonly id: string;
  readonly typology: string;
  readonly name: string;
  readonly entity: string;
  readonly status: string;
  readonly disposition: string | null;
  readonly score: number;
  readonly since: string;
  readonly until: string;
  readonly policy_version: number;
  /** Parameters of the typology in that policy version. */
  readonly parameters: Readonly<Record<string, number>>;
  readonly reasons: readonly string[];
  readonly edges: readonly {
    readonly at: string;
    readonly amount: number | null;
    readonly currency: string | null;
    readonly from: string;
    readonly to: string;
  }[];
  readonly history: readonly {
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly note: string;
  }[];
}

/** Everything that a case file states. It is signed as text. */
export interface CaseContent {
  readonly format: typeof CASE_FILE_FORMAT;
  readonly title: string;
  readonly exported_at: string;
  readonly exported_by: string;
  readonly alerts: readonly CaseAlert[];
  readonly transactions: readonly CaseTransaction[];
  readonly audit: readonly {
    readonly sequence: number;
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly target: string;
    readonly hash: string;
  }[];
}

/** A signed case file. */
export interface CaseFile {
  /** JSON text of {@link CaseContent}. */
  readonly content: string;
  /** Ed25519 as SPKI, base64url. */
  readonly public_key: string;
  readonly signature: string;
}
