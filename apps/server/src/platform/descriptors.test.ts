import { expect, it } from 'vitest';
import { mostConnections } from './descriptors';

const limits = (soft: string) => () =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft}                 524288               files\n`;

it('a server keeps about a hundred descriptors for everything else', () => {
  expect(mostConnections(10, limits('1024'))).toBe(914);
  expect(mostConnections(10, limits('64'))).toBe(50);
});

it('a system that names no limit sets none', () => {
  expect(mostConnections(10, limits('unlimited'))).toBeNull();
  expect(mostConnections(10, () => '')).toBeNull();
});
