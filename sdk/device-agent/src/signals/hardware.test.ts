import { describe, expect, test } from 'vitest';
import { pageWith, signalFrom } from '../testing/page';
import { hardware } from './hardware';

describe('hardware', () => {
  test('returns numbers only, and null for other types and for properties that throw', async () => {
    const navigator = {
      deviceMemory: '8',
      hardwareConcurrency: 12,
      get maxTouchPoints(): number {
        throw new Error('broken');
      },
    };
    pageWith({ navigator });
    const v = { deviceMemory: null, hardwareConcurrency: 12, maxTouchPoints: null };
    expect(await signalFrom(hardware)).toEqual({ v });
  });
});
