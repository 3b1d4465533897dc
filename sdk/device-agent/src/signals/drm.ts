import type { Collector } from '../collector';
import { within } from '../natives';
import { isQuietBrowser } from '../quiet-browser';

const SYSTEMS = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
};

/** Chromium warns in the console when Widevine is asked for without a level; the lowest is the widest. */
const robustnessOf = (name: string): string => (name === 'widevine' ? 'SW_SECURE_CRYPTO' : '');

const configuration = (robustness: string): readonly MediaKeySystemConfiguration[] => [
  {
    initDataTypes: ['cenc', 'keyids', 'sinf'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"', robustness }],
  },
  {
    initDataTypes: ['cenc', 'keyids', 'webm'],
    videoCapabilities: [{ contentType: 'video/webm; codecs="vp8"', robustness }],
  },
];

export const drm: Collector<'drm'> = {
  name: 'drm',
  limit: 700,
  async collect() {
    if (!navigator.requestMediaKeySystemAccess || !isQuietBrowser()) return null;
    const offered = await Promise.all(
      Object.entries(SYSTEMS).map(async ([name, system]) => {
        try {
          const access = navigator.requestMediaKeySystemAccess(system, configuration(robustnessOf(name)));
          return (await within(access, 500, null)) ? name : null;
        } catch {
          return null;
        }
      }),
    );
    return offered.filter((name) => name !== null);
  },
};
