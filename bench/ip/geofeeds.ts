import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  buildPlaces,
  distanceKm,
  type IpData,
  importFeed,
  isReserved,
  openPlaces,
  type Places,
} from '@assay/enrichment';
import { formatIp, parsePrefix } from '@assay/networks';
import { atLeast, atMost, median, type Row } from '../row';

/** One network as located by its operator, RFC 8805 §2.1.1. */
interface Declared {
  readonly ip: string;
  readonly country: string;
  /** ISO 3166-2 code without the country. */
  readonly region: string;
  readonly city: string;
}

/** Main use of a geofeed's networks, by the majority of them. */
type Use = 'access' | 'cloud' | 'other';

interface Operator {
  readonly name: string;
  readonly text: string;
  readonly use: Use;
  readonly declared: readonly Declared[];
}

/**
 * Reads the networks of a feed that have a country; comments and other lines are skipped. Of networks with
 * the same first address, the narrowest is used, because it contains the address.
 */
function declaredIn(text: string): readonly Declared[] {
  const byAddress = new Map<string, Declared & { readonly length: number }>();
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const [prefix = '', code = '', region = '', city = ''] = line
      .replace(/#.*/, '')
      .split(',')
      .map((cell) => cell.trim());
    const network = parsePrefix(prefix);
    if (network === null || !/^[A-Za-z]{2}$/.test(code) || isReserved(network.address)) continue;
    const ip = formatIp(network.address);
    if ((byAddress.get(ip)?.length ?? -1) >= network.length) continue;
    const country = code.toUpperCase().replace(/^UK$/, 'GB');
    byAddress.set(ip, { ip, length: network.length, country, region: region.slice(3), city });
  }
  return [...byAddress.values()];
}

interface Score {
  readonly networks: number;
  readonly rightCountries: number;
  /** Kilometers between the center of the declared city and the location of the network in the data. */
  readonly distances: readonly number[];
}

function scoreOf(declared: readonly Declared[], data: IpData, places: Places, now: Date): Score {
  let rightCountries = 0;
  const distances: number[] = [];
  for (const { ip, country, region, city } of declared) {
    const facts = data.lookup(ip, now);
    if (facts?.country === country) rightCountries++;
    const middle = places.locate({ country, region, city });
    if (!middle || !facts || facts.latitude === null || facts.longitude === null) continue;
    const distance = distanceKm(middle, { latitude: facts.latitude, longitude: facts.longitude });
    if (distance !== null) distances.push(distance);
  }
  return { networks: declared.length, rightCountries, distances };
}

function useOf(declared: readonly Declared[], data: IpData, now: Date): Use {
  const types = declared.map(({ ip }) => data.lookup(ip, now)?.type ?? null);
  const share = (of: readonly (string | null)[]) =>
    types.filter((type) => of.includes(type)).length / types.length;
  if (share(['ISP', 'MOB']) > 0.5) return 'access';
  return share(['DCH', 'CDN']) > 0.5 ? 'cloud' : 'other';
}

const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
const nameOf = (file: string) => basename(file, extname(file));

function operatorsIn(folder: string, data: IpData, now: Date): readonly Operator[] {
  return filesOf(folder)
    .map(({ name }) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const declared = declaredIn(text);
      return { name: nameOf(name), text, declared, use: useOf(declared, data, now) };
    })
    .filter(({ declared }) => declared.length > 0);
}

const percentOf = (scores: readonly Score[]): number =>
  (scores.reduce((sum, { rightCountries }) => sum + rightCountries, 0) /
    scores.reduce((sum, { networks }) => sum + networks, 0)) *
  100;

const medianRow = (what: string, scores: readonly Score[]): Row => ({
  figure: `${what}: country, median operator`,
  value: median(scores.map((score) => percentOf([score]))),
  unit: '%',
});

