import { domainToUnicode } from 'node:url';
import { CONFUSABLE_LETTERS } from './data/confusable-letters';
import { ADDED_WORDS, IMITATED_DOMAINS, IMITATED_WORDS, SUGGESTED_PROVIDERS } from './data/imitated-domains';
import type { SuffixList } from './public-suffix';

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLE_LETTERS).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
);
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Returns a name with ASCII letters in place of similar letters. Accents are removed. */
const asciiForm = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => LETTER_OF.get(letter) ?? letter)
    .join('');

/**
 * Returns the form in which names that look alike are equal: digits as letters, i as l, rn as m, vv as w,
 * without hyphens.
 */
const fold = (name: string): string =>
  name
    .replace(/[0-9]/g, (digit) => DIGIT_LETTERS[digit] as string)
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/-/g, '');

/** Shortest name for which exchanged ASCII characters show imitation; shorter ones collide with other names. */
const MIN_NAME = 5;
/** Longest name that is searched for added words, in characters. */
const MAX_NAME = 40;
const WORDS: ReadonlySet<string> = new Set(ADDED_WORDS);
const MAX_WORD_LENGTH = Math.max(...ADDED_WORDS.map((word) => word.length));

/** Names by their folded form, and the domain of each. */
interface ImitatedNames {
  /** Domains that belong to a known owner. */
  readonly genuine: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, string>;
  readonly byFold: ReadonlyMap<string, string>;
  /** Names that an imitation may combine with added words. */
  readonly distinctive: ReadonlyMap<string, string>;
}

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));

function imitatedNames(owners: readonly string[], words: readonly string[]): ImitatedNames {
  const genuine = new Set<string>();
  const [byName, byFold, distinctive] = [new Map(), new Map(), new Map()] as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  const add = (line: string, isDistinctive: boolean) => {
    const [main = '', ...others] = line.split(' ');
    for (const domain of [main, ...others]) genuine.add(domain);
    const name = nameOf(main);
    if (!byName.has(name)) byName.set(name, main);
    if (!byFold.has(fold(name))) byFold.set(fold(name), main);
    if (isDistinctive && name.length >= MIN_NAME) distinctive.set(fold(name), main);
  };
  for (const line of owners) add(line, true);
  for (const line of words) add(line, false);
  return { genuine, byName, byFold, distinctive };
}

const WELL_KNOWN = imitatedNames(IMITATED_DOMAINS, IMITATED_WORDS);

/** Returns the positions up to which a text consists of added words, digits and hyphens. */
function endsOfWords(text: string): readonly number[] {
  const reachable = new Uint8Array(text.length + 1);
  reachable[0] = 1;
  const ends = [0];
  for (let end = 1; end <= text.length; end++) {
    const code = text.charCodeAt(end - 1);
    if ((code === 45 || (code >= 48 && code <= 57)) && reachable[end - 1] === 1) reachable[end] = 1;
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end && reachable[end] === 0; start++) {
      if (reachable[start] === 1 && WORDS.has(text.slice(start, end))) reachable[end] = 1;
    }
    if (reachable[end] === 1) ends.push(end);
  }
  return ends;
}

/** Checks that a text consists of added words, digits and hyphens only. */
const areAddedWords = (text: string): boolean => endsOfWords(text).at(-1) === text.length;

