import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressComponents, AddressEngine, importPoints, StoredPoints } from '@assay/addresses';
import { atLeast, atMost, type Bar, type Row } from '../row';
import { WORLD_ADDRESSES, type WorldAddress } from './data/world-addresses';
import { LATER_ADDRESSES, WRITTEN_ADDRESSES } from './data/written-addresses';
import { freeTextQuality } from './free-text';
import { type AcceptsPostcode, dumpQuality, fixtureQuality } from './postcodes';
import { readTaggedAddresses, rightParts } from './us-quality';

/** Reduces text to letters and digits without accents and case, to compare expected with parsed parts. */
const comparable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Counts correct parts and all parts: parts that match the expected text, and parts that are absent in both.
 * A part that the parser invents is wrong.
 */
function rightWorldParts(
  addresses: readonly WorldAddress[],
  read: (address: WorldAddress) => AddressComponents,
): { readonly right: number; readonly all: number; readonly wrong: readonly string[] } {
  let [right, all] = [0, 0];
  const wrong: string[] = [];
  for (const address of addresses) {
    const found = read(address);
    for (const [part, expected] of Object.entries(address.parts)) {
      const given = found[part as keyof AddressComponents];
      if (expected === null && given === null) continue;
      all += 1;
      if (comparable(expected ?? '') === comparable(given ?? '')) right += 1;
      else wrong.push(`${address.country} ${part}: ${expected ?? '-'} read as ${given ?? '-'}`);
    }
  }
  return { right, all, wrong };
}

const require = createRequire(import.meta.url);
const ROUNDS = 20_000;
const LOOK_UPS = 20_000;
/** Number of points; set ASSAY_BENCH_POINTS=10000000 to measure ten million. */
const POINTS = Number(process.env.ASSAY_BENCH_POINTS ?? 500_000);
/** Path of a checkout of the labeled corpora of `usaddress` (MIT); without it, quality is not measured. */
const CORPUS = process.env.ASSAY_ADDRESS_CORPUS;
/** Folder with checkouts of published parser tests (MIT); without it, free texts are not measured. */
const PARSER_TESTS = process.env.ASSAY_PARSER_TESTS;
const UNSEEN = ['labeled.xml', 'us50_test_tagged.xml', 'synthetic_clean_osm_data.xml'];
/**
 * Path of the postal dump of GeoNames (`allCountries.txt`, CC BY 4.0); without it, postcodes are not
 * measured.
 */
const POSTCODES = process.env.ASSAY_POSTCODE_DUMP;
/**
 * Folder with checkouts of `validator.js` (MIT) and `django-localflavor` (BSD-3-Clause); without it, the
 * postcodes of their tests are not measured.
 */
const POSTCODE_TESTS = process.env.ASSAY_POSTCODE_TESTS;
/** This corpus labels the street as one part. */
const WHOLE_STREET = 'us50_test_tagged.xml';

/** Lines in formats that all compared parsers support. */
const LINES = [
  'Main St',
  'N Oak Ave',
  'Martin Luther King Jr Blvd',
  'W 5th St Apt 4B',
  'Lake Shore Dr # 12',
].flatMap((street) =>
  ['Springfield, IL 62704', 'Chicago, IL 60611', 'Portland, OR 97201'].map(
    (place, at) => `${100 + at} ${street}, ${place}`,
  ),
);

/**
 * Returns the number of texts per second of CPU time, after the runtime has compiled the parser. CPU time
 * excludes other programs on the machine.
 */
function perSecond(read: (line: string) => unknown): number {
  const readAll = () => {
    for (let round = 0; round < ROUNDS; round++) read(LINES[round % LINES.length]!);
  };
  readAll();
  const before = process.cpuUsage();
  readAll();
  const { user, system } = process.cpuUsage(before);
  return ROUNDS / ((user + system) / 1e6);
}

function speed(engine: AddressEngine): readonly Row[] {
  const own = perSecond((line) => engine.parseText('US', line));
  const others: { readonly [name: string]: (line: string) => unknown } = {
    'parse-address': (require('parse-address') as { parseLocation: (line: string) => unknown }).parseLocation,
    addresser: (require('addresser') as { parseAddress: (line: string) => unknown }).parseAddress,
  };
  return Object.entries(others).map(([name, read]) => {
    const theirs = perSecond(read);
    return {
      figure: 'US addresses parsed per second of CPU time',
      value: own,
      unit: '/s',
      reference: `${name}: ${Math.round(theirs).toLocaleString('en')} /s`,
      ratio: own / theirs,
      bar: atLeast(50_000),
    };
  });
}

