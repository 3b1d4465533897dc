import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { mediaAddress, mediaLinks } from '../media/media-link';
import { linkedData } from './linked-data';

const HOUR_MS = 3_600_000;
const SPACE = 7;
const links = mediaLinks(signingSecretsOf(Buffer.from('deployment')));
const sentData = linkedData(links);

const origin = 'https://assay.example';
const front = mediaAddress(origin, { environmentId: SPACE, id: '0192f3a4-0000-7000-8000-000000000001' });
const file = mediaAddress(origin, { environmentId: SPACE, id: '0192f3a4-0000-7000-8000-000000000002' });
const fresh = (address: string) => links.link(address, SPACE, 5 * HOUR_MS);

const document = (checks: unknown) => ({ id: 'e', status: 'APPROVED', checks, loip: { result: 'NONE' } });
const sent = (event: string, data: unknown) =>
  sentData({ event, data: JSON.stringify(data) }, SPACE, 5 * HOUR_MS);

describe.each([
  'orchestration/workflow_execution_finished',
  'orchestration/workflow_execution_updated',
])('linked data of %s', (event) => {
  it('replaces media addresses by links and leaves everything else unchanged', () => {
    const checks = (link: (address: string) => string) => [
      { checkType: 'DOCUMENT_CHECK', capturedMedia: { documentFront: link(front) }, status: 'APPROVED' },
      { checkType: 'FRAUD_API', capturedMedia: null },
      { checkType: 'EVIDENCE_COLLECTION', capturedMedia: { files: [link(front), link(file)] } },
    ];
    expect(sent(event, document(checks((address) => address)))).toBe(JSON.stringify(document(checks(fresh))));
  });

  it('is sent unchanged when no checks are left', () => {
    expect(sent(event, document(null))).toBe(JSON.stringify(document(null)));
  });
});

describe('linked data of verification/session_finished', () => {
  const session = (link: string) => ({ executionId: 'e', capturedMedia: { selfieImage: link }, userId: 'u' });

  it('replaces media addresses by links', () => {
    expect(sent('verification/session_finished', session(front))).toBe(JSON.stringify(session(fresh(front))));
  });

  it('replaces an expired link stored by version 0.1', () => {
    const of01 = `${front}?expires=3600&signature=JPOYG18mUA6hMNznin1RDIApRGvgaMIE4VEAye2WHrs`;
    expect(sent('verification/session_finished', session(of01))).toBe(JSON.stringify(session(fresh(front))));
  });
});

it('linked data of an event without media is sent byte for byte', () => {
  const data = '{ "capturedMedia": "https://assay.example/media/v1/7/x", "n": 1.0 }';
  expect(sentData({ event: 'lists/updated', data }, SPACE, HOUR_MS)).toBe(data);
});
