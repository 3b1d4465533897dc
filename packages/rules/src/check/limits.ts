/** Bounds of one rule, checked when it is saved. */
export const MAX_DEPTH = 10;
export const MAX_NODES = 200;
export const MAX_TEXT_VALUE = 1_000;
export const MAX_ARRAY_VALUES = 1_000;
