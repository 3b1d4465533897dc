/** Why there is no camera to use. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure';

export class CameraFailure extends Error {
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
export async function openCamera(facing: 'environment' | 'user'): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraFailure('insecure');
  const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: false });
  } catch (error) {
    throw new CameraFailure(TROUBLE_OF[(error as Error).name] ?? 'busy');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
