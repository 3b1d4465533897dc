import { BROWSER_RELEASES, type BrowserReleases } from '../data/browser-releases';
import type { DeviceSession } from '../session/read-session';

const DAY_MS = 86_400_000;

function releaseOf({ known, paceDays }: BrowserReleases, major: number): number | null {
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || major < first[0]) return null;
  const later = known.findIndex(([version]) => version >= major);
  if (later === -1) return Date.parse(last[1]) + (major - last[0]) * paceDays * DAY_MS;
  const [version, day] = known[later] ?? last;
  const before = known[later - 1];
  if (version === major || !before) return Date.parse(day);
  const share = (major - before[0]) / (version - before[0]);
  return Date.parse(before[1]) + share * (Date.parse(day) - Date.parse(before[1]));
}

/** Returns the major number of a version text; null if absent. */
export const majorOf = (version: string | null): number | null => {
  const major = /^\d{1,4}/.exec(version ?? '')?.[0];
  return major === undefined ? null : Number(major);
};

/**
 * Returns the days since the browser's major version was released; 0 for one that is not due yet.
 * @returns null for a browser or version that the calendar doesn't contain
 */
export function browserVersionAge(
  browser: string | null,
  version: string | null,
  now: number,
): number | null {
  const major = majorOf(version);
  const releases = BROWSER_RELEASES.find((entry) => entry.browser === browser);
  if (!releases || major === null) return null;
  const released = releaseOf(releases, major);
  return released === null ? null : Math.max(0, Math.floor((now - released) / DAY_MS));
}

/** Claims of a user agent string, from the user agent parser. */
export interface UserAgentClaims {
  readonly browser: string | null;
  readonly browser_version: string | null;
  readonly os: string | null;
  readonly device_type: 'desktop' | 'mobile' | 'tablet' | 'tv' | 'console' | 'wearable' | 'bot' | null;
}

/** Kinds of systems that are never confused. */
export type OsFamily = 'windows' | 'macos' | 'ios' | 'android' | 'chromeos' | 'linux' | 'other';

export function osFamily(os: string | null): OsFamily {
  const name = (os ?? '').toLowerCase();
  if (name.startsWith('windows')) return 'windows';
  if (name.startsWith('macos')) return 'macos';
  if (name.startsWith('ios')) return 'ios';
  if (name.startsWith('android') || name.startsWith('fire os') || name.startsWith('harmony'))
    return 'android';
  if (name.startsWith('chromeos')) return 'chromeos';
  return /^(linux|ubuntu|debian|fedora)/.test(name) ? 'linux' : 'other';
}

/** First Windows 11 in `platformVersion` (Microsoft, "Detect Windows 11 using User-Agent Client Hints"). */
const WINDOWS_11 = 13;
const OLD_WINDOWS: { readonly [version: string]: string } = { '0.1': '7', '0.2': '8', '0.3': '8.1' };

function hintedOs(platform: string, version: string | null): string | null {
  const [major = '', minor = ''] = (version ?? '').split('.');
  const shown = [major, minor === '0' ? '' : minor].filter(Boolean).join('.');
  switch (platform) {
    case 'Windows': {
      if (!version) return 'Windows';
      if (major === '0') return `Windows ${OLD_WINDOWS[`${major}.${minor}`] ?? '7'}`;
      return Number(major) >= WINDOWS_11 ? 'Windows 11' : 'Windows 10';
    }
    case 'macOS':
    case 'Android':
      return shown ? `${platform} ${shown}` : platform;
    case 'Chrome OS':
    case 'Chromium OS':
      return shown ? `ChromeOS ${shown}` : 'ChromeOS';
    default:
      return null;
  }
}

/**
 * Returns the operating system. Uses client hints, which still report its version, if they name the same
 * family as the user agent string; else the string.
 */
export function operatingSystem(claims: UserAgentClaims, signals: DeviceSession['signals']): string | null {
  const hints = signals.userAgentData;
  const hinted = hints ? hintedOs(hints.platform, hints.platformVersion) : null;
  return hinted !== null && osFamily(hinted) === osFamily(claims.os) ? hinted : claims.os;
}

const versionIn = (list: readonly string[], names: RegExp): string | null => {
  const entry = list.find((brand) => names.test(brand));
  return entry === undefined ? null : (entry.split('/').at(-1) ?? null);
};

/**
 * Returns family and version of the browser; client hints contain the version that the string no longer
 * reports.
 */
export function browserOf(
  claims: UserAgentClaims,
  signals: DeviceSession['signals'],
): { readonly browser: string | null; readonly version: string | null } {
  const browser =
    signals.privacy?.brave && (claims.browser === 'Chrome' || claims.browser === null)
      ? 'Brave'
      : claims.browser;
  const hints = signals.userAgentData;
  const major = claims.browser_version?.split('.')[0] ?? null;
  const full =
    versionIn(
      hints?.fullVersionList ?? [],
      new RegExp(
        `^[^/]*${browser === 'Brave' ? 'Brave' : (browser ?? '\\0').replace(/[^\w ]/g, '')}[^/]*/`,
        'i',
      ),
    ) ??
    hints?.uaFullVersion ??
    null;
  // If the two disagree, the string is the claim; a separate check reports the disagreement.
  return { browser, version: full !== null && full.split('.')[0] === major ? full : claims.browser_version };
}
