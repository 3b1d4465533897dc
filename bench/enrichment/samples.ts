import { CARD_NETWORKS } from '@assay/enrichment';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Returns a generator of numbers from 0 to 1, identical in every run (linear congruence, Numerical Recipes'
 * constants).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seededRandom(20_261_120);

export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

export function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const DIGITS = '0123456789';

/** Returns an integer from `least` to `most`. */
export function between(least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Returns mobile numbers of every country with random last three digits; most are valid. */
export function phoneNumbers(count: number): string[] {
  const known = getCountries().flatMap((country) => getExampleNumber(country, examples)?.number ?? []);
  return Array.from({ length: count }, () => pick(known).slice(0, -3) + draw(DIGITS, 3));
}

const HOSTS = [
  'gmail.com',
  'yahoo.co.jp',
  'mailinator.com',
  'company.example',
  'web.de',
  'mail.firm.co.uk',
  'duck.com',
  'qq.com',
  'bücher.example',
];
const FIRST = ['john', 'maria', 'wei', 'olu', 'anna', 'ivan', 'fatima', 'jose', 'priya', 'kenji'];
const LAST = [
  'smith',
  'garcia',
  'zhang',
  'adeyemi',
  'kowalska',
  'petrov',
  'hassan',
  'silva',
  'sharma',
  'tanaka',
];

/** Returns addresses at all kinds of hosts, one in four with a random local part. */
export function addresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const local =
      index % 4 === 0
        ? draw(LETTERS + DIGITS, between(8, 14))
        : `${pick(FIRST)}.${pick(LAST)}${between(0, 99)}`;
    return `${local}@${pick(HOSTS)}`;
  });
}

/** Returns eight-digit prefixes of cards of every network. */
export function cardBins(count: number): string[] {
  const beginnings = [
    ...CARD_NETWORKS.flatMap(({ prefixes }) => prefixes.split(/[ -]/).filter(Boolean)),
    '4',
    '51',
    '2221',
    '34',
    '36',
    '6011',
    '3528',
    '62',
  ];
  return Array.from({ length: count }, () => (pick(beginnings) + draw(DIGITS, 8)).slice(0, 8));
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/157.0.0.0';
/** User agents of most traffic. */
export const USER_AGENTS: readonly string[] = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/157.0.0.0`,
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];
