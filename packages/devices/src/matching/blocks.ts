import type { DeviceKind, VectorInput } from '../data/features';
import { digest } from '../derive/digest';
import { readGraphics, rendererOf } from '../derive/graphics';
import { canvasHash, deviceHash, fontHash, screenSides } from '../derive/hashes';

/**
 * The texts under which a session's device is looked for, from the narrowest to the widest, and under which it is kept.
 * Each leaves out what another one rests on, so that no single change (a docked screen, a journey, a zoom, a new
 * driver) hides a device.
 * @param networks the numbers of the present network and of the one before; equal when looking
 */
export function blockTexts(
  input: VectorInput,
  networks: readonly [present: number, before: number],
): readonly [string, string, string, string, string] {
  const { signals, os, browser, asn } = input;
  const { model } = readGraphics(rendererOf(signals));
  const zone = signals.timeZone?.zone ?? null;
  const sides = screenSides(signals);
  const phone = signals.userAgentData?.model || null;
  const place = (network: number) => digest('place', os, browser, model, network || asn);
  return [
    digest('exact', deviceHash(signals, os), browser, networks[0] || asn),
    digest('looks', os, browser, canvasHash(signals), fontHash(signals), signals.locale?.languages ?? null),
    digest('hardware', os, browser, model, phone, sides, signals.hardware?.hardwareConcurrency ?? null, zone),
    place(networks[0]),
    place(networks[1]),
  ];
}

/** How alike devices of this one's kind are. */
export function deviceKind({ os }: VectorInput): DeviceKind {
  if (os === 'ios' || os === 'android') return 'phone';
  return os === 'macos' ? 'maker' : 'other';
}
