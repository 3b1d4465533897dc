import type { TextReader } from '@assay/vision';
import { describe, expect, it } from 'vitest';
import { runDocument } from './document-engine';
import type { EngineJob } from './engine-job';
import { NO_TRUST } from './trusted-certificates';

/** A reader that must not be used for these pictures. */
const reader: TextReader = {
  read: () => Promise.reject(new Error('there was nothing to read')),
  readAt: () => Promise.reject(new Error('there was nothing to read')),
  close: async () => undefined,
};
const clock = { now: () => 0, work: () => 0 };
const signal = new AbortController().signal;

const job = (media: EngineJob['media']): EngineJob => ({
  kind: 'document',
  executionId: '5d0c2a3e-8f1b-4c6d-9e7f-0a1b2c3d4e5f' as EngineJob['executionId'],
  countries: NO_TRUST,
  sealSigners: [],
  settings: {},
  inputs: {},
  isTest: false,
  media,
  earlier: [],
  extracted: {},
  submission: {},
  challenge: null,
  chip: null,
  limitMs: 30_000,
  now: 0,
});
const front = (bytes: Uint8Array): EngineJob['media'] => [
  { slot: 'documentFront', id: 'm', mediaType: 'image/jpeg', action: null, light: null, at: null, bytes },
];

describe('document engine', () => {
  it('performs nothing without a picture', async () => {
    expect(await runDocument(job([]), reader, clock, signal)).toEqual({ findings: [] });
  });

  it("requests another picture when one can't be decoded", async () => {
    const answer = await runDocument(
      job(front(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2))),
      reader,
      clock,
      signal,
    );
    expect(answer.findings).toEqual([]);
    expect(answer.retry).toBe('UNREADABLE_FILE');
  });
});
