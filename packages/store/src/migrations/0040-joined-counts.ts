/**
 * Merged device ids: whether every count names the remaining id. Keys that are not subjects (addresses, bank
 * accounts, passwords, sessions) are found by decrypting the transactions, which a job does after the merge.
 */
export const joinedCounts = `
ALTER TABLE device_alias ADD COLUMN counts_moved boolean NOT NULL DEFAULT false;
CREATE INDEX device_alias_unmoved ON device_alias (account_id, alias_id) WHERE NOT counts_moved;
`;
