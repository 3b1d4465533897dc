import { describe, expect, it } from 'vitest';
import { keyRenamer, servedPath } from './aliases';

describe('servedPath', () => {
  const prefixes = { '/OldService': '/RestService', '/OldService/v9': '/RestService/fraud-api/v2' };
  const rewrite = servedPath(prefixes, ['/RestService/ip-api/v1/{ip}']);

  it.each([
    ['/OldService/ip-api/v1/8.8.8.8?include=id', '/RestService/ip-api/v1/8.8.8.8?include=id'],
    ['/OldService/v9/', '/RestService/fraud-api/v2/'],
    ['/OldServices/x', '/OldServices/x'],
    ['/RestService/x', '/RestService/x'],
    ['/OldService/ip-api/v1.7/8.8.8.8', '/RestService/ip-api/v1/8.8.8.8'],
    ['/RestService/ip-api/v2.7/8.8.8.8', '/RestService/ip-api/v2.7/8.8.8.8'],
  ])('maps %s to %s', (url, real) => {
    expect(rewrite(url)).toBe(real);
  });
});

describe('keyRenamer', () => {
  it('renames keys at every level and no values', () => {
    const rename = keyRenamer({ service_id: 'vendor_id', hits: 'seen' });
    expect(rename?.('{"data":{"service_id":7,"a":[{"hits":1,"x":"hits"}]}}')).toBe(
      '{"data":{"vendor_id":7,"a":[{"seen":1,"x":"hits"}]}}',
    );
  });

  it('returns null if no aliases are configured', () => {
    expect(keyRenamer({})).toBeNull();
  });
});
