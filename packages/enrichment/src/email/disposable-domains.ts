import { readInstalledText } from '../text/installed-file';
import { DISPOSABLE_NAME, DISPOSABLE_NAME_ABROAD } from './data/disposable-names';
import { NOT_DISPOSABLE } from './data/list-corrections';
import type { SuffixList } from './public-suffix';

/**
 * Returns the strings of a JSON array; empty for an empty text or any other document. @throws SyntaxError
 * when the text isn't JSON
 */
export function readJsonArray(text: string): readonly string[] {
  const parsed: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}

/** Number of names processed in one step; takes one or two milliseconds. */
const STEP = 1000;

/** Calls a function for each name, with a pause after each step so that other work can run. */
export function* inSteps(names: Iterable<string>, look: (name: string) => void): Generator<void, void> {
  let left = STEP;
  for (const name of names) {
    look(name);
    if (--left > 0) continue;
    yield;
    left = STEP;
  }
  yield;
}

/** A set of disposable email domains. */
export interface DisposableDomains {
  readonly size: number;
  /**
   * Returns true for a listed domain, a subdomain of one, and a name that itself indicates a disposable
   * service. Lower-case ASCII.
   */
  has(domain: string): boolean;
}

/** One installed list: its package, its file, and how to extract the names from the file. */
interface DisposableSource {
  readonly packageName: string;
  readonly file: string;
  /** True when each entry is reviewed before it is listed; the other lists accept every submission. */
  readonly isCareful: boolean;
  readonly read: (text: string) => readonly string[];
}

/** Reads the module's array literal of names, which is also valid JSON. */
const readFirstArray = (text: string): readonly string[] => {
  const start = text.indexOf('["');
  const end = text.indexOf('])', start);
  return start < 0 || end < 0 ? [] : readJsonArray(text.slice(start, end + 1));
};

const readLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Community lists, by package; licenses: CC0, MIT, MIT, BSD-3-Clause. */
const SOURCES: readonly DisposableSource[] = [
  {
    packageName: 'disposable-email-domains-js',
    file: 'dist/dict/disposable_email_blocklist.json',
    isCareful: true,
    read: readJsonArray,
  },
  { packageName: 'mailchecker', file: 'platform/node/index.js', isCareful: false, read: readFirstArray },
  { packageName: 'disposable-domains', file: 'index.json', isCareful: false, read: readJsonArray },
  { packageName: 'fakefilter', file: 'txt/data.txt', isCareful: true, read: readLines },
];

/** List whose entries don't override a curated list of mailbox providers when no other list has them. */
const WEAKEST_SOURCE = 'mailchecker';

/** A set of names whose membership is computed on demand; `size` is the size of the underlying lists. */
export interface NameSet {
  readonly size: number;
  has(name: string): boolean;
}

/** The names of the installed lists: their union and two subsets. */
export interface DisposableUnion {
  readonly names: ReadonlySet<string>;
  /** Listed by a careful source; only this project's own table overrides it. */
  readonly surelyClaimed: ReadonlySet<string>;
  /** Listed only by the weakest source. */
  readonly weaklyClaimed: ReadonlySet<string>;
}

/**
 * Reads every installed list, in steps. Skips missing lists; null when none is installed.
 *
 * @param mixed disposable names from a list that contains both kinds; treated as careful entries
 */
export function* readDisposableUnion(
  mixed: ReadonlySet<string>,
  packageDirs?: readonly string[],
): Generator<void, DisposableUnion | null> {
  const names = new Set(mixed);
  const surelyClaimed = new Set(mixed);
  const weaklyClaimed = new Set<string>();
  for (const { packageName, file, isCareful, read } of SOURCES) {
    const text = readInstalledText(packageName, file, packageDirs);
    if (text === null) continue;
    const listed = read(text);
    yield;
    yield* inSteps(listed, (name) => {
      if (isCareful) surelyClaimed.add(name);
      if (packageName !== WEAKEST_SOURCE) weaklyClaimed.delete(name);
      else if (!names.has(name)) weaklyClaimed.add(name);
      names.add(name);
    });
  }
  return names.size === 0 ? null : { names, surelyClaimed, weaklyClaimed };
}

/**
 * Checks domains against a set of names. A subdomain of a listed name is disposable too, but the check stops
 * at the registry's suffix: lists contain `web.id` or `pp.ua`, under which most owners are honest.
 */
export function disposableDomains(
  names: NameSet,
  added: ReadonlySet<string>,
  suffixes: SuffixList,
): DisposableDomains {
  const excepted = new Set(NOT_DISPOSABLE);
  const listed = (name: string) => added.has(name) || (names.has(name) && !excepted.has(name));
  return {
    size: names.size + added.size,
    has(domain) {
      const { publicSuffix, isRegistrySuffix, registrableDomain } = suffixes.split(domain);
      for (let name = domain; ; ) {
        if (isRegistrySuffix && name === publicSuffix) return saysSo(registrableDomain);
        if (listed(name)) return true;
        const dot = name.indexOf('.');
        if (dot < 0) return saysSo(registrableDomain);
        name = name.slice(dot + 1);
      }
    },
  };
}

/** Checks whether the label chosen by the owner indicates a disposable service. */
function saysSo(registrableDomain: string | null): boolean {
  if (registrableDomain === null) return false;
  const name = registrableDomain.slice(0, registrableDomain.indexOf('.'));
  return DISPOSABLE_NAME.test(name) || DISPOSABLE_NAME_ABROAD.test(name);
}
