import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildPlaces,
  distanceKm,
  formatIp,
  type IpData,
  openPlaces,
  type Places,
  parsePrefix,
} from '@assay/enrichment';
import { median, type Row } from '../row';

/** One network as its operator places it, RFC 8805 §2.1.1. */
interface Declared {
  readonly ip: string;
  readonly country: string;
  /** ISO 3166-2 without the country. */
  readonly region: string;
  readonly city: string;
}

/** The networks of a feed that are in a country; comments and lines without one are passed over. */
export function declaredIn(text: string): readonly Declared[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [prefix = '', country = '', region = '', city = ''] = line
      .replace(/#.*/, '')
      .split(',')
      .map((cell) => cell.trim());
    const network = parsePrefix(prefix);
    if (network === null || !/^[A-Za-z]{2}$/.test(country)) return [];
    return [{ ip: formatIp(network.address), country: country.toUpperCase(), region: region.slice(3), city }];
  });
}

interface Score {
  readonly networks: number;
  readonly rightCountries: number;
  /** Kilometres between the middle of the declared city and where the data place the network. */
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

const percent = (scores: readonly Score[]): number =>
  (scores.reduce((sum, { rightCountries }) => sum + rightCountries, 0) /
    scores.reduce((sum, { networks }) => sum + networks, 0)) *
  100;

/**
 * Country and distance against what operators of networks declare themselves.
 * @param folder files in the form of RFC 8805, one an operator
 */
export async function qualityByGeofeeds(
  folder: string,
  data: IpData,
  dataDir: string,
  now: Date,
): Promise<Row[]> {
  await buildPlaces({ dataDir });
  const places = openPlaces({ dataDir });
  const scores = readdirSync(folder)
    .map((file) => scoreOf(declaredIn(readFileSync(join(folder, file), 'utf8')), data, places, now))
    .filter(({ networks }) => networks > 0);
  const all = `${scores.length} operators, ${scores.reduce((sum, { networks }) => sum + networks, 0).toLocaleString('en')} networks`;
  const ofEach = (figure: (score: Score) => number) => scores.map(figure);
  return [
    { figure: `country as declared by ${all}`, value: percent(scores), unit: '%', bar: '≥ 99.5 %' },
    {
      figure: 'country, the median operator',
      value: median(ofEach((score) => percent([score]))),
      unit: '%',
    },
    {
      figure: 'distance to the declared city, median of all networks',
      value: median(scores.flatMap(({ distances }) => distances)),
      unit: 'km',
      bar: '≤ 30 km',
    },
    {
      figure: 'distance, the median operator',
      value: median(
        scores.flatMap(({ distances }) => (distances.length > 0 ? [median([...distances])] : [])),
      ),
      unit: 'km',
    },
  ];
}
