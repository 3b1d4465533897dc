import type { ListField, ManagedList } from '../api/lists';
import type { Tone } from '../design/tones';
import { english, inWords, type Sentence } from '../i18n/language';

/** Returns the distinct, trimmed, non-blank lines of a text. */
export function readLines(text: string): readonly string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '');
}

interface ListKind {
  /** Short name. */
  readonly word: Sentence;
  /** Name on the list page. */
  readonly name: Sentence;
  readonly tone: Tone;
  readonly about: Sentence;
}

/** Names and effects of list kinds. */
export const LIST_KINDS: Readonly<Record<ManagedList['kind'], ListKind>> = {
  allow: {
    word: english('Allowlist'),
    name: english('Allowlist for {field}, ID {id}.'),
    tone: 'positive',
    about: english('Approves matching transactions before any rule runs.'),
  },
  block: {
    word: english('Blocklist'),
    name: english('Blocklist for {field}, ID {id}.'),
    tone: 'negative',
    about: english('Declines matching transactions unless an allowlist also matches.'),
  },
  plain: {
    word: english('Custom'),
    name: english('Custom list for {field}, ID {id}.'),
    tone: 'neutral',
    about: english('Takes effect only in rules that use it.'),
  },
};

/** List fields, with an example entry. */
export const LIST_FIELDS: Readonly<Record<ListField, string | Sentence>> = {
  email: 'name@example.com',
  email_domain: 'example.com',
  ip: english('198.51.100.7 or 203.0.113.0/24'),
  phone_number: '441632960000',
  user_id: 'user-1042',
  user_fullname: 'Ada Example',
  user_country: 'DE',
  user_bank_account: 'DE02120300000000202051',
  receiver_bank_account: 'DE02120300000000202051',
  card_hash: english('the hash that you send as card_hash'),
  card_bin: '411111',
  device_hash: english('a device hash'),
  cookie_hash: english('a cookie hash'),
  true_device_id: english('a device ID'),
  device_id: english('the ID that you send as device_id'),
  affiliate_id: 'affiliate-7',
  merchant_id: 'merchant-7',
};

/** Returns an example entry. */
export const exampleOf = (field: ListField): string => inWords(LIST_FIELDS[field]);
