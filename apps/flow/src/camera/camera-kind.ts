import type { CameraKind } from '@assay/contract';
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
