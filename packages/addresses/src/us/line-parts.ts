import type { Unit } from './secondary-unit';

/** What stands before city, state and ZIP code. */
export interface DeliveryLine {
  readonly house_number: string | null;
  readonly predirectional: string | null;
  readonly street_name: string | null;
  readonly street_suffix: string | null;
  readonly postdirectional: string | null;
  readonly po_box: string | null;
  readonly units: readonly Unit[];
  readonly urbanization: string | null;
}

export const NO_LINE: DeliveryLine = {
  house_number: null,
  predirectional: null,
  street_name: null,
  street_suffix: null,
  postdirectional: null,
  po_box: null,
  units: [],
  urbanization: null,
};
