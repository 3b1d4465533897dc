/**
 * The mark of an audit record: computed from its hash with a key outside this database, so that a party that
 * can write here can't rewrite the chain. Null on records of earlier versions.
 */
export const auditMarks = `
ALTER TABLE audit ADD COLUMN mark bytea;
`;
