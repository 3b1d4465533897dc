import type { DeviceKind, VectorInput } from '../data/features';
import { readGraphics, rendererOf } from '../derive/graphics';
import { canvasHash, digest, fontHash, screenSides } from '../derive/hashes';

/**
 * Returns the lookup keys under which a session's device is searched and its fingerprints are stored. Each
 * key omits data that another one uses, so that no single change (a docked screen, a journey, a zoom, a new
 * driver) hides a device. The first three are unchanged from earlier versions, so that older records are
 * found.
 * @param network the fingerprint's number of the network; 0 = none
 */
export function keyTexts(input: VectorInput, network: number): readonly string[] {
  const { signals, os, browser, asn } = input;
  const { model } = readGraphics(rendererOf(signals));
  const zone = signals.timeZone?.zone ?? null;
  const phone = signals.userAgentData?.model || null;
  const languages = signals.locale?.languages ?? null;
  const cores = signals.hardware?.hardwareConcurrency ?? null;
  const fonts = fontHash(signals);
  return [
    digest('place', os, browser, model, network || asn),
    digest('looks', os, browser, canvasHash(signals), fonts, languages),
    digest('hardware', os, browser, model, phone, screenSides(signals), cores, zone),
    digest('machine', os, browser, model, phone, cores, signals.canvas?.geometry ?? null),
    digest('habits', os, browser, model, phone, fonts, languages, zone),
    digest('rest', os, browser, model, phone, cores, fonts, asn),
  ];
}

/**
 * Returns the lookup keys for a token whose device is open. They work only in its own network; elsewhere the
 * token would make other visits more doubtful.
 * @param network as in `keyTexts`
 */
export function openKeyTexts({ signals, os, browser }: VectorInput, network: number): readonly string[] {
  if (network === 0) return [];
  return [digest('open', os, browser, readGraphics(rendererOf(signals)).model, network)];
}

/** Returns the kind of device, which determines how similar devices of the kind are. */
export function deviceKind({ os, signals, network, asn }: VectorInput): DeviceKind {
  // The address is known and shared by many.
  if (network === null && asn !== null && readGraphics(rendererOf(signals)).software) return 'image';
  if (os === 'ios' || os === 'android') return 'phone';
  return os === 'macos' ? 'maker' : 'other';
}

/**
 * Returns true for browsers that delete script storage of a site after a week without a visit (WebKit,
 * Tracking Prevention in WebKit).
 */
export const forgetsInAWeek = ({ signals, os }: VectorInput): boolean =>
  os === 'ios' || signals.engine?.kind === 'webkit';
