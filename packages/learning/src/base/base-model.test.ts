import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FeatureInput } from '../features/definition';
import { Scorer } from '../model/model';
import { modelDocument } from '../model/serialise';
import { baseModel } from './base-model';
import { trainBase } from './train-base';

const scorer = new Scorer(baseModel());
const NOW = Date.UTC(2026, 10, 20, 12);
const seen = (facts: FeatureInput['facts']): FeatureInput => ({ facts, now: NOW, velocity: () => undefined });

describe('base model', () => {
  it('is identical to the result of its training, byte for byte', () => {
    const trained = trainBase();
    if (trained.kind === 'refused') throw new Error(trained.reason);
    const shipped = readFileSync(new URL('./base-model.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(modelDocument(trained.model), null, 1)}\n`).toBe(shipped);
    expect(shipped.length).toBeLessThan(300_000);
    expect(trained.report.quality.auc).toBeGreaterThan(0.85);
    expect(trained.report.quality.calibrationError).toBeLessThan(0.03);
  });

  it('gives a low score if little is known', () => {
    expect(scorer.score(seen({}))).toBeLessThan(15);
  });

  it('separates a disposable sign-up from a known customer', () => {
    const throwAway = scorer.score(
      seen({
        ip_details: { country: 'AA', type: 'DCH', tor: true, vpn: true, harmful: true },
        email: 'x',
        email_details: {
          email_details: { valid_format: true, email_randomness_score: 80 },
          email_domain_details: { disposable: true, free: false, suspicious_tld: true },
        },
      }),
    );
    const customer = scorer.score(
      seen({
        ip_details: { country: 'AA', type: 'ISP', tor: false, vpn: false, harmful: false },
        email: 'x',
        email_details: {
          email_details: { valid_format: true, email_randomness_score: 15, minimum_age_months: 48 },
          email_domain_details: { disposable: false, free: true, suspicious_tld: false },
          service_fraud_history: {
            customer_hits: 9,
            hits: 9,
            fraudulent_decline_customer_hits: 0,
            fraudulent_decline_hits: 0,
          },
        },
      }),
    );
    expect(throwAway).toBeGreaterThan(80);
    expect(customer).toBeLessThan(5);
  });

  it('explains a score with contributions that add up to it', () => {
    const { raw, bias, score, contributions } = scorer.explain(
      seen({ ip_details: { tor: true, vpn: true } }),
    );
    const sum = contributions.reduce((total, { contribution }) => total + contribution, bias);
    expect(sum).toBeCloseTo(raw, 9);
    const { a, b } = scorer.model.calibration;
    expect(score).toBeCloseTo(100 / (1 + Math.exp(-(a * raw + b))), 2);
    expect(contributions[0]?.label).toEqual(expect.any(String));
  });
});
