import { readInstalledText } from '../text/installed-file';
import { DISPOSABLE_NAME, DISPOSABLE_NAME_ABROAD } from './data/disposable-names';
import { NOT_DISPOSABLE } from './data/list-corrections';
import type { SuffixList } from './public-suffix';

/** The texts of a JSON array; empty for an empty text or any other document. @throws SyntaxError for no JSON */
export function readJsonArray(text: string): readonly string[] {
  const parsed: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}

/** Names that are looked at in one step: a millisecond or two. */
const STEP = 1000;

/** Looks at each name, with a pause for others after each step. */
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

/** Domains of throw-away mail services and how to ask for one. */
export interface DisposableDomains {
  readonly size: number;
  /** True for a listed domain, for every name below one, and for a name that shows it. Lower-case ASCII. */
  has(domain: string): boolean;
}

/** One installed list: its package, its file, and how the names are taken out of the file's text. */
interface DisposableSource {
  readonly packageName: string;
  readonly file: string;
  /** Whether each entry was looked at before it was listed; the other lists take whatever is sent in. */
  readonly isCareful: boolean;
  readonly read: (text: string) => readonly string[];
}

/** The module keeps its names in one array literal that is also JSON. */
const readFirstArray = (text: string): readonly string[] => {
  const start = text.indexOf('["');
  const end = text.indexOf('])', start);
  return start < 0 || end < 0 ? [] : readJsonArray(text.slice(start, end + 1));
};

const readLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Community lists, by package; licences: CC0, MIT, MIT, BSD-3-Clause. */
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

/** The list whose only-claimed entries are not believed against a curated list of mailbox providers. */
const WEAKEST_SOURCE = 'mailchecker';

/** Names that are judged when they are asked for; `size` is that of the lists behind them. */
export interface NameSet {
  readonly size: number;
  has(name: string): boolean;
}

/** What the installed lists hold: the union and two parts of it. */
export interface DisposableUnion {
  readonly names: ReadonlySet<string>;
  /** Named by a careful list: only this project's own table outweighs it. */
  readonly surelyClaimed: ReadonlySet<string>;
  /** Named by the weakest list alone. */
  readonly weaklyClaimed: ReadonlySet<string>;
}

/**
 * Reads every installed list, in steps; null when none is installed. Lists that are missing are left out.
 *
 * @param mixed throw-away names of a list that keeps both kinds; they are as careful as their origin
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
 * Answers from a set of names. A name below a listed one is disposable too, up to but not including the
 * registry's own suffix: lists name `web.id` or `pp.ua`, under which most owners are honest.
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

/** Whether the label that its owner chose calls the domain a throw-away service. */
function saysSo(registrableDomain: string | null): boolean {
  if (registrableDomain === null) return false;
  const name = registrableDomain.slice(0, registrableDomain.indexOf('.'));
  return DISPOSABLE_NAME.test(name) || DISPOSABLE_NAME_ABROAD.test(name);
}
