import { expect, it } from 'vitest';
import { asciiDomain } from './guarded-network';

it.each([
  ['Example.COM', 'example.com'],
  ['example.com.', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['mail_1.example.org', 'mail_1.example.org'],
])('asciiDomain of %s is %s', (text, expected) => expect(asciiDomain(text)).toBe(expected));

it.each([
  '',
  'localhost',
  'a..b',
  '-a.example',
  'a-.example',
  'exa mple.com',
  'example.com/x',
  'example.com:25',
  '127.0.0.1',
  '[::1]',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'x.example\r\nQUIT',
])('asciiDomain rejects %j', (text) => expect(asciiDomain(text)).toBeNull());
