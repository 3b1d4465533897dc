import { describe, expect, it } from 'vitest';
import { serversOf } from './servers';

describe('serversOf', () => {
  it.each([
    ['postgres://a:b@one:5432/assay', ['postgres://a:b@one:5432/assay']],
    [
      'postgres://a:b%2C@one:5432,two:5433/assay?x=1,2',
      ['postgres://a:b%2C@one:5432/assay?x=1,2', 'postgres://a:b%2C@two:5433/assay?x=1,2'],
    ],
    ['postgresql://one,[::1]:6/d', ['postgresql://one/d', 'postgresql://[::1]:6/d']],
    ['postgres://a@%2Ftmp%2Fpg:5432/assay', ['postgres://a@%2Ftmp%2Fpg:5432/assay']],
    ['postgres://one/d?list=1,2', ['postgres://one/d?list=1,2']],
  ])('%s', (address, servers) => {
    expect(serversOf(address)).toEqual(servers);
  });
});
