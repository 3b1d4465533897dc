import type { GeolocationSignal } from '@assay/contract';
import type { Collector } from '../collector';

/** GeolocationPositionError's codes. */
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

/** The person is asked only when the options ask for it. */
export const geolocation: Collector<'geolocation'> = {
  name: 'geolocation',
  // Its own option sets how long it may take; a prompt waits for a person.
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
