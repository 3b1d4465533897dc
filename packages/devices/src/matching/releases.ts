/** How the versions of a system or a browser come out. */
export interface Releases {
  /** Days between two of them. */
  readonly days: number;
  /** Place of a version, as a look holds it, among all: two that follow one another are one apart. */
  readonly placeOf: (version: number) => number;
}

const [MAJOR, MINOR] = [10_000, 100];

/** A system's version as one number that rises with it: 18.3.1 is 180301. */
export const releaseNumber = (major: number, minor: number, patch: number): number =>
  major * MAJOR + minor * MINOR + patch;

// A look holds each number one higher: 0 stands for none.
const majorOf = (version: number): number => Math.floor((version - 1) / MAJOR);
const minorOf = (version: number): number => Math.floor((version - 1) / MINOR) % 100;

const byMajor = (days: number): Releases => ({ days, placeOf: majorOf });
const byMinor = (days: number, perMajor: number): Releases => ({
  days,
  placeOf: (version) => perMajor * majorOf(version) + minorOf(version),
});

/** By the makers' release notes of 2023 to 2025; Windows and Android name major versions only. */
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
