import type { WorkflowDefinition } from './workflow';

interface WorkflowTemplate {
  readonly name: string;
  readonly about: string;
  readonly definition: WorkflowDefinition;
}

const END = { id: 'end', type: 'END', status: 'DERIVED' } as const;

/** Predefined workflows to start from. */
export const WORKFLOW_TEMPLATES: { readonly [id: string]: WorkflowTemplate } = {
  'document-selfie': {
    name: 'Document and selfie',
    about: 'Identity document, and a selfie that is compared with its portrait',
    definition: {
      start: 'document',
      nodes: [
        { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
        { id: 'selfie', type: 'SELFIE', next: 'end', settings: { reference: 'DOCUMENT' } },
        END,
      ],
      settings: { loip: true },
    },
  },
  'document-selfie-reference': {
    name: 'Document, selfie and face match',
    about: 'Identity document and selfie; the selfie is also compared with an image that you send',
    definition: {
      start: 'document',
      nodes: [
        { id: 'document', type: 'DOCUMENT', next: 'selfie' },
        { id: 'selfie', type: 'SELFIE', next: 'end', settings: { reference: 'REFERENCE_IMAGE' } },
        END,
      ],
    },
  },
  'document-selfie-address': {
    name: 'Document, selfie and proof of address',
    about: 'Identity document and selfie, then a proof of the address that you send',
    definition: {
      start: 'document',
      nodes: [
        { id: 'document', type: 'DOCUMENT', next: 'selfie' },
        { id: 'selfie', type: 'SELFIE', next: 'address' },
        { id: 'address', type: 'PROOF_OF_ADDRESS', next: 'end', settings: { address_from: 'INPUTS' } },
        END,
      ],
    },
  },
  'fraud-check': {
    name: 'Fraud check',
    about:
      'Scoring request with email address, phone number and IP address; the IP address comes from the browser',
    definition: {
      start: 'fraud',
      nodes: [
        {
          id: 'fraud',
          type: 'FRAUD',
          next: 'end',
          settings: { config: { email_api: true, phone_api: true, ip_api: true } },
        },
        END,
      ],
    },
  },
  'fraud-then-identity': {
    name: 'Fraud check, then identity',
    about: 'Scoring request first; unless it declines, a name screening, an identity document and a selfie',
    definition: {
      start: 'fraud',
      nodes: [
        { id: 'fraud', type: 'FRAUD', next: 'gate', settings: { config: { email_api: true } } },
        {
          id: 'gate',
          type: 'CONDITION',
          when: [{ property: 'steps.fraud.status', operator: 'equals', value: 'DECLINED' }],
          // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, never a promise.
          then: 'declined',
          else: 'aml',
        },
        { id: 'aml', type: 'AML', next: 'document' },
        { id: 'document', type: 'DOCUMENT', next: 'selfie' },
        { id: 'selfie', type: 'SELFIE', next: 'end' },
        { id: 'declined', type: 'END', status: 'DECLINED' },
        END,
      ],
    },
  },
};
