/**
 * Email providers at which several addresses reach one mailbox. At all of them, the owner chooses the text
 * after "+". The table covers only domains that a provider gives its customers: at a company's domain, dots
 * and other characters can be significant. Yahoo's `name-word` is omitted, because a hyphen may be part of a
 * customer's name.
 */
export interface MailboxProvider {
  readonly domains: readonly string[];
  /** Pages of the provider that document it. */
  readonly sources: readonly string[];
  /** Characters that the local part ignores. */
  readonly ignored?: string;
  /** The same local part is the same mailbox at all of the domains, and is normalized to this one. */
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
    // The same name at two of these domains belongs to two people.
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
