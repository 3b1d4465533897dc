import type { Position } from '../reference/city-table';

/** An address that a source says exists. */
export interface AddressPoint {
  /** The source is a register of delivery points; else it lists addresses. */
  readonly isDeliveryPoint: boolean;
  /** Units within it are listed beside it. */
  readonly hasUnits: boolean;
  readonly position: Position | null;
  /** What the source says that its positions are of. */
  readonly positionOf: 'POINT' | 'ROOFTOP' | 'PARCEL';
}

/** The loaded sources of address points. */
export interface AddressPoints {
  /** A point by its normal form. */
  find(country: string, form: string): AddressPoint | null;
  /** Some address of one of these roads is listed. */
  hasRoad(country: string, forms: readonly string[]): boolean;
}

export const NO_ADDRESS_POINTS: AddressPoints = { find: () => null, hasRoad: () => false };
