import { describe, expect, it } from 'vitest';
import { androidDeviceName, modelOfUserAgent } from './device-name';

describe('androidDeviceName', () => {
  it.each([
    ['SM-A5000', 'Samsung Galaxy A5'],
    ['4028J', 'TCT (Alcatel) PIXI3(4.5)'],
    ['M50L', 'Figo M50L'],
    ['Nura 2', 'Orange Nura2'],
  ])('names the model %s', (model, name) => {
    expect(androidDeviceName(model)).toBe(name);
  });

  it.each([
    '',
    'K',
    'no such model',
    'sm-a5000',
    'SM-A500',
    `SM-A5000${'0'.repeat(100)}`,
    '\t',
    '￿￿',
  ])('returns null for %j', (model) => {
    expect(androidDeviceName(model)).toBeNull();
  });
});

describe('modelOfUserAgent', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 9; SM-A105F) AppleWebKit/537.36', 'SM-A105F'],
    ['Mozilla/5.0 (Linux; Android 6.0; en-us; Redmi Note 4 Build/MRA58K) AppleWebKit/537.36', 'Redmi Note 4'],
    ['Mozilla/5.0 (Linux; Android 13; M2101K6G; wv) AppleWebKit/537.36', 'M2101K6G'],
    ['Dalvik/2.1.0 (Linux; U; Android 9; SM-A105F Build/PPR1)', 'SM-A105F'],
  ])('reads the model of %s', (userAgent, model) => {
    expect(modelOfUserAgent(userAgent)).toBe(model);
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36',
    'Mozilla/5.0 (X11; Linux x86_64)',
    '',
  ])('returns null without a model: %s', (userAgent) => {
    expect(modelOfUserAgent(userAgent)).toBeNull();
  });
});
