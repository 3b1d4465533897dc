import { describe, expect, it } from 'vitest';
import { readStringTable, StringTableBuilder } from './column-file';
import { PlaceTable, PlaceTableBuilder, placeOfRecord, unknownPlace } from './place-table';

const london = {
  country_code: 'GB',
  state1: 'England',
  city: 'London',
  latitude: 51.51430130004883,
  longitude: -0.09122440218925476,
  postcode: '',
  timezone: '',
};

describe('placeOfRecord', () => {
  it('reads a city record and derives the time zone from the coordinates', () => {
    expect(placeOfRecord(london)).toEqual({
      country: 'GB',
      stateProv: 'England',
      city: 'London',
      latitude: 51.5143,
      longitude: -0.0912,
      timezone: 'Europe/London',
    });
  });

  it('reads a country record', () => {
    expect(placeOfRecord({ country_code: 'PE' })).toEqual({ ...unknownPlace(), country: 'PE' });
  });

  it.each([
    ['a record without a country', { ...london, country_code: '' }],
    ['the code for an unknown country', { ...london, country_code: 'ZZ' }],
    ['a text', 'GB'],
    ['a list', ['GB']],
  ])('returns an unknown place for %s', (_, record) => {
    expect(placeOfRecord(record)).toEqual(unknownPlace());
  });

  it('drops invalid coordinates', () => {
    expect(placeOfRecord({ ...london, latitude: 95 })).toMatchObject({
      latitude: null,
      longitude: null,
      timezone: null,
    });
    expect(placeOfRecord({ ...london, longitude: Number.NaN })).toMatchObject({
      latitude: null,
      timezone: null,
    });
  });
});

describe('place table', () => {
  it('assigns the same number to equal places and reads many of them back', () => {
    const strings = new StringTableBuilder();
    const builder = new PlaceTableBuilder(strings);
    const places = Array.from({ length: 70_000 }, (_, i) => ({
      country: i % 2 === 0 ? 'GB' : 'PE',
      stateProv: i % 3 === 0 ? null : `state ${i % 500}`,
      city: `city ${i % 9_000}`,
      latitude: i % 5 === 0 ? null : ((i % 1_800) - 900) / 10,
      longitude: i % 5 === 0 ? null : ((i % 3_600) - 1_800) / 10,
      timezone: i % 5 === 0 ? null : 'Europe/London',
    }));
    const numbers = places.map((place) => builder.number(place));
    expect(places.map((place) => builder.number(place))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(new Set(places.map((place) => JSON.stringify(place))).size);

    const columns = builder.columns();
    const table = PlaceTable.fromColumns(columns, readStringTable(strings.finish()));
    for (const [index, place] of places.entries()) {
      const read = unknownPlace();
      table.read(numbers[index]!, read);
      expect(read).toEqual(place);
    }
  });

  it('returns an unknown place for number 0 and unassigned numbers', () => {
    const strings = new StringTableBuilder();
    const builder = new PlaceTableBuilder(strings);
    expect(builder.number(unknownPlace())).toBe(0);
    const table = PlaceTable.fromColumns(builder.columns(), readStringTable(strings.finish()));
    const read = { ...placeOfRecord(london) };
    table.read(99, read);
    expect(read).toEqual(unknownPlace());
  });
});
