import { countryCode, importPoints, NoAddressFile, POINT_FORMATS, type PointFormat } from '@assay/addresses';
import { type Command, Option } from 'commander';
import { readConfiguration } from '../configuration';
import { systemAmbient } from '../platform/ambient';
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
  if (country === null) throw new CannotAnswer(`${options.country} is no country.`);
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
      now: new Date(systemAmbient().now()),
      onProgress: (share) => progress.update(Math.floor(share * STEPS)),
    });
    progress.stop();
    process.stdout.write(`${JSON.stringify({ source, country, ...report })}\n`);
  } catch (error) {
    progress.stop();
    if (error instanceof NoAddressFile) throw new CannotAnswer(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CannotAnswer('A file cannot be read.');
    throw error;
  }
}

/** Registers `assay data import-addresses`: imports address points from files. */
export function registerAddressImport(data: Command): void {
  data
    .command('import-addresses')
    .description('Load address points from files: OpenAddresses, GeoJSON by lines, or a national register')
    .argument('<source>', 'a name of your own, such as openaddresses-us-il')
    .argument('<files...>', 'also compressed with gzip')
    .requiredOption('--country <code>', 'ISO 3166-1 code of all addresses in the files')
    .addOption(
      new Option('--format <format>', 'form of the files').choices(POINT_FORMATS).default('openaddresses'),
    )
    .option('--delivery-points', 'the files are a register of delivery points of the post')
    .addOption(
      new Option('--positions <kind>', 'what the positions are of')
        .choices(Object.keys(POSITIONS))
        .default('point'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  assay data import-addresses openaddresses-us-il il.csv.gz --country US\n',
    )
    .action(importAddresses);
}
