/**
 * The parts of an address. Each is text from the input or null; parts are never invented. Words in a table
 * get their standard spelling (`North` → `N`, `Street` → `ST`, `Illinois` → `IL`); names are unchanged.
 */
export interface AddressComponents {
  readonly house_number: string | null;
  readonly predirectional: string | null;
  /** Full street name if the country has no further parts (`Rue de Rivoli`). */
  readonly street_name: string | null;
  readonly street_suffix: string | null;
  readonly postdirectional: string | null;
  /** Standard abbreviation (`APT`), or `#` if only a number sign was written. */
  readonly unit_type: string | null;
  readonly unit: string | null;
  /** Number of the box, without the words before it. */
  readonly po_box: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export const NO_COMPONENTS: AddressComponents = {
  house_number: null,
  predirectional: null,
  street_name: null,
  street_suffix: null,
  postdirectional: null,
  unit_type: null,
  unit: null,
  po_box: null,
  city: null,
  region: null,
  postcode: null,
  country: null,
};

/** An address with the data that its parts can't hold. */
export interface ParsedAddress {
  readonly components: AddressComponents;
  /** Further units, the smallest first (`BLDG 4` of `BLDG 4 APT 3`), and a Puerto Rican urbanization. */
  readonly within: readonly string[];
  /** Name of the building that is written before the road. */
  readonly building: string | null;
  /** District or estate that is written between the road and the city. */
  readonly locality: string | null;
}

/** An address as form fields; `street` may contain all of it. */
export interface AddressFields {
  readonly street?: string | null | undefined;
  readonly street2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/**
 * Returns true if a city with this name is known; `region` null = anywhere in the country. Names in any
 * spelling.
 */
export type KnowsCity = (country: string, region: string | null, city: string) => boolean;
