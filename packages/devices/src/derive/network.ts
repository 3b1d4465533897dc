import type { DeviceSession } from '../session/read-session';

/** What the offline data knows of an address that the browser was met at. */
export interface AddressFacts {
  readonly ip: string;
  readonly isp: string | null;
  readonly asn: number | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly vpn: boolean | null;
  readonly proxy: boolean | null;
  /** Thousands are behind it: a mobile carrier's, a proxy's, a data centre's. It distinguishes nobody. */
  readonly shared: boolean;
}

/** Where a browser is, by the routes that it can be seen on. */
export interface Routes {
  /** The address that asked for the ticket. */
  readonly device: AddressFacts | null;
  readonly resolver: AddressFacts | null;
  /** Public addresses out of WebRTC. */
  readonly webrtc: readonly AddressFacts[];
  readonly timezoneCountry: string | null;
}

/** A reason to think that the connection is not where the browser is. */
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

/** Mismatches that together speak for a tunnel: a traveller has one, a public resolver another, a tunnel both. */
const ENOUGH_MISMATCHES = 2;

/** Whether the browser comes through a VPN or a proxy; null when its address is not known or no list is loaded. */
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

/** Addresses out of WebRTC that are on the internet; a browser reports at most a few. */
export const webrtcAddresses = (signals: DeviceSession['signals']): readonly string[] =>
  [...new Set(signals.webrtc?.ips ?? [])].slice(0, 8);
