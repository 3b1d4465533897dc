import { MAILBOX_PROVIDERS, type MailboxProvider } from '../data/mailbox-providers';

const BY_DOMAIN: ReadonlyMap<string, MailboxProvider> = new Map(
  MAILBOX_PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

function withoutSigns(text: string, signs: string): string {
  let kept = '';
  for (const sign of text) if (!signs.includes(sign)) kept += sign;
  return kept;
}

/** What stands behind it in a local part is the owner's choice. */
const TAG = '+';

/** What of a local part names the mailbox; empty where nothing does. */
function nameOf(local: string, { ignored }: MailboxProvider): string {
  const at = local.indexOf(TAG);
  const name = at < 0 ? local : local.slice(0, at);
  return ignored === undefined ? name : withoutSigns(name, ignored);
}

/**
 * The one address of the mailbox that an e-mail address reaches, as far as its provider says which addresses are one
 * (`data/mailbox-providers.ts`); any other address as it is.
 * @param address in the spelling of lists: lower case, its domain in ASCII
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const provider = BY_DOMAIN.get(domain);
  if (provider === undefined) return at < 1 ? address : mailboxOfSubdomain(address, domain);
  // What is quoted may hold any sign, and is no name that these providers give.
  if (at < 1 || address.charCodeAt(0) === 0x22) return address;
  const name = nameOf(address.slice(0, at), provider);
  return name === '' ? address : `${name}@${provider.one ?? domain}`;
}

/** `anything@name.fastmail.com` is `name@fastmail.com`. */
function mailboxOfSubdomain(address: string, domain: string): string {
  const dot = domain.indexOf('.');
  const parent = domain.slice(dot + 1);
  if (dot < 1 || BY_DOMAIN.get(parent)?.subdomains !== true) return address;
  return `${domain.slice(0, dot)}@${parent}`;
}
