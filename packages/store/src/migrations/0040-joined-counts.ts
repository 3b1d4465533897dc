/**
 * Two device ids that proved to be one: whether every count names the id that stayed. Keys that are no subjects (addresses, bank
 * accounts, passwords, sessions) are found by opening the calls, which a job does behind the join.
 */
export const joinedCounts = `
ALTER TABLE device_alias ADD COLUMN counts_moved boolean NOT NULL DEFAULT false;
CREATE INDEX device_alias_unmoved ON device_alias (account_id, alias_id) WHERE NOT counts_moved;
`;
