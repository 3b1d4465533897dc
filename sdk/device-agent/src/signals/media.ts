import type { Collector } from '../collector';
import { within } from '../natives';
import { isQuietBrowser } from './user-agent';

const RATE = 44_100;
const SAMPLES = 5000;
const FROM = 4500;

const absoluteSum = (samples: Float32Array): number => {
  let sum = 0;
  for (let at = FROM; at < SAMPLES; at++) sum += Math.abs(samples[at] ?? 0);
  return sum;
};

/**
 * Checks that samples that a script wrote are unchanged; fingerprint protection adds noise when they are
 * read.
 */
function knownSamples(context: OfflineAudioContext): boolean {
  const buffer = context.createBuffer(1, 64, RATE);
  buffer.getChannelData(0).fill(0.25);
  const copy = new Float32Array(64);
  buffer.copyFromChannel(copy, 0);
  return (
    copy.every((sample) => sample === 0.25) && buffer.getChannelData(0).every((sample) => sample === 0.25)
  );
}

export const audio: Collector<'audio'> = {
  name: 'audio',
  limit: 700,
  costly: true,
  async collect() {
    if (typeof OfflineAudioContext === 'undefined') return null;
    const context = new OfflineAudioContext(1, SAMPLES, RATE);
    const source = context.createOscillator();
    source.type = 'triangle';
    source.frequency.value = 10_000;
    const compressor = context.createDynamicsCompressor();
    compressor.threshold.value = -50;
    compressor.knee.value = 40;
    compressor.ratio.value = 12;
    compressor.attack.value = 0;
    compressor.release.value = 0.25;
    source.connect(compressor);
    compressor.connect(context.destination);
    source.start(0);
    const buffer = await context.startRendering();
    const sum = absoluteSum(buffer.getChannelData(0));
    const again = new Float32Array(SAMPLES);
    buffer.copyFromChannel(again, 0);
    return { sum, stable: absoluteSum(again) === sum, knownSamples: knownSamples(context) };
  },
};

const SYSTEMS = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
};

/**
 * Chromium logs a warning when Widevine is requested without a robustness level; the lowest level matches
 * most systems.
 */
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
