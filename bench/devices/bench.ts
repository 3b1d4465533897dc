import type { Row } from '../row';
import { measureLinking } from './linking';
import { measureMatchSpeed } from './speed';

/** `--devices` and `--stored` make a smaller run of it; the documents quote the whole one. */
function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]) || fallback;
}

/** Devices known again: right and wrong links of an invented population, and the time of a match. */
export async function benchDevices(): Promise<Row[]> {
  const devices = option('devices', 100_000);
  const linking = measureLinking(devices);
  const of = `${devices.toLocaleString('en')} devices, 60 days, ${linking.visits.toLocaleString('en')} visits`;
  const percent = (share: number) => 100 * share;
  const rows: Row[] = [
    {
      figure: `${of}: returning visits known again`,
      value: percent(linking.recall),
      unit: '%',
      bar: '≥ 90 %',
    },
    {
      figure: `${of}: visits given another device’s id`,
      value: percent(linking.wrongLinks),
      unit: '%',
      bar: '≤ 1 %',
    },
    {
      figure: 'returning visits without their token, known again',
      value: percent(linking.recallWithoutToken),
      unit: '%',
    },
    {
      figure: 'visits without a known token, given another device’s id',
      value: percent(linking.wrongWithoutToken),
      unit: '%',
    },
    ...Object.entries(linking.bySystem).map(([system, { returning, right }]) => ({
      figure: `returning visits known again, ${system}`,
      value: percent(right / returning),
      unit: '%',
    })),
  ];
  const speed = await measureMatchSpeed(option('stored', 1_000_000));
  if (speed) {
    const stored = `${speed.stored.toLocaleString('en')} stored devices, ${Math.round(speed.candidates)} candidates`;
    rows.push(
      { figure: `match among ${stored}, p50`, value: speed.p50, unit: 'ms' },
      { figure: `match among ${stored}, p95`, value: speed.p95, unit: 'ms', bar: '≤ 20 ms' },
      { figure: 'processor time of such a match, this process', value: speed.processor.own, unit: 'ms' },
    );
    const { database } = speed.processor;
    if (database !== null)
      rows.push({ figure: 'processor time of such a match, PostgreSQL', value: database, unit: 'ms' });
  }
  return rows;
}
