/**
 * Providers of e-mail at which several addresses are one mailbox: what stands behind "+" is the owner's choice at all of them. Only addresses below
 * the names that a provider gives its own customers: at a company's own domain dots and signs may mean anything. Yahoo's `name-word` is left out: that
 * no customer has a hyphen in his own name is not certain.
 */
export interface MailboxProvider {
  readonly domains: readonly string[];
  /** Where it says so. */
  readonly sources: readonly string[];
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
  },
  {
    domains: ['icloud.com', 'me.com', 'mac.com'],
    sources: [
      'https://support.apple.com/118230',
      'https://en.wikipedia.org/wiki/Email_address#Sub-addressing',
    ],
    one: 'icloud.com',
  },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    sources: ['https://proton.me/support/change-username', 'https://proton.me/support/addresses-and-aliases'],
    ignored: '.-_',
  },
  {
    domains: ends('fastmail', 'cn co.uk com com.au de es fm fr im in jp mx net nl org se to tw uk us'),
    sources: ['https://www.fastmail.help/hc/en-us/articles/360060591053'],
    subdomains: true,
  },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    sources: ['https://yandex.com/support/domain/additional/mailbox-alias.xml'],
    one: 'yandex.ru',
  },
];
