import { describe, expect, it } from 'vitest';
import type { EvaluationRecord } from '../api/evaluations';
import { countryOf, valueFor } from './list-form';

const device = (true_device_id: string, likeliest_device_id: string | null) => ({
  device_details: { device_hash: 'AB12', true_device_id, device_match: { likeliest_device_id } },
});
const record = (request: object, details: object = {}) =>
  ({ request, response: { data: {} }, inputs: { details } }) as unknown as EvaluationRecord;

describe('valueFor', () => {
  it.each([
    ['email', { email: 'Ann@Example.com' }, 'ann@example.com'],
    ['email_domain', { email: 'Ann@Example.com' }, 'example.com'],
    ['email_domain', { email: 'ann@example.com', email_domain: 'other.example' }, 'other.example'],
    ['email_domain', { email: 'a•••@•••' }, null],
    ['phone_number', { phone_number: '+36 30 123 4567' }, '36301234567'],
    ['user_id', {}, null],
    ['user_id', { user_id: '' }, null],
  ] as const)('finds %s in %j', (field, request, value) => {
    expect(valueFor(field, record(request))).toBe(value);
  });

  it('includes the country for phone numbers in national format', () => {
    expect(countryOf(record({ user_country: 'HU' }))).toEqual({ country: 'HU' });
    for (const request of [{}, { user_country: 'HUN' }, { user_country: '•••' }])
      expect(countryOf(record(request))).toEqual({});
  });

  it('returns the device ID only if the device is certain', () => {
    expect(valueFor('device_hash', record({}, device('d-1', null)))).toBe('ab12');
    expect(valueFor('true_device_id', record({}, device('d-1', null)))).toBe('d-1');
    expect(valueFor('true_device_id', record({}, device('d-1', 'd-1')))).toBeNull();
  });
});
