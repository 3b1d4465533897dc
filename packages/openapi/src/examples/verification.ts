/** An execution with a checked document and selfie, as its read route and the webhooks return it. */
const EXECUTION_ID = '0199a7f0-6a0e-7000-8c8f-67218fe748d7';
const LINK = 'https://assay.example.com/media/v1/1';

const NO_RESULTS = {
  documentCheckResult: null,
  documentCheckExtractedData: null,
  selfieVerificationResult: null,
  proofOfAddressCheckResult: null,
  proofOfAddressExtractedData: null,
  creditCardVerificationResult: null,
  evidenceCollectionCheckResult: null,
};

const OF_THE_USER = {
  transactionId: null,
  referenceId: 'order-1001',
  email: 'jane.doe@example.com',
  phoneNumber: null,
  userId: 'user-42',
};

const documentCheck = {
  checkType: 'DOCUMENT_CHECK',
  status: 'APPROVED',
  statusDetail: null,
  reviewReason: null,
  startedAt: '2026-11-20T15:02:11.497Z',
  finishedAt: '2026-11-20T15:02:13.570Z',
  platform: 'WEB',
  duplicatesFound: false,
  capturedMedia: {
    documentFront: `${LINK}/0199a7f1-3b10-7000-a517-e09846f73109?expires=1795190531&signature=b4aS9wuwKbsHbZRB`,
  },
  sessionId: '0199a7f0-6a0e-7001-8a5a-ea3ec06cd8ff',
  ...OF_THE_USER,
  ...NO_RESULTS,
  documentCheckResult: {
    overallResult: 'APPROVED',
    matchCheckResult: 'PASS',
    logicCheckResult: 'PASS',
    formatCheckResult: 'PASS',
    mrzCheckResult: 'PASS',
    barcodeAnomalyCheckResult: 'NOT_PERFORMED',
    suspiciousDataCheckResult: 'PASS',
    dataIntegrityCheckResult: 'PASS',
    screenCheckResult: 'PASS',
    photocopyCheckResult: 'PASS',
    handPresenceCheckResult: 'NOT_PERFORMED',
    photoForgeryCheckResult: 'PASS',
    securityFeaturesCheckResult: 'NOT_PERFORMED',
    documentValidityCheckResult: 'PASS',
    imageQualityCheckResult: 'PASS',
    iadCheckResult: 'PASS',
    ageVerificationCheckResult: 'PASS',
    nameMatchCheckResult: 'PASS',
    dateOfBirthCheckResult: 'PASS',
    postalCodeCheckResult: 'NOT_PERFORMED',
    stateCheckResult: 'NOT_PERFORMED',
    iadRejectionReason: null,
    verificationMethod: 'OCR',
    eidProvider: null,
    eidLevelOfAssurance: null,
    missingClaims: null,
    nfcVerificationResult: null,
  },
  documentCheckExtractedData: {
    fullName: 'Jane Doe',
    birthDate: '1990-01-02',
    documentNumber: 'X1234567',
    country: 'DE',
    documentType: 'PASSPORT',
  },
};

const selfieCheck = {
  checkType: 'SELFIE_CHECK',
  status: 'APPROVED',
  statusDetail: null,
  reviewReason: null,
  startedAt: '2026-11-20T15:02:30.570Z',
  finishedAt: '2026-11-20T15:02:33.646Z',
  platform: 'WEB',
  duplicatesFound: false,
  capturedMedia: {
    selfieImage: `${LINK}/0199a7f1-86a8-7000-98a5-ccb9f580e128?expires=1795190553&signature=B5KhJjmeQ5CsThra`,
  },
  sessionId: '0199a7f1-3c02-7000-a47d-59a258b51c99',
  ...OF_THE_USER,
  ...NO_RESULTS,
  selfieVerificationResult: {
    overallResult: 'APPROVED',
    livenessCheckResult: 'PASS',
    faceMatchingResult: 'PASS',
    iadCheckResult: 'PASS',
    dfdCheckResult: 'PASS',
    mfdCheckResult: 'PASS',
    iadRejectionReason: null,
    dfdStatusDetail: null,
    mfdStatusDetail: null,
  },
};

export const execution = {
  id: EXECUTION_ID,
  status: 'APPROVED',
  workflow: { id: '0199a5a0-1c00-7000-a241-6371c1ad27a3', name: 'Document and selfie' },
  createdAt: '2026-11-20T15:02:11.497Z',
  dataPurgedAt: null,
  loip: {
    result: 'NONE',
    evaluatedAt: '2026-11-20T15:02:33.646Z',
    unmetConditions: [{ condition: 'EVIDENCE_AUTHENTICITY', reason: 'NO_PROVIDER' }],
  },
  checks: [documentCheck, selfieCheck],
};

/** The same after a reviewer declined the document. */
export const reviewedExecution = {
  ...execution,
  status: 'DECLINED',
  loip: { ...execution.loip, evaluatedAt: '2026-11-20T16:40:00.000Z' },
  checks: [{ ...documentCheck, status: 'DECLINED', statusDetail: 'Compared by eye' }],
};

export const finishedSession = { executionId: EXECUTION_ID, ...selfieCheck };
