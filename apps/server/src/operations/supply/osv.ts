import type { Component } from './cyclonedx';

/** An advisory in the OSV format (ossf.github.io/osv-schema, 1.6), with the members used here. */
interface OsvAdvisory {
  readonly id: string;
  readonly modified?: string;
  readonly withdrawn?: string;
  readonly summary?: string;
  readonly affected?: readonly OsvAffected[];
}

interface OsvAffected {
  readonly package?: { readonly ecosystem?: string; readonly name?: string; readonly purl?: string };
  readonly versions?: readonly string[];
  readonly ranges?: readonly {
    readonly type?: string;
    readonly events?: readonly { readonly [event: string]: string }[];
  }[];
}

/** A component affected by an advisory. */
interface Affected {
  readonly component: string;
  readonly version: string;
  readonly advisory: string;
  readonly summary: string;
  /** First fixed version, if the advisory names one. */
  readonly fixed: string | null;
}

const NUMBERS = /^v?(\d+(?:\.\d+)*)([a-z]*)(?:-([0-9A-Za-z.-]+))?/;

/**
 * Compares two versions: by number, then by OpenSSL's letter suffix, then by SemVer pre-release, which
 * precedes the release (semver.org 2.0.0, §11).
 */
export function compareVersions(one: string, other: string): number {
  const parts = [one, other].map((version) => NUMBERS.exec(version));
  const [a, b] = parts;
  if (!a || !b) return one < other ? -1 : Number(one > other);
  const [first, second] = [a[1]!.split('.').map(Number), b[1]!.split('.').map(Number)];
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    const difference = (first[at] ?? 0) - (second[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  if (a[2] !== b[2]) return a[2]! < b[2]! ? -1 : 1;
  return comparePreReleases(a[3], b[3]);
}

function comparePreReleases(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  const [first, second] = [one.split('.'), other.split('.')];
  for (let at = 0; at < Math.min(first.length, second.length); at++) {
    const [a, b] = [first[at] ?? '', second[at] ?? ''];
    if (a === b) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOtherNumber) return Math.sign(Number(a) - Number(b));
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return a < b ? -1 : 1;
  }
  return Math.sign(first.length - second.length);
}

type Range = NonNullable<OsvAffected['ranges']>[number];

/**
 * Returns true if a version is in a range: from an `introduced` to the next `fixed` (exclusive) or
 * `last_affected` (inclusive).
 */
function liesIn(version: string, { events = [] }: Range): boolean {
  let isAffected = false;
  for (const event of events) {
    if (event.introduced !== undefined)
      isAffected ||= event.introduced === '0' || compareVersions(version, event.introduced) >= 0;
    if (event.fixed !== undefined && compareVersions(version, event.fixed) >= 0) isAffected = false;
    if (event.last_affected !== undefined && compareVersions(version, event.last_affected) > 0)
      isAffected = false;
  }
  return isAffected;
}

/** Returns the package URL of an advisory's package without a version, which identifies the component. */
function purlOf({ package: named = {} }: OsvAffected): string | null {
  if (named.purl) return named.purl.replace(/(?<=[^/])@[^@/]*$/, '').replace(/\?.*$/, '');
  if (named.ecosystem === 'npm' && named.name) return `pkg:npm/${named.name.replace(/^@/, '%40')}`;
  return null;
}

const withoutVersion = (purl: string): string => purl.slice(0, purl.lastIndexOf('@'));

/** A snapshot that can't be used; the message is one sentence. */
export class BadSnapshot extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSnapshot';
  }
}

/** @throws BadSnapshot with the line number */
function advisoryOf(text: string, line: number): OsvAdvisory {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadSnapshot(`Line ${line} of the snapshot isn't valid JSON.`);
  }
  const advisory = value as Partial<OsvAdvisory> | null;
  if (typeof advisory?.id !== 'string' || !Array.isArray(advisory.affected ?? []))
    throw new BadSnapshot(`Line ${line} of the snapshot isn't an OSV advisory.`);
  return advisory as OsvAdvisory;
}

interface Checked {
  readonly advisories: number;
  /** Latest modification time of an advisory in the snapshot, ISO 8601; null = none has a time. */
  readonly newest: string | null;
  readonly affected: readonly Affected[];
}

/**
 * Returns the components that the advisories in a snapshot affect. Ignores withdrawn advisories, and commit
 * ranges (GIT), which can't be compared with a version.
 * @param lines one OSV advisory per line; empty lines are skipped
 * @throws BadSnapshot
 */
export async function checkAdvisories(
  lines: AsyncIterable<string> | Iterable<string>,
  components: readonly Component[],
): Promise<Checked> {
  const byPurl = new Map<string, Component[]>();
  for (const component of components) {
    const key = withoutVersion(component.purl);
    byPurl.set(key, [...(byPurl.get(key) ?? []), component]);
  }
  const affected: Affected[] = [];
  let [line, advisories] = [0, 0];
  let newest: string | null = null;
  for await (const text of lines) {
    line++;
    if (text.trim() === '') continue;
    const advisory = advisoryOf(text, line);
    advisories++;
    if (advisory.modified && (newest === null || advisory.modified > newest)) newest = advisory.modified;
    if (advisory.withdrawn !== undefined) continue;
    affected.push(...affectedBy(advisory, byPurl));
  }
  return { advisories, newest, affected };
}

function affectedBy(
  { id, summary = '', affected = [] }: OsvAdvisory,
  byPurl: ReadonlyMap<string, readonly Component[]>,
): readonly Affected[] {
  return affected.flatMap((one) => {
    const ranges = (one.ranges ?? []).filter(({ type }) => type !== 'GIT');
    return (byPurl.get(purlOf(one) ?? '') ?? [])
      .filter(
        ({ version }) => one.versions?.includes(version) || ranges.some((range) => liesIn(version, range)),
      )
      .map(({ name, version }) => {
        const fixes = ranges.flatMap(({ events = [] }) => events.flatMap(({ fixed }) => fixed ?? []));
        const [fixed = null] = fixes.filter((fix) => compareVersions(fix, version) > 0).sort(compareVersions);
        return { component: name, version, advisory: id, summary, fixed };
      });
  });
}
