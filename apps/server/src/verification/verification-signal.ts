import type { ExecutionStatus, FraudRequest, IdvDetails } from '@assay/contract';
import { romanise } from '@assay/screening';
import { type Database, findExecution, type StoredExecution } from '@assay/store';
import { editDistance } from '@assay/text-similarity';
import { isUuid } from '../management/index';
import type { FeatureContext, Signal } from '../scoring/index';
import type { ExecutionState, StepState } from './execution/state-shape';

const DAY_MS = 86_400_000;
/** Minimum word length at which one misread or mistyped letter is tolerated. */
const LONG_WORD = 5;

const wordsOf = (name: string): readonly string[] =>
  romanise(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const sameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= LONG_WORD && editDistance(a, b, 1) <= 1);

/**
 * Returns true if a name matches the document's name: every word of the shorter one occurs in the longer, in
 * any order.
 */
function sameName(claimed: string, printed: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(claimed), wordsOf(printed)].sort(
    (a, b) => a.length - b.length,
  );
  return shorter.length > 1 && shorter.every((word) => longer.some((other) => sameWord(word, other)));
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const compared = <T>(a: T | null, b: T | null, same: (a: T, b: T) => boolean): boolean | null =>
  a === null || b === null ? null : same(a, b);

const joined = (...parts: readonly (string | null | undefined)[]): string | null =>
  text(parts.filter(Boolean).join(' '));

/** Returns the extracted data of an execution's documents. */
function documentOf(steps: readonly StepState[]) {
  const extracted: StepState['extracted'] =
    steps.find(({ type, decided }) => type === 'DOCUMENT' && decided)?.extracted ?? {};
  return {
    name: text(extracted.fullName) ?? joined(text(extracted.firstName), text(extracted.lastName)),
    birthDate: text(extracted.birthDate),
    type: text(extracted.documentType),
    country: text(extracted.country),
  };
}

const nameIn = (request: FraudRequest): string | null =>
  text(request.user_fullname) ??
  joined(request.user_firstname, request.user_middlename, request.user_lastname);

function duplicatesIn(steps: readonly StepState[]): boolean | null {
  const found = steps.flatMap(({ duplicatesFound }) => duplicatesFound ?? []);
  return found.length === 0 ? null : found.includes(true);
}

const equal = (a: string, b: string): boolean => a === b;

function detailsOf(
  execution: StoredExecution<ExecutionState>,
  request: FraudRequest,
  now: number,
): IdvDetails {
  const { state, createdAt, finishedAt } = execution;
  const steps = Object.values(state.steps);
  const document = documentOf(steps);
  const days = Math.max(0, now - (finishedAt ?? createdAt)) / DAY_MS;
  return {
    execution_id: execution.id,
    status: execution.status as ExecutionStatus,
    workflow_name: execution.workflowName,
    created_at: new Date(createdAt).toISOString(),
    finished_at: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    age_days: Math.round(days * 100) / 100,
    user_id_match: compared(text(request.user_id), text(state.inputs.user_id), equal),
    name_match: compared(nameIn(request), document.name, sameName),
    dob_match: compared(text(request.user_dob), document.birthDate, equal),
    document_type: document.type,
    document_country: document.country,
    duplicates_found: duplicatesIn(steps),
    loip_result: state.loip?.result ?? null,
  };
}

/**
 * Returns the `idv_details` signal of the fraud request. An execution that is unknown, or belongs to another
 * account or environment, yields null, not an error. Nothing is read without a reference id.
 */
export const verificationSignal = (database: Database): Signal<'idv_details', FeatureContext> => ({
  wants: ({ idv_reference_id: id }) => id !== undefined && isUuid(id),
  async look({ request, caller, now }) {
    const id = request.idv_reference_id?.toLowerCase() ?? '';
    const execution = await findExecution<ExecutionState>(database, caller.environmentId, id);
    return execution && detailsOf(execution, request, now);
  },
});
