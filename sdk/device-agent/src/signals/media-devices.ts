import type { Collector } from '../collector';

export const mediaDevices: Collector<'mediaDevices'> = {
  name: 'mediaDevices',
  limit: 800,
  async collect() {
    if (!navigator.mediaDevices?.enumerateDevices) return null;
    const devices = await navigator.mediaDevices.enumerateDevices();
    const count = (wanted: MediaDeviceKind) => devices.filter(({ kind }) => kind === wanted).length;
    return {
      audioInput: count('audioinput'),
      audioOutput: count('audiooutput'),
      videoInput: count('videoinput'),
    };
  },
};
