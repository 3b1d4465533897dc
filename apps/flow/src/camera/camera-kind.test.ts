import { describe, expect, it } from 'vitest';
import { cameraKind, kindOfName } from './camera';

/** A stream as a browser answers it. */
const streamOf = (label: string, settings: object = { deviceId: 'a', frameRate: 30 }) =>
  ({ getVideoTracks: () => [{ label, getSettings: () => settings }] }) as unknown as MediaStream;

describe('the name of a camera', () => {
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
  ])('%s is a program', (name) => expect(kindOfName(name)).toBe('PROGRAM'));

  it.each([
    'DroidCam Source 3',
    'DroidCam Virtual Camera',
    'Iriun Webcam',
    'EpocCam Camera',
    'Camo',
    'Reincubate Camo',
    'iVCam',
  ])('%s passes a phone on', (name) => expect(kindOfName(name)).toBe('PHONE'));

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
    // The system itself passes this one on; and its name is a person's.
    'Anna’s iPhone Camera',
  ])('%s says nothing', (name) => expect(kindOfName(name)).toBeNull());
});

describe('what the camera is', () => {
  it('is a program where it is a screen, and nothing known where settings are missing', () => {
    expect(cameraKind(streamOf('screen:0', { displaySurface: 'monitor' }))).toBe('PROGRAM');
    expect(cameraKind(streamOf('USB Camera', {}))).toBeNull();
    expect(cameraKind(streamOf('USB Camera', { deviceId: '', frameRate: 0, width: 641 }))).toBeNull();
    expect(cameraKind({ getVideoTracks: () => [] } as unknown as MediaStream)).toBeNull();
  });
});
