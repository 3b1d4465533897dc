import type { TextData } from '../text/open-text-data';
import { openTextData } from '../text/open-text-data';
import { NOT_DISPOSABLE, NOT_FREEMAIL } from './data/list-corrections';
import { RELAY_DOMAINS } from './data/relay-domains';
import { RESERVED_NAMES } from './data/reserved-names';
import { type DisposableDomains, disposableDomains, readDisposableUnion } from './disposable-domains';
import { type FreemailDomains, freemailDomains, ownFreemailNames, wideFreemailNames } from './freemail';
import { inSteps } from './installed-names';
import { readMixedList } from './mixed-list';
import { builtInSuffixList, readSuffixList, type SuffixList } from './public-suffix';

/** Lists loaded by `data update` or written by the operator, on top of the installed ones. */
interface EmailDataExtra {
  /** More throw-away domains. They win over the provider lists. */
  readonly disposable?: readonly string[];
  /** More free mailbox providers. They win over the installed throw-away lists that take whatever is sent in. */
  readonly free?: readonly string[];
  /** A public suffix list (text in the format of publicsuffix.org) in place of the built-in one. */
  readonly suffixes?: string;
}

interface EmailDataOptions {
  /** Folders that hold installed packages; default: every `node_modules` above this module. */
  readonly packageDirs?: readonly string[];
  readonly extra?: EmailDataExtra;
  /** A letter model opened already; without it one is trained. */
  readonly text?: TextData;
}

/** Tables behind the e-mail analysis, read-only after opening. */
export interface EmailData {
  readonly suffixes: SuffixList;
  /** Null when no list of throw-away domains is installed or given: the flag is unknown then. */
  readonly disposable: DisposableDomains | null;
  readonly free: FreemailDomains;
  readonly relay: ReadonlySet<string>;
  readonly text: TextData;
}

/** Universities and authorities that wide lists of mail hosts contain. */
const INSTITUTION = /\.(?:edu|gov|mil|ac)(?:\.[a-z]{2})?$/;

/** A provider's vanity names are bought at a registry; throw-away services put theirs below names that others give away. */
function isVanityName(name: string, suffixes: SuffixList): boolean {
  const { registrableDomain, isRegistrySuffix } = suffixes.split(name);
  return !INSTITUTION.test(name) && isRegistrySuffix && registrableDomain === name;
}

/**
 * Reads the installed lists and builds the e-mail tables: about 180 ms and 30 MB. Disposable is the union
 * of the throw-away lists less mailbox providers and relays; free is the union of the provider lists less
 * the throw-away ones and every name below one. No network.
 */
export function openEmailData(options: EmailDataOptions = {}): EmailData {
  const steps = emailDataSteps(options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** {@link openEmailData} in steps of a few milliseconds, between which others may have their turn. */
export function* emailDataSteps(options: EmailDataOptions = {}): Generator<void, EmailData> {
  const { packageDirs, extra = {} } = options;
  const suffixes = extra.suffixes === undefined ? builtInSuffixList() : readSuffixList(extra.suffixes);
  yield;
  const mixed = readMixedList(packageDirs);
  yield;
  const union = yield* readDisposableUnion(mixed.disposable, packageDirs);
  const relay = new Set(RELAY_DOMAINS);
  const own = ownFreemailNames();
  const excepted = new Set(NOT_DISPOSABLE);
  // A provider may have become a throw-away service since our table was written: the careful lists are kept up to date.
  for (const name of own)
    if (union?.surelyClaimed.has(name) === true && !excepted.has(name)) own.delete(name);
  for (const line of extra.free ?? []) {
    const name = line.trim().toLowerCase();
    if (union?.surelyClaimed.has(name) !== true) own.add(name);
  }

  const added = (extra.disposable ?? []).map((name) => name.trim().toLowerCase());
  const throwAway = union?.names ?? new Set<string>();
  for (const name of own) throwAway.delete(name);
  for (const name of relay) throwAway.delete(name);
  // One list alone calls many honest vanity names of large providers throw-away; the curated list knows.
  yield* inSteps(mixed.free, (name) => {
    if (union?.weaklyClaimed.has(name) === true && isVanityName(name, suffixes)) throwAway.delete(name);
  });
  const disposable =
    union === null && added.length === 0 ? null : disposableDomains(throwAway, added, suffixes);

  const free = new Set(own);
  const isProvider = (name: string) =>
    !INSTITUTION.test(name) && !throwAway.has(name) && disposable?.has(name) !== true;
  const addProvider = (name: string) => {
    if (isProvider(name)) free.add(name);
  };
  yield* inSteps(mixed.free, addProvider);
  // Without a list of throw-away names, those among the wide lists cannot be distinguished.
  const wide = union === null ? [] : wideFreemailNames(packageDirs);
  yield* inSteps(wide, addProvider);
  for (const name of [...NOT_FREEMAIL, ...RESERVED_NAMES]) free.delete(name);
  for (const name of relay) free.delete(name);
  for (const name of added) free.delete(name);
  const claimedNow = new Set(added);
  return {
    suffixes,
    disposable,
    free: freemailDomains(free, (name) => union?.surelyClaimed.has(name) === true || claimedNow.has(name)),
    relay,
    text: options.text ?? openTextData(packageDirs === undefined ? {} : { packageDirs }),
  };
}
