import { flag, named, type Static, string, stringOrNull } from '../schema';

export const binDetails = named('BinDetails', {
  card_bin: string,
  bin_bank: stringOrNull,
  bin_card: stringOrNull,
  bin_type: stringOrNull,
  bin_level: stringOrNull,
  bin_country: stringOrNull,
  bin_country_code: stringOrNull,
  bin_website: stringOrNull,
  bin_phone: stringOrNull,
  bin_valid: flag,
  card_issuer: stringOrNull,
});
export type BinDetails = Static<typeof binDetails>;
