import type { AddressFields, KnowsCity, ParsedAddress } from './address-components';
import { type AddressPoints, NO_ADDRESS_POINTS } from './delivery-points/point-file';
import { type JudgedAddress, judgeAddress } from './judge-address';
import { parseAddressFields, parseAddressText } from './parse-fields';
import { lookUpPostcode, type PostcodeFacts } from './postcode';
import { findCity } from './reference/city-table';
import { openReference, type ReferenceTables } from './reference/reference';

interface AddressOptions {
  /** Folder in which the packed postcodes and cities are stored. */
  readonly cacheDir?: string;
  readonly points?: AddressPoints;
}

/** Parses and evaluates addresses. The tables of postcodes and cities are opened on first use. */
export class AddressEngine {
  private opened: ReferenceTables | null = null;
  private readonly points: AddressPoints;

  constructor(private readonly options: AddressOptions = {}) {
    this.points = options.points ?? NO_ADDRESS_POINTS;
  }

  /** Parses an address from one text. @param country ISO 3166-1 alpha-2 */
  parseText(country: string, text: string): ParsedAddress {
    return parseAddressText(country, text, this.knowsCity);
  }

  /** Parses an address from form fields. @param country ISO 3166-1 alpha-2 */
  parseFields(country: string, fields: AddressFields): ParsedAddress {
    return parseAddressFields(country, fields, this.knowsCity);
  }

  judge(address: ParsedAddress): JudgedAddress {
    return judgeAddress(address, this.tables, this.points);
  }

  /** */
  postcode(country: string, postcode: string, region: string | null): PostcodeFacts {
    return lookUpPostcode(this.tables, country, postcode, region);
  }

  private get tables(): ReferenceTables {
    this.opened ??= openReference(this.options.cacheDir);
    return this.opened;
  }

  private readonly knowsCity: KnowsCity = (country, region, city) =>
    findCity(this.tables.cities, country, region, city) >= 0;
}
