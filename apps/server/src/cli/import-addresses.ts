import { countryCode, importPoints, NoAddressFile, POINT_FORMATS, type PointFormat } from '@assay/addresses';
import { type Command, Option } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { addressPointsFolder } from '../scoring/enrichment/opened-tables';
import { CannotAnswer } from './cannot-answer';
import { progressOn } from './progress';

const STEPS = 100;
const POSITIONS = { point: 'POINT', rooftop: 'ROOFTOP', parcel: 'PARCEL' } as const;

interface ImportOptions {
  readonly country: string;
  readonly format: PointFormat;
  readonly deliveryPoints?: true;
  readonly positions: keyof typeof POSITIONS;
}

async function importAddresses(source: string, files: string[], options: ImportOptions): Promise<void> {
  const country = countryCode(options.country);
  if (country === null) throw new CannotAnswer(`${options.country} isn't an ISO 3166-1 country code.`);
  const progress = progressOn(process.stderr, 'Reading addresses', STEPS);
  try {
    const report = await importPoints({
      folder: addressPointsFolder(readConfiguration(process.env).dataDir),
      source,
      country,
      format: options.format,
      files,
      isDeliveryPoint: options.deliveryPoints === true,
      positionOf: POSITIONS[options.positions],
      now: new Date(systemRuntime().now()),
      onProgress: (share) => progress.update(Math.floor(share * STEPS)),
    });
    progress.stop();
    process.stdout.write(`${JSON.stringify({ source, country, ...report })}\n`);
  } catch (error) {
    progress.stop();
    if (error instanceof NoAddressFile) throw new CannotAnswer(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CannotAnswer("Can't read a file. Check the paths and permissions.");
    throw error;
  }
}

/** Registers `assay data import-addresses`: imports address points from files. */
export function registerAddressImport(data: Command): void {
  data
    .command('import-addresses')
    .description('Import address points from OpenAddresses, GeoJSON lines or a national register')
    .argument('<source>', 'name that you choose for the source, such as openaddresses-us-il')
    .argument('<files...>', 'files; gzip is supported')
    .requiredOption('--country <code>', 'ISO 3166-1 country code of all addresses in the files')
    .addOption(
      new Option('--format <format>', 'format of the files').choices(POINT_FORMATS).default('openaddresses'),
    )
    .option('--delivery-points', 'the files are a postal register of delivery points')
    .addOption(
      new Option('--positions <kind>', 'meaning of the coordinates')
        .choices(Object.keys(POSITIONS))
        .default('point'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  assay data import-addresses openaddresses-us-il il.csv.gz --country US\n',
    )
    .action(importAddresses);
}
