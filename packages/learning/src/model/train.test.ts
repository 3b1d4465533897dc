import { describe, expect, it } from 'vitest';
import { type Column, type Dataset, slice } from '../features/dataset';
import { madeUpData } from '../testing/made-up-data';
import { modelColumns, rawScore, scoreRows } from './model';
import { modelDocument, readModel } from './serialise';
import { trainAtOnce } from './train';

const FEW_TREES = { trees: 60 };
const data = madeUpData({ rows: 6000, features: 24, seed: 8 });
const trained = trainAtOnce(data, { seed: 4, boost: FEW_TREES });
if (trained.kind !== 'trained') throw new Error(trained.reason);
const { model, report, slices } = trained;

const withLabels = (of: Dataset, label: (row: number) => number): Dataset => ({
  ...of,
  labels: Uint8Array.from(of.labels, (_, row) => label(row)),
});
const refusal = (of: Dataset): string => {
  const result = trainAtOnce(of, { seed: 1, boost: FEW_TREES });
  return result.kind === 'refused' ? result.reason : 'was trained';
};

describe('train', () => {
  it('generalizes to later rows, with calibrated probabilities', () => {
    expect(report.quality.auc).toBeGreaterThan(0.72);
    expect(report.quality.calibrationError).toBeLessThan(0.04);
    expect(report.quality.rows).toBe(900);
    expect(report.fitRows).toBe(4200);
    expect(report.suspects).toEqual([]);
    expect(report.weights[0]?.share).toBeGreaterThan(0.05);
    expect(report.drift.score).toBeLessThan(0.1);
  });

  it('gives the same model for the same rows and seed, byte for byte', () => {
    const again = trainAtOnce(data, { seed: 4, boost: FEW_TREES });
    expect(again.kind === 'trained' && JSON.stringify(modelDocument(again.model))).toBe(
      JSON.stringify(modelDocument(model)),
    );
  });

  it('stores a model and reads it back with the same scores', () => {
    const read = readModel(JSON.parse(JSON.stringify(modelDocument(model))));
    expect(scoreRows(read, slices.newest)).toEqual(scoreRows(model, slices.newest));
  });

  it('gives the same scores by column as row by row', () => {
    const columns = modelColumns(model, slices.newest);
    const scores = scoreRows(model, slices.newest);
    for (let i = 0; i < 50; i++) {
      const row = Float64Array.from(columns, (column) => column[i] as number);
      expect(rawScore(model, row)).toBe(scores[i]);
    }
  });

  it('reports a feature that leaks the outcome', () => {
    const complete: Dataset = {
      ...data,
      features: [...data.features, { name: 'outcome', label: 'Outcome', rule: null }],
      columns: [...data.columns, { kind: 'number', values: Float64Array.from(data.labels) } satisfies Column],
    };
    const result = trainAtOnce(complete, { seed: 1, boost: FEW_TREES });
    expect(result.kind === 'trained' && result.report.suspects).toEqual(['outcome']);
  });
});

describe('training refuses', () => {
  it('too few rows, or too few of one label', () => {
    expect(refusal(slice(data, 0, 900))).toContain('1000 labeled transactions. Found 900');
    expect(refusal(withLabels(data, () => 1))).toContain('Found 6000 and 0');
    expect(refusal(withLabels(data, (row) => Number(row % 100 === 0)))).toContain('Found 60 and 5940');
  });

  it('newest rows that all have the same label', () => {
    expect(refusal(withLabels(data, (row) => (row < 4000 ? (data.labels[row] as number) : 0)))).toContain(
      'have the same label',
    );
  });

  it('rows that are all equal', () => {
    const same = data.columns.map(
      ({ kind }): Column => ({
        kind: kind === 'category' ? 'number' : kind,
        values: new Float64Array(6000).fill(7),
      }),
    );
    expect(refusal({ ...data, columns: same })).toContain('are identical');
  });

  it('rows that are mostly copies', () => {
    const copied = data.columns.map((column) =>
      column.kind === 'category'
        ? column
        : { ...column, values: column.values.map((_, row) => column.values[row % 500] as number) },
    );
    const labels = Uint8Array.from(data.labels, (_, row) => data.labels[row % 500] as number);
    expect(refusal({ ...data, columns: copied, labels })).toContain('copies');
  });

  it("labels that don't depend on the transactions", () => {
    let state = 1;
    const dice = () => {
      state = (state * 48_271) % 2_147_483_647;
      return Number(state % 5 === 0);
    };
    expect(refusal(withLabels(data, dice))).toContain("isn't better than chance on the newest");
  });
});
