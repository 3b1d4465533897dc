import {
  type CaptureStep,
  DEFAULT_REQUIRED,
  RETRY_SENTENCES,
  type StepSettings,
  WORKFLOW_DEFAULTS,
} from '@assay/contract';
import type { CheckOutcome } from '../execution/state-shape';
import type { Duplicates } from './duplicates';
import type { CheckFindings } from './run-check';

export const RETRIES_USED_UP = 'The capture quality was too low after the last attempt.';
const NOT_ACCEPTED = "This document type or country isn't accepted.";

function judged(
  step: CaptureStep,
  settings: StepSettings,
  { findings, retry }: CheckFindings,
  attempts: number,
  duplicates: Duplicates | null,
): Pick<CheckOutcome, 'status' | 'statusDetail' | 'retryCode'> {
  if (retry === 'NOT_ACCEPTED' && settings.not_accepted === 'FAIL')
    return { status: 'DECLINED', statusDetail: NOT_ACCEPTED };
  if (retry !== null) {
    if (attempts >= (settings.retry_limit ?? WORKFLOW_DEFAULTS.retry_limit))
      return { status: 'DECLINED', statusDetail: RETRIES_USED_UP };
    return typeof retry === 'string'
      ? { status: 'RETRY_REQUIRED', statusDetail: RETRY_SENTENCES[retry], retryCode: retry }
      : { status: 'RETRY_REQUIRED', statusDetail: retry.sentence };
  }
  const named = (result: string) =>
    findings.filter((finding) => finding.result === result).map(({ subCheck }) => subCheck);
  const failed = named('FAIL');
  if (failed.length > 0) return { status: 'DECLINED', statusDetail: `Failed: ${failed.join(', ')}.` };
  const required = settings.require_strong ?? DEFAULT_REQUIRED[step];
  const missing = named('NOT_PERFORMED').filter((subCheck) => required.includes(subCheck));
  const open = [
    ...named('REVIEW').map((subCheck) => `${subCheck} is in review`),
    ...missing.map((subCheck) => `${subCheck} was not performed`),
    ...(duplicates?.ofOthers ?? []),
  ];
  return open.length > 0
    ? { status: 'REVIEW', statusDetail: `Manual review needed: ${open.join(', ')}.` }
    : { status: 'APPROVED', statusDetail: null };
}

/**
 * Returns the outcome of a capture check. Any FAIL declines. A sub-check in review, a required one that
 * wasn't performed, or a document or face of another user goes to review. An insufficient capture is repeated
 * up to the step's limit; a document that isn't accepted is repeated only if the step allows it.
 * @param attempts number of attempts including this one
 */
export function captureOutcome(
  step: CaptureStep,
  settings: StepSettings,
  found: CheckFindings,
  attempts: number,
  duplicates: Duplicates | null,
): CheckOutcome {
  return {
    retryCode: null,
    ...judged(step, settings, found, attempts, duplicates),
    findings: found.findings,
    extracted: found.extracted,
    duplicatesFound: duplicates?.found ?? null,
    transactionId: null,
  };
}
