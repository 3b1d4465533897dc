/**
 * The mark of a record of the audit trail: made of its hash under a key that is not in this database, so that who can
 * write here cannot write the chain anew. Null on records of earlier versions.
 */
export const auditMarks = `
ALTER TABLE audit ADD COLUMN mark bytea;
`;
