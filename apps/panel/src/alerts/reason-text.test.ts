import { describe, expect, it } from 'vitest';
import { reasonText, sampleReason } from './reason-text';

describe('reasonText', () => {
  it.each([
    ['3 transfers add up to EUR 28,350 in 2 days.', '3 transfers add up to €28,350 in 2 days.'],
    ['96 % of EUR 4,176.17 left.', '96% of €4,176.17 left.'],
    ['10,000 moved through BIN 4111 11 times.', '10,000 moved through BIN 4111 11 times.'],
  ])('formats %s', (reason, text) => {
    expect(reasonText(reason)).toBe(text);
  });
});

describe('sampleReason', () => {
  it('fills an explanation with sample values', () => {
    expect(sampleReason('{senders} senders paid {total}, {parts} parts.')).toBe(
      '8 senders paid €9,600, 5 parts.',
    );
  });
});
