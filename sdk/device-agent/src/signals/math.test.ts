import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { math } from './engine';

describe('math', () => {
  test('is twenty decimal texts of full precision, the same every time', async () => {
    const first = await signalFrom(math);
    const { values } = (first as { readonly v: { readonly values: readonly string[] } }).v;
    expect(values).toHaveLength(20);
    expect(values.map((text) => String(Number(text)))).toEqual(values);
    expect(await signalFrom(math)).toEqual(first);
  });

  test('is an error where a function was replaced by one that throws', async () => {
    pageWith({ Math: BROKEN });
    expect(await signalFrom(math)).toEqual({ e: 'error' });
  });
});