/** Returns the domain whose name a longer name contains, if the rest is added words; null otherwise. */
function withAddedWords(name: string, names: ImitatedNames): string | null {
  if (name.length > MAX_NAME) return null;
  const ends: number[] = [];
  for (let end = name.length; end >= MIN_NAME; end--) if (areAddedWords(name.slice(end))) ends.push(end);
  for (const start of endsOfWords(name)) {
    for (const end of ends) {
      if (end - start < MIN_NAME || end - start === name.length) continue;
      const found = names.distinctive.get(fold(name.slice(start, end)));
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** Returns the domain that a registrable name imitates by its characters or by added words; null = none. */
function imitatedByName(name: string, names: ImitatedNames): string | null {
  const unicode = name.startsWith('xn--') ? domainToUnicode(name) : name;
  const look = asciiForm(unicode);
  if (look !== name) {
    const exact = names.byName.get(look) ?? names.byFold.get(fold(look));
    if (exact !== undefined) return exact;
  }
  if (names.byName.has(look)) return null;
  if (look.length < MIN_NAME) return null;
  return names.byFold.get(fold(look)) ?? withAddedWords(look, names);
}

/** Returns the domain whose whole name begins a longer one: `paypal.com.example.net`; null = none. */
function imitatedBySubdomain(domain: string, names: ImitatedNames): string | null {
  const labels = domain.split('.');
  for (let length = 2; length <= 3 && length < labels.length - 1; length++) {
    for (let start = 0; start + length < labels.length; start++) {
      const part = labels.slice(start, start + length).join('.');
      if (names.genuine.has(part)) return part;
    }
  }
  return null;
}

const ownNames = new WeakMap<readonly string[], ImitatedNames>();

/** Returns the names of an account's own domains; they are prepared once per array. */
function namesOfAccount(domains: readonly string[]): ImitatedNames {
  const known = ownNames.get(domains);
  if (known) return known;
  const names = imitatedNames(domains, []);
  ownNames.set(domains, names);
  return names;
}

/**
 * Returns the well-known domain, or the account's own domain, that a domain imitates; null if it imitates
 * none. Imitation: letters of other scripts, digits for letters, added words, or the domain as a subdomain of
 * another.
 * @param domain lower-case ASCII (punycode)
 * @param registrable public suffix plus one label
 * @param own the account's own domains
 */
export function imitatedDomain(
  domain: string,
  registrable: string,
  own: readonly string[] = [],
): string | null {
  for (const names of own.length > 0 ? [namesOfAccount(own), WELL_KNOWN] : [WELL_KNOWN]) {
    if (names.genuine.has(registrable) || names.genuine.has(domain)) return null;
    const found = imitatedByName(nameOf(registrable), names) ?? imitatedBySubdomain(domain, names);
    if (found !== null) return found;
  }
  return null;
}

/** Checks that one inserted, missing, replaced or exchanged character makes `a` into `b`. */
function differsByOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length === restB.length) {
    if (restA.slice(1) === restB.slice(1)) return true;
    return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
}

/** Endings that exist but are usually a misspelled `.com`. */
const MISSPELLED_COM: ReadonlySet<string> = new Set(['co', 'cm', 'om']);
/** Shortest provider name in which a misspelling is recognized. */
const MIN_PROVIDER = 5;

/** Checks that an ending is a misspelling of the provider's: one that doesn't exist, or that means com. */
function isMisspelledEnding(ending: string, wanted: string, suffixes: SuffixList): boolean {
  if (wanted === 'com' && MISSPELLED_COM.has(ending)) return true;
  return differsByOne(ending, wanted) && !suffixes.split(`example.${ending}`).isListed;
}

/**
 * Returns the mailbox provider that a domain probably means: `gmail.com` for `gmial.com` or `gmail.con`; null
 * if it isn't a likely misspelling.
 * @param domain lower-case ASCII
 */
export function suggestedDomain(domain: string, suffixes: SuffixList): string | null {
  const dot = domain.indexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  for (const provider of SUGGESTED_PROVIDERS) {
    const at = provider.indexOf('.');
    const [rightName, rightEnding] = [provider.slice(0, at), provider.slice(at + 1)];
    const isSameName = name === rightName;
    if (!isSameName) {
      const isExchangedStart = name[0] === rightName[1] && name[1] === rightName[0];
      if (rightName.length < MIN_PROVIDER || (name[0] !== rightName[0] && !isExchangedStart)) continue;
      if (!differsByOne(name, rightName)) continue;
    }
    if (isSameName && ending === `${rightEnding}.${rightEnding}`) return provider;
    if (ending === rightEnding ? !isSameName : isMisspelledEnding(ending, rightEnding, suffixes)) {
      return provider;
    }
  }
  return null;
}
