import { digest, type VectorInput } from '@assay/devices';
import type { Linked, Linker } from './linker';

/**
 * Links by the components of the open-source FingerprintJS 5 (its list of sources) from the same signals: an
 * exact hash without memory and token. Noisy pictures and sound are excluded there as well.
 */
export function exactHash(): Linker {
  return {
    name: 'exact hash (FingerprintJS’s components)',
    meet({ input: { signals: s, browser } }): Linked {
      const webgl = s.webgl?.webgl;
      const id = digest(
        browser,
        s.userAgent?.platform,
        s.userAgent?.vendor,
        s.canvas?.stable ? [s.canvas.geometry, s.canvas.text] : null,
        s.audio?.sum,
        s.fonts?.found,
        s.fonts?.genericWidths,
        s.screen && [s.screen.width, s.screen.height, s.screen.colorDepth],
        s.locale?.languages,
        s.timeZone?.zone,
        s.hardware,
        s.math,
        s.plugins,
        s.touch,
        [webgl?.unmaskedVendor, webgl?.unmaskedRenderer, webgl?.parameters, webgl?.extensions],
        [s.mediaQueries?.colorGamut, s.mediaQueries?.contrast, s.mediaQueries?.reducedMotion],
        [s.userAgentData?.architecture, s.userAgentData?.model],
      );
      return { id, isSettled: true, probability: 1, tokenCopied: false };
    },
    presentId: (id) => id,
  };
}

const NEAR_ENOUGH = 0.85;

/**
 * Links by a simple method: a known token, or the stored fingerprint with most equal attributes if nearly all
 * are equal.
 */
export function nearestFingerprint(): Linker {
  interface Stored {
    readonly id: string;
    look: readonly string[];
  }
  const tokens = new Map<string, Stored>();
  const byMachine = new Map<string, Stored[]>();
  let made = 0;
  const lookOf = ({ signals: s, network, browserVersion, osVersion }: VectorInput): readonly string[] =>
    [
      network,
      browserVersion,
      osVersion,
      s.canvas?.stable ? s.canvas : null,
      s.audio?.sum,
      s.fonts?.found,
      s.fonts?.genericWidths,
      s.screen && [s.screen.width, s.screen.height],
      s.screen?.devicePixelRatio,
      s.locale?.languages,
      s.timeZone?.zone,
      s.hardware?.hardwareConcurrency,
      s.hardware?.deviceMemory,
      s.webgl?.webgl?.unmaskedRenderer,
      s.webgl?.webgl?.parameters,
      s.mediaDevices,
      s.mediaQueries?.darkScheme,
      s.systemColors,
      s.keyboardLayout,
    ].map((value) => JSON.stringify(value ?? null));
  return {
    name: 'nearest fingerprint',
    meet({ input, token }): Linked {
      const look = lookOf(input);
      const block = JSON.stringify([input.os, input.browser, input.signals.userAgentData?.model ?? null]);
      let stored = token === null ? undefined : tokens.get(token);
      let alike = 1;
      if (!stored) {
        alike = 0;
        for (const candidate of byMachine.get(block) ?? []) {
          const equal = candidate.look.filter((value, index) => value === look[index]).length / look.length;
          if (equal >= alike) [stored, alike] = [candidate, equal];
        }
        if (alike < NEAR_ENOUGH) stored = undefined;
      }
      if (!stored) {
        stored = { id: `${made++}`, look };
        byMachine.set(block, [...(byMachine.get(block) ?? []), stored]);
      }
      stored.look = look;
      if (token !== null) tokens.set(token, stored);
      return { id: stored.id, isSettled: true, probability: alike, tokenCopied: false };
    },
    presentId: (id) => id,
  };
}
