import {
  analyseBin,
  analyseEmail,
  analysePhone,
  analyseText,
  distanceKm,
  type EmailData,
  openEmailData,
  openPhoneData,
  openTextData,
  type PhoneData,
  parseUserAgent,
  timezoneAt,
} from '@assay/enrichment';
import creditCardType from 'credit-card-type';
import { carrier } from 'libphonenumber-geo-carrier';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { UAParser } from 'my-ua-parser';
import { atLeast, atMost, type Bar, median, type Row } from '../row';
import { addresses, cardBins, phoneNumbers, seededRandom, USER_AGENTS } from './samples';

const ROUNDS = 5;

/** Returns items per second, the median of several rounds after one warm-up round. */
function perSecond<T>(items: readonly T[], work: (item: T) => unknown): number {
  for (const item of items) work(item);
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const item of items) work(item);
    return (items.length / (performance.now() - start)) * 1000;
  });
  return median(rates);
}

function compared(figure: string, value: number, reference: string, theirs: number, bar?: Bar): Row {
  return {
    figure,
    value,
    unit: '/s',
    reference: `${reference}: ${Math.round(theirs)} /s`,
    ratio: value / theirs,
    ...(bar ? { bar } : {}),
  };
}

/** Measures the milliseconds to open each kind of table, and returns the tables. */
export function openingRows(cacheDir: string): { rows: Row[]; email: EmailData; phone: PhoneData } {
  const timed = <T>(open: () => T): { value: T; took: number } => {
    const start = performance.now();
    const value = open();
    return { value, took: performance.now() - start };
  };
  const text = timed(() => openTextData());
  const email = timed(() => openEmailData({ text: text.value }));
  const phone = timed(() => openPhoneData({ cacheDir }));
  const again = timed(() => openPhoneData({ cacheDir }));
  const together = text.took + email.took + phone.took;
  return {
    rows: [
      {
        figure: 'open text, email and phone tables, without cache',
        value: together,
        unit: 'ms',
        bar: atMost(600),
      },
      { figure: 'open phone tables from cache', value: again.took, unit: 'ms' },
    ],
    email: email.value,
    phone: phone.value,
  };
}

/** Measures lookups per second on one thread, compared with the plain library in the same run if there is one. */
export async function speedRows(email: EmailData, phone: PhoneData): Promise<Row[]> {
  const mails = addresses(20_000);
  const numbers = phoneNumbers(20_000);
  const bins = cardBins(20_000);
  const agents = Array.from({ length: 500 }, () => USER_AGENTS).flat();
  const random = seededRandom(7);
  const points = Array.from({ length: 20_000 }, () => ({
    latitude: random() * 180 - 90,
    longitude: random() * 360 - 180,
  }));
  const here = { latitude: 48.2, longitude: 16.37 };
  return [
    {
      figure: 'email analysis',
      value: perSecond(mails, (mail) => analyseEmail(mail, email)),
      unit: '/s',
      bar: atLeast(100_000),
    },
    compared(
      'phone analysis (validity, type, carrier, location, zones, disposable)',
      perSecond(numbers, (number) => analysePhone(number, null, phone)),
      'libphonenumber-js, validity and type only',
      perSecond(numbers, (number) => {
        const parsed = parsePhoneNumberFromString(number);
        return parsed?.isValid() === true ? parsed.getType() : null;
      }),
      atLeast(40_000),
    ),
    await carrierRow(numbers.slice(0, 500), phone),
    {
      figure: 'text analysis',
      value: perSecond(mails, (mail) => analyseText('f', mail, email.text)),
      unit: '/s',
    },
    compared(
      'card BIN analysis',
      perSecond(bins, (bin) => analyseBin(bin)),
      'credit-card-type, network only',
      perSecond(bins, (bin) => creditCardType(bin)),
      atLeast(500_000),
    ),
    compared(
      'user agent',
      perSecond(agents, (agent) => parseUserAgent(agent)),
      'my-ua-parser',
      perSecond(agents, (agent) => new UAParser(agent).getResult()),
    ),
    {
      figure: 'distance',
      value: perSecond(points, (point) => distanceKm(here, point)),
      unit: '/s',
      bar: atLeast(500_000),
    },
    {
      figure: 'time zone',
      value: perSecond(points, ({ latitude, longitude }) => timezoneAt(latitude, longitude)),
      unit: '/s',
      bar: atLeast(500_000),
    },
  ];
}

async function carrierRow(numbers: readonly string[], phone: PhoneData): Promise<Row> {
  const ours = perSecond(numbers, (number) => analysePhone(number, null, phone).carrier);
  const start = performance.now();
  for (const number of numbers) {
    const parsed = parsePhoneNumberFromString(number);
    if (parsed !== undefined) await carrier(parsed);
  }
  const theirs = (numbers.length / (performance.now() - start)) * 1000;
  return compared(
    'phone analysis, compared for the carrier',
    ours,
    "libphonenumber-geo-carrier's lookup",
    theirs,
  );
}
