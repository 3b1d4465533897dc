import type { AddressFields } from '../address-components';
import type { Position } from '../reference/city-table';

/** One row of a source, before it is parsed as an address. */
export interface PointRow {
  readonly fields: AddressFields;
  readonly unit: string | null;
  readonly position: Position | null;
}

/** Supported file formats. */
export const POINT_FORMATS = ['openaddresses', 'geojson', 'csv'] as const;
export type PointFormat = (typeof POINT_FORMATS)[number];

/**
 * Column names of each part, in any case: those of OpenAddresses (LON, LAT, NUMBER, STREET, UNIT, CITY,
 * REGION, POSTCODE) and those of national registers.
 */
const COLUMNS: { readonly [part: string]: readonly string[] } = {
  number: [
    'number',
    'house_number',
    'housenumber',
    'addr:housenumber',
    'numero',
    'hausnummer',
    'huisnummer',
    'add_number',
  ],
  street: ['street', 'street_name', 'addr:street', 'nom_voie', 'strasse', 'straat', 'st_name', 'road'],
  unit: ['unit', 'addr:unit', 'flat', 'sub_building'],
  city: [
    'city',
    'locality',
    'town',
    'addr:city',
    'nom_commune',
    'ort',
    'woonplaats',
    'post_city',
    'post_town',
  ],
  region: ['region', 'state', 'province', 'addr:state'],
  postcode: ['postcode', 'zip', 'zip_code', 'postal_code', 'addr:postcode', 'code_postal', 'plz'],
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x'],
};

type Values = { readonly [part: string]: string };

/** Returns the row of named parts; null without a street or with an invalid position. */
function rowOf(values: Values): PointRow | null {
  const street = [values.number, values.street].filter(Boolean).join(' ');
  if (!values.street) return null;
  const position = positionOf(values.latitude, values.longitude);
  if (position === undefined) return null;
  return {
    fields: {
      street,
      city: values.city || null,
      region: values.region || null,
      zip: values.postcode || null,
    },
    unit: values.unit || null,
    position,
  };
}

/** Returns null for an empty position; undefined if it is not a position on Earth. */
function positionOf(latitude = '', longitude = ''): Position | null | undefined {
  if (latitude === '' && longitude === '') return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined;
}

/**
 * Returns the index of each part in a header; null for a header without a street, which is not from an
 * address file.
 */
export function columnsOf(header: readonly string[]): ReadonlyMap<string, number> | null {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/^\ufeff/, ''),
  );
  const columns = new Map<string, number>();
  for (const [part, spellings] of Object.entries(COLUMNS)) {
    const at = spellings.map((spelling) => names.indexOf(spelling)).find((index) => index >= 0);
    if (at !== undefined) columns.set(part, at);
  }
  return columns.has('street') ? columns : null;
}

/** Returns a row of a file with a header. */
export function rowOfCells(columns: ReadonlyMap<string, number>, cells: readonly string[]): PointRow | null {
  const values: { [part: string]: string } = {};
  for (const [part, at] of columns) values[part] = (cells[at] ?? '').trim();
  return rowOf(values);
}

/** Reads a feature from a line of GeoJSON as published by OpenAddresses; null if it is not an address. */
export function rowOfFeature(line: string): PointRow | null {
  let feature: unknown;
  try {
    feature = JSON.parse(line.replace(/^\x1e/, ''));
  } catch {
    return null;
  }
  const { properties, geometry } = (feature ?? {}) as {
    readonly properties?: { readonly [name: string]: unknown };
    readonly geometry?: { readonly type?: unknown; readonly coordinates?: readonly unknown[] };
  };
  if (typeof properties !== 'object' || properties === null) return null;
  const lower = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]));
  const values: { [part: string]: string } = {};
  for (const [part, spellings] of Object.entries(COLUMNS)) {
    const value = spellings
      .map((spelling) => lower.get(spelling))
      .find((found) => found !== undefined && found !== null);
    if (value !== undefined) values[part] = String(value).trim();
  }
  if (geometry?.type === 'Point' && Array.isArray(geometry.coordinates)) {
    values.longitude = String(geometry.coordinates[0]);
    values.latitude = String(geometry.coordinates[1]);
  }
  return rowOf(values);
}
