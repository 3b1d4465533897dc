import { describe, expect, it } from 'vitest';
import { isNumberSlip } from './ocr-readings';

describe('numbers with an error', () => {
  it.each([
    ['76502', '7652'],
    ['76502', '776502'],
    ['8661', '8616'],
    ['78764', '787s4'],
    ['7890', '790'],
  ])('%s matches %s', (a, b) => {
    expect(isNumberSlip(a, b)).toBe(true);
    expect(isNumberSlip(b, a)).toBe(true);
  });

  it.each([
    ['12345', '12346'],
    ['12345', '12356'],
    ['850', '85'],
    ['12345', '123'],
    ['1a345', '1b345'],
  ])("%s doesn't match %s", (a, b) => {
    expect(isNumberSlip(a, b)).toBe(false);
    expect(isNumberSlip(b, a)).toBe(false);
  });
});
