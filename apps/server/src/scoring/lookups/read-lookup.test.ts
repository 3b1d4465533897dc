import { ApiError } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { readLookup } from './read-lookup';

const read = (body: unknown) => readLookup(body, 'phone', 20);

describe('readLookup', () => {
  it.each([
    [{ phone: '36301234567' }, { target: '36301234567', config: {} }],
    [
      { phone: 36301234567, config: null },
      { target: '36301234567', config: {} },
    ],
    [{ phone: 1.5 }, { target: undefined, config: {} }],
    [{}, { target: undefined, config: {} }],
    [
      { phone: '1', config: { timeout: '5000', include: 'hlr_details', priority_sites: '', unknown: {} } },
      { target: '1', config: { timeout: 5000, include: 'hlr_details' } },
    ],
  ])('reads %j', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    [undefined, '1000'],
    [[], '1006'],
    ['text', '1006'],
    [{ phone: '1'.repeat(21) }, '3000'],
    [{ phone: '1', config: 'x' }, '1001'],
    [{ phone: '1', config: { timeout: -1 } }, '1001'],
    [{ phone: '1', config: { include: ['hlr_details'] } }, '1001'],
    [{ phone: '1', config: { include: 'x'.repeat(1001) } }, '1001'],
  ])('rejects %j with code %s', (body, code) => {
    const refused = () => read(body);
    expect(refused).toThrow(ApiError);
    try {
      refused();
    } catch (error) {
      expect((error as ApiError).entry.code).toBe(code);
    }
  });

  it.each([
    [{ timeout: 'soon', include: 5, priority_sites: 'x' }, ['config.timeout', 'config.include']],
    [[], ['config']],
  ])('reports every invalid member of the config %j', (config, fields) => {
    expect(() => read({ phone: '1', config })).toThrow(
      expect.objectContaining({ details: fields.map((field) => expect.objectContaining({ field })) }),
    );
  });
});
