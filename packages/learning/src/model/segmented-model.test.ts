import { describe, expect, it } from 'vitest';
import baseDocument from '../base/base-model.json' with { type: 'json' };
import type { Dataset } from '../features/dataset';
import { DatasetBuilder, featureOf } from '../features/dataset';
import type { FeatureInput } from '../features/definition';
import { seededRandom } from '../random';
import { sigmoid } from '../trees/boost';
import { calibratedRows, Scorer, scoreRows } from './model';
import { segmentQualities } from './report';
import { type ModelDocument, modelDocument, readModel } from './serialise';
import { trainAtOnce } from './train';

const NAMES = ['transaction_amount', 'user_balance', 'transaction_type'];
const TYPES = ['card', 'payout', 'deposit'];
const ROWS = 12_000;

function invented(): { readonly data: Dataset; readonly inputs: readonly FeatureInput[] } {
  const random = seededRandom(9);
  const builder = new DatasetBuilder(NAMES.map((name) => featureOf(name)!));
  const inputs = Array.from({ length: ROWS }, (_, now): FeatureInput => {
    const transaction_type = TYPES[random.below(TYPES.length)] as string;
    const facts = { transaction_amount: random.normal(), user_balance: random.normal(), transaction_type };
    const z = -2.5 + 1.5 * facts.transaction_amount + (transaction_type === 'payout' ? 1 : 0);
    const input = { facts, now, velocity: () => undefined };
    builder.add(input, random.chance(sigmoid(z)));
    return input;
  });
  return { data: builder.build(), inputs };
}

const { data, inputs } = invented();
const FEW_TREES = { trees: 30 };
const trained = trainAtOnce(data, { seed: 1, boost: FEW_TREES, segment: 'transaction_type' });
if (trained.kind !== 'trained') throw new Error(trained.reason);
const { model, report } = trained;
const scorer = new Scorer(model);

describe('model with calibrated categories', () => {
  it('has a calibration for each value of the named category, and reports its errors', () => {
    expect([...(model.segments?.values.keys() ?? [])].sort()).toEqual([...TYPES].sort());
    expect(report.segments?.feature).toBe('transaction_type');
    expect(report.segments?.values.reduce((sum, { rows }) => sum + rows, 0)).toBe(report.quality.rows);
    for (const { before, after, frauds } of report.segments?.values ?? []) {
      expect(frauds).toBeGreaterThan(0);
      expect(Math.max(before, after)).toBeLessThan(0.1);
    }
    expect(segmentQualities({ ...model, segments: undefined } as never, data)).toEqual([]);
  });

  it('gives the same probabilities by column as row by row', () => {
    const odds = calibratedRows(model, data);
    for (let i = 0; i < 200; i++) expect(scorer.probability(inputs[i]!)).toBe(sigmoid(odds[i] as number));
  });

  it('explains a score exactly and names the calibration', () => {
    for (const input of inputs.slice(0, 50)) {
      const explained = scorer.explain(input);
      const sum = explained.contributions.reduce((total, { contribution }) => total + contribution, 0);
      expect(explained.bias + sum).toBeCloseTo(explained.raw, 9);
      const value = input.facts.transaction_type as string;
      expect(explained.segment).toEqual({ feature: 'transaction_type', value });
      const { a, b } = model.segments!.values.get(value)!;
      expect(explained.score).toBeCloseTo(100 * sigmoid(a * explained.raw + b), 2);
      expect(explained.score).toBe(scorer.score(input));
    }
  });

  it('uses the calibration of all rows for an unknown or missing category', () => {
    for (const transaction_type of ['new', null]) {
      const explained = scorer.explain({ ...inputs[0]!, facts: { ...inputs[0]!.facts, transaction_type } });
      expect(explained.segment).toBeNull();
      const { a, b } = model.calibration;
      expect(explained.score).toBeCloseTo(100 * sigmoid(a * explained.raw + b), 2);
    }
  });

  it('is stored and read back with the same scores, and trained the same again', () => {
    const text = JSON.stringify(modelDocument(model));
    const read = readModel(JSON.parse(text));
    expect(calibratedRows(read, data)).toEqual(calibratedRows(model, data));
    expect(JSON.stringify(modelDocument(read))).toBe(text);
    const again = trainAtOnce(data, { seed: 1, boost: FEW_TREES, segment: 'transaction_type' });
    expect(again.kind === 'trained' && JSON.stringify(modelDocument(again.model))).toBe(text);
    expect(JSON.parse(text).format).toBe(2);
  });

  it('calibrates globally with the segment `none`', () => {
    const plain = trainAtOnce(data, { seed: 1, boost: FEW_TREES, segment: 'none' });
    if (plain.kind !== 'trained') throw new Error(plain.reason);
    expect(plain.report.segments).toBeNull();
    expect(Object.keys(modelDocument(plain.model))).not.toContain('segments');
    expect(modelDocument(plain.model).format).toBe(1);
    expect(plain.model.forest).toEqual(model.forest);
  });

  it('is refused for an unknown category, and for one with a direction', () => {
    const refusal = (options: object) => {
      const result = trainAtOnce(data, { seed: 1, boost: FEW_TREES, ...options });
      return result.kind === 'refused' ? result.reason : 'was trained';
    };
    expect(refusal({ segment: 'transaction_amount' })).toContain('No category is named "transaction_amount"');
    const both = { segment: 'transaction_type', directions: { transaction_type: 'rising' } };
    expect(refusal(both)).toContain("can't have both");
  });
});

describe('model file of an earlier version', () => {
  it('is read without segments, scores as before and is written back byte for byte', () => {
    const document = baseDocument as unknown as ModelDocument;
    expect(document).not.toHaveProperty('segments');
    const old = readModel(document);
    expect(JSON.stringify(modelDocument(old))).toBe(JSON.stringify(document));
    const odds = calibratedRows(old, data);
    const { a, b } = document.calibration;
    expect(odds).toEqual(scoreRows(old, data).map((raw) => a * raw + b));
    expect(new Scorer(old).probability(inputs[0]!)).toBe(sigmoid(odds[0] as number));
  });

  it('is refused in an unknown format', () => {
    const document = { ...(baseDocument as unknown as ModelDocument), format: 3 };
    expect(() => readModel(document)).toThrow('unsupported model format 3');
  });
});
