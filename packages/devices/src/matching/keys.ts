import type { DeviceKind, VectorInput } from '../data/features';
import { readGraphics, rendererOf } from '../derive/graphics';
import { canvasHash, digest, fontHash, screenSides } from '../derive/hashes';

/**
 * The texts under which a session's device is looked for, and under which its looks are kept. Each leaves out what
 * another one rests on, so that no single change (a docked screen, a journey, a zoom, a new driver) hides a device.
 * The first three stand as in earlier versions: what was stored under them is found.
 * @param network the look's number of the network; 0 = none
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
 * The texts under which a token is looked for whose device is open: in its own network alone, else it would make other visits
 * more doubtful.
 * @param network as in `keyTexts`
 */
export function openKeyTexts({ signals, os, browser }: VectorInput, network: number): readonly string[] {
  if (network === 0) return [];
  return [digest('open', os, browser, readGraphics(rendererOf(signals)).model, network)];
}

/** How alike devices of this one's kind are. */
export function deviceKind({ os, signals, network, asn }: VectorInput): DeviceKind {
  // Of an address that is known, and shared by many.
  if (network === null && asn !== null && readGraphics(rendererOf(signals)).software) return 'image';
  if (os === 'ios' || os === 'android') return 'phone';
  return os === 'macos' ? 'maker' : 'other';
}

/** Browsers that forget what scripts stored on a site that is not visited for a week (WebKit, Tracking Prevention in WebKit). */
export const forgetsInAWeek = ({ signals, os }: VectorInput): boolean =>
  os === 'ios' || signals.engine?.kind === 'webkit';
