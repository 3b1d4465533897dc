import type { GeolocationSignal, WebrtcSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { attempt, nativeFetch, within } from '../natives';

/** Requests one host of the server's zone. Only the lookup matters, because it shows the resolver. */
export const dns: Collector<'dns'> = {
  name: 'dns',
  limit: 900,
  wanted: ({ dnsResolverDomain }) => dnsResolverDomain !== '',
  async collect({ options, config }) {
    const served = (await config)?.dnsDomain;
    if (!served || !nativeFetch) return null;
    const zone = options.dnsResolverDomain;
    const host = zone ? `${served.split('.')[0]}.${zone}` : served;
    const reached = await nativeFetch(`https://${host}/`, { mode: 'no-cors', credentials: 'omit' }).then(
      () => true,
      () => false,
    );
    return { host, reached };
  },
};

/** Maximum time to gather local candidates, in milliseconds; candidates found until then count. */
const GATHER_MS = 350;

/**
 * Summarizes candidates of the form `candidate:foundation component protocol priority address port typ type
 * …` (RFC 8839 §5.1).
 */
function summaryOf(candidates: readonly string[], active = true): WebrtcSignal {
  const ips = new Set<string>();
  const kinds = new Set<string>();
  let mdns = 0;
  for (const candidate of candidates) {
    const [, , protocol = '', , address = '', , , type = ''] = candidate.split(' ');
    kinds.add(`${type} ${protocol.toLowerCase()}`);
    if (address.endsWith('.local')) mdns++;
    else if (address) ips.add(address);
  }
  return { active, count: candidates.length, ips: [...ips].sort(), mdns, kinds: [...kinds].sort() };
}

/** Gathers local candidates only and contacts no server. */
export const webrtc: Collector<'webrtc'> = {
  name: 'webrtc',
  limit: 700,
  afterWorker: true,
  async collect() {
    if (typeof RTCPeerConnection === 'undefined') return summaryOf([], false);
    // macOS asks the user whether the browser may find devices on the local network, which hidden addresses
    // require.
    if (/^Mac/.test(attempt(() => navigator.platform, ''))) return summaryOf([]);
    const connection = new RTCPeerConnection();
    try {
      const candidates: string[] = [];
      const gathered = new Promise<void>((resolve) => {
        connection.onicecandidate = ({ candidate }) => {
          if (!candidate) resolve();
          else if (candidate.candidate) candidates.push(candidate.candidate);
        };
      });
      connection.createDataChannel('');
      const prepared = connection.createOffer().then((offer) => connection.setLocalDescription(offer));
      await within(Promise.all([prepared, gathered]), GATHER_MS, null);
      return summaryOf(candidates);
    } finally {
      attempt(() => connection.close(), undefined);
    }
  },
};

/** Codes of GeolocationPositionError. */
const STATUS = { 1: 'DENIED', 2: 'UNAVAILABLE', 3: 'TIMEOUT' } as const;

const without = (status: GeolocationSignal['status']): GeolocationSignal => ({
  status,
  latitude: null,
  longitude: null,
  accuracy: null,
});

async function permissionState(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return null;
  }
}

/** Prompts the user only if the options ask for it. */
export const geolocation: Collector<'geolocation'> = {
  name: 'geolocation',
  // The signal's own option sets its time limit, because a prompt waits for the user.
  limit: 60_000,
  fresh: true,
  wanted: (options) => options.geolocation.enabled,
  async collect({ options }) {
    if (!navigator.geolocation) return null;
    const { canPrompt, highAccuracy, maxAgeSeconds, timeoutMs } = options.geolocation;
    const state = await permissionState();
    if (state === 'denied') return without('DENIED');
    if (state !== 'granted' && !canPrompt) return without('PROMPT');
    return new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          resolve({ status: 'GRANTED', latitude, longitude, accuracy }),
        ({ code }) => resolve(without(STATUS[code as keyof typeof STATUS] ?? 'UNAVAILABLE')),
        { enableHighAccuracy: highAccuracy, maximumAge: maxAgeSeconds * 1000, timeout: timeoutMs },
      );
    });
  },
};
