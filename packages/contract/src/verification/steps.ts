/** What verification knows of its steps, as tables. See docs/verification.md, "Checks". */

/**
 * Colours that the page shows so that a face throws them back: red, green, blue from 0 to 255 (sRGB). None is a saturated
 * red, which flashes must not be (WCAG 2.2, 2.3.1); each channel is on in some and off in others.
 */
export const SCREEN_COLOURS = {
  DARK: [0, 0, 0],
  WHITE: [255, 255, 255],
  BLUE: [0, 48, 255],
  GREEN: [0, 255, 64],
  CYAN: [0, 255, 255],
  AMBER: [255, 184, 0],
} as const satisfies { readonly [name: string]: readonly [red: number, green: number, blue: number] };
export type ScreenColour = keyof typeof SCREEN_COLOURS;

export const SCREEN_COLOUR_NAMES = Object.keys(SCREEN_COLOURS) as ScreenColour[];

/** How long each is shown, milliseconds: two changes a second, where three flashes are allowed (WCAG 2.2, 2.3.1). */
export const SCREEN_COLOUR_MS = 500;

export const EXECUTION_STATUSES = ['PENDING', 'APPROVED', 'REVIEW', 'DECLINED', 'EXPIRED', 'ERROR'] as const;
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

export const CHECK_STATUSES = [
  'APPROVED',
  'REVIEW',
  'DECLINED',
  'EXPIRED',
  'ERROR',
  'RETRY_REQUIRED',
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export const SUB_CHECK_RESULTS = ['PASS', 'FAIL', 'REVIEW', 'NOT_PERFORMED'] as const;
export type SubCheckResult = (typeof SUB_CHECK_RESULTS)[number];

export const OVERALL_RESULTS = [
  'APPROVED',
  'REJECTED',
  'FAIL',
  'REVIEW',
  'ABANDONED',
  'RETRY_REQUIRED',
] as const;
export type OverallResult = (typeof OVERALL_RESULTS)[number];

export const PLATFORMS = ['ANDROID', 'IOS', 'WEB'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const DOCUMENT_TYPES = [
  'PASSPORT',
  'DRIVERS_LICENSE',
  'NATIONAL_ID',
  'RESIDENT_PERMIT',
  'UNKNOWN',
  'OTHER',
] as const;
/** What a workflow can ask for. */
export const ACCEPTED_DOCUMENTS = ['PASSPORT', 'DRIVERS_LICENSE', 'NATIONAL_ID', 'RESIDENT_PERMIT'] as const;

export const EKYC_SCHEMES = ['NIN', 'BVN', 'CPF'] as const;

/** Steps that the end user captures something for. */
export const CAPTURE_STEPS = ['DOCUMENT', 'SELFIE', 'PROOF_OF_ADDRESS', 'CREDIT_CARD', 'EVIDENCE'] as const;
export type CaptureStep = (typeof CAPTURE_STEPS)[number];
/** Steps that the server takes by itself; each is a call of the fraud API. */
export const AUTOMATIC_STEPS = ['FRAUD', 'AML', 'EKYC'] as const;
type AutomaticStep = (typeof AUTOMATIC_STEPS)[number];
export type StepType = CaptureStep | AutomaticStep;

export const CHECK_TYPES = [
  'DOCUMENT_CHECK',
  'SELFIE_CHECK',
  'POA_CHECK',
  'CREDIT_CARD_CHECK',
  'EVIDENCE_COLLECTION',
  'FRAUD_API',
] as const;
type CheckType = (typeof CHECK_TYPES)[number];

/** The check that a step shows as. */
export const CHECK_OF_STEP: { readonly [step in StepType]: CheckType } = {
  DOCUMENT: 'DOCUMENT_CHECK',
  SELFIE: 'SELFIE_CHECK',
  PROOF_OF_ADDRESS: 'POA_CHECK',
  CREDIT_CARD: 'CREDIT_CARD_CHECK',
  EVIDENCE: 'EVIDENCE_COLLECTION',
  FRAUD: 'FRAUD_API',
  AML: 'FRAUD_API',
  EKYC: 'FRAUD_API',
};

export const isCaptureStep = (type: string): type is CaptureStep =>
  (CAPTURE_STEPS as readonly string[]).includes(type);

/** What the verification page speaks to. */
export const FLOW_PREFIX = '/flow-api/v1';

export type MediaKind = 'image' | 'video' | 'file' | 'chip';
/** Sent media, in bytes. */
export const MEDIA_LIMITS = {
  image: 20_000_000,
  file: 20_000_000,
  video: 60_000_000,
  chip: 500_000,
} as const;

/** Media as `capturedMedia` names them. A `file` is an image or a PDF. */
export const MEDIA_KINDS = {
  documentFront: 'image',
  documentFrontCropped: 'image',
  documentBack: 'image',
  documentBackCropped: 'image',
  barcode: 'image',
  documentCaptureVideo: 'video',
  selfieVideo: 'video',
  selfieImage: 'image',
  proofOfAddressFile: 'file',
  rfidFaceImage: 'image',
  evidenceCollectionFiles: 'file',
} as const satisfies { readonly [slot: string]: MediaKind };
export type MediaSlot = keyof typeof MEDIA_KINDS;

/** Of this one `capturedMedia` shows several. */
export const MANY_FILES: MediaSlot = 'evidenceCollectionFiles';

/** What engines look at beside the media of the wire; it is shown to nobody. */
export const FRAME_KINDS = {
  /** Pictures taken right after a document's, so that a line can be read more than once. */
  documentFrames: 'image',
  /** What was seen while the challenge of a selfie was met. */
  livenessFrames: 'image',
  /** A face in the light of each colour that the page showed. */
  lightFrames: 'image',
  /** What a reader took from the chip of a document: JSON of its files (docs/vision.md#chips). */
  chipFiles: 'chip',
} as const satisfies { readonly [slot: string]: MediaKind };

/** Everything that a page sends. */
export const SLOT_KINDS = { ...MEDIA_KINDS, ...FRAME_KINDS } as const;
export type CaptureSlot = keyof typeof SLOT_KINDS;

/** How many a step takes where it takes several; of every other slot the last one counts. */
export const MOST_OF_SLOT: { readonly [slot in CaptureSlot]?: number } = {
  evidenceCollectionFiles: 10,
  documentFrames: 6,
  livenessFrames: 12,
  lightFrames: SCREEN_COLOUR_NAMES.length,
};

/** What an end user is asked to do before the camera, so that a picture in its place is found out. */
export const LIVENESS_ACTIONS = ['TURN_LEFT', 'TURN_RIGHT', 'BLINK', 'OPEN_MOUTH', 'COME_CLOSER'] as const;
export type LivenessAction = (typeof LIVENESS_ACTIONS)[number];
/** Those that somebody who cannot turn the head can do. */
export const STILL_HEAD_ACTIONS = ['BLINK', 'OPEN_MOUTH', 'COME_CLOSER'] as const satisfies LivenessAction[];
export const CHALLENGE_ACTIONS = 3;

/**
 * What the page takes its camera for, by the name that the browser gives it: a program that shows itself as a camera, or a program
 * that passes a phone's camera on. The name stays on the page: it may be a person's.
 */
export const CAMERA_KINDS = ['PROGRAM', 'PHONE'] as const;
export type CameraKind = (typeof CAMERA_KINDS)[number];

interface CaptureSlots {
  /** Without these a step cannot be submitted. */
  readonly required: readonly CaptureSlot[];
  readonly optional: readonly CaptureSlot[];
}
export const SLOTS_OF_STEP: { readonly [step in CaptureStep]: CaptureSlots } = {
  DOCUMENT: {
    required: ['documentFront'],
    optional: ['documentBack', 'barcode', 'documentCaptureVideo', 'documentFrames', 'chipFiles'],
  },
  SELFIE: { required: ['selfieImage'], optional: ['selfieVideo', 'livenessFrames', 'lightFrames'] },
  PROOF_OF_ADDRESS: { required: ['proofOfAddressFile'], optional: [] },
  // The number itself is read in the browser: only masked pictures of the card are sent.
  CREDIT_CARD: { required: [], optional: ['documentFront', 'documentBack'] },
  EVIDENCE: { required: ['evidenceCollectionFiles'], optional: [] },
};

export const DOCUMENT_SUB_CHECKS = [
  'matchCheckResult',
  'logicCheckResult',
  'formatCheckResult',
  'mrzCheckResult',
  'barcodeAnomalyCheckResult',
  'suspiciousDataCheckResult',
  'dataIntegrityCheckResult',
  'screenCheckResult',
  'photocopyCheckResult',
  'handPresenceCheckResult',
  'photoForgeryCheckResult',
  'securityFeaturesCheckResult',
  'documentValidityCheckResult',
  'imageQualityCheckResult',
  'iadCheckResult',
  'ageVerificationCheckResult',
  'nameMatchCheckResult',
  'dateOfBirthCheckResult',
  'postalCodeCheckResult',
  'stateCheckResult',
] as const;
export const SELFIE_SUB_CHECKS = [
  'livenessCheckResult',
  'faceMatchingResult',
  'iadCheckResult',
  'dfdCheckResult',
  'mfdCheckResult',
] as const;
export const ADDRESS_SUB_CHECKS = [
  'addressDocumentCheckResult',
  'addressDocumentMustNotBeExpiredCheckResult',
  'addressValidationCheckResult',
  'fullAddressCheckResult',
  'nameMatchCheckResult',
] as const;
/** Shown when the workflow asks for them. */
export const ADDRESS_EXTRA_SUB_CHECKS = [
  'tamperValidationCheckResult',
  'contentValidationCheckResult',
] as const;
export const CARD_SUB_CHECKS = [
  'luhnCheckResult',
  'nameMatchCheckResult',
  'expiryDateCheckResult',
  'screenCheckResultFront',
  'photocopyCheckResultFront',
  'handPresenceCheckResultFront',
  'screenCheckResultBack',
  'photocopyCheckResultBack',
  'handPresenceCheckResultBack',
] as const;
const FILE_SUB_CHECKS = ['tamperingCheckResult', 'nameMatchCheckResult'] as const;

/** Sub-checks by step. */
export const SUB_CHECKS_OF_STEP: { readonly [step in CaptureStep]: readonly string[] } = {
  DOCUMENT: DOCUMENT_SUB_CHECKS,
  SELFIE: SELFIE_SUB_CHECKS,
  PROOF_OF_ADDRESS: [...ADDRESS_SUB_CHECKS, ...ADDRESS_EXTRA_SUB_CHECKS],
  CREDIT_CARD: CARD_SUB_CHECKS,
  EVIDENCE: FILE_SUB_CHECKS,
};

/**
 * Sub-checks that must have been performed before a check is approved, unless the step names its own with
 * `require_strong`: without them nothing was proven and a person looks.
 */
export const DEFAULT_REQUIRED: { readonly [step in CaptureStep]: readonly string[] } = {
  DOCUMENT: ['imageQualityCheckResult', 'documentValidityCheckResult', 'matchCheckResult'],
  SELFIE: ['livenessCheckResult', 'faceMatchingResult'],
  PROOF_OF_ADDRESS: ['addressDocumentCheckResult', 'fullAddressCheckResult', 'nameMatchCheckResult'],
  CREDIT_CARD: ['luhnCheckResult', 'expiryDateCheckResult'],
  EVIDENCE: ['tamperingCheckResult'],
};
