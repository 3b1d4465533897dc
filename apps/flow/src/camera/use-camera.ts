import type { CameraKind } from '@assay/contract';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CameraFailure, type CameraTrouble, closeCamera, openCamera } from './camera';
import { cameraKind } from './camera-kind';

export interface CameraView {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Pixels of the picture; null = it does not run yet. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly trouble: CameraTrouble | null;
  /** What it is taken for; null = nothing is known of it. */
  readonly kind: CameraKind | null;
  /** Asks once more, after the end user has changed something. */
  again(): void;
}

/** A camera that runs as long as the component is there. */
export function useCamera(facing: 'environment' | 'user'): CameraView {
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<CameraView['size']>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [kind, setKind] = useState<CameraKind | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | null = null;
    setTrouble(null);
    openCamera(facing).then(
      async (opened) => {
        if (isGone) return closeCamera(opened);
        stream = opened;
        setKind(cameraKind(opened));
        const element = video.current;
        if (!element) return;
        element.srcObject = opened;
        const measure = () => {
          const { videoWidth: width, videoHeight: height } = element;
          if (!isGone && width > 0) setSize({ width, height });
        };
        // A phone that is turned gives another picture.
        element.onresize = measure;
        element.onloadeddata = measure;
        await element.play().catch(() => undefined);
      },
      (error) => {
        if (!isGone) setTrouble(error instanceof CameraFailure ? error.trouble : 'busy');
      },
    );
    return () => {
      isGone = true;
      setSize(null);
      if (stream) closeCamera(stream);
    };
  }, [facing, attempt]);
  return { video, size, trouble, kind, again: () => setAttempt((count) => count + 1) };
}
