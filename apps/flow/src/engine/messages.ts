import type { FrameAnalysis, TrackedFace } from '@assay/vision/browser';

/** Addresses of one net's weights. */
export interface NetFiles {
  readonly manifest: string;
  readonly values: string;
}

/** Files of the engine, named by the build. */
export interface EngineFiles {
  readonly worker: string;
  /** The worker that looks at cards. */
  readonly card: string;
  readonly detector: NetFiles;
  readonly landmarks: NetFiles;
}

/** What of a face the guide of a selfie looks at. */
export type SeenFace = Pick<TrackedFace, 'box' | 'yaw' | 'mouthOpen' | 'eyesOpen'>;

/** Page to worker. Pixels move over; nobody copies them. */
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

/** Worker to page: one answer for each request, in their order. */
export type EngineAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'document'; readonly seen: FrameAnalysis }
  | { readonly kind: 'face'; readonly faces: readonly SeenFace[] }
  | { readonly kind: 'failed' };
