const DEFINITION = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
  settings: { loip: true, token_minutes: 60 },
};
const WORKFLOW = {
  id: '0199a7f0-6a0e-7000-8000-000000000001',
  name: 'Document and selfie',
  status: 'ACTIVE',
  active_version: 1,
  newest_version: 1,
  created_at: '2026-11-20T15:45:20.571Z',
  updated_at: '2026-11-20T15:45:20.739Z',
  definition: DEFINITION,
  active_definition: DEFINITION,
  required_inputs: ['user_id'],
};
const WORKFLOW_REFERENCE = { id: '0199a7f0-6a0e-7000-8000-000000000002', name: 'Check', version: 1 };
const EXECUTION = {
  id: '0199a7f0-6a0e-7000-8000-000000000001',
  status: 'REVIEW',
  workflow: WORKFLOW_REFERENCE,
  created_at: '2026-11-20T15:50:07.223Z',
  expires_at: '2026-11-20T15:50:07.223Z',
  finished_at: '2026-11-20T15:50:07.278Z',
  purged_at: null,
};

/** Answers of Workflows, by operation. */
export const WORKFLOWS_EXAMPLES = {
  listWorkflows: {
    workflows: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000001',
        name: 'Document and selfie',
        status: 'ACTIVE',
        active_version: 1,
        newest_version: 1,
        created_at: '2026-11-20T15:45:20.571Z',
        updated_at: '2026-11-20T15:45:20.739Z',
      },
    ],
  },
  createWorkflow: {
    workflow: { ...WORKFLOW, status: 'DRAFT', active_version: null, active_definition: null },
  },
  listWorkflowTemplates: {
    templates: [
      {
        id: 'document-and-selfie',
        name: 'Document and selfie',
        about: 'An identity document, then the face of its holder.',
        definition: DEFINITION,
        required_inputs: ['user_id'],
      },
    ],
  },
  checkWorkflow: {
    ok: false,
    problems: [{ field: 'definition.nodes[1].next', expected: 'the id of a node' }],
    required_inputs: ['user_id'],
  },
  readWorkflow: { workflow: WORKFLOW },
  changeWorkflow: { workflow: { ...WORKFLOW, newest_version: 2 } },
  activateWorkflow: { workflow: { ...WORKFLOW, active_version: 2, newest_version: 2 } },
  deactivateWorkflow: {
    workflow: {
      ...WORKFLOW,
      status: 'INACTIVE',
      active_version: null,
      newest_version: 2,
      active_definition: null,
    },
  },
  listWorkflowExecutions: { executions: [EXECUTION] },
  readManagedExecution: {
    execution: {
      ...EXECUTION,
      steps: [
        {
          id: 'document',
          type: 'DOCUMENT',
          session_id: '0199a7f0-6a0e-7000-8000-000000000003',
          status: 'REVIEW',
          attempts: 1,
          findings: [
            {
              sub_check: 'matchCheckResult',
              result: 'NOT_PERFORMED',
              strength: 'strong',
              engine: 'stand-in',
              version: '1',
              score: null,
              reasons: ['PROVIDER_ERROR'],
              duration_ms: 0,
            },
          ],
          reviewed_by: null,
          review_note: null,
        },
      ],
      events: [{ sequence: 1, at: '2026-11-20T15:50:07.223Z', kind: 'started' }],
    },
    transactions: [
      {
        evaluation_id: '0199a7f0-6a0e-7000-8000-000000000005',
        transaction_id: 'order-1',
        at: '2026-11-20T16:10:07.223Z',
      },
    ],
    result: {
      id: '0199a7f0-6a0e-7000-8000-000000000001',
      status: 'REVIEW',
      workflow: { id: '0199a7f0-6a0e-7000-8000-000000000002', name: 'Check' },
      createdAt: '2026-11-20T15:50:07.223Z',
      dataPurgedAt: null,
      checks: [
        {
          checkType: 'DOCUMENT_CHECK',
          status: 'REVIEW',
          statusDetail:
            'A person has to look: matchCheckResult was not performed, documentValidityCheckResult was not performed, imageQualityCheckResult was not performed.',
          startedAt: '2026-11-20T15:50:07.223Z',
          finishedAt: '2026-11-20T15:50:07.278Z',
          platform: 'WEB',
          duplicatesFound: null,
          capturedMedia: {
            documentFront:
              'https://assay.example.com/media/v1/3/0199a7f0-6a0e-7000-8000-000000000004?expires=1795387807&signature=gIBL_xVjXtII7ZZajqEHfb2qulGnXR031rnP12YceGQ',
          },
          sessionId: '0199a7f0-6a0e-7000-8000-000000000003',
          transactionId: null,
          referenceId: null,
          email: null,
          phoneNumber: null,
          userId: 'user-42',
          documentCheckResult: {
            overallResult: 'REVIEW',
            matchCheckResult: 'NOT_PERFORMED',
            logicCheckResult: 'NOT_PERFORMED',
            formatCheckResult: 'NOT_PERFORMED',
            mrzCheckResult: 'NOT_PERFORMED',
            barcodeAnomalyCheckResult: 'NOT_PERFORMED',
            suspiciousDataCheckResult: 'NOT_PERFORMED',
            dataIntegrityCheckResult: 'NOT_PERFORMED',
            screenCheckResult: 'NOT_PERFORMED',
            photocopyCheckResult: 'NOT_PERFORMED',
            handPresenceCheckResult: 'NOT_PERFORMED',
            photoForgeryCheckResult: 'NOT_PERFORMED',
            securityFeaturesCheckResult: 'NOT_PERFORMED',
            documentValidityCheckResult: 'NOT_PERFORMED',
            imageQualityCheckResult: 'NOT_PERFORMED',
            iadCheckResult: 'NOT_PERFORMED',
            ageVerificationCheckResult: 'NOT_PERFORMED',
            nameMatchCheckResult: 'NOT_PERFORMED',
            dateOfBirthCheckResult: 'NOT_PERFORMED',
            postalCodeCheckResult: 'NOT_PERFORMED',
            stateCheckResult: 'NOT_PERFORMED',
            iadRejectionReason: 'PROVIDER_ERROR',
            verificationMethod: 'OCR',
            eidProvider: null,
            eidLevelOfAssurance: null,
            missingClaims: null,
            nfcVerificationResult: null,
          },
          documentCheckExtractedData: {},
          selfieVerificationResult: null,
          proofOfAddressCheckResult: null,
          proofOfAddressExtractedData: null,
          creditCardVerificationResult: null,
          evidenceCollectionCheckResult: null,
        },
      ],
    },
  },
  reviewWorkflowExecution: {
    execution: {
      ...EXECUTION,
      status: 'APPROVED',
      created_at: '2026-11-20T15:45:18.733Z',
      expires_at: '2026-11-20T15:45:18.733Z',
      finished_at: '2026-11-20T15:45:18.867Z',
      steps: [
        {
          id: 'selfie',
          type: 'SELFIE',
          session_id: '0199a7f0-6a0e-7000-8000-000000000003',
          status: 'APPROVED',
          attempts: 1,
          findings: [
            {
              sub_check: 'livenessCheckResult',
              result: 'NOT_PERFORMED',
              strength: 'heuristic',
              engine: '',
              version: '',
              score: null,
              reasons: ['NO_PROVIDER'],
              duration_ms: 0,
            },
          ],
          reviewed_by: 'key assay_live_64 (First key)',
          review_note: null,
        },
      ],
      events: [{ sequence: 1, at: '2026-11-20T15:45:18.733Z', kind: 'started' }],
    },
  },
};
