import {
  type AddressFacts,
  behaviourFlags,
  browserOf,
  countryOfZone,
  operatingSystem,
  osFamily,
  userAgentDigest,
  type VectorInput,
  webrtcAddresses,
} from '@assay/devices';
import { type NamedPlace, parseUserAgent } from '@assay/enrichment';
import { readIp } from '@assay/networks';
import type { EnrichmentData } from '../scoring/index';
import type { ReadSession } from './tickets';

/** Returns the network of an address: `/24` for IPv4, `/48` for IPv6; null for an invalid address. */
function networkOf(ip: string): string | null {
  const address = readIp(ip);
  if (address === null) return null;
  if (address.version === 4) return `4/${address.word0 >>> 8}`;
  return `6/${address.word0}/${address.word1 >>> 16}`;
}

const STALE_MS = 30 * 60_000;
/** Maximum distance to a city in kilometers; a position farther from every city has none. */
const NEAR_KM = 30;

const lookUpAddress = (data: EnrichmentData, ip: string | null, now: number): AddressFacts | null => {
  const facts = ip === null ? null : data.ip.lookup(ip, new Date(now));
  if (!facts) return null;
  const proxies = [
    facts.tor,
    facts.web_proxy,
    facts.public_proxy,
    facts.data_center_proxy,
    facts.residential_proxy,
  ];
  const proxy = proxies.includes(true) ? true : proxies.every((flag) => flag === null) ? null : false;
  return {
    ip: facts.ip,
    isp: facts.isp_name,
    asn: facts.asn,
    region: facts.state_prov,
    country: facts.country,
    timezone: facts.timezone,
    vpn: facts.vpn,
    proxy,
    shared: facts.type === 'MOB' || facts.vpn === true || proxy === true,
  };
};

/** Returns the city of a position; null when the position is less accurate than the distance between cities. */
function placeOf(
  position: ReadSession['session']['signals']['geolocation'],
  data: EnrichmentData,
): NamedPlace | null {
  if (!position || position.latitude === null || position.longitude === null) return null;
  if ((position.accuracy ?? 0) > NEAR_KM * 1000) return null;
  return data.places.nearest({ latitude: position.latitude, longitude: position.longitude }, NEAR_KM);
}

/** True when both the browser's clock and the server's ticket report an old session. */
export const isStale = ({ session, ticket }: ReadSession, now: number): boolean =>
  Math.abs(now - session.at) > STALE_MS && (ticket === null || now - ticket.at > STALE_MS);

/** Returns true if a list names the address as a VPN or proxy; null without a loaded list. */
function isTunnelled(address: AddressFacts | null): boolean | null {
  if (!address) return null;
  if (address.vpn === true || address.proxy === true) return true;
  return address.vpn === null && address.proxy === null ? null : false;
}

/** Returns the observations of a session before the store is read. */
export function observe(
  { session, ticket }: ReadSession,
  data: EnrichmentData,
  now: number,
  resolvers: readonly string[],
) {
  const { signals } = session;
  const claims = parseUserAgent(signals.userAgent?.userAgent ?? '', signals.hardware?.maxTouchPoints);
  const os = osFamily(claims.os);
  const routes = {
    device: lookUpAddress(data, ticket?.ip ?? null, now),
    resolver: lookUpAddress(data, resolvers[0] ?? null, now),
    webrtc: webrtcAddresses(signals).flatMap((ip) => {
      const facts = lookUpAddress(data, ip, now);
      return facts?.country ? [facts] : [];
    }),
    timezoneCountry: countryOfZone(signals.timeZone?.zone ?? null),
  };
  const behaviour = behaviourFlags(session.behaviour);
  const checked = {
    session,
    ticket,
    userAgentDigest: signals.userAgent ? userAgentDigest(signals.userAgent.userAgent) : null,
    claimed: { browser: claims.browser, os },
    flags: new Set(behaviour),
    isTunnelled: isTunnelled(routes.device),
  };
  const { browser, version } = browserOf(claims, signals);
  const vectorInput: VectorInput = {
    signals,
    os,
    osVersion: operatingSystem(claims, signals),
    browser,
    browserVersion: version,
    network: routes.device && !routes.device.shared ? networkOf(routes.device.ip) : null,
    asn: routes.device?.asn ?? null,
  };
  const place = placeOf(signals.geolocation, data);
  return { claims, os, routes, behaviour, checked, vectorInput, place, browser, version };
}
