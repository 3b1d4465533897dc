import { describe, expect, it } from 'vitest';
import { featureOf } from './dataset';
import type { FeatureInput } from './definition';
import { derivedFeatures, velocityIdsOf } from './derived';

const AVG = 'avg|transaction_amount|user_id|604800000|';
const AVG_LONG = 'avg|transaction_amount|user_id|7776000000|';
const FRAUDS = 'count||merchant_id|1209600000|labelled = "fraud"';
const GENUINE = 'count||merchant_id|1209600000|labelled = "genuine"';
const named = (ids: readonly string[]) =>
  derivedFeatures(ids.map((id) => ({ id, text: id.split('|')[0] ?? '' })));
const input = (velocity: Readonly<Record<string, number | null>>): FeatureInput => ({
  facts: { transaction_amount: 90 },
  velocity: (id) => velocity[id],
  now: 0,
});

describe('derivedFeatures', () => {
  it('compares the amount with earlier amounts, and recent amounts with usual ones', () => {
    const [now, recent, ...others] = named([AVG, AVG_LONG]);
    expect(now?.read(input({ [AVG]: 30 }))).toBe(3);
    expect(now?.rule).toBe('ratio(transaction_amount, avg)');
    expect(recent?.read(input({ [AVG]: 30, [AVG_LONG]: 20 }))).toBe(1.5);
    expect(others.map(({ name }) => name)).toEqual([`ratio:transaction_amount ÷ ${AVG_LONG}`]);
  });

  it('is missing without the values or for a denominator of 0', () => {
    const [now] = named([AVG]);
    expect(now?.read(input({}))).toBeNaN();
    expect(now?.read(input({ [AVG]: 0 }))).toBeNaN();
  });

  it('smooths the share of fraud, so that few labels give no extreme share', () => {
    const [share] = named([FRAUDS, GENUINE]);
    const of = (frauds: number, genuine: number) =>
      share?.read(input({ [FRAUDS]: frauds, [GENUINE]: genuine }));
    expect(of(0, 0)).toBeCloseTo(0.01);
    expect(Number(of(1, 0))).toBeLessThan(0.2);
    expect(Number(of(20, 0))).toBeGreaterThan(0.75);
    expect(Number(of(0, 50))).toBeLessThan(0.001);
  });

  it('is found again by its name, as a stored model needs it', () => {
    for (const feature of named([AVG, AVG_LONG, FRAUDS, GENUINE])) {
      const values = input({ [AVG]: 30, [AVG_LONG]: 20, [FRAUDS]: 2, [GENUINE]: 5 });
      expect(featureOf(feature.name)?.read(values)).toBe(feature.read(values));
    }
  });
});

describe('velocityIdsOf', () => {
  it('returns the definitions that a feature reads', () => {
    expect(velocityIdsOf(`velocity:${AVG}`)).toEqual([AVG]);
    expect(velocityIdsOf(`ratio:transaction_amount ÷ ${AVG}`)).toEqual([AVG]);
    expect(velocityIdsOf(`fraud_share:${FRAUDS} ÷ ${GENUINE}`)).toEqual([FRAUDS, GENUINE]);
    expect(velocityIdsOf('transaction_amount')).toEqual([]);
  });
});
