/** Bounds of one rule, checked when it is saved. */
export const MAX_DEPTH = 10;
export const MAX_NODES = 200;
export const MAX_TEXT_VALUE = 1_000;
export const MAX_ARRAY_VALUES = 1_000;

/** States of all patterns of one rule, their repeats written out. */
export const MAX_RULE_STATES = 4_000;

/** Bounds of all rules of a policy together. */
export const MAX_SET_PARTS = 100_000;
export const MAX_SET_STATES = 100_000;
