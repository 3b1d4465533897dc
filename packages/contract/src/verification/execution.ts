import { personal } from '../personal';
import {
  integer,
  literals,
  named,
  nullable,
  openObject,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';
import {
  ADDRESS_EXTRA_SUB_CHECKS,
  ADDRESS_SUB_CHECKS,
  CARD_SUB_CHECKS,
  CHECK_STATUSES,
  CHECK_TYPES,
  DOCUMENT_SUB_CHECKS,
  DOCUMENT_TYPES,
  EXECUTION_STATUSES,
  MANY_FILES,
  MEDIA_KINDS,
  OVERALL_RESULTS,
  PLATFORMS,
  SELFIE_SUB_CHECKS,
  SUB_CHECK_RESULTS,
} from './steps';

const moment = Type.String({ format: 'date-time' });
const id = Type.String({ format: 'uuid' });
const subCheck = literals(SUB_CHECK_RESULTS);
const overallResult = literals(OVERALL_RESULTS);
const results = <const N extends readonly string[]>(names: N) =>
  Object.fromEntries(names.map((name) => [name, subCheck])) as { [name in N[number]]: typeof subCheck };
const optional = <const N extends readonly string[]>(names: N) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(string)])) as {
    [name in N[number]]: ReturnType<typeof Type.Optional<typeof string>>;
  };

const LOIP_RESULTS = ['EXTENDED', 'BASELINE', 'NONE', 'NOT_PERFORMED'] as const;
const loip = named('LoipResult', {
  result: literals(LOIP_RESULTS),
  evaluatedAt: moment,
  unmetConditions: Type.Optional(
    Type.Array(named('LoipUnmetCondition', { condition: string, reason: Type.Optional(string) })),
  ),
});
export type Loip = Static<typeof loip>;

/** A link that gives its holder access to the document. */
const link = personal('document', string);
const mediaLinks = named(
  'CapturedMedia',
  Object.fromEntries(
    Object.keys(MEDIA_KINDS).map((slot) => [
      slot,
      Type.Optional(slot === MANY_FILES ? Type.Array(link) : link),
    ]),
  ),
  'Links that end an hour after the request; only what was captured',
);
export type CapturedMedia = Static<typeof mediaLinks>;

const nfcMembers = [
  'overallResult',
  'passiveAuthenticationResult',
  'activeAuthenticationResult',
  'chipAuthenticationResult',
  'dataGroupHashCheckResult',
  'documentSignerTrustResult',
  'opticalDataMatchResult',
] as const;

const documentCheckResult = named('DocumentCheckResult', {
  overallResult,
  ...results(DOCUMENT_SUB_CHECKS),
  iadRejectionReason: stringOrNull,
  verificationMethod: literals(['OCR', 'EID']),
  eidProvider: stringOrNull,
  eidLevelOfAssurance: stringOrNull,
  missingClaims: nullable(Type.Array(string)),
  nfcVerificationResult: nullable(
    named('NfcVerificationResult', {
      ...results(nfcMembers),
      accessProtocol: nullable(literals(['BAC', 'PACE'])),
    }),
  ),
});

const documentCheckExtractedData = personal(
  'text',
  named('DocumentCheckExtractedData', {
    ...optional([
      'fullName',
      'firstName',
      'lastName',
      'gender',
      'placeOfBirth',
      'nationality',
      'personalIdNumber',
      'address',
      'postalCode',
      'birthDate',
      'documentNumber',
      'documentAdditionalNumber',
      'documentIssueDate',
      'documentExpirationDate',
      'country',
      'state',
    ]),
    age: Type.Optional(integer),
    documentType: Type.Optional(literals(DOCUMENT_TYPES)),
    rfidData: Type.Optional(openObject),
  }),
);

const selfieVerificationResult = named('SelfieVerificationResult', {
  overallResult,
  ...results(SELFIE_SUB_CHECKS),
  iadRejectionReason: stringOrNull,
  dfdStatusDetail: stringOrNull,
  mfdStatusDetail: stringOrNull,
});

const proofOfAddressCheckResult = named('ProofOfAddressCheckResult', {
  overallResult,
  ...results(ADDRESS_SUB_CHECKS),
  ...(Object.fromEntries(ADDRESS_EXTRA_SUB_CHECKS.map((name) => [name, Type.Optional(subCheck)])) as {
    [name in (typeof ADDRESS_EXTRA_SUB_CHECKS)[number]]: ReturnType<typeof Type.Optional<typeof subCheck>>;
  }),
});

