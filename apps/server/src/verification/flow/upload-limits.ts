import { ApiError, type CaptureSlot, type ExecutionId } from '@assay/contract';
import type { ExecutionState, Uploads } from '../execution/state-shape';

/** Limits of the uploads of one step and of one execution. */
export interface UploadLimits {
  /** Uploads of pictures, videos and files. Ten frames count as one upload. */
  readonly stepCount: number;
  readonly executionCount: number;
  readonly stepBytes: number;
  readonly executionBytes: number;
}

/** Slots with several uploads per attempt. Ten of them count as one upload. */
const FRAME_SLOTS: ReadonlySet<CaptureSlot> = new Set(['documentFrames', 'livenessFrames', 'lightFrames']);
const FRAMES_AS_ONE = 10;

/** Maximum number of executions whose rejected uploads are counted; the oldest is removed first. */
const MAX_COUNTED = 10_000;

const NONE: Uploads = { tenths: 0, bytes: 0 };

/** Returns the uploads with another one added. */
export const withUpload = (before: Uploads = NONE, slot: CaptureSlot, bytes: number): Uploads => ({
  tenths: before.tenths + (FRAME_SLOTS.has(slot) ? 1 : FRAMES_AS_ONE),
  bytes: before.bytes + bytes,
});

const joined = (one: Uploads = NONE, other: Uploads = NONE): Uploads => ({
  tenths: one.tenths + other.tenths,
  bytes: one.bytes + other.bytes,
});

const isFull = ({ tenths, bytes }: Uploads, count: number, most: number): boolean =>
  tenths >= count * FRAMES_AS_ONE || bytes >= most;

/**
 * Limits the number and the size of uploads, so that one token can't fill the storage. Accepted uploads are
 * part of the execution's state. Rejected ones, such as damaged files, are counted in this process.
 */
export class UploadGuard {
  private readonly rejected = new Map<ExecutionId, Map<string, Uploads>>();

  constructor(private readonly limits: UploadLimits) {}

  /**
   * Checks whether a step accepts another upload.
   * @throws ApiError 1024
   */
  require(id: ExecutionId, { steps }: Pick<ExecutionState, 'steps'>, step: string): void {
    const { stepCount, stepBytes, executionCount, executionBytes } = this.limits;
    const rejected = this.rejected.get(id);
    const ofStep = joined(steps[step]?.uploads, rejected?.get(step));
    if (isFull(ofStep, stepCount, stepBytes))
      throw new ApiError('uploadLimit', 'This step has too many uploads. Start a new verification');
    const ofExecution = [
      ...Object.values(steps).map(({ uploads }) => uploads),
      ...(rejected?.values() ?? []),
    ];
    if (isFull(ofExecution.reduce<Uploads>(joined, NONE), executionCount, executionBytes))
      throw new ApiError('uploadLimit', 'This verification has too many uploads. Start a new verification');
  }

  /** Counts an upload that was received and rejected. */
  countRejected(id: ExecutionId, step: string, slot: CaptureSlot, bytes: number): void {
    const ofExecution = this.rejected.get(id) ?? new Map<string, Uploads>();
    ofExecution.set(step, withUpload(ofExecution.get(step), slot, bytes));
    this.rejected.delete(id);
    this.rejected.set(id, ofExecution);
    if (this.rejected.size <= MAX_COUNTED) return;
    for (const oldest of this.rejected.keys()) {
      this.rejected.delete(oldest);
      return;
    }
  }
}
