import { t, wordsOf } from '../i18n/language';

/** One input that the server refused, named by its path in the request. */
export interface RefusedInput {
  readonly field: string;
  readonly expected: string;
}

/** A call that the management API, or the way to it, did not grant; `message` is fit to be shown. */
export class ApiFailure extends Error {
  /** HTTP status; 0 = the server was not reached. */
  readonly status: number;
  /** Code of the error catalogue; empty when there was no answer. */
  readonly code: string;
  readonly refused: readonly RefusedInput[];

  constructor(status: number, code: string, message: string, refused: readonly RefusedInput[] = []) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.refused = refused;
  }
}

/** Somebody else changed the policy after this page was loaded. */
export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.status === 409;

/** What was asked for is not there: the address is wrong, or it has gone. */
export const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

const OR = ' or ';

/** What was expected; of several that are offered, each is worded by itself. */
function expectedInWords(expected: string): string {
  const whole = wordsOf(expected);
  if (whole !== expected || !expected.includes(OR)) return whole;
  const [first = '', ...others] = expected.split(OR).map(wordsOf);
  return others.reduce((one, other) => t('{one} or {other}', { one, other }), first);
}

/** What the server answers of every failure of its own, and what it tells whoever sees the panel. */
const SYSTEM_ERROR = 'System error';
const UNAVAILABLE = 503;
const ownFailure = (status: number): string =>
  status === UNAVAILABLE
    ? t(
        'The server cannot do that at the moment: its database does not answer, or can keep nothing because a disk is full. Try again in a minute.',
      )
    : t('The server failed at this. Its log says why.');

/** A sentence or several for the person who sees the page. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('Something went wrong in the panel.');
  if (isMissing(error)) return t('It is not here: it may have been removed or erased meanwhile.');
  if (error.message === SYSTEM_ERROR) return ownFailure(error.status);
  if (error.refused.length === 0) return wordsOf(error.message);
  return error.refused.map(({ field, expected }) => `${field}: ${expectedInWords(expected)}`).join('\n');
}
