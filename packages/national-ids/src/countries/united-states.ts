import { SSN_AREAS } from '../data/ssn-areas';
import { digitAt, isDigits, numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/** Printed in advertisements and used by thousands: the Social Security Administration gives them to nobody. */
const ADVERTISED = new Set(['078051120', '219099999', '457555462']);

/**
 * SSN: area 001 to 899 without 666, group 01 to 99, serial 0001 to 9999. `region` is the state that the area was
 * allotted to; numbers given out since 25 June 2011 are drawn at random, so that it is a hint and not a proof.
 * Source: Social Security Administration, Program Operations Manual RM 10201 and "Social Security Number Randomization".
 */
export const readSsn: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const area = numberAt(text, 0, 3);
  if (area === 0 || area === 666 || area >= 900) return invalid('region', text);
  if (numberAt(text, 3, 2) === 0 || numberAt(text, 5, 4) === 0 || ADVERTISED.has(text)) {
    return invalid('not_issued', text);
  }
  return valid(text, { region: SSN_AREAS[area] ?? null });
};

/**
 * ITIN: nine digits beginning with 9, the fourth and fifth from 50 to 65, 70 to 88, 90 to 92 or 94 to 99.
 * Source: IRS, Internal Revenue Manual 3.21.263.
 */
export const readItin: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const group = numberAt(text, 3, 2);
  const given = (group >= 50 && group <= 65) || (group >= 70 && group <= 99 && group !== 89 && group !== 93);
  return digitAt(text, 0) === 9 && given ? valid(text) : invalid('not_issued', text);
};
