import { expect, it } from 'vitest';
import { mostConnections } from './descriptors';

const limits = (soft: string) => () =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft}                 524288               files\n`;

it('reserves about a hundred descriptors for everything except connections', () => {
  expect(mostConnections(10, limits('1024'))).toBe(914);
  expect(mostConnections(10, limits('64'))).toBe(50);
});

it('returns null if the system reports no descriptor limit', () => {
  expect(mostConnections(10, limits('unlimited'))).toBeNull();
  expect(mostConnections(10, () => '')).toBeNull();
});
