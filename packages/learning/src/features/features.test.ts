import { REQUEST_FIELDS, type RequestField, ruleFields } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../data/features';
import { featureOf, rowReader } from './dataset';
import { type FeatureInput, velocity } from './definition';

const NOW = Date.UTC(2026, 10, 20, 13, 30);
const input = (
  facts: FeatureInput['facts'],
  answers: { readonly [id: string]: number | boolean | null } = {},
): FeatureInput => ({
  facts,
  now: NOW,
  velocity: (id) => answers[id],
});
const featureValue = (name: string, facts: FeatureInput['facts']) => featureOf(name)?.read(input(facts));

describe('FEATURES', () => {
  it('have unique names', () => {
    expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(FEATURES.length);
  });

  it('read only facts that rules can read, and no output of the decision', () => {
    const known = ruleFields();
    for (const { paths } of FEATURES) {
      for (const path of paths) {
        expect(known.has(path) || path.startsWith('device_details.'), path).toBe(true);
        expect(path).not.toMatch(
          /^(state|fraud_score|blackbox_score|applied_rules|tags)|\.score$|custom_fields/,
        );
      }
    }
  });

  it('use no personal value as a category or a number', () => {
    const personal = new Set(
      Object.entries<RequestField>(REQUEST_FIELDS).flatMap(([name, field]) => (field.personal ? [name] : [])),
    );
    for (const { name, kind, paths } of FEATURES) {
      if (kind === 'category')
        expect(
          paths.some((path) => personal.has(path)),
          name,
        ).toBe(false);
      // Allowed are an age, the presence of a value, and the comparison of two values; never the value.
      if (paths.some((path) => personal.has(path))) expect(name).toMatch(/:present$|:days$|!=/);
    }
  });

  it('return missing for missing values', () => {
    const read = rowReader(
      FEATURES.map(({ name }) => name),
      new Map(),
    );
    const row = read(input({}), new Float64Array(FEATURES.length));
    for (const [i, { name }] of FEATURES.entries()) {
      if (/:present$|^hour_of_day$|^day_of_week$/.test(name)) expect(row[i]).not.toBeNaN();
      else expect(row[i], name).toBeNaN();
    }
  });

  it('read flags, differences, sizes and days', () => {
    expect(featureValue('ip_details.tor', { ip_details: { tor: true } })).toBe(1);
    expect(featureValue('ip_details.tor', { ip_details: { tor: null } })).toBeNaN();
    expect(
      featureValue('billing_country!=shipping_country', { billing_country: 'DE', shipping_country: 'FR' }),
    ).toBe(1);
    expect(featureValue('billing_country!=shipping_country', { billing_country: 'DE' })).toBeNaN();
    expect(featureValue('items:size', { items: [{}, {}] })).toBe(2);
    expect(featureValue('user_created:days', { user_created: NOW / 1000 - 86_400 })).toBe(1);
    expect(featureValue('user_dob:days', { user_dob: '2026-11-19' })).toBeCloseTo(1.5625, 6);
    expect(
      featureValue('email_details.email_domain_details.created:days', {
        email_details: { email_domain_details: { created: '2026-11-20 12:30:00' } },
      }),
    ).toBeCloseTo(1 / 24, 6);
    expect(featureValue('hour_of_day', {})).toBe(13);
    expect(featureValue('day_of_week', {})).toBe(5);
  });

  it('read velocity results by their definition', () => {
    const id = 'count||email|3600000|';
    expect(velocity(id).read(input({}, { [id]: 4 }))).toBe(4);
    expect(velocity(id).read(input({}, { [id]: true }))).toBe(1);
    expect(velocity(id).read(input({}))).toBeNaN();
    expect(featureOf(velocity(id).name)?.read(input({}, { [id]: 4 }))).toBe(4);
  });
});
