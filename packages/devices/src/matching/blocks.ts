import type { VectorInput } from '../data/features';
import { digest } from '../derive/digest';
import { readGraphics, rendererOf } from '../derive/graphics';
import { canvasHash, deviceHash, fontHash, screenSides } from '../derive/hashes';

/**
 * The texts under which a session's device is looked for, from the narrowest to the widest. Each leaves out what
 * another one rests on, so that no single change (a docked screen, a journey, a zoom, a new driver) hides a device.
 */
export function blockTexts(input: VectorInput): readonly [string, string, string, string] {
  const { signals, os, browser, network, asn } = input;
  const { model } = readGraphics(rendererOf(signals));
  const zone = signals.timeZone?.zone ?? null;
  const sides = screenSides(signals);
  const phone = signals.userAgentData?.model || null;
  return [
    digest('exact', deviceHash(signals, os), browser, network ?? asn),
    digest('looks', os, browser, canvasHash(signals), fontHash(signals), signals.locale?.languages ?? null),
    digest('hardware', os, browser, model, phone, sides, signals.hardware?.hardwareConcurrency ?? null, zone),
    digest('place', os, browser, model, network ?? asn),
  ];
}

/** Kinds of devices that leave the factory alike and stay so: there are few settings, fonts or parts to differ in. */
export const isMadeAlike = ({ os }: VectorInput): boolean =>
  os === 'ios' || os === 'android' || os === 'macos';