const proofOfAddressExtractedData = personal(
  'text',
  named('ProofOfAddressExtractedData', {
    ...optional(['address', 'extractedAddress', 'fullName', 'issuer', 'issueDate', 'documentNumber']),
    addressDetails: Type.Optional(
      named(
        'ExtractedAddress',
        optional([
          'houseNumber',
          'houseName',
          'subBuilding',
          'street',
          'locality',
          'city',
          'county',
          'postcode',
          'countryCode',
        ]),
      ),
    ),
  }),
);

const creditCardVerificationResult = named('CreditCardVerificationResult', {
  overallResult,
  ...results(CARD_SUB_CHECKS),
  maskedPan: personal('card', stringOrNull),
  bin: stringOrNull,
  lastFour: personal('card', stringOrNull),
  cardholderName: personal('name', stringOrNull),
  expiryDate: personal('card', stringOrNull),
  issuingNetwork: stringOrNull,
  iban: personal('card', stringOrNull),
  nameVerification: nullable(
    named('NameVerification', {
      inputName: personal('name', stringOrNull),
      extractedName: personal('name', stringOrNull),
      matchScore: nullable(Type.Number()),
      matchResult: subCheck,
    }),
  ),
});

const evidenceCollectionCheckResult = named('EvidenceCollectionCheckResult', {
  overallResult,
  selectedDocumentType: stringOrNull,
  files: Type.Array(
    named('EvidenceFile', {
      tamperingCheckResult: subCheck,
      nameMatchCheckResult: subCheck,
      documentType: stringOrNull,
      captureMethod: stringOrNull,
      extractedFields: personal('text', openObject),
    }),
  ),
});

export const RESULT_SCHEMAS = {
  documentCheckResult,
  documentCheckExtractedData,
  selfieVerificationResult,
  proofOfAddressCheckResult,
  proofOfAddressExtractedData,
  creditCardVerificationResult,
  evidenceCollectionCheckResult,
} as const;
export type ResultField = keyof typeof RESULT_SCHEMAS;
export const RESULT_FIELDS = Object.keys(RESULT_SCHEMAS) as readonly ResultField[];

const nullableResults = Object.fromEntries(
  RESULT_FIELDS.map((name) => [name, nullable(RESULT_SCHEMAS[name])]),
) as { [name in ResultField]: ReturnType<typeof nullable<(typeof RESULT_SCHEMAS)[name]>> };

const checkType = literals(CHECK_TYPES);
const checkEntry = named('VerificationCheck', {
  checkType,
  status: literals(CHECK_STATUSES),
  statusDetail: stringOrNull,
  /** Reason that a reviewer entered for a manual decision; null = no manual decision, or no reason. */
  reviewReason: stringOrNull,
  startedAt: moment,
  finishedAt: nullable(moment),
  platform: nullable(literals(PLATFORMS)),
  duplicatesFound: nullable(Type.Boolean()),
  capturedMedia: nullable(mediaLinks),
  sessionId: nullable(id),
  transactionId: stringOrNull,
  referenceId: stringOrNull,
  email: personal('email', stringOrNull),
  phoneNumber: personal('phone', stringOrNull),
  userId: personal('id', stringOrNull),
  ...nullableResults,
});
export type CheckEntry = Static<typeof checkEntry>;

/** A finished check, with the id of its execution. */
export const finishedSession = named('FinishedSession', { executionId: id, ...checkEntry.properties });

const mediaEntry = named('VerificationCheckMedia', { checkType, capturedMedia: nullable(mediaLinks) });

/** `data` of an execution. With `mediaOnly`, each check contains only its media. */
export const executionData = named('WorkflowExecution', {
  id,
  status: literals(EXECUTION_STATUSES),
  workflow: named('WorkflowReference', { id, name: string }),
  createdAt: moment,
  dataPurgedAt: nullable(moment),
  loip: Type.Optional(loip),
  checks: nullable(Type.Array(Type.Union([checkEntry, mediaEntry]))),
});
export type ExecutionData = Static<typeof executionData>;

/** `data` of an execution with complete checks. */
export interface WholeExecutionData extends Omit<ExecutionData, 'checks'> {
  /** null while it is PENDING. */
  readonly checks: readonly CheckEntry[] | null;
}
