import { describe, expect, it } from 'vitest';
import type { Typology } from '../api/typologies';
import { changedParameters, draftOf, outOfRange, settingOf } from './typology-draft';

const parameter = (name: string, value: number, usual: number) => ({
  name,
  description: name,
  unit: 'count',
  default: usual,
  min: 1,
  max: 64,
  value,
});
const typology = {
  id: 'fan_in',
  mode: 'shadow',
  parameters: [parameter('min_senders', 8, 6), parameter('window_days', 7, 7)],
  min_score: 0.6,
  deadline_hours: 72,
  four_eyes: true,
} as unknown as Typology;

describe('typology draft', () => {
  it('sends only parameters that differ from the defaults', () => {
    expect(settingOf(typology)).toEqual({
      id: 'fan_in',
      mode: 'shadow',
      parameters: { min_senders: 8 },
      min_score: 0.6,
      deadline_hours: 72,
      four_eyes: true,
    });
    const reset = { ...draftOf(typology), parameters: { min_senders: 6, window_days: 30 } };
    expect(changedParameters(typology, reset)).toEqual({ window_days: 30 });
  });

  it('names parameters outside of their range', () => {
    expect(outOfRange(typology, draftOf(typology))).toEqual([]);
    expect(outOfRange(typology, { ...draftOf(typology), parameters: { min_senders: 0 } })).toEqual([
      'min_senders',
    ]);
  });
});
