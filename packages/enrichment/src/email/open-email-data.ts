import { allSteps } from '../all-steps';
import { openTextData, type TextData } from '../text/open-text-data';
import { NOT_DISPOSABLE, NOT_FREEMAIL } from './data/list-corrections';
import { RELAY_DOMAINS } from './data/relay-domains';
import { RESERVED_NAMES } from './data/reserved-names';
import {
  type DisposableDomains,
  type DisposableUnion,
  disposableDomains,
  inSteps,
  readDisposableUnion,
} from './disposable-domains';
import {
  type FreemailDomains,
  freemailDomains,
  type MixedList,
  ownFreemailNames,
  readMixedList,
  wideFreemailNames,
} from './freemail';
import { builtInSuffixList, readSuffixList, type SuffixList } from './public-suffix';

/** Lists loaded by `data update` or written by the operator, in addition to the installed ones. */
interface EmailDataExtra {
  /** More disposable domains. They take precedence over the provider lists. */
  readonly disposable?: readonly string[];
  /**
   * More free mailbox providers. They take precedence over the installed disposable lists that accept every
   * submission.
   */
  readonly free?: readonly string[];
  /** A public suffix list (text in the format of publicsuffix.org) in place of the built-in one. */
  readonly suffixes?: string;
}

interface EmailDataOptions {
  /** Folders with installed packages; default: every `node_modules` above this module. */
  readonly packageDirs?: readonly string[];
  readonly extra?: EmailDataExtra;
  /** A letter model that is already open; without it, one is trained. */
  readonly text?: TextData;
  /** The installed lists, if already read. */
  readonly lists?: MailLists;
}

/** Tables of the email analysis, read-only after opening. */
export interface EmailData {
  readonly suffixes: SuffixList;
  /** Null when no list of disposable domains is installed or given; the flag is unknown then. */
  readonly disposable: DisposableDomains | null;
  readonly free: FreemailDomains;
  readonly relay: ReadonlySet<string>;
  /** The installed lists, which can be reused to open tables with other extra lists. */
  readonly lists: MailLists;
  readonly text: TextData;
}

/** Universities and authorities that broad lists of mail hosts contain. */
const INSTITUTION = /\.(?:edu|gov|mil|ac)(?:\.[a-z]{2})?$/;

/**
 * Checks for a provider's vanity name, which is registered at a registry. Disposable services use subdomains
 * of names that others give away.
 */
function isVanityName(name: string, suffixes: SuffixList): boolean {
  const { registrableDomain, isRegistrySuffix } = suffixes.split(name);
  return !INSTITUTION.test(name) && isRegistrySuffix && registrableDomain === name;
}

/**
 * Reads the installed lists and builds the email tables: about 180 ms and 30 MB. No network access.
 *
 * Disposable domains are the union of the disposable lists without mailbox providers and relays. Free domains
 * are the union of the provider lists without the disposable ones and their subdomains.
 */
export function openEmailData(options: EmailDataOptions = {}): EmailData {
  return allSteps(emailDataSteps(options));
}

/** Runs {@link openEmailData} in steps of a few milliseconds, so that other work can run in between. */
export function* emailDataSteps(options: EmailDataOptions = {}): Generator<void, EmailData> {
  const { packageDirs, extra = {} } = options;
  const suffixes = extra.suffixes === undefined ? builtInSuffixList() : readSuffixList(extra.suffixes);
  yield;
  const lists = options.lists ?? (yield* readMailLists(packageDirs));
  const { mixed, union, wide } = lists;
  const relay = new Set(RELAY_DOMAINS);
  const own = ownFreemailNames();
  const excepted = new Set(NOT_DISPOSABLE);
  // A provider may have become a disposable service since this project's table was written; the careful lists
  // are up to date.
  for (const name of own)
    if (union?.surelyClaimed.has(name) === true && !excepted.has(name)) own.delete(name);
  yield* inSteps(extra.free ?? [], (line) => {
    const name = line.trim().toLowerCase();
    if (union?.surelyClaimed.has(name) !== true) own.add(name);
  });
  const added = new Set<string>();
  yield* inSteps(extra.disposable ?? [], (name) => added.add(name.trim().toLowerCase()));

  // The weakest list contains many honest vanity names of large providers; the curated list is right.
  const isHonestVanity = (name: string) =>
    union?.weaklyClaimed.has(name) === true && mixed.free.has(name) && isVanityName(name, suffixes);
  const throwAway = {
    size: union?.names.size ?? 0,
    has: (name: string) =>
      union?.names.has(name) === true && !own.has(name) && !relay.has(name) && !isHonestVanity(name),
  };
  const disposable =
    union === null && added.size === 0 ? null : disposableDomains(throwAway, added, suffixes);
  const never = new Set([...NOT_FREEMAIL, ...RESERVED_NAMES]);
  // External lists contain misspelled names: `gmail.con`.
  const isListedProvider = (name: string) =>
    (mixed.free.has(name) || wide.has(name)) &&
    !INSTITUTION.test(name) &&
    !throwAway.has(name) &&
    disposable?.has(name) !== true &&
    suffixes.split(name).isListed;
  const free = {
    size: own.size + mixed.free.size + wide.size,
    has: (name: string) =>
      !never.has(name) && !relay.has(name) && !added.has(name) && (own.has(name) || isListedProvider(name)),
  };
  return {
    suffixes,
    disposable,
    free: freemailDomains(free, (name) => union?.surelyClaimed.has(name) === true || added.has(name)),
    relay,
    lists,
    text: options.text ?? openTextData(packageDirs === undefined ? {} : { packageDirs }),
  };
}

/** The installed lists. They don't change while a process runs; names are classified on demand. */
interface MailLists {
  readonly mixed: MixedList;
  readonly union: DisposableUnion | null;
  /** Names from broad provider lists. */
  readonly wide: ReadonlySet<string>;
}

function* readMailLists(packageDirs: readonly string[] | undefined): Generator<void, MailLists> {
  const mixed = readMixedList(packageDirs);
  yield;
  const union = yield* readDisposableUnion(mixed.disposable, packageDirs);
  yield;
  // Without a disposable list, the disposable names in the broad lists can't be recognized.
  return { mixed, union, wide: union === null ? new Set() : wideFreemailNames(packageDirs) };
}
