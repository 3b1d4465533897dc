/**
 * Providers of e-mail at which several addresses are one mailbox, as they say themselves. Only addresses below the names that a
 * provider gives its own customers: at a company's own domain dots and signs may mean anything.
 */
export interface MailboxProvider {
  readonly domains: readonly string[];
  /** Where it says so. */
  readonly sources: readonly string[];
  /** Everything behind the first of these signs in the local part is the owner's choice. */
  readonly tag?: string;
  /** The sign stays: what stands before it is a name of its own, and not that of the mailbox. */
  readonly ownTagName?: true;
  /** Signs of the local part that mean nothing. */
  readonly ignored?: string;
  /** The same local part is the same mailbox at all of the domains, which counts as this one. */
  readonly one?: string;
  /** `anything@name.domain` reaches `name@domain`. */
  readonly subdomains?: true;
}

const ends = (names: string, endings: string): readonly string[] =>
  names.split(' ').flatMap((name) => endings.split(' ').map((ending) => `${name}.${ending}`));

export const MAILBOX_PROVIDERS: readonly MailboxProvider[] = [
  {
    domains: ['gmail.com', 'googlemail.com'],
    sources: [
      'https://support.google.com/mail/answer/7436150',
      'https://support.google.com/mail/answer/22370',
      'https://support.google.com/mail/answer/10313',
    ],
    tag: '+',
    ignored: '.',
    one: 'gmail.com',
  },
  {
    // The same name at two of these domains is two people's.
    domains: [
      ...ends(
        'hotmail outlook',
        'at be cl co.il co.nz co.th com com.ar com.au com.br com.gr com.pe com.tr com.vn cz de dk es fr hu id ie in it jp kr lv my ph pt sa sg sk',
      ),
      ...ends('hotmail', 'ca co.uk com.mx'),
      ...ends('live', 'be co.uk com com.ar com.mx de fr it nl'),
      'msn.com',
    ],
    sources: [
      'https://learn.microsoft.com/en-us/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online',
      'https://www.zdnet.com/article/microsoft-adds-support-for-custom-email-addresses-in-office-365/',
    ],
    tag: '+',
  },
  {
    domains: ['icloud.com', 'me.com', 'mac.com'],
    sources: [
      'https://support.apple.com/118230',
      'https://en.wikipedia.org/wiki/Email_address#Sub-addressing',
    ],
    tag: '+',
    one: 'icloud.com',
  },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    sources: ['https://proton.me/support/change-username', 'https://proton.me/support/addresses-and-aliases'],
    tag: '+',
    ignored: '.-_',
  },
  {
    domains: ends('fastmail', 'cn co.uk com com.au de es fm fr im in jp mx net nl org se to tw uk us'),
    sources: ['https://www.fastmail.help/hc/en-us/articles/360060591053'],
    tag: '+',
    subdomains: true,
  },
  {
    // Names of accounts have no hyphen. The base of such an address is chosen, and may be the name of somebody else's account.
    domains: [
      ...ends('yahoo', 'ca co.in co.uk com com.ar com.au com.br com.mx de es fr ie in it'),
      'ymail.com',
      'rocketmail.com',
    ],
    sources: [
      'https://help.yahoo.com/kb/SLN28338.html',
      'http://help.yahoo.com/help/uk/bt/tutorials/mail/addressguard2.html',
    ],
    tag: '-',
    ownTagName: true,
  },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    sources: ['https://yandex.com/support/domain/additional/mailbox-alias.xml'],
    tag: '+',
    one: 'yandex.ru',
  },
];
