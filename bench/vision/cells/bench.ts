import { writeFileSync } from 'node:fs';
import { installedCellWeights, unpackWeights } from '../../../packages/vision/src/mrz/cells/cell-net';
import { random } from '../../../packages/vision/src/testing/index';
import type { Row } from '../../row';
import { measure, packWeights, train } from './train';

const SEED = 20_261_123;
const TRAINED = 250_000;
const FRESH = 20_000;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Trains the net from its seed and writes its weights in the package's format. */
function writeWeights(target: string): void {
  const packed = packWeights(train(TRAINED, random(SEED), (line) => console.error(line)));
  const share = measure(unpackWeights(packed), FRESH, random(SEED + 1));
  const rows = packed.map(
    ({ scales, bytes }) => `  {\n    scales: '${scales}',\n    bytes: '${bytes}',\n  },`,
  );
  writeFileSync(
    target,
    `/**
 * Weights of the network that reads single characters of OCR-B, made by bench/vision/cells: ${TRAINED} drawn
 * samples, seed ${SEED}; ${(share * 100).toFixed(2)} % of ${FRESH} new ones read correctly. Eight bits a weight, a scale and a bias
 * for each output.
 */
export const CELL_WEIGHTS: readonly { readonly scales: string; readonly bytes: string }[] = [
${rows.join('\n')}
];
`,
  );
}

/**
 * Measures the share of damaged characters that the single-character net reads. `--out FILE` trains it first,
 * which takes about ten minutes.
 */
export async function benchCells(): Promise<readonly Row[]> {
  const target = option('out');
  if (target) writeWeights(target);
  const share = measure(installedCellWeights(), FRESH, random(SEED + 1));
  return [{ figure: `damaged OCR-B characters read correctly, of ${FRESH}`, value: share * 100, unit: '%' }];
}
