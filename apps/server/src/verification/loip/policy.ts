/** Reasons for an unmet condition. */
const LOIP_REASONS = [
  'NOT_PERFORMED',
  'FAILED',
  'IN_REVIEW',
  'NO_PROVIDER',
  'INSUFFICIENT_STRENGTH',
  'MISSING_DATA',
  'UPLOAD_NOT_CAPTURE',
  'POLICY',
] as const;
export type LoipReason = (typeof LOIP_REASONS)[number];

/** Requirements of a condition: sub-checks of a step and their results. */
export interface ConditionRule {
  readonly code: string;
  readonly step: 'DOCUMENT' | 'SELFIE';
  /** All of these must be PASS. */
  readonly pass?: readonly string[];
  /** At least one of these must be PASS. */
  readonly anyPass?: readonly string[];
  /** None of these may be FAIL. */
  readonly notFail?: readonly string[];
  /** Additional special rule. */
  readonly special?:
    | 'document-type'
    | 'attributes'
    | 'authenticity'
    | 'live-capture'
    | 'session'
    | 'no-review'
    | 'proven-type'
    | 'proven-attributes'
    | 'proven-origin'
    | 'proven-print'
    | 'proven-face';
  /** Standard that the engine of a PASS must have been tested against. */
  readonly evidence?: string;
}

export interface LoipPolicy {
  readonly version: string;
  readonly acceptedDocuments: readonly string[];
  /** Document types that a chip can prove. */
  readonly provenDocuments: readonly string[];
  readonly attributes: readonly string[];
  /** Maximum time from the first to the last capture, in milliseconds. */
  readonly sessionMs: number;
  readonly baseline: readonly ConditionRule[];
  readonly extended: readonly ConditionRule[];
}

/** Reason code of a face match with the chip portrait (ICAO 9303-10, data group 2). */
export const CHIP_PORTRAIT = 'CHIP_PORTRAIT';

const AUTHENTICITY = [
  'screenCheckResult',
  'photocopyCheckResult',
  'photoForgeryCheckResult',
  'securityFeaturesCheckResult',
];
const INTEGRITY = ['matchCheckResult', 'logicCheckResult', 'formatCheckResult', 'dataIntegrityCheckResult'];

const BASELINE: readonly ConditionRule[] = [
  { code: 'EVIDENCE_TYPE_ACCEPTED', step: 'DOCUMENT', special: 'document-type' },
  { code: 'EVIDENCE_VALID', step: 'DOCUMENT', pass: ['documentValidityCheckResult'] },
  { code: 'ATTRIBUTES_COMPLETE', step: 'DOCUMENT', special: 'attributes' },
  {
    code: 'EVIDENCE_INTEGRITY',
    step: 'DOCUMENT',
    pass: INTEGRITY,
    anyPass: ['mrzCheckResult', 'barcodeAnomalyCheckResult'],
  },
  { code: 'EVIDENCE_AUTHENTICITY', step: 'DOCUMENT', notFail: AUTHENTICITY, special: 'authenticity' },
  { code: 'LIVE_CAPTURE', step: 'DOCUMENT', special: 'live-capture' },
  { code: 'EVIDENCE_IAD', step: 'DOCUMENT', notFail: ['iadCheckResult'] },
  { code: 'SELFIE_IAD', step: 'SELFIE', notFail: ['iadCheckResult'] },
  { code: 'LIVENESS', step: 'SELFIE', pass: ['livenessCheckResult'] },
  { code: 'DEEPFAKE', step: 'SELFIE', notFail: ['dfdCheckResult'] },
  { code: 'SINGLE_FACE', step: 'SELFIE', pass: ['mfdCheckResult'] },
  { code: 'FACE_BINDING', step: 'SELFIE', pass: ['faceMatchingResult'] },
  { code: 'SESSION_BINDING', step: 'SELFIE', special: 'session' },
  { code: 'IMAGE_QUALITY', step: 'DOCUMENT', pass: ['imageQualityCheckResult'] },
  { code: 'NO_OPEN_REVIEW', step: 'DOCUMENT', special: 'no-review' },
];

/**
 * Levels modeled on ETSI TS 119 461 V2.1.1 as a policy of this product: a self-assessment of the deployment,
 * not a statement of conformity. Any change of a condition requires a new version.
 */
export const LOIP_POLICY: LoipPolicy = {
  version: '2',
  acceptedDocuments: ['PASSPORT', 'DRIVERS_LICENSE', 'NATIONAL_ID', 'RESIDENT_PERMIT'],
  provenDocuments: ['PASSPORT', 'NATIONAL_ID', 'RESIDENT_PERMIT'],
  attributes: ['fullName', 'birthDate', 'documentNumber', 'country'],
  sessionMs: 30 * 60_000,
  baseline: BASELINE,
  extended: [
    { code: 'EVIDENCE_TYPE_ACCEPTED', step: 'DOCUMENT', special: 'proven-type' },
    { code: 'ATTRIBUTES_COMPLETE', step: 'DOCUMENT', special: 'proven-attributes' },
    { code: 'EVIDENCE_INTEGRITY', step: 'DOCUMENT', special: 'proven-print' },
    { code: 'EVIDENCE_AUTHENTICITY', step: 'DOCUMENT', special: 'proven-origin' },
    { code: 'FACE_BINDING', step: 'SELFIE', special: 'proven-face' },
    { code: 'EVIDENCE_IAD', step: 'DOCUMENT', pass: ['iadCheckResult'], evidence: 'CEN-TS-18099' },
    { code: 'SELFIE_IAD', step: 'SELFIE', pass: ['iadCheckResult'], evidence: 'CEN-TS-18099' },
    { code: 'LIVENESS', step: 'SELFIE', pass: ['livenessCheckResult'], evidence: 'ISO30107-3' },
    { code: 'DEEPFAKE', step: 'SELFIE', pass: ['dfdCheckResult'] },
  ],
};
