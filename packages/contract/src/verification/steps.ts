/** Tables of the verification steps. See docs/concepts/verification.md, "Checks". */

/**
 * Colors that the page shows so that a face reflects them: red, green, blue from 0 to 255 (sRGB). None is a
 * saturated red, which must not flash (WCAG 2.2, 2.3.1); each channel is on in some and off in others.
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

/**
 * Display time of each color, milliseconds: two changes a second, where three flashes are allowed (WCAG 2.2,
 * 2.3.1).
 */
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
/** Documents that a workflow can accept. */
export const ACCEPTED_DOCUMENTS = ['PASSPORT', 'DRIVERS_LICENSE', 'NATIONAL_ID', 'RESIDENT_PERMIT'] as const;

export const EKYC_SCHEMES = ['NIN', 'BVN', 'CPF'] as const;

/** Steps in which the end user captures something. */
export const CAPTURE_STEPS = ['DOCUMENT', 'SELFIE', 'PROOF_OF_ADDRESS', 'CREDIT_CARD', 'EVIDENCE'] as const;
export type CaptureStep = (typeof CAPTURE_STEPS)[number];
/** Steps that the server performs automatically; each is a fraud API evaluation. */
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

/** Check type of each step. */
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

/** API prefix that the verification page uses. */
export const FLOW_PREFIX = '/flow-api/v1';

export type MediaKind = 'image' | 'video' | 'file' | 'chip';
/** Maximum size of uploaded media, in bytes. */
export const MEDIA_LIMITS = {
  image: 20_000_000,
  file: 20_000_000,
  video: 60_000_000,
  chip: 500_000,
} as const;

/** Media by their name in `capturedMedia`. A `file` is an image or a PDF. */
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

/** The only slot of which `capturedMedia` shows several files. */
export const MANY_FILES: MediaSlot = 'evidenceCollectionFiles';

/** Media for the engines in addition to those of the API; never shown. */
export const FRAME_KINDS = {
  /** Images taken right after a document's, so that a line can be read more than once. */
  documentFrames: 'image',
  /** Images taken while the end user performed the actions of a selfie challenge. */
  livenessFrames: 'image',
  /** Images of the face in the light of each color that the page showed. */
  lightFrames: 'image',
  /** Files read from the chip of a document, as JSON (docs/reference/chip-check-results.md). */
  chipFiles: 'chip',
} as const satisfies { readonly [slot: string]: MediaKind };

/** All media that a page sends. */
export const SLOT_KINDS = { ...MEDIA_KINDS, ...FRAME_KINDS } as const;
export type CaptureSlot = keyof typeof SLOT_KINDS;

/** Maximum number of files of slots that accept several; for every other slot the last file counts. */
export const MAX_PER_SLOT: { readonly [slot in CaptureSlot]?: number } = {
  evidenceCollectionFiles: 10,
  documentFrames: 6,
  livenessFrames: 12,
  lightFrames: SCREEN_COLOUR_NAMES.length,
};

/** Actions that an end user performs in front of the camera, so that a photo in their place is detected. */
export const LIVENESS_ACTIONS = ['TURN_LEFT', 'TURN_RIGHT', 'BLINK', 'OPEN_MOUTH', 'COME_CLOSER'] as const;
export type LivenessAction = (typeof LIVENESS_ACTIONS)[number];
/** Actions that don't require turning the head. */
export const STILL_HEAD_ACTIONS = ['BLINK', 'OPEN_MOUTH', 'COME_CLOSER'] as const satisfies LivenessAction[];
export const CHALLENGE_ACTIONS = 3;

/**
 * Camera kind by the name that the browser reports: a virtual camera program, or a program that forwards a
 * phone's camera. The name stays on the page, because it may contain a person's name.
 */
export const CAMERA_KINDS = ['PROGRAM', 'PHONE'] as const;
export type CameraKind = (typeof CAMERA_KINDS)[number];

interface CaptureSlots {
  /** A step can't be submitted without these. */
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
  // The number itself is read in the browser; only masked images of the card are sent.
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
/** Shown if the workflow requests them. */
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
 * Sub-checks that must be performed before a check is approved, unless the step sets `require_strong`.
 * Without them nothing is proven, and the check goes to manual review.
 */
export const DEFAULT_REQUIRED: { readonly [step in CaptureStep]: readonly string[] } = {
  DOCUMENT: ['imageQualityCheckResult', 'documentValidityCheckResult', 'matchCheckResult'],
  SELFIE: ['livenessCheckResult', 'faceMatchingResult'],
  PROOF_OF_ADDRESS: ['addressDocumentCheckResult', 'fullAddressCheckResult', 'nameMatchCheckResult'],
  CREDIT_CARD: ['luhnCheckResult', 'expiryDateCheckResult'],
  EVIDENCE: ['tamperingCheckResult'],
};
