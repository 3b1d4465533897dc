import type { CameraKind } from '@assay/contract';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CAMERA_NAMES } from '../data/camera-names';

/** Classes of streams and tracks that a page creates itself; a real camera never has one of them. */
const MADE_BY_PAGES = [
  'CanvasCaptureMediaStream',
  'CanvasCaptureMediaStreamTrack',
  'MediaStreamTrackGenerator',
];

const isMadeByPage = (what: object): boolean =>
  MADE_BY_PAGES.some((name) => {
    const made = (globalThis as { readonly [name: string]: unknown })[name];
    return typeof made === 'function' && what instanceof made;
  });

/** Returns the kind of camera that this name indicates; null if the name indicates nothing. */
export const kindOfName = (label: string): CameraKind | null =>
  CAMERA_NAMES.find(({ name }) => name.test(label))?.kind ?? null;

/**
 * Returns the kind of camera that produces a stream. The name can indicate a program, and so can a stream
 * that no camera has: one that a page draws, or a screen. Missing frame rates, sizes and ids indicate
 * nothing, because browsers omit them. The name itself is not sent, because it may contain a person's name.
 */
export function cameraKind(stream: MediaStream): CameraKind | null {
  const [track] = stream.getVideoTracks();
  if (!track) return null;
  const isScreen = track.getSettings().displaySurface !== undefined;
  return isScreen || isMadeByPage(stream) || isMadeByPage(track) ? 'PROGRAM' : kindOfName(track.label);
}

/** Reason why no camera is usable. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure';

class CameraFailure extends Error {
  constructor(readonly trouble: CameraTrouble) {
    super(`Could not use the camera: ${trouble}.`);
    this.name = 'CameraFailure';
  }
}

const TROUBLE_OF: { readonly [name: string]: CameraTrouble } = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Checks whether the page can request a camera. Without permission, browsers report only that a camera
 * exists.
 */
export async function hasCamera(): Promise<boolean> {
  if (!navigator.mediaDevices?.getUserMedia) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return true;
  }
}

/**
 * Checks whether the main pointer is not a touch screen. On such a computer, a phone's camera takes better
 * pictures.
 */
export const isDesktop = (): boolean => !matchMedia('(pointer: coarse)').matches;

/**
 * Opens a camera. Stop its tracks when it is no longer needed.
 * @throws CameraFailure
 */
async function openCamera(facing: 'environment' | 'user'): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraFailure('insecure');
  const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: false });
  } catch (error) {
    throw new CameraFailure(TROUBLE_OF[(error as Error).name] ?? 'busy');
  }
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export interface CameraView {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Size of the picture, in pixels; null while the camera isn't running. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly trouble: CameraTrouble | null;
  /** Camera kind that the page detected; null if unknown. */
  readonly kind: CameraKind | null;
  /** Requests the camera again, after the end user has changed a setting. */
  again(): void;
}

/** Runs a camera for as long as the component is mounted. */
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
        // A rotated phone returns a picture of another shape.
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
