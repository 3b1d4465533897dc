/**
 * The parts of an address. Each is in the text or null: nothing is added that nobody wrote. Words that a table knows are in
 * their standard spelling (`North` → `N`, `Street` → `ST`, `Illinois` → `IL`); names are as they were written.
 */
export interface AddressComponents {
  readonly house_number: string | null;
  readonly predirectional: string | null;
  /** Whole name of the road where the country does not part it further (`Rue de Rivoli`). */
  readonly street_name: string | null;
  readonly street_suffix: string | null;
  readonly postdirectional: string | null;
  /** Standard abbreviation (`APT`), `#` where only a number sign was written. */
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

/** An address with what its parts do not hold. */
export interface ParsedAddress {
  readonly components: AddressComponents;
  /** Further units, the least of them first (`BLDG 4` of `BLDG 4 APT 3`), and a Puerto Rican urbanization. */
  readonly within: readonly string[];
}

/** An address as the fields of a form; `street` may hold all of it. */
export interface AddressFields {
  readonly street?: string | null | undefined;
  readonly street2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/** Says whether a city of this name is known; `region` null = anywhere in the country. Names in any spelling. */
export type KnowsCity = (country: string, region: string | null, city: string) => boolean;
