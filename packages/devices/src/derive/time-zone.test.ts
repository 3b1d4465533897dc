import { expect, it } from 'vitest';
import { countryOfZone, offsetText } from './time-zone';

it.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/London', 'GB'],
  ['Europe/Moscow', 'RU'],
  ['Europe/Paris', 'FR'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/New_York', 'US'],
  ['Europe/Oslo', 'NO'],
  ['UTC', null],
  ['Etc/GMT+5', null],
  ['Mars/Base', null],
])('countryOfZone of %s is %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it.each([
  [-60, '+01:00'],
  [300, '-05:00'],
  [-330, '+05:30'],
  [0, '+00:00'],
  [100_000, null],
])('offsetText of %i minutes is %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text);
});
