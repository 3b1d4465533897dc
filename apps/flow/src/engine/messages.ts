import type { FrameAnalysis, TrackedFace } from '@assay/vision/browser';

/** Addresses of one net's weights. */
export interface NetFiles {
  readonly manifest: string;
  readonly values: string;
}

/** Addresses of the engine's files, set by the build. */
export interface EngineFiles {
  readonly worker: string;
  /** Worker that analyzes cards. */
  readonly card: string;
  readonly detector: NetFiles;
  readonly landmarks: NetFiles;
}

/** Attributes of a face that the selfie guide uses. */
export type SeenFace = Pick<TrackedFace, 'box' | 'yaw' | 'mouthOpen' | 'eyesOpen'>;

/** Message from page to worker. Pixels are transferred, not copied. */
export type EngineRequest =
  | { readonly kind: 'prepare'; readonly task: 'document' }
  | {
      readonly kind: 'prepare';
      readonly task: 'face';
      readonly detector: NetFiles;
      readonly landmarks: NetFiles;
    }
  | {
      readonly kind: 'frame';
      readonly task: 'document' | 'face';
      readonly width: number;
      readonly height: number;
      readonly pixels: ArrayBuffer;
    };

/** Message from worker to page: one response per request, in the same order. */
export type EngineAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'document'; readonly seen: FrameAnalysis }
  | { readonly kind: 'face'; readonly faces: readonly SeenFace[] }
  | { readonly kind: 'failed' };
