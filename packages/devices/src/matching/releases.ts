/** Release schedule of a system or a browser. */
export interface Releases {
  /** Days between two versions. */
  readonly days: number;
  /** Position of a version, as stored in a fingerprint, among all; consecutive versions are one apart. */
  readonly placeOf: (version: number) => number;
}

const [MAJOR, MINOR] = [10_000, 100];

/** Returns a system version as one increasing number: 18.3.1 is 180301. */
export const releaseNumber = (major: number, minor: number, patch: number): number =>
  major * MAJOR + minor * MINOR + patch;

// A fingerprint stores each number plus one: 0 means none.
const majorOf = (version: number): number => Math.floor((version - 1) / MAJOR);
const minorOf = (version: number): number => Math.floor((version - 1) / MINOR) % 100;

const byMajor = (days: number): Releases => ({ days, placeOf: majorOf });
const byMinor = (days: number, perMajor: number): Releases => ({
  days,
  placeOf: (version) => perMajor * majorOf(version) + minorOf(version),
});

/** From the makers' release notes of 2023 to 2025; Windows and Android have major versions only. */
const SYSTEMS: { readonly [os: string]: Releases } = {
  ios: byMinor(45, 8),
  macos: byMinor(50, 7),
  linux: byMajor(90),
  chromeos: byMajor(28),
};
const YEARLY = byMajor(365);
const plain = (days: number): Releases => ({ days, placeOf: (version) => version });
const BROWSER = plain(28);
const WEBKIT = plain(365);

export const systemReleases = (os: string | null): Releases => SYSTEMS[os ?? ''] ?? YEARLY;

export const browserReleases = (engine: string | null): Releases => (engine === 'webkit' ? WEBKIT : BROWSER);
