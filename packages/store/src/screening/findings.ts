import type { AmlEntry, CaseStatus, MatchListKind, SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { sealJson, type Vault } from '../privacy/vault';

/** A person as erasure and subject access requests name them: hashes of `keyHasher`, ids of their transactions. */
export interface StoredPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

/** Whose data a row holds. */
export interface RowPerson {
  readonly userHash: string | null;
  readonly emailHash: string | null;
  /** The fraud call that it came from. */
  readonly transactionId: TransactionId | null;
}

/** A condition on the three columns of a person; the parameters are the values of {@link personValues} from `first` on. */
export const ofPerson = (first: number): string =>
  `(user_hash = ANY($${first}::bigint[]) OR email_hash = ANY($${first + 1}::bigint[]) OR transaction_id = ANY($${first + 2}::text[]))`;

const array = (values: readonly string[]) => `{${values.join(',')}}`;

export const personValues = (person: StoredPerson): readonly unknown[] => [
  array(person.userHashes),
  array(person.emailHashes),
  [...person.transactionIds],
];

/** Screening matches of one subject and what was decided about them. Times are UNIX milliseconds. */
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
}

export interface FoundMatch {
  readonly list: string;
  readonly kind: MatchListKind;
  readonly sourceId: string;
  /** Of the entry's content: a decision holds for it only. */
  readonly contentHash: string;
  readonly score: number;
  readonly entry: AmlEntry;
  readonly explanation: unknown;
}

/** What tells of the subject; sealed together. */
export type Subject<Query = object> = Pick<ScreeningCase<Query>, 'userId' | 'name' | 'query'>;
/** What tells of the entry that the subject may be; sealed together. */
export type MatchContent = Pick<FoundMatch, 'entry' | 'explanation'>;

export interface Sealed {
  /** null = a version before 0.2 kept it in clear. */
  readonly kept: Buffer | null;
}

// A finding does not know the id of the case that it joins, but whose it is.
export const casePlace = (subjectKey: string) => `screening_case/${subjectKey}`;
export const matchPlace = (subjectKey: string, list: string, sourceId: string) =>
  `screening_case_match/${subjectKey}/${list}/${sourceId}`;

export interface CaseFinding extends RowPerson {
  readonly spaceId: SpaceId;
  /** Used when the subject has no case yet. */
  readonly id: string;
  readonly subjectKey: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: object;
  readonly at: number;
  /** What found it: a call or monitoring. */
  readonly actor: string;
  /** Never empty; a false positive that still holds is not among them. */
  readonly matches: readonly FoundMatch[];
}

const FINDING_COLUMNS = `"spaceId" int, id uuid, "subjectKey" bigint, "userHash" bigint, "emailHash" bigint,
  "transactionId" text, kept text, at bigint, actor text, matches jsonb`;

/** Keeps the findings of `sentFindings`, parameter `at`, in their order; yields the ids of their cases. */
export const recordingFindings = (at: number): string =>
  `SELECT record_finding("spaceId", id, "subjectKey", "userHash", "emailHash", "transactionId", decode(kept, 'hex'),
     at, actor, matches)::text AS id
   FROM jsonb_to_recordset($${at}::jsonb) AS f(${FINDING_COLUMNS})`;

/** Findings as they are sent, a JSON array: what tells of persons is sealed. */
export const sentFindings = (vault: Vault, findings: readonly CaseFinding[]): string =>
  JSON.stringify(
    findings.map(({ userId, name, query, matches, ...finding }) => {
      const { spaceId, subjectKey } = finding;
      const subject: Subject = { userId, name, query };
      return {
        ...finding,
        kept: sealJson(vault, spaceId, casePlace(subjectKey), subject).toString('hex'),
        matches: matches.map(({ entry, explanation, ...match }) => {
          const content: MatchContent = { entry, explanation };
          const place = matchPlace(subjectKey, match.list, match.sourceId);
          return { ...match, kept: sealJson(vault, spaceId, place, content).toString('hex') };
        }),
      };
    }),
  );

/**
 * Keeps matches in the subject's case, which is made when there is none. A match whose entry changed loses its
 * decision; a closed case with an undecided match opens again.
 */
export async function recordFinding(connection: Connection, finding: CaseFinding): Promise<void> {
  await connection.query({
    name: 'record_finding',
    accounts: [finding.spaceId],
    text: recordingFindings(1),
    values: [sentFindings(connection.vault, [finding])],
  });
}