function quality(engine: AddressEngine, corpus: string): readonly Row[] {
  return UNSEEN.map((file) => {
    const labelled = readTaggedAddresses(
      readFileSync(join(corpus, 'measure_performance/test_data', file), 'utf8'),
    );
    const { right, all } = rightParts(
      labelled,
      (text) => engine.parseText('US', text).components,
      file === WHOLE_STREET,
    );
    return {
      figure: `correct parts of US addresses, ${file}`,
      value: (100 * right) / all,
      unit: `% of ${all}`,
      bar: atLeast(95),
    };
  });
}

function worldQuality(engine: AddressEngine): readonly Row[] {
  const row = (what: string, addresses: readonly WorldAddress[], bar?: Bar): Row => {
    const { right, all } = rightWorldParts(
      addresses,
      ({ country, text }) => engine.parseText(country, text).components,
    );
    const countries = new Set(addresses.map(({ country }) => country)).size;
    return {
      figure: `correct parts of ${addresses.length} addresses in ${countries} countries, ${what}`,
      value: (100 * right) / all,
      unit: `% of ${all}`,
      ...(bar === undefined ? {} : { bar }),
    };
  };
  return [
    row('first set', WORLD_ADDRESSES, atLeast(85)),
    row('parcel addresses, first set', WRITTEN_ADDRESSES),
    row('parcel addresses, later set', LATER_ADDRESSES),
  ];
}

/** Writes points in a realistic form: about a hundred numbers on each road. */
function writePoints(file: string): void {
  const lines = ['LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH'];
  for (let at = 0; at < POINTS; at++) {
    const road = Math.floor(at / 100);
    lines.push(
      `-89.${at % 10_000},39.${at % 9973},${100 + (at % 100)},N STREET${road} AVE,,SPRINGFIELD,,IL,${10_000 + (road % 90_000)},,${at}`,
    );
    if (lines.length === 100_000 || at === POINTS - 1) {
      writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'a' });
      lines.length = 0;
    }
  }
}

async function points(): Promise<readonly Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'assay-bench-points-'));
  try {
    const file = join(home, 'points.csv');
    writePoints(file);
    const started = performance.now();
    let peak = 0;
    const onProgress = () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    };
    await importPoints({
      folder: join(home, 'points'),
      source: 'bench',
      country: 'US',
      format: 'openaddresses',
      files: [file],
      isDeliveryPoint: false,
      positionOf: 'POINT',
      now: new Date(),
      onProgress,
    });
    const seconds = (performance.now() - started) / 1000;
    const stored = StoredPoints.open(join(home, 'points'));
    const times = Array.from({ length: LOOK_UPS }, (_, at) => {
      const road = (at * 7919) % Math.floor(POINTS / 100);
      const begun = performance.now();
      stored.find('US', `US|${10_000 + (road % 90_000)}|n street${road} ave|${100 + (at % 100)}`);
      return performance.now() - begun;
    }).sort((a, b) => a - b);
    stored.close();
    return [
      {
        figure: `import of ${POINTS.toLocaleString('en')} address points`,
        value: seconds,
        unit: 's',
        // 600 s for ten million.
        bar: atMost((600 * POINTS) / 10_000_000),
      },
      { figure: 'peak memory during the import', value: peak / 2 ** 20, unit: 'MB', bar: atMost(1024) },
      {
        figure: 'lookup of an address point, p99',
        value: times[Math.floor(LOOK_UPS * 0.99)]!,
        unit: 'ms',
        bar: atMost(1),
      },
    ];
  } finally {
    rmSync(home, { recursive: true });
  }
}

/**
 * Measures postal addresses: speed compared with the npm parsers, correct parts of labeled addresses, import
 * and lookup of points.
 */
export async function benchAddresses(): Promise<readonly Row[]> {
  const engine = new AddressEngine();
  const accepts: AcceptsPostcode = (country, postcode) => engine.postcode(country, postcode, null).valid;
  return [
    ...speed(engine),
    ...(CORPUS ? quality(engine, CORPUS) : []),
    ...worldQuality(engine),
    ...(PARSER_TESTS
      ? freeTextQuality(PARSER_TESTS, ({ country, text }) => engine.parseText(country, text).components)
      : []),
    ...(POSTCODES ? dumpQuality(POSTCODES, accepts) : []),
    ...(POSTCODE_TESTS ? fixtureQuality(POSTCODE_TESTS, accepts) : []),
    ...(await points()),
  ];
}
