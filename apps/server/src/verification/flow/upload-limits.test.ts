import type { CaptureSlot, ExecutionId } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { StepState, Uploads } from '../execution/state-shape';
import { UploadGuard, withUpload } from './upload-limits';

const ID = 'one' as ExecutionId;
const LIMITS = { stepCount: 5, executionCount: 8, stepBytes: 1_000, executionBytes: 1_500 };

const stateOf = (steps: { readonly [id: string]: Uploads }) => ({
  steps: Object.fromEntries(
    Object.entries(steps).map(([id, uploads]) => [id, { uploads } as unknown as StepState]),
  ),
});

/** Uploads until the guard rejects one. */
function accepted(
  guard: UploadGuard,
  slot: CaptureSlot,
  bytes: number,
  before: { [id: string]: Uploads } = {},
) {
  const steps = { ...before };
  for (let count = 0; ; count++) {
    try {
      guard.require(ID, stateOf(steps), 'document');
    } catch (error) {
      expect(error).toMatchObject({ entry: { status: 429, code: '1024' } });
      return { count, message: (error as Error).message };
    }
    steps.document = withUpload(steps.document, slot, bytes);
  }
}

describe('UploadGuard', () => {
  it.each([
    ['pictures of a step', 'documentFront', 1, {}, 5],
    ['frames of a step, of which ten count as one', 'livenessFrames', 1, {}, 50],
    ['bytes of a step', 'documentFront', 400, {}, 3],
    ['pictures of an execution', 'documentFront', 1, { selfie: { tenths: 50, bytes: 5 } }, 3],
    ['bytes of an execution', 'documentFront', 300, { selfie: { tenths: 10, bytes: 900 } }, 2],
  ] as const)('limits the %s', (_about, slot, bytes, before, most) => {
    expect(accepted(new UploadGuard(LIMITS), slot, bytes, before).count).toBe(most);
  });

  it('counts rejected uploads of the execution, and of no other', () => {
    const guard = new UploadGuard(LIMITS);
    for (let n = 0; n < 3; n++) guard.countRejected(ID, 'document', 'documentFront', 1);
    expect(accepted(guard, 'documentFront', 1).count).toBe(2);
    guard.countRejected('two' as ExecutionId, 'document', 'documentFront', 5_000);
    expect(accepted(guard, 'documentFront', 1).count).toBe(2);
  });

  it('names the limit in its message', () => {
    expect(accepted(new UploadGuard(LIMITS), 'documentFront', 1).message).toContain('This step');
    const before = { selfie: { tenths: 80, bytes: 0 } };
    expect(accepted(new UploadGuard(LIMITS), 'documentFront', 1, before).message).toContain(
      'This verification',
    );
  });
});
