import { writeFileSync } from 'node:fs';
import {
  HEAD_LAYERS,
  installedHeadWeights,
  packHead,
} from '../../../packages/vision/src/ocr/scripts/model-scripts';
import { SHAPES } from '../../../packages/vision/src/ocr/scripts/shapes';
import { random } from '../../../packages/vision/src/testing/index';
import type { Row } from '../../row';
import { type FeatureLine, openFeatures } from './features';
import { measure, train } from './train';

const SEED = 20_261_123;
const EPOCHS = 8;
/** Line numbers of the head's training data, drawn in parts. */
const TRAINED = [
  [0, 3650],
  [4000, 7750],
  [10000, 10150],
] as const;
const FRESH = 600;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function linesFrom(from: number, to: number, isHeldOut: boolean): Promise<readonly FeatureLine[]> {
  const features = await openFeatures();
  const lines: FeatureLine[] = [];
  for (let number = from; number < to; number++)
    lines.push(await features.of(number, isHeldOut ? SEED + 1 : SEED, isHeldOut));
  return lines;
}

/** Trains the head from its seed and writes its weights in the package's format. */
async function writeWeights(target: string): Promise<void> {
  const lines: FeatureLine[] = [];
  for (const [from, to] of TRAINED) lines.push(...(await linesFrom(from, to, false)));
  const tell = async (epoch: number, loss: number) =>
    console.error(`${epoch + 1}/${EPOCHS}: ${loss.toFixed(2)}`);
  const packed = packHead(await train(lines, EPOCHS, random(SEED), tell));
  const rows = packed.map(
    ({ scales, bytes }) => `  {\n    scales: '${scales}',\n    bytes: '${bytes}',\n  },`,
  );
  writeFileSync(
    target,
    `/**
 * Weights of the head that reads letter shapes from PP-OCRv4's features, made by bench/vision/scripts: ${lines.length}
 * drawn lines, seed ${SEED}, ${EPOCHS} times over. Eight bits a weight, a scale and a bias for each output.
 */
export const HEAD_WEIGHTS: readonly { readonly scales: string; readonly bytes: string }[] = [
${rows.join('\n')}
];
`,
  );
}

const isOf = (script: RegExp) => (line: FeatureLine) => script.test(line.text);

/** Measures the head for scripts on drawn lines with typefaces and words outside of its training data. */
export async function benchScripts(): Promise<readonly Row[]> {
  const target = option('out');
  if (target) await writeWeights(target);
  const weights = installedHeadWeights();
  const began = process.cpuUsage();
  const lines = await linesFrom(0, FRESH, true);
  const { user, system } = process.cpuUsage(began);
  const parts = [
    ['all', lines],
    ['Cyrillic', lines.filter(isOf(/\p{Script=Cyrillic}/u))],
    ['Greek', lines.filter(isOf(/\p{Script=Greek}/u))],
    ['with capitals of 12 or more pixels', lines.filter(({ capitals }) => capitals >= 12)],
  ] as const;
  const rows: Row[] = [];
  for (const [name, some] of parts) {
    const { characterError, linesRight } = await measure(some, weights);
    rows.push(
      {
        figure: `drawn lines, ${name} (${some.length}): wrong characters`,
        value: characterError * 100,
        unit: '%',
      },
      { figure: `… correct lines`, value: linesRight * 100, unit: '%' },
    );
  }
  return [
    ...rows,
    {
      figure: 'drawing a line and running PP-OCRv4, CPU time',
      value: (user + system) / 1000 / FRESH,
      unit: 'ms',
    },
    {
      figure: 'parameters of the head',
      value: HEAD_LAYERS.reduce((sum, [inputs, outputs]) => sum + (inputs + 1) * outputs, 0),
      unit: '',
    },
    { figure: 'letter shapes that the head distinguishes', value: SHAPES.length, unit: '' },
  ];
}
