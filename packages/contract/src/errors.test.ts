import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, ERRORS } from './errors';

/** A code that several entries share because a contract document requires it. */
interface Repetition {
  /** All entries with this code, in alphabetical order. */
  readonly entries: readonly string[];
  readonly reason: string;
}

const LABELS = 'Document 3, "Errors": the label routes have their own table.';
const FRAUD_V1 = 'Document 3, "Errors": fraud v1.0 has its own table.';
const BOTH = 'Document 3, "Errors": the label routes and fraud v1.0 have their own tables.';
const INIT_STATUS = 'Decisions, section 1: `initErrorStatus` selects one of two statuses for one meaning.';

/** All codes with more than one entry. Any other repetition is a defect. */
const CONTRACTUAL_REPETITIONS: { readonly [code: string]: Repetition } = {
  // Same meaning, with the messages or statuses that the documents specify.
  '1000': { entries: ['emptyBody', 'labelEmptyBody', 'v1EmptyBody'], reason: BOTH },
  '1002': { entries: ['badIp', 'v1BadIp'], reason: FRAUD_V1 },
  '1004': {
    entries: ['executionKey', 'v1InvalidKey'],
    reason: `Document 1, "Errors": workflow-execution. ${FRAUD_V1}`,
  },
  '1006': { entries: ['badJson', 'labelBadJson', 'v1BadJson'], reason: BOTH },
  '1009': { entries: ['badEmail', 'v1BadEmail'], reason: FRAUD_V1 },
  '3000': { entries: ['length', 'v1Length'], reason: FRAUD_V1 },
  '4001': {
    entries: ['system', 'unavailable'],
    reason: 'Document 1, "Errors", and decisions, section 3: 4001 has the statuses 500 and 503.',
  },
  INVALID_INPUT_FORMAT: { entries: ['initBadInput', 'initBadInputHttp'], reason: INIT_STATUS },
  UNAUTHORIZED: { entries: ['initUnauthorized', 'initUnauthorizedHttp'], reason: INIT_STATUS },
  INTERNAL_ERROR: {
    entries: ['initSystem', 'initUnavailable'],
    reason:
      'Decisions, section 1: an unavailable store is 503; document 1, "Errors", has no other code for init-workflow.',
  },
  // Different meanings: document 3 assigns the code on routes with a separate error table.
  '1001': { entries: ['badConfig', 'labelSystem'], reason: LABELS },
  '1011': { entries: ['badPhone', 'v1Inactive'], reason: FRAUD_V1 },
  '2001': { entries: ['labelInvalidToken', 'missingKey', 'v1Database'], reason: BOTH },
  '3001': {
    entries: ['executionNotFound', 'notFound', 'v1UserCreated'],
    reason: `Document 1, "Errors": workflow-execution. ${FRAUD_V1}`,
  },
  '3009': { entries: ['conflict', 'v1Gift'], reason: FRAUD_V1 },
  '3010': { entries: ['approvalNeeded', 'v1GiftMessage'], reason: FRAUD_V1 },
};

/** Returns the entries of every code that more than one entry has. */
function repetitionsOf(catalogue: { readonly [name: string]: CatalogueEntry }): {
  [code: string]: readonly string[];
} {
  const byCode = new Map<string, string[]>();
  for (const [name, { code }] of Object.entries(catalogue))
    byCode.set(code, [...(byCode.get(code) ?? []), name]);
  const repeated = [...byCode].filter(([, names]) => names.length > 1);
  return Object.fromEntries(repeated.map(([code, names]) => [code, names.sort()]));
}

describe('ERRORS', () => {
  it('repeats a code only if a contract document does', () => {
    const allowed = Object.entries(CONTRACTUAL_REPETITIONS).map(([code, { entries }]) => [code, entries]);
    expect(repetitionsOf(ERRORS)).toEqual(Object.fromEntries(allowed));
  });

  it('gives a contract document as the reason for every repetition', () => {
    for (const [code, { reason }] of Object.entries(CONTRACTUAL_REPETITIONS))
      expect(reason, code).toMatch(/^(Document [123], "|Decisions, section \d)/);
  });
});

describe('repetitionsOf', () => {
  it('finds a code that two entries share, even with different statuses', () => {
    const planted = {
      flowToken: { code: '2006', status: 401, message: 'Invalid token', remedy: 'Request a token.' },
      secondFactor: { code: '2006', status: 401, message: 'Missing code', remedy: 'Send the code.' },
      other: { code: '2007', status: 403, message: 'Other', remedy: 'Retry.' },
    };
    expect(repetitionsOf(planted)).toEqual({ '2006': ['flowToken', 'secondFactor'] });
    expect(repetitionsOf({ ...planted, secondFactor: planted.other })).toEqual({
      '2007': ['other', 'secondFactor'],
    });
  });
});
