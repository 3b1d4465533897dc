import type { CameraKind } from '@assay/contract';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CAMERA_NAMES } from '../data/camera-names';

/** Classes of streams and tracks that a page makes itself; no camera comes as one of them. */
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

/** What a camera of this name is taken for. null = nothing is known of it. */
export const kindOfName = (label: string): CameraKind | null =>
  CAMERA_NAMES.find(({ name }) => name.test(label))?.kind ?? null;

/**
 * What the camera behind a stream is taken for: a program by its name, or by what no camera has, which is a picture that a page draws and
 * one of a screen. Rates, sizes and ids that are missing are none: browsers leave them out. The name itself goes no further: it may be a person's.
 */
export function cameraKind(stream: MediaStream): CameraKind | null {
  const [track] = stream.getVideoTracks();
  if (!track) return null;
  const isScreen = track.getSettings().displaySurface !== undefined;
  return isScreen || isMadeByPage(stream) || isMadeByPage(track) ? 'PROGRAM' : kindOfName(track.label);
}

/** Why there is no camera to use. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure';

class CameraFailure extends Error {
  constructor(readonly trouble: CameraTrouble) {
    super(`The camera cannot be used: ${trouble}.`);
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

/** Whether a camera could be asked for at all; without permission its kind is reported, and no more. */
export async function hasCamera(): Promise<boolean> {
  if (!navigator.mediaDevices?.getUserMedia) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return true;
  }
}

/** Whether this is a computer without a touch screen as its main pointer: there a phone's camera is the better one. */
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
