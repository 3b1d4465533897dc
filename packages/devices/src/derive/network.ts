import type { DeviceSession } from '../session/read-session';

/** Offline data about an address that the browser used. */
export interface AddressFacts {
  readonly ip: string;
  readonly isp: string | null;
  readonly asn: number | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly vpn: boolean | null;
  readonly proxy: boolean | null;
  /** Thousands of users share it: a mobile carrier, a proxy or a data center. It doesn't distinguish users. */
  readonly shared: boolean;
}

/** Location of a browser, from several sources. */
export interface Routes {
  /** The address that requested the ticket. */
  readonly device: AddressFacts | null;
  readonly resolver: AddressFacts | null;
  /** Public addresses from WebRTC. */
  readonly webrtc: readonly AddressFacts[];
  readonly timezoneCountry: string | null;
}

/** Reason to assume that the connection and the browser are in different places. */
type RouteMismatch = 'timezone-country' | 'webrtc-country' | 'webrtc-network' | 'dns-country';

const differ = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b && a !== b);

function routeMismatches({ device, resolver, webrtc, timezoneCountry }: Routes): readonly RouteMismatch[] {
  if (!device) return [];
  const found: RouteMismatch[] = [];
  if (differ(device.country, timezoneCountry)) found.push('timezone-country');
  if (webrtc.some((address) => differ(address.country, device.country))) found.push('webrtc-country');
  else if (
    webrtc.some((address) => address.asn !== null && device.asn !== null && address.asn !== device.asn)
  )
    found.push('webrtc-network');
  if (differ(resolver?.country, device.country)) found.push('dns-country');
  return found;
}

/**
 * Number of mismatches that indicate a tunnel: a traveler has one, a public resolver causes another, a tunnel
 * causes both.
 */
const ENOUGH_MISMATCHES = 2;

/** Checks if the browser uses a VPN or a proxy; null if its address is unknown or no list is loaded. */
export function tunnels(routes: Routes): {
  readonly vpn: boolean | null;
  readonly proxy: boolean | null;
  readonly mismatches: readonly RouteMismatch[];
} {
  const mismatches = routeMismatches(routes);
  const { device } = routes;
  const vpn = mismatches.length >= ENOUGH_MISMATCHES ? true : (device?.vpn ?? null);
  return { vpn, proxy: device?.proxy ?? null, mismatches };
}

/** Returns the public addresses from WebRTC, at most a few. */
export const webrtcAddresses = (signals: DeviceSession['signals']): readonly string[] =>
  [...new Set(signals.webrtc?.ips ?? [])].slice(0, 8);
