import type { ParsedAddress } from './address-components';
import { countryFormat } from './world/country-format';
import { NUMBER_FIRST } from './world/data/address-words';

interface AddressLines {
  /** Street, number, unit, box. */
  readonly line_1: string | null;
  /** City, division, postcode. */
  readonly line_2: string | null;
}

const joined = (parts: readonly (string | null)[], between = ' '): string | null =>
  parts.filter((part) => part !== null && part !== '').join(between) || null;

/**
 * Formats an address as two lines. Lines for the United States are in capitals, as in USPS Publication 28;
 * those for other countries have the order of their address metadata.
 */
export function addressLines(address: ParsedAddress): AddressLines {
  const { components } = address;
  return components.country === 'US' ? usLines(address) : worldLines(address);
}

function usLines({ components: parts, within }: ParsedAddress): AddressLines {
  const isRoute = parts.po_box !== null && parts.street_name !== null;
  const unit = joined([parts.unit_type ?? (parts.unit === null ? null : '#'), parts.unit]);
  const further = within.filter((part) => !part.startsWith('URB ')).toReversed();
  const line = joined([
    parts.house_number,
    parts.predirectional,
    parts.street_name,
    parts.street_suffix,
    parts.postdirectional,
    parts.po_box === null ? null : isRoute ? `BOX ${parts.po_box}` : `PO BOX ${parts.po_box}`,
    ...further,
    unit,
  ]);
  return {
    line_1: line?.toUpperCase() ?? null,
    line_2: joined([parts.city, parts.region, parts.postcode])?.toUpperCase() ?? null,
  };
}

function worldLines({ components: parts }: ParsedAddress): AddressLines {
  const format = countryFormat(parts.country ?? '');
  const unit = joined([parts.unit_type, parts.unit]);
  if (format.largestFirst && isNative(parts.street_name ?? parts.city ?? '')) {
    return {
      line_1: joined([parts.street_name, parts.house_number, unit]) ?? parts.po_box,
      line_2: joined([parts.postcode, joined([parts.region, parts.city], '')]),
    };
  }
  const isNumberFirst = NUMBER_FIRST.has(parts.country ?? '');
  const street = isNumberFirst
    ? joined([unit, joined([parts.house_number, parts.street_name])], ', ')
    : joined([joined([parts.street_name, parts.house_number]), unit], ', ');
  const box = parts.po_box === null ? null : `PO Box ${parts.po_box}`;
  return { line_1: joined([street, box], ', '), line_2: placeLine(parts, format.format) };
}

const isNative = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);

/** Formats city, division and postcode as one line: `%Z %C`, `%C, %S %Z`. */
function placeLine(parts: ParsedAddress['components'], format: string): string | null {
  const values: { readonly [field: string]: string | null } = {
    C: parts.city,
    S: parts.region,
    Z: parts.postcode,
  };
  let line = '';
  let gap = '';
  for (const [whole, field] of format.matchAll(/%(.)|[^%]+/g)) {
    if (field === undefined) gap += whole;
    else if (field === 'n') gap = line === '' ? '' : ' ';
    else if (field in values) {
      const value = values[field];
      if (value) line += line === '' ? value : `${gap === '' ? ' ' : gap}${value}`;
      gap = '';
    }
  }
  return line === '' ? null : line;
}
