/** Sorts before every id. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
