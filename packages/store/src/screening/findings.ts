import type {
  AmlEntry,
  CaseStatus,
  EnvironmentId,
  MatchListKind,
  TransactionId,
  TriageConflict,
} from '@assay/contract';
import type { Connection } from '../connection/connection';
import { sealJson, type Vault } from '../privacy/vault';

/** A person in erasure and access requests: hashes of `keyHasher`, and ids of their transactions. */
export interface StoredPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

/** The person whose data a row contains. */
export interface RowPerson {
  readonly userHash: string | null;
  readonly emailHash: string | null;
  /** The fraud request that it came from. */
  readonly transactionId: TransactionId | null;
}

/**
 * Returns a condition on the three person columns; the parameters are the values of {@link personValues} from
 * `first`.
 */
export const ofPerson = (first: number): string =>
  `(user_hash = ANY($${first}::bigint[]) OR email_hash = ANY($${first + 1}::bigint[]) OR transaction_id = ANY($${first + 2}::text[]))`;

const array = (values: readonly string[]) => `{${values.join(',')}}`;

export const personValues = (person: StoredPerson): readonly unknown[] => [
  array(person.userHashes),
  array(person.emailHashes),
  [...person.transactionIds],
];

/** Screening matches of one subject and their decisions. Times are UNIX milliseconds. */
export interface ScreeningCase<Query = object> {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: Query;
  readonly status: CaseStatus;
  readonly assignee: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly matches: number;
  readonly undecided: number;
  /** The most similar undecided match, or the most similar one if all are decided; null = none. */
  readonly best: { readonly list: string; readonly kind: MatchListKind; readonly score: number } | null;
}

export interface FoundMatch {
  readonly list: string;
  readonly kind: MatchListKind;
  readonly sourceId: string;
  /** Hash of the entry's content: a decision is valid only for this content. */
  readonly contentHash: string;
  readonly score: number;
  readonly entry: AmlEntry;
  readonly explanation: unknown;
  /** null = not assessed: bank details, and matches stored by earlier versions. */
  readonly triage: MatchTriage | null;
}

/** Assessment of a match at the time when it was found. */
export interface MatchTriage {
  /** Probability of a true match, 0–1. */
  readonly probability: number;
  /** Version of the model. */
  readonly model: string;
  readonly conflicts: readonly TriageConflict[];
  readonly contributions: readonly {
    readonly factor: string;
    readonly state: string;
    readonly reason: string;
    readonly log_odds: number;
  }[];
}

/** Personal data of the subject; encrypted together. */
export type Subject<Query = object> = Pick<ScreeningCase<Query>, 'userId' | 'name' | 'query'>;
/** Data of the entry that may be the subject; encrypted together. */
export type MatchContent = Pick<FoundMatch, 'entry' | 'explanation'> & Partial<Pick<FoundMatch, 'triage'>>;

export interface Sealed {
  /** null = stored in plaintext by a version before 0.2. */
  readonly kept: Buffer | null;
}

// The subject identifies the place, because the case id is unknown when a finding is added.
export const casePlace = (subjectKey: string) => `screening_case/${subjectKey}`;
export const matchPlace = (subjectKey: string, list: string, sourceId: string) =>
  `screening_case_match/${subjectKey}/${list}/${sourceId}`;

export interface CaseFinding extends RowPerson {
  readonly environmentId: EnvironmentId;
  /** Used if the subject lacks a case. */
  readonly id: string;
  readonly subjectKey: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: object;
  readonly at: number;
  /** Source of the finding: a request or monitoring. */
  readonly actor: string;
  /** Never empty; excludes false positives that are still cleared. */
  readonly matches: readonly FoundMatch[];
}

const FINDING_COLUMNS = `"environmentId" int, id uuid, "subjectKey" bigint, "userHash" bigint, "emailHash" bigint,
  "transactionId" text, kept text, at bigint, actor text, matches jsonb`;

/**
 * Returns SQL that stores the findings of `sentFindings`, parameter `at`, in their order; returns the ids of
 * their cases.
 */
export const recordingFindings = (at: number): string =>
  `SELECT record_finding("environmentId", id, "subjectKey", "userHash", "emailHash", "transactionId", decode(kept, 'hex'),
     at, actor, matches)::text AS id
   FROM jsonb_to_recordset($${at}::jsonb) AS f(${FINDING_COLUMNS})`;

/** Returns the stored members of an assessment, which may have more. */
const stored = ({ probability, model, conflicts, contributions }: MatchTriage): MatchTriage => ({
  probability,
  model,
  conflicts,
  contributions,
});

/** Returns findings as a JSON array for the statement, with personal data encrypted. */
export const sentFindings = (vault: Vault, findings: readonly CaseFinding[]): string =>
  JSON.stringify(
    findings.map(({ userId, name, query, matches, ...finding }) => {
      const { environmentId, subjectKey } = finding;
      const subject: Subject = { userId, name, query };
      return {
        ...finding,
        kept: sealJson(vault, environmentId, casePlace(subjectKey), subject).toString('hex'),
        matches: matches.map(({ entry, explanation, triage, ...match }) => {
          const content: MatchContent = { entry, explanation, ...(triage ? { triage: stored(triage) } : {}) };
          const place = matchPlace(subjectKey, match.list, match.sourceId);
          return { ...match, kept: sealJson(vault, environmentId, place, content).toString('hex') };
        }),
      };
    }),
  );

/**
 * Stores matches in the subject's case, which is created if necessary. A match whose entry changed loses its
 * decision; a closed case with an undecided match is reopened.
 */
export async function recordFinding(connection: Connection, finding: CaseFinding): Promise<void> {
  await connection.query({
    name: 'record_finding',
    accounts: [finding.environmentId],
    text: recordingFindings(1),
    values: [sentFindings(connection.vault, [finding])],
  });
}
