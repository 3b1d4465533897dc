import type { ExecutionStatus } from '@assay/contract';
import { english, inWords, type Sentence, t } from '../i18n/language';

/** Of executions, checks and sub-checks. */
const STATUSES: { readonly [status: string]: Sentence } = {
  PENDING: english('PENDING'),
  APPROVED: english('APPROVED'),
  REVIEW: english('REVIEW'),
  DECLINED: english('DECLINED'),
  EXPIRED: english('EXPIRED'),
  ERROR: english('ERROR'),
  RETRY_REQUIRED: english('RETRY REQUIRED'),
  PASS: english('PASS'),
  FAIL: english('FAIL'),
  NOT_PERFORMED: english('NOT PERFORMED'),
};

/** A status as it stands in a badge. */
export const statusName = (status: string): string => inWords(STATUSES[status] ?? status);

const CHOICES: { readonly [status in ExecutionStatus]: Sentence } = {
  PENDING: english('Pending'),
  APPROVED: english('Approved'),
  REVIEW: english('Review'),
  DECLINED: english('Declined'),
  EXPIRED: english('Expired'),
  ERROR: english('Error'),
};

/** A status as something to choose by. */
export const statusChoice = (status: ExecutionStatus): string => t(CHOICES[status]);

const EVENTS: { readonly [kind: string]: Sentence } = {
  started: english('started'),
  opened: english('page opened'),
  'step-begun': english('step begun'),
  'media-received': english('capture received'),
  challenged: english('challenge given'),
  'hand-off-offered': english('going on with a phone offered'),
  held: english('taken up by a device'),
  submitted: english('handed in'),
  'check-finished': english('check finished'),
  moved: english('next step'),
  reviewed: english('decided by a person'),
  'asked-again': english('asked again by a person'),
  rechecked: english('checked again'),
  'client-events': english('events of the page'),
  'loip-evaluated': english('identity proofing evaluated'),
  finished: english('finished'),
};

/** What happened in an execution. */
export const eventName = (kind: string): string => inWords(EVENTS[kind] ?? kind.replaceAll(/[_-]/g, ' '));

const LEVELS: { readonly [level: string]: Sentence } = {
  EXTENDED: english('extended'),
  BASELINE: english('baseline'),
  NONE: english('no level'),
  NOT_PERFORMED: english('not performed'),
};

/** A level of identity proofing. */
export const levelName = (level: string): string => inWords(LEVELS[level] ?? level);
