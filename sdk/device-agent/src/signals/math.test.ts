import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { math } from './engine';

describe('math', () => {
  test('returns 20 decimal texts of full precision, identical in every run', async () => {
    const first = await signalFrom(math);
    const { values } = (first as { readonly v: { readonly values: readonly string[] } }).v;
    expect(values).toHaveLength(20);
    expect(values.map((text) => String(Number(text)))).toEqual(values);
    expect(await signalFrom(math)).toEqual(first);
  });

  test('returns an error when a replaced function throws', async () => {
    pageWith({ Math: BROKEN });
    expect(await signalFrom(math)).toEqual({ e: 'error' });
  });
});
