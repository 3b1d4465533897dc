import { type Clock, systemClock } from '../clock';
import { statusFailure } from '../http/json-source';
import { type VendorEndpoint, vendorUrl } from '../http/vendor-endpoint';
import { LookupFailure, type LookupPort } from '../lookup';

export interface PwnedPassword {
  /** How often the password occurs in known breaches; 0 = not seen. */
  readonly occurrences: number;
}

interface PwnedPasswordsOptions extends VendorEndpoint {
  readonly clock?: Clock;
}

const prefixLength = 5;
// About a thousand suffixes of 40 bytes, padded.
const maxBytes = 512 * 1024;

/**
 * Pwned Passwords range API: asks by the first five hex digits of the password's SHA-1 (k-anonymity), so the
 * source never learns which password was meant. `Add-Padding` hides the number of suffixes as well.
 * The input is the SHA-1 in hex; any other hash is answered `null`.
 */
export function createPwnedPasswordsPort(options: PwnedPasswordsOptions): LookupPort<string, PwnedPassword> {
  return {
    async lookup(sha1, { signal }) {
      const hash = sha1.trim().toUpperCase();
      if (!/^[0-9A-F]{40}$/.test(hash)) return null;
      const response = await options.fetch(
        vendorUrl(options.baseUrl, ['range', hash.slice(0, prefixLength)]),
        {
          headers: { 'add-padding': 'true', 'user-agent': options.userAgent, accept: 'text/plain' },
          signal,
          maxBytes,
        },
      );
      const failure = statusFailure(response, options.clock ?? systemClock);
      if (failure !== null) throw failure;
      return {
        occurrences: occurrencesOf(hash.slice(prefixLength), new TextDecoder().decode(response.body)),
      };
    },
  };
}

/** Lines are `SUFFIX:COUNT`; padding lines count 0. */
function occurrencesOf(suffix: string, body: string): number {
  const lines = body.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length === 0 || !lines.every((line) => /^[0-9A-F]{35}:\d+$/i.test(line))) {
    throw new LookupFailure('malformed');
  }
  const found = lines.find((line) => line.slice(0, suffix.length).toUpperCase() === suffix);
  return found === undefined ? 0 : Number(found.slice(suffix.length + 1));
}