/** Returns country and distance rows over several operators. */
function rowsOf(what: string, scores: readonly Score[]): Row[] {
  if (scores.length === 0) return [];
  const networks = scores.reduce((sum, score) => sum + score.networks, 0);
  const distances = scores.flatMap((score) => [...score.distances]);
  const located = `${what}: distance to the declared city, median of ${distances.length.toLocaleString('en')} networks`;
  return [
    {
      figure: `${what}: country as declared for ${networks.toLocaleString('en')} networks${scores.length === 1 ? '' : ` of ${scores.length} operators`}`,
      value: percentOf(scores),
      unit: '%',
      bar: atLeast(99.5),
    },
    ...(scores.length === 1 ? [] : [medianRow(what, scores)]),
    { figure: located, value: median(distances), unit: 'km', bar: atMost(30) },
  ];
}

const uses: readonly (readonly [Use, string])[] = [
  ['access', 'access providers'],
  ['cloud', 'clouds and content networks'],
  ['other', 'networks with unknown use'],
];

/** Measures how many networks of mainly access operators are classified as data centers. */
export function serversAmongAccess(folder: string, data: IpData, now: Date): Row {
  const networks = operatorsIn(folder, data, now)
    .filter(({ use }) => use === 'access')
    .flatMap(({ declared }) => declared);
  const servers = networks.filter(({ ip }) => data.lookup(ip, now)?.data_center_proxy === true);
  return {
    figure: `access networks classified as data center, without feeds, of ${networks.length.toLocaleString('en')}`,
    value: (servers.length / networks.length) * 100,
    unit: '%',
    bar: atMost(1),
  };
}

/**
 * Loads the lists of `providers/` in the folder, each named like its feed.
 * @returns the names of the feeds
 */
async function importProviders(folder: string, dataDir: string, now: Date): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const names: string[] = [];
  for (const { name } of filesOf(folder)) {
    const source = nameOf(name);
    const bytes = readFileSync(join(folder, name));
    const result = await importFeed({ dataDir, source, bytes, now, force: true });
    if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
    names.push(source);
  }
  return names;
}

/**
 * Compares country and distance with the operators' own declarations: with the embedded data alone, with the
 * clouds' lists, and with the geofeeds.
 * @param folder files in the format of RFC 8805, one per operator and named after it; in `providers/` the
 *   clouds' documents, named like their feeds (`aws.json`), which are evaluated with the geofeed of the same
 *   name
 */
export async function qualityByGeofeeds(
  folder: string,
  data: IpData,
  dataDir: string,
  now: Date,
): Promise<Row[]> {
  await buildPlaces({ dataDir });
  const places = openPlaces({ dataDir });
  const operators = operatorsIn(folder, data, now);
  const scores = (chosen: readonly Operator[]) =>
    chosen.map(({ declared }) => scoreOf(declared, data, places, now));
  const rows = uses.flatMap(([use, title]) =>
    rowsOf(`${title}, without feeds`, scores(operators.filter((operator) => operator.use === use))),
  );

  const feeds = await importProviders(join(folder, 'providers'), dataDir, now);
  data.reload();
  for (const feed of feeds) {
    const declared = operators.find(({ name }) => name === feed)?.declared ?? [];
    const listed = declared.filter(({ ip }) => data.lookup(ip, now)?.place_source?.source === feed);
    if (listed.length === 0) continue;
    rows.push(...rowsOf(`${feed}, networks located by its own list`, [scoreOf(listed, data, places, now)]), {
      figure: `${feed}: networks of its geofeed located by its list, of ${declared.length.toLocaleString('en')}`,
      value: (listed.length / declared.length) * 100,
      unit: '%',
    });
  }

  for (const [number, { text }] of operators.entries()) {
    await importFeed({ dataDir, source: `geofeed-${number + 1}`, bytes: Buffer.from(text), now });
  }
  data.reload();
  const all = operators.flatMap(({ declared }) => declared);
  const score = scoreOf(all, data, places, now);
  const withCity = all.filter(({ city }) => city !== '').length;
  rows.push(...rowsOf('with every geofeed', [score]), {
    figure: `declared cities with a known position, of ${withCity.toLocaleString('en')} networks with a city`,
    value: (score.distances.length / withCity) * 100,
    unit: '%',
  });
  return rows;
}
