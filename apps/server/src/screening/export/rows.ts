import type { AmlDetails, FraudConfig, FraudRequest, ScreeningRequest } from '@assay/contract';
import {
  type Connection,
  evaluationsBetween,
  type StoredEvaluationRecord,
  type StoredScreening,
  screeningsBetween,
} from '@assay/store';

/** One screening: the party, the time, the list versions and the result. */
export interface ExportedScreening {
  readonly screened_at: string;
  /** `incomplete`: the search exceeded its time limit. */
  readonly result: 'match' | 'no_match' | 'incomplete';
  readonly origin: 'screening_api' | 'fraud_api';
  readonly id: string;
  readonly transaction_id: string | null;
  readonly role: 'user' | 'receiver';
  readonly user_id: string | null;
  readonly name: string | null;
  readonly date_of_birth: string | null;
  readonly country: string | null;
  readonly lists: readonly { readonly name: string; readonly version: string }[];
  /** Matched entries, without cleared ones. */
  readonly matches: readonly { readonly list: string; readonly source_id: string; readonly score: number }[];
  /** Number of matches left out as cleared. */
  readonly cleared: number;
  readonly adverse_media: number;
}

type Result = Omit<AmlDetails, 'receiver'>;
type Modules = { readonly aml_details?: AmlDetails | null };
type Party = Pick<ExportedScreening, 'user_id' | 'name' | 'date_of_birth' | 'country' | 'role'>;

function resultOf(
  result: Result | null,
): Pick<ExportedScreening, 'result' | 'lists' | 'matches' | 'cleared' | 'adverse_media'> {
  if (result === null) return { result: 'incomplete', lists: [], matches: [], cleared: 0, adverse_media: 0 };
  const { result_payload: payload } = result;
  const entries = [
    ...payload.sanctionlist_entries,
    ...payload.pep_entries,
    ...payload.watchlist_entries,
    ...payload.crimelist_entries,
  ];
  const media = payload.adversemedia_entries.length;
  return {
    result: entries.length + media > 0 ? 'match' : 'no_match',
    lists: payload.sanctionlist_sources.map((source) => ({
      name: source.source_name,
      version: source.source_version,
    })),
    matches: entries.map((entry) => ({
      list: entry.source.source_name,
      source_id: entry.source_id,
      score: entry.scores.relevancy_score,
    })),
    cleared: payload.whitelisted_entries,
    adverse_media: media,
  };
}

const nameOf = (full: string | undefined, parts: readonly (string | undefined)[]): string | null =>
  full ?? (parts.filter((part) => part !== undefined).join(' ') || null);

const userOf = (request: Partial<ScreeningRequest> & Partial<FraudRequest>): Party => ({
  role: 'user',
  user_id: request.user_id ?? null,
  name: nameOf(request.user_fullname, [
    request.user_firstname,
    request.user_middlename,
    request.user_lastname,
  ]),
  date_of_birth: request.user_dob ?? null,
  country: request.user_country ?? null,
});

/** Returns the row of a standalone screening. */
function rowOfScreening({ id, at, request, answer }: StoredScreening): ExportedScreening {
  return {
    screened_at: new Date(at).toISOString(),
    origin: 'screening_api',
    id,
    transaction_id: null,
    ...userOf(JSON.parse(request) as ScreeningRequest),
    ...resultOf(JSON.parse(answer) as Result | null),
  };
}

/** Returns the rows of a scoring request: one per screened party; none if it asked for no screening. */
function rowsOfEvaluation(record: StoredEvaluationRecord): readonly ExportedScreening[] {
  const { data } = JSON.parse(record.answer) as { readonly data?: Modules };
  const seen = JSON.parse(record.seen) as { readonly details?: Modules; readonly config?: FraudConfig };
  // A response can leave out modules; their details are then stored in addition.
  const { aml_details: details } = seen.details ?? data ?? {};
  if (!details && seen.config?.aml_api !== true) return [];
  const request = JSON.parse(record.request) as FraudRequest;
  const common = {
    screened_at: new Date(record.at).toISOString(),
    origin: 'fraud_api' as const,
    id: record.id,
    transaction_id: record.transactionId,
  };
  const user = userOf(request);
  // Without a name there was nothing to search.
  if (!details) return user.name === null ? [] : [{ ...common, ...user, ...resultOf(null) }];
  const receiver: Party = {
    role: 'receiver',
    user_id: request.receiver_id ?? null,
    name: nameOf(request.receiver_fullname, [request.receiver_firstname, request.receiver_lastname]),
    date_of_birth: null,
    country: request.receiver_country ?? null,
  };
  return [
    // A payer without a name wasn't searched: every flag is null.
    ...(details.has_sanction_match === null ? [] : [{ ...common, ...user, ...resultOf(details) }]),
    ...(details.receiver ? [{ ...common, ...receiver, ...resultOf(details.receiver) }] : []),
  ];
}

const PAGE = 200;
/** Difference between the time of a record and the time in its id, in milliseconds, at most. */
const LAG_MS = 60_000;
const HEX = 16;

/** Returns the lowest UUIDv7 of a time (RFC 9562 §5.7). */
function firstIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(HEX).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Period of an export, UNIX milliseconds; `to` is exclusive. */
export interface ExportPeriod {
  readonly from: number;
  readonly to: number;
}

async function* pagesOf<Row extends { readonly id: string; readonly at: number }>(
  { from, to }: ExportPeriod,
  read: (range: {
    readonly after: string;
    readonly before: string;
    readonly limit: number;
  }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const before = firstIdAt(to + LAG_MS);
  for (let after = firstIdAt(from - LAG_MS); ; ) {
    const page = await read({ after, before, limit: PAGE });
    yield page.filter(({ at }) => at >= from && at < to);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

/** Yields all screenings of an environment in a period: standalone ones, then those of scoring requests. */
export async function* screeningsOf(
  connection: Connection,
  environmentId: number,
  period: ExportPeriod,
): AsyncGenerator<readonly ExportedScreening[]> {
  for await (const page of pagesOf(period, (range) => screeningsBetween(connection, environmentId, range)))
    yield page.map(rowOfScreening);
  const evaluations = pagesOf(period, (range) =>
    evaluationsBetween(connection, environmentId, { ...range, hold: false }),
  );
  for await (const page of evaluations) yield page.flatMap(rowsOfEvaluation);
}
