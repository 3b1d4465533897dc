import timeZoneAt from '@photostructure/tz-lookup';
import { isPosition } from './distance';

/**
 * IANA time zone of a position, `Etc/GMT±n` at sea; null for what is no position. Borders are rounded to
 * some kilometres.
 */
export function timezoneAt(latitude: number, longitude: number): string | null {
  return isPosition({ latitude, longitude }) ? timeZoneAt(latitude, longitude) : null;
}
