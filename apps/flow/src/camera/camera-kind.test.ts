import { describe, expect, it } from 'vitest';
import { cameraKind, kindOfName } from './camera';

/** Builds a stream like those that browsers return. */
const streamOf = (label: string, settings: object = { deviceId: 'a', frameRate: 30 }) =>
  ({ getVideoTracks: () => [{ label, getSettings: () => settings }] }) as unknown as MediaStream;

describe('kindOfName', () => {
  it.each([
    'OBS Virtual Camera',
    'OBS-Camera',
    'ManyCam Virtual Webcam',
    'ManyCam Video Source',
    'XSplit VCam',
    'Snap Camera',
    'Dummy video device (0x0000)',
    'mmhmm Camera',
    'CamTwist',
    'e2eSoft VCam',
    'SplitCam Video Driver',
    'CyberLink YouCam 9',
    'Camera (NVIDIA Broadcast)',
    'Streamlabs Desktop Virtual Webcam',
    'fake_device_0',
    '/tmp/clips/livelyFace.mjpeg',
    'Default Video Device',
    'Mock video device 1',
  ])('classifies %s as a program', (name) => expect(kindOfName(name)).toBe('PROGRAM'));

  it.each([
    'DroidCam Source 3',
    'DroidCam Virtual Camera',
    'Iriun Webcam',
    'EpocCam Camera',
    'Camo',
    'Reincubate Camo',
    'iVCam',
  ])('classifies %s as a relayed phone camera', (name) => expect(kindOfName(name)).toBe('PHONE'));

  it.each([
    '',
    'FaceTime HD Camera (Built-in) (05ac:8514)',
    'Integrated Camera (0bda:5653)',
    'camera2 1, facing front',
    'Front Camera',
    'HD Pro Webcam C920 (046d:082d)',
    'OBSBOT Tiny 2',
    'Elgato Facecam',
    'Camouflage Cam',
    // The operating system itself relays this camera, and its name contains a person's name.
    'Anna’s iPhone Camera',
  ])('returns null for %s', (name) => expect(kindOfName(name)).toBeNull());
});

describe('cameraKind', () => {
  it('returns PROGRAM for a screen capture and null when settings are missing', () => {
    expect(cameraKind(streamOf('screen:0', { displaySurface: 'monitor' }))).toBe('PROGRAM');
    expect(cameraKind(streamOf('USB Camera', {}))).toBeNull();
    expect(cameraKind(streamOf('USB Camera', { deviceId: '', frameRate: 0, width: 641 }))).toBeNull();
    expect(cameraKind({ getVideoTracks: () => [] } as unknown as MediaStream)).toBeNull();
  });
});
