/** YDF (ydf-training 0.0.1, WebAssembly): gradient boosted trees with its own defaults. */
import { createRequire } from 'node:module';
import type { Dataset } from '../../packages/learning/src/index';

interface YdfModel {
  predict(csv: string): ArrayLike<number> | ArrayLike<ArrayLike<number>>;
  unload(): void;
}
interface Ydf {
  GradientBoostedTreesLearner: new (label: string, task: string) => { train(csv: string): YdfModel };
}

function csvOf(data: Dataset): string {
  const head = [...data.features.map((_, f) => `f${f}`), 'label'].join(',');
  const rows = Array.from(data.labels, (label, i) => {
    const cells = data.columns.map((column) => {
      if (column.kind === 'category') return column.values[column.codes[i] as number] ?? '';
      const value = column.values[i] as number;
      return Number.isNaN(value) ? '' : String(value);
    });
    return [...cells, label === 1 ? 'fraud' : 'fine'].join(',');
  });
  return `${[head, ...rows].join('\n')}\n`;
}

/** @returns scores of the later rows (either way round: YDF chooses which class it speaks of), and CPU seconds of training. */
export async function ydfScores(
  fit: Dataset,
  later: Dataset,
): Promise<{ readonly scores: Float64Array; readonly seconds: number }> {
  const open = createRequire(import.meta.url)('ydf-training') as (options: object) => Promise<Ydf>;
  const quiet = () => undefined;
  const ydf = await open({ print: quiet, printErr: quiet });
  const csv = csvOf(fit);
  const start = process.cpuUsage();
  const model = new ydf.GradientBoostedTreesLearner('label', 'CLASSIFICATION').train(csv);
  const used = process.cpuUsage(start);
  const predicted = Array.from(model.predict(csvOf(later)) as ArrayLike<number | ArrayLike<number>>);
  model.unload();
  const scores = Float64Array.from(predicted, (one) =>
    typeof one === 'number' ? one : (one[one.length - 1] ?? 0),
  );
  return { scores, seconds: (used.user + used.system) / 1e6 };
}
