import type { ExecutionStatus, LivenessAction, ScreenColour } from '@assay/contract';
import type { ManagedExecution, ReviewMedia } from '@assay/management-api';
import { StateBadge } from '../design/state-badge';
import { english, inWords, type Sentence, sentenceWith, t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';

interface WorkflowLinkProps {
  readonly workflow: ManagedExecution['workflow'];
}

const OF_VERSION = english('{workflow}, version {version}');

/** Workflow of a verification with its version. */
export const WorkflowLink = ({ workflow: { id, name, version } }: WorkflowLinkProps) => (
  <>
    {sentenceWith(OF_VERSION, {
      workflow: (
        <AnchorLink to="/panel/workflows/$id" params={{ id }} underline="always">
          {name}
        </AnchorLink>
      ),
      version: String(version),
    })}
  </>
);

/** Status names of verifications, checks and sub-checks. */
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

/** Returns the name of a status for a badge. */
const statusName = (status: string): string => inWords(STATUSES[status] ?? status);

const CHOICES: { readonly [status in ExecutionStatus]: Sentence } = {
  PENDING: english('Pending'),
  APPROVED: english('Approved'),
  REVIEW: english('Review'),
  DECLINED: english('Declined'),
  EXPIRED: english('Expired'),
  ERROR: english('Error'),
};

/** Returns the name of a status for a filter. */
export const statusChoice = (status: ExecutionStatus): string => t(CHOICES[status]);

const EVENTS: { readonly [kind: string]: Sentence } = {
  started: english('Started'),
  opened: english('Page opened'),
  'step-begun': english('Step started'),
  'media-received': english('Capture received'),
  challenged: english('Challenge issued'),
  'hand-off-offered': english('Handoff to phone offered'),
  held: english('Continued on another device'),
  submitted: english('Submitted'),
  'check-finished': english('Check completed'),
  moved: english('Next step'),
  reviewed: english('Decided manually'),
  'asked-again': english('Resubmission requested'),
  rechecked: english('Rechecked'),
  'client-events': english('Hosted flow events'),
  'loip-evaluated': english('Identity proofing evaluated'),
  finished: english('Completed'),
};

/** Returns the name of a verification event. */
export const eventName = (kind: string): string => inWords(EVENTS[kind] ?? kind.replaceAll(/[_-]/g, ' '));

const LEVELS: { readonly [level: string]: Sentence } = {
  EXTENDED: english('extended'),
  BASELINE: english('baseline'),
  NONE: english('no level'),
  NOT_PERFORMED: english('not performed'),
};

/** Returns the name of an identity proofing level. */
export const levelName = (level: string): string => inWords(LEVELS[level] ?? level);

/** Status badge of a step. A document check passes, and a person is approved. */
export const StepBadge = ({ status }: { readonly status: string }) =>
  status === 'APPROVED' ? (
    <StateBadge state={status} label={t('PASSED')} size="sm" />
  ) : (
    <StatusBadge status={status} />
  );

/** Status badge of a verification, check or sub-check; text and color both show the status. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <StateBadge
      state={status}
      label={statusName(status)}
      size="sm"
      {...(status === 'RETRY_REQUIRED' ? { tone: 'caution' as const } : {})}
    />
  );
}

/** Names of extracted fields, by API name. */
const MEMBERS: { readonly [name: string]: Sentence } = {
  fullName: english('full name'),
  firstName: english('first name'),
  lastName: english('last name'),
  birthDate: english('date of birth'),
  gender: english('gender'),
  placeOfBirth: english('place of birth'),
  nationality: english('nationality'),
  documentType: english('document type'),
  country: english('country'),
  documentNumber: english('document number'),
  documentAdditionalNumber: english('additional document number'),
  personalIdNumber: english('personal ID number'),
  documentIssueDate: english('document issue date'),
  documentExpirationDate: english('document expiration date'),
  address: english('address'),
  postalCode: english('postal code'),
  state: english('state or province'),
  age: english('age'),
  extractedAddress: english('extracted address'),
  issuer: english('issuer'),
  issueDate: english('issue date'),
};

/** Returns a text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts an API name such as `documentNumber` to text; names without a translation become lowercase words. */
export const memberInWords = (name: string): string =>
  inWords(
    Object.hasOwn(MEMBERS, name)
      ? (MEMBERS[name] ?? name)
      : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

const SLOTS: { readonly [slot: string]: Sentence } = {
  documentFront: english('Document front'),
  documentFrontCropped: english('Document front (cropped)'),
  documentBack: english('Document back'),
  documentBackCropped: english('Document back (cropped)'),
  barcode: english('Barcode'),
  documentCaptureVideo: english('Document video'),
  documentFrames: english('Additional document image'),
  selfieVideo: english('Selfie video'),
  selfieImage: english('Selfie'),
  livenessFrames: english('Challenge frame'),
  lightFrames: english('Face lit by the screen'),
  proofOfAddressFile: english('Proof of address'),
  rfidFaceImage: english('Chip portrait'),
  evidenceCollectionFiles: english('File'),
  chipFiles: english('Chip files'),
};

/** Returns the name of a capture. */
export const slotName = (slot: string): string => inWords(SLOTS[slot] ?? slot);

const ACTIONS: { readonly [action in LivenessAction]: Sentence } = {
  TURN_LEFT: english('Turn head left'),
  TURN_RIGHT: english('Turn head right'),
  BLINK: english('Blink'),
  OPEN_MOUTH: english('Open mouth'),
  COME_CLOSER: english('Move closer'),
};

/** Returns the name of a liveness action. */
export const actionName = (action: LivenessAction): string => t(ACTIONS[action]);

const SCREEN_COLOURS: { readonly [colour in ScreenColour]: Sentence } = {
  DARK: english('Dark'),
  WHITE: english('White'),
  BLUE: english('Blue'),
  GREEN: english('Green'),
  CYAN: english('Cyan'),
  AMBER: english('Amber'),
};

/** Returns the name of a screen color. */
export const colourName = (colour: ScreenColour): string => t(SCREEN_COLOURS[colour]);

export const isPicture = ({ media_type: type }: Pick<ReviewMedia, 'media_type'>): boolean =>
  type?.startsWith('image/') ?? false;
