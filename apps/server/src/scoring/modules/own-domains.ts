import type { Caller } from '../../identity/index';

type AccountSettings = Caller['account']['settings'];

const cache = new WeakMap<AccountSettings, readonly string[]>();

function hostOf(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Returns the account's own domains: those of its contact email and its website. The result is cached. */
export function ownDomains(settings: AccountSettings): readonly string[] {
  const known = cache.get(settings);
  if (known) return known;
  const { contact_email: email, contact_url: url } = settings;
  const names = [email?.slice(email.lastIndexOf('@') + 1).toLowerCase(), hostOf(url)];
  const domains = [...new Set(names.filter((name): name is string => !!name && name.includes('.')))];
  cache.set(settings, domains);
  return domains;
}
