import { BROWSER_RELEASES, type BrowserReleases } from '../data/browser-releases';

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

/** Major number of a version text; null when there is none. */
export const majorOf = (version: string | null): number | null => {
  const major = /^\d{1,4}/.exec(version ?? '')?.[0];
  return major === undefined ? null : Number(major);
};

/**
 * Days since the browser's major version came out; 0 for one that is not due yet.
 * @returns null for a browser, or a version, that the calendar does not know.
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
