import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { timeZone } from './locale';

interface Zone {
  readonly zone: string | null;
  readonly offset: number;
  readonly pastByDate: readonly number[];
  readonly pastByIntl: readonly (number | null)[];
}

const zoneOf = async () => ((await signalFrom(timeZone)) as { readonly v: Zone }).v;

describe('timeZone', () => {
  test('returns the same offsets from Date and Intl in an honest browser', async () => {
    const { zone, offset, pastByDate, pastByIntl } = await zoneOf();
    expect(zone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(offset).toBe(new Date().getTimezoneOffset());
    expect(pastByIntl).toHaveLength(6);
    // Converts the negative zero of a UTC offset to zero.
    expect(pastByIntl.map((minutes) => (minutes ?? 0) + 0)).toEqual(pastByDate.map((minutes) => minutes + 0));
  });

  test('returns no zone and no past offsets from Intl when Intl throws', async () => {
    pageWith({ Intl: BROKEN });
    expect(await zoneOf()).toMatchObject({ zone: null, pastByIntl: [null, null, null, null, null, null] });
  });
});
