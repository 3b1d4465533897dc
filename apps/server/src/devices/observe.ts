import {
  type AddressFacts,
  behaviourFlags,
  browserOf,
  countryOfZone,
  operatingSystem,
  osFamily,
  runChecks,
  userAgentDigest,
  type VectorInput,
  webrtcAddresses,
} from '@assay/devices';
import { parseUserAgent, timezoneAt } from '@assay/enrichment';
import type { EnrichmentData } from '../enrichment/index';
import { networkOf } from './network-prefix';
import type { ReadSession } from './open-session';

const STALE_MS = 30 * 60_000;

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

/** Neither the browser's clock nor the server's ticket says that the session is young. */
export const isStale = ({ session, ticket }: ReadSession, now: number): boolean =>
  Math.abs(now - session.at) > STALE_MS && (ticket === null || now - ticket.at > STALE_MS);

/** What a session tells before the store is asked. */
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
  const verdict = runChecks({
    session,
    ticket,
    userAgentDigest: signals.userAgent ? userAgentDigest(signals.userAgent.userAgent) : null,
    claimed: { browser: claims.browser, os },
    flags: new Set(behaviour),
  });
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
  const geo = signals.geolocation;
  const placeCountry =
    geo && geo.latitude !== null && geo.longitude !== null
      ? countryOfZone(timezoneAt(geo.latitude, geo.longitude))
      : null;
  return { claims, os, routes, behaviour, verdict, vectorInput, placeCountry, browser, version };
}
